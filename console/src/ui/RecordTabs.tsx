import { Classes, Tab, Tabs } from '@blueprintjs/core';
import { type JSX, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from './format/rupees.ts';

const COUNT_TAG = { className: 'kit-tab-count kit-numeric' };

export interface RecordTab {
  /** Tab name in the address: ?tab=addresses */
  id: string;
  title: string;
  /** Number of records, where the page knows it without asking. */
  count?: number | undefined;
  panel: JSX.Element;
}

/** Scrolls the open tab into view: on a phone the row of tabs is wider than the screen. */
function showTitle(titleId: string): void {
  const title = document.getElementById(titleId);
  const row = title?.parentElement;
  if (!title || !row) return;
  const isSeen =
    title.offsetLeft >= row.scrollLeft &&
    title.offsetLeft + title.offsetWidth <= row.scrollLeft + row.clientWidth;
  if (!isSeen) row.scrollLeft = title.offsetLeft;
}

/**
 * Tabs under a record's details. The open one is in the address; the others request nothing. Another tab resets the filters:
 * filters and page in the address were those of the one before.
 */
export function RecordTabs({ label, tabs }: { label: string; tabs: readonly RecordTab[] }) {
  const [params, setParams] = useSearchParams();
  const urlTab = params.get('tab');
  const first = tabs[0]?.id;
  const open = tabs.some((tab) => tab.id === urlTab) ? urlTab : first;
  const id = `${label.replaceAll(' ', '-')}-tabs`; // others name it, and a space would end the name
  useEffect(() => showTitle(`${Classes.TAB}-title_${id}_${open}`), [id, open]);
  return (
    <Tabs
      id={id}
      className="kit-record-tabs"
      selectedTabId={open ?? ''}
      renderActiveTabPanelOnly
      onChange={(tab) => setParams(tab === first ? {} : { tab: String(tab) })}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          id={tab.id}
          title={tab.title}
          tagContent={tab.count === undefined ? undefined : formatCount(tab.count)}
          tagProps={COUNT_TAG}
          panel={tab.panel}
        />
      ))}
    </Tabs>
  );
}

import { Tab, Tabs } from '@blueprintjs/core';
import type { JSX } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface RecordTab {
  /** Tab name in the address: ?tab=addresses */
  id: string;
  title: string;
  panel: JSX.Element;
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
  return (
    <Tabs
      id={`${label.replaceAll(' ', '-')}-tabs`} // others name it, and a space would end the name
      className="kit-record-tabs"
      selectedTabId={open ?? ''}
      renderActiveTabPanelOnly
      onChange={(id) => setParams(id === first ? {} : { tab: String(id) })}
    >
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tab.id} title={tab.title} panel={tab.panel} />
      ))}
    </Tabs>
  );
}

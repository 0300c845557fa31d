import { Button } from '@blueprintjs/core';
import type { ListName } from '@munim/schema/list-views/lists.ts';
import type { GridApi } from 'ag-grid-community';
import { type ReactNode, useEffect, useRef } from 'react';
import { keptColumns, useViewColumns } from '../columnMemory.ts';
import type { Filter } from '../FilterBar.tsx';
import { isPhone } from '../isPhone.ts';
import { layColumns } from '../layColumns.ts';
import { Select } from '../../form/Select.tsx';
import { t } from '../../text.ts';
import { type ListView, useListView } from './useListView.ts';
import { useViewsService } from './viewsService.ts';
import { ViewMenu } from './ViewMenu.tsx';
import './views.css';

/** Views in sight; the others are behind one choice. */
const IN_SIGHT = 8;

interface Props {
  list: ListName;
  filters: readonly Filter[];
  /** The grid whose columns the view has; none where rows are grouped. */
  api: GridApi | null;
  besideViews?: ReactNode;
}

interface ChoiceProps {
  views: readonly ListView[];
  active: ListView | undefined;
  label: string;
  onOpen: (view: ListView) => void;
}

function ViewChoice({ views, active, label, onOpen }: ChoiceProps) {
  const shown = views.find(({ key }) => key === active?.key);
  return (
    <Select
      aria-label={label}
      value={shown?.key ?? ''}
      options={[
        ...(shown ? [] : [{ value: '', label }]),
        ...views.map(({ key, name }) => ({ value: key, label: name })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const view = views.find(({ key }) => key === value);
        if (view) onOpen(view);
      }}
    />
  );
}

/** The grid's columns are those of the view while it is shown. */
function useColumnsOfView(list: ListName, active: ListView | undefined, api: GridApi | null) {
  const columns = active?.saved?.columns ?? null;
  const id = active?.saved ? active.key : null;
  const drawn = useRef(false);
  const isChanged = useViewColumns(list, id, columns);
  useEffect(() => {
    if (!api) return;
    // the grid begins with the columns of the person
    if (drawn.current || columns !== null) layColumns(api, list);
    drawn.current = true;
  }, [api, list, id, columns]);
  return isChanged;
}

/** Named sets of filters, sort and columns over a list: "All", those of the product, shared and own ones. */
export function ViewBar({ list, filters, api, besideViews }: Props) {
  const service = useViewsService();
  const { views, active, isChanged, now, open } = useListView(list, filters);
  const areColumnsChanged = useColumnsOfView(list, active, api);
  // 'All' alone chooses nothing; once the list is filtered, that can be kept as the first view
  const isEmpty = views.length === 1 && !isChanged && !areColumnsChanged;
  if (!service || (isEmpty && !besideViews)) return null;
  if (isPhone()) {
    // there views are chosen, not made
    const hasChoice = views.length > 1;
    if (!hasChoice && !besideViews) return null;
    return (
      <div className="kit-views" role="group" aria-label={t('Views')}>
        {hasChoice && (
          <ViewChoice
            views={views}
            active={active}
            label={t('View', { context: 'list' })}
            onOpen={open}
          />
        )}
        {besideViews}
      </div>
    );
  }
  const rest = views.slice(IN_SIGHT);
  return (
    <div className="kit-views" role="group" aria-label={t('Views')}>
      {views.slice(0, IN_SIGHT).map((view) => (
        <Button
          key={view.key}
          variant="minimal"
          size="small"
          text={view.name}
          active={view.key === active?.key}
          aria-pressed={view.key === active?.key}
          onClick={() => open(view)}
        />
      ))}
      {rest.length > 0 && (
        <ViewChoice views={rest} active={active} label={t('More views')} onOpen={open} />
      )}
      <ViewMenu
        list={list}
        service={service}
        active={active}
        isChanged={isChanged || areColumnsChanged}
        content={() => ({ parameters: now, columns: keptColumns(list, api) })}
        onOpen={open}
        onAll={() => views[0] && open(views[0])}
      />
    </div>
  );
}

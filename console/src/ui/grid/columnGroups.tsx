import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { groupsText, parseGroups } from '@munim/schema/my-settings/my-settings.rules.ts';
import type {
  ColDef,
  ColGroupDef,
  Column,
  ColumnGroupOpenedEvent,
  GridApi,
  GridOptions,
  IHeaderGroupParams,
} from 'ag-grid-community';
import { useEffect, useMemo, useState } from 'react';
import { chooseSetting, settingOf } from '../mySettings.ts';
import { useSetting } from '../useSetting.ts';
import { t } from '../text.ts';
import { HEAD_CLASS, PADDING } from './columnTexts.ts';
import type { ColumnContext, ColumnGroup } from './columns.tsx';
import { widthsOf } from './measureText.ts';

export const GROUP_HEAD_HEIGHT = 26;
/** Pixels of the chevron behind the name. */
const CHEVRON = 20;

const contextOf = ({ context }: ColDef) => context as ColumnContext | undefined;

const placed =
  (folds: boolean) =>
  <Row,>(group: ColumnGroup, column: ColDef<Row>): ColDef<Row> => ({
    ...column,
    ...(folds ? { columnGroupShow: 'open' } : {}),
    context: { ...column.context, group },
  });
/** Column that is always shown. */
export const inGroup = placed(false);
/** Column that is shown while its group is unfolded. */
export const foldedIn = placed(true);

/** Column without its group. */
export function ungrouped<Row>(given: ColDef<Row>): ColDef<Row> {
  const { columnGroupShow: _, ...column } = given;
  const { group: __, ...context } = contextOf(column) ?? {};
  return { ...column, context };
}

const keyOf = (grid: string) => `groups.${grid}`;

const isOpen = (kept: readonly string[] | null, { id, open }: ColumnGroup) =>
  kept ? kept.includes(id) : open === true;

const keptOf = (grid: string | undefined) =>
  grid === undefined ? null : parseGroups(settingOf(keyOf(grid)) ?? '');

/** The columns without those of folded groups, which no key goes to. */
export function useUnfolded<Of extends { column: ColDef }>(
  columns: readonly Of[],
  grid: string | undefined,
): readonly Of[] {
  const text = useSetting(keyOf(grid ?? ''));
  return useMemo(() => {
    const kept = parseGroups(text ?? '');
    return columns.filter(({ column }) => {
      const group = contextOf(column)?.group;
      return !group || column.columnGroupShow !== 'open' || isOpen(kept, group);
    });
  }, [columns, text]);
}

/** Name and sign of a group; the key is Enter on its head, which the grid knows. */
function GroupHead({ columnGroup, displayName, setExpanded }: IHeaderGroupParams) {
  const group = columnGroup.getProvidedColumnGroup();
  const [open, setOpen] = useState(group.isExpanded());
  useEffect(() => {
    const changed = () => setOpen(group.isExpanded());
    group.addEventListener('expandedChanged', changed);
    return () => group.removeEventListener('expandedChanged', changed);
  }, [group]);
  if (!group.isExpandable()) return <span className="kit-group-head">{displayName}</span>;
  return (
    <button
      type="button"
      className="kit-group-head"
      tabIndex={-1}
      title={open ? t('Show fewer columns') : t('Show more columns')}
      onClick={() => setExpanded(!open)}
    >
      {displayName}
      {open ? <ChevronLeft /> : <ChevronRight />}
    </button>
  );
}

const widthOfHead = (name: string) =>
  (widthsOf([{ text: name, className: HEAD_CLASS }], document.body)[0] ?? 0) + PADDING + CHEVRON;

/** A folded group may be one column, which then is as wide as the head of the group. */
function withRoom<Row>(column: ColDef<Row>, name: string): ColDef<Row> {
  const { drawnWidth = 0 } = contextOf(column) ?? {};
  return {
    ...column,
    context: { ...column.context, drawnWidth: Math.max(drawnWidth, widthOfHead(name)) },
  };
}

function groupDef<Row>(
  group: ColumnGroup,
  columns: readonly ColDef<Row>[],
  unfolded: boolean,
): ColGroupDef<Row> {
  const inSight = columns.filter(({ columnGroupShow }) => !columnGroupShow);
  return {
    // a key by its place would pass its state to another group when columns come or go
    groupId: `group-${group.id}`,
    headerName: group.name,
    headerGroupComponent: GroupHead,
    openByDefault: unfolded,
    marryChildren: true,
    children: columns.map((column) => ({
      ...(inSight.length === 1 && column === inSight[0] ? withRoom(column, group.name) : column),
      // a group stays whole
      suppressMovable: true,
    })),
  };
}

/** Neighbours of one group under its head; where no column has a group all stay as they are. */
export function grouped<Row>(
  columns: readonly ColDef<Row>[],
  grid: string | undefined,
): (ColDef<Row> | ColGroupDef<Row>)[] {
  const kept = keptOf(grid);
  return columns.flatMap((column, at) => {
    const group = contextOf(column)?.group;
    if (!group) return [column];
    const isSame = (other: ColDef<Row>) => contextOf(other)?.group?.id === group.id;
    const before = columns[at - 1];
    if (before && isSame(before)) return [];
    const after = columns.slice(at);
    const end = after.findIndex((other) => !isSame(other));
    return [groupDef(group, end < 0 ? after : after.slice(0, end), isOpen(kept, group))];
  });
}

export const hasGroups = (columns: readonly ColDef[]): boolean =>
  columns.some((column) => contextOf(column)?.group);

/** True when the column's group is folded. */
export const isFolded = (column: Column): boolean =>
  column.getColumnGroupShow() === 'open' && column.getOriginalParent()?.isExpanded() === false;

/** Keeps which groups the person has unfolded. */
export function rememberGroups({ api }: ColumnGroupOpenedEvent, grid: string | undefined): void {
  if (grid === undefined) return;
  const open = new Map<string, boolean>();
  for (const column of api.getAllGridColumns() ?? []) {
    const { group } = contextOf(column.getColDef()) ?? {};
    if (group) open.set(group.id, column.getOriginalParent()?.isExpanded() ?? false);
  }
  // groups that another record has stay as they are
  const others = (keptOf(grid) ?? []).filter((id) => !open.has(id));
  const here = [...open].flatMap(([id, unfolded]) => (unfolded ? [id] : []));
  chooseSetting(keyOf(grid), groupsText([...others, ...here]));
}

const overflows = (api: GridApi, box: HTMLElement | null) => {
  const room = box?.querySelector('.ag-grid-viewport')?.clientWidth ?? 0;
  const taken = api
    .getAllDisplayedColumns()
    .reduce((all, column) => all + column.getActualWidth(), 0);
  return room > 0 && taken > room;
};

/** Folds groups until the one that was just unfolded fits beside the rest; `fit` lays the columns out again. */
export function foldOthers(
  { api, columnGroup }: ColumnGroupOpenedEvent,
  box: HTMLElement | null,
  fit: () => void,
): void {
  if (!columnGroup?.isExpanded()) return;
  for (const { groupId, open } of api.getColumnGroupState()) {
    if (!overflows(api, box)) return;
    if (!open || groupId === columnGroup.getGroupId()) continue;
    api.setColumnGroupOpened(groupId, false);
    fit();
  }
}

/** Options of a grid that may have groups. */
export const GROUP_HEADS: GridOptions = { groupHeaderHeight: GROUP_HEAD_HEIGHT };

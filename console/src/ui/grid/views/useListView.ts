import { ALL_ROWS, viewParameters } from '@munim/schema/list-views/list-views.rules.ts';
import { type ListName, listOf, TODAY } from '@munim/schema/list-views/lists.ts';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { today } from '../../format/dates.ts';
import { type Filter, filterNames } from '../FilterBar.tsx';
import { t } from '../../text.ts';
import { useChangeUrl, type UrlChange } from '../useUrlParam.ts';
import { type Parameters, type SavedView, useViewsService } from './viewsService.ts';

/** One of the tabs over a list. */
export interface ListView {
  /** `all`, the key of a view of the product, or an id. */
  key: string;
  name: string;
  parameters: Parameters;
  saved?: SavedView;
}

/** Parameters that buttons set, not filters. */
const WITHOUT_FILTER = ['sort', 'group', 'transporters'];
const DAY = 'dueBefore';
/** The words of the views that the product gives (lists.ts). */
const GIVEN_NAMES: Readonly<Record<string, string>> = {
  Pending: t('Pending'),
  'Price Updated': t('Price Updated'),
  'Group by date': t('Group by date'),
  Draft: t('Draft'),
  Sent: t('Sent'),
  'Open orders': t('Open orders'),
  'Late only': t('Late only'),
  'Pending approval': t('Pending approval'),
  Issued: t('Issued'),
  'In Transit': t('In Transit'),
};
const givenOf = (list: ListName): ListView[] =>
  listOf(list).given.map((view) => ({ ...view, name: GIVEN_NAMES[view.name] ?? view.name }));
const ALL: ListView = { key: ALL_ROWS, name: t('All'), parameters: {} };

const isSame = (one: Parameters, other: Parameters) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/**
 * Parameters that this viewer may use: a view of a user with more rights must not break the list.
 */
function usableOf(list: ListName, filters: readonly Filter[]): string[] {
  const offered = new Set([...filters.flatMap(filterNames), ...WITHOUT_FILTER]);
  return viewParameters(list).filter((name) => offered.has(name));
}

const pick = (parameters: Parameters, names: readonly string[]): Parameters =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters[name];
      return value ? [[name, value]] : [];
    }),
  );

/** Parameters of the address on this day. */
const onThisDay = (parameters: Parameters): Parameters =>
  parameters[DAY] === TODAY ? { ...parameters, [DAY]: today() } : parameters;
/** Parameters that a view keeps: late is late on each day. */
const onAnyDay = (parameters: Parameters): Parameters =>
  parameters[DAY] === today() ? { ...parameters, [DAY]: TODAY } : parameters;

/** Others are told by their parameters alone. */
const isSaved = (key: string) => /^\d+$/.test(key);

/** The change of the address that shows the view; all other filters go. */
function changeTo(view: ListView, list: ListName, usable: readonly string[]): UrlChange {
  const none = Object.fromEntries(viewParameters(list).map((name) => [name, null]));
  const id = isSaved(view.key) ? view.key : null;
  return {
    ...none,
    page: null,
    limit: null,
    view: id,
    ...pick(onThisDay(view.parameters), usable),
  };
}

/** The views of a list, the one that is shown, and whether what is shown differs from it. */
export function useListView(list: ListName, filters: readonly Filter[]) {
  const service = useViewsService();
  const [params] = useSearchParams();
  const change = useChangeUrl();
  const usable = usableOf(list, filters);
  const now = onAnyDay(pick(Object.fromEntries(params), usable));
  const saved = (service?.viewsOf(list) ?? []).map((view): ListView => ({
    key: view.id,
    name: view.name,
    parameters: view.parameters,
    saved: view,
  }));
  const views: ListView[] = [ALL, ...givenOf(list), ...saved];
  const named = views.find(({ key }) => key === params.get('view'));
  const shows = ({ parameters }: ListView) => isSame(pick(parameters, usable), now);
  const active =
    named && (named.saved !== undefined || shows(named))
      ? named
      : [ALL, ...givenOf(list)].find(shows);
  return {
    views,
    active,
    isChanged: active === undefined || !shows(active),
    now,
    open: (view: ListView) => change(changeTo(view, list, usable)),
  };
}

/** Opens the viewer's default when the list is opened without parameters; true until that is done. */
export function useDefaultView(list: ListName | undefined, filters: readonly Filter[]): boolean {
  const service = useViewsService();
  const { search, state } = useLocation();
  const change = useChangeUrl();
  const isBare = search === '' && (state as { byList?: boolean } | null)?.byList !== true;
  const key = isBare && list ? service?.defaultOf(list) : undefined;
  const saved = list && service?.viewsOf(list).find(({ id }) => id === key);
  const view: ListView | undefined = saved
    ? { key: saved.id, name: saved.name, parameters: saved.parameters, saved }
    : list && givenOf(list).find((given) => given.key === key);
  useEffect(() => {
    if (view && list) change(changeTo(view, list, usableOf(list, filters)), { replace: true });
  });
  return view !== undefined;
}

import { parseColumns } from '../my-settings/my-settings.rules.ts';
import { ALL_ROLES, type Can, Role } from '../shared/roles.ts';
import { isListName, type ListName, listOf } from './lists.ts';

export const LIST_VIEWS = { name: 60, perList: 50, value: 1000, columns: 8000 } as const;

/** Everything, without a view; always there. */
export const ALL_ROWS = 'all';
const SORT = 'sort';
const SORT_VALUE = /^[\w.-]{1,60}:(asc|desc)$/;
const VIEW_ID = /^[1-9]\d{0,14}$/;

/** Who sets up the work of others: their permissions, and what they find in a list. */
export const sharesViews = (can: Can): boolean => can('ADMIN_USER', 'UPDATE');

/** People of a customer's organisation see views of their own alone: names of shared ones are words among staff. */
export const seesSharedViews = (roleId: number): boolean => roleId !== Role.ORGANISATION;
export const ROLES_WITH_DEFAULTS: readonly number[] = ALL_ROLES.filter(seesSharedViews);

/** Parameters of the address that a view of the list may have. */
export const viewParameters = (list: ListName): readonly string[] => [
  ...listOf(list).parameters,
  SORT,
];

export interface Fault {
  field: string;
  message: string;
}

/** Why a view cannot be kept, and the field at fault; null if it can. */
export function viewProblem(view: {
  list: string;
  parameters?: Readonly<Record<string, string>> | undefined;
  columns?: string | null | undefined;
}): Fault | null {
  const { list, parameters = {}, columns = null } = view;
  if (!isListName(list)) return { field: 'list', message: `No list is called ${list}` };
  const known = viewParameters(list);
  for (const [name, value] of Object.entries(parameters)) {
    const field = `parameters.${name}`;
    if (!known.includes(name)) return { field, message: `This list has no filter ${name}` };
    if (value.length === 0 || value.length > LIST_VIEWS.value)
      return { field, message: `A filter has 1 to ${LIST_VIEWS.value} characters` };
    if (name === SORT && !SORT_VALUE.test(value))
      return { field, message: 'A sort is column:asc or column:desc' };
  }
  if (columns !== null && (columns.length > LIST_VIEWS.columns || !parseColumns(columns)))
    return { field: 'columns', message: 'Columns are JSON, as those of mySettings' };
  return null;
}

/** What a list opens with: everything, a view of the product, or one by its id. */
export type Choice = { given: string } | { id: number };

export function choiceOf(list: ListName, text: string): Choice | null {
  if (VIEW_ID.test(text)) return { id: Number(text) };
  const isGiven = text === ALL_ROWS || listOf(list).given.some(({ key }) => key === text);
  return isGiven ? { given: text } : null;
}

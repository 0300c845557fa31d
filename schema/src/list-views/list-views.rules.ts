import { parseColumns } from '../my-settings/my-settings.rules.ts';
import { isDay } from '../shared/days.ts';
import { ALL_ROLES, type Can, Role } from '../shared/roles.ts';
import { isListName, type ListName, listOf, TODAY } from './lists.ts';

export const LIST_VIEWS = { name: 60, perList: 50, value: 1000, text: 200, columns: 8000 } as const;

/** Name of the list without a view, which always exists. */
export const ALL_ROWS = 'all';
/** Names of that list in each language. */
const NAMES_OF_ALL: readonly string[] = [ALL_ROWS, 'सभी'];
const SORT = 'sort';
const SORT_VALUE = /^[\w.-]{1,60}:(asc|desc)$/;
const VIEW_ID = /^[1-9]\d{0,14}$/;

/**
 * True when the viewer sets up the work of others: their permissions, and what they find in a list.
 */
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

/** Line breaks, other control characters and marks that turn the direction of what follows; not the joiners of Hindi. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Reason why a view cannot have this name; names that differ only in case are the same. */
export function viewNameProblem(list: ListName, name: string): Fault | null {
  const wrong = (message: string) => ({ field: 'name', message });
  if (UNSEEN.test(name)) return wrong('A name is one line of characters that are seen');
  const same = name.trim().normalize().toLowerCase();
  const isTaken =
    NAMES_OF_ALL.includes(same) || listOf(list).given.some((v) => v.name.toLowerCase() === same);
  return isTaken ? wrong('A view of this list has this name already') : null;
}

const WORDS = /^[A-Z][A-Z0-9_]{0,59}(,[A-Z][A-Z0-9_]{0,59}){0,29}$/;
const WORD = /^[\w-]{1,60}$/;
const DAYS = ['fromDate', 'toDate', 'fromOrderDate', 'toOrderDate'];
/** Ids of the pickers, and parameters that are one word. */
const ONE_WORD = [
  ...['organisation', 'customer', 'salesPerson', 'seller', 'categoryManager', 'sourcePerson'],
  ...['assignedTo', 'assignedBy', 'transporter', 'group', 'transporters'],
  ...['category', 'manager'],
];

/** Reason why a parameter cannot have this value; the list itself decides what it means. */
function valueProblem(name: string, value: string): string | null {
  if (name === SORT) return SORT_VALUE.test(value) ? null : 'A sort is column:asc or column:desc';
  if (name === 'dueBefore')
    return value === TODAY || isDay(value) ? null : 'A day is YYYY-MM-DD, or today';
  if (DAYS.includes(name)) return isDay(value) ? null : 'A day is YYYY-MM-DD';
  if (name === 'statuses')
    return WORDS.test(value) ? null : 'Statuses are words with commas between';
  if (ONE_WORD.includes(name)) return WORD.test(value) ? null : 'This filter is one id or word';
  if (value.length > LIST_VIEWS.text) return `This filter has 1 to ${LIST_VIEWS.text} characters`;
  return UNSEEN.test(value) ? 'A filter is one line of characters that are seen' : null;
}

/** Reason why a view cannot be kept, and the field at fault; null if it can. */
export function viewProblem(view: {
  list: string;
  name?: string | undefined;
  parameters?: Readonly<Record<string, string>> | undefined;
  columns?: string | null | undefined;
}): Fault | null {
  const { list, name, parameters = {}, columns = null } = view;
  if (!isListName(list)) return { field: 'list', message: `No list is called ${list}` };
  const nameProblem = name === undefined ? null : viewNameProblem(list, name);
  if (nameProblem) return nameProblem;
  const known = viewParameters(list);
  for (const [parameter, value] of Object.entries(parameters)) {
    const field = `parameters.${parameter}`;
    if (!known.includes(parameter))
      return { field, message: `This list has no filter ${parameter}` };
    if (value.length === 0 || value.length > LIST_VIEWS.value)
      return { field, message: `A filter has 1 to ${LIST_VIEWS.value} characters` };
    const message = valueProblem(parameter, value);
    if (message) return { field, message };
  }
  if (columns !== null && (columns.length > LIST_VIEWS.columns || !parseColumns(columns)))
    return { field: 'columns', message: 'Columns are JSON, as those of mySettings' };
  return null;
}

/** View that a list opens with: everything, a view of the product, or one by its id. */
export type Choice = { given: string } | { id: number };

export function choiceOf(list: ListName, text: string): Choice | null {
  if (VIEW_ID.test(text)) return { id: Number(text) };
  const isGiven = text === ALL_ROWS || listOf(list).given.some(({ key }) => key === text);
  return isGiven ? { given: text } : null;
}

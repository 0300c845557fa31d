/** Choices that a person may keep, and the characters of one. */
export const MY_SETTINGS = { perUser: 200, key: 100, value: 8000, columns: 80 } as const;

/** A list by the name that its columns are kept under. */
const LIST = '[a-z][a-z0-9-]{0,59}';
const ROWS_KEY = new RegExp(`^rows\\.${LIST}$`);
const COLUMNS_KEY = new RegExp(`^columns\\.${LIST}(\\.phone)?$`);
/** Unfolded groups of the columns of a grid of lines. */
const GROUPS_KEY = new RegExp(`^groups\\.${LIST}$`);
/** Value that is kept where all groups are folded. */
const NO_GROUPS = 'none';
const GROUP_IDS = /^[a-z]{1,20}(,[a-z]{1,20}){0,9}$/;
const MOST_ROWS = 200;
/** Widths in px. */
const WIDTHS = { min: 20, max: 2000 } as const;
const COLUMN_ID = /^[\w.-]{1,60}$/;

const THEMES = ['light', 'dark'] as const;
const DENSITIES = ['comfortable', 'compact'] as const;
const MENU_WIDTHS = ['open', 'collapsed'] as const;
const LANGUAGES = ['en', 'hi'] as const;
/** Value of users who want the mail; the others have none. */
const DAILY_MAILS = ['on'] as const;
export type Density = (typeof DENSITIES)[number];
export type Language = (typeof LANGUAGES)[number];

const WORDS: Readonly<Record<string, readonly string[]>> = {
  theme: THEMES,
  density: DENSITIES,
  menu: MENU_WIDTHS,
  language: LANGUAGES,
  dailyMail: DAILY_MAILS,
};

/** One column of a list; width and visibility only where the person chose them. */
export interface SettingColumn {
  colId: string;
  shown?: boolean;
  width?: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isColumn(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { colId, shown, width, ...unknown } = value;
  return (
    Object.keys(unknown).length === 0 &&
    typeof colId === 'string' &&
    COLUMN_ID.test(colId) &&
    (shown === undefined || typeof shown === 'boolean') &&
    (width === undefined ||
      (Number.isInteger(width) && Number(width) >= WIDTHS.min && Number(width) <= WIDTHS.max))
  );
}

/** The columns of a list in their order, or null if the text is none. */
export function parseColumns(text: string): SettingColumn[] | null {
  let columns: unknown;
  try {
    columns = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(columns) || columns.length === 0 || columns.length > MY_SETTINGS.columns)
    return null;
  if (!columns.every(isColumn)) return null;
  const known = columns as SettingColumn[];
  return new Set(known.map(({ colId }) => colId)).size === known.length ? known : null;
}

/** Ids of the unfolded groups; null if the text is no list of them. */
export function parseGroups(text: string): string[] | null {
  if (text === NO_GROUPS) return [];
  return GROUP_IDS.test(text) ? text.split(',') : null;
}

export const groupsText = (ids: readonly string[]): string => ids.join(',') || NO_GROUPS;

const isRows = (value: string) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= MOST_ROWS;

/** True when a setting can be kept under this key. */
export const isSettingKey = (key: string): boolean =>
  Object.hasOwn(WORDS, key) || ROWS_KEY.test(key) || COLUMNS_KEY.test(key) || GROUPS_KEY.test(key);

/** Reason why a choice cannot be kept, and the field at fault; null if it can. */
export function settingProblem(
  key: string,
  value: string,
): { field: 'key' | 'value'; message: string } | null {
  const wrong = (message: string) => ({ field: 'value' as const, message });
  if (!isSettingKey(key)) return { field: 'key', message: `No setting is called ${key}` };
  const words = WORDS[key];
  if (words) return words.includes(value) ? null : wrong(`${key} is one of ${words.join(', ')}`);
  if (ROWS_KEY.test(key))
    return isRows(value) ? null : wrong(`Rows a page are a number from 1 to ${MOST_ROWS}`);
  if (GROUPS_KEY.test(key))
    return parseGroups(value)
      ? null
      : wrong(`Groups are at most 10 words with commas between them, or '${NO_GROUPS}'`);
  return value.length <= MY_SETTINGS.value && parseColumns(value)
    ? null
    : wrong(
        `Columns are JSON: at most ${MY_SETTINGS.columns} of colId, shown and width in px (${WIDTHS.min} to ${WIDTHS.max})`,
      );
}

import type { TicketList } from '@munim/schema/generated/types.ts';
import {
  isTicketText,
  TICKET_CHOICES,
  TICKET_FIELDS,
  type TicketChoices,
} from '@munim/schema/support/support.rules.ts';
import { type Env, isText, neededWith, readObject } from './settingValues.ts';

/** An outside task tracker: its lists, and the ids of its fields by our keys. */
export interface TicketTracker {
  url: string;
  token: string;
  lists: Readonly<Record<TicketList, string>>;
  fields: Readonly<Record<string, string>>;
  /** Milliseconds for all calls of one request. */
  timeoutMs: number;
}

const FIELDS_PROBLEM = 'TRACKER_FIELDS must be a JSON object of field keys and field ids';
const TIMEOUT_MS = 10_000;

/** Every field of a ticket has an id there: one without would be lost in silence. */
function readFields(json: string): TicketTracker['fields'] {
  const fields = readObject(json, isText, FIELDS_PROBLEM);
  const keys = Object.values(TICKET_FIELDS).flatMap((list): string[] => [
    ...list.filled,
    ...list.required,
    ...list.optional,
  ]);
  const missing = keys.find((key) => !fields[key]);
  if (missing) throw new Error(`TRACKER_FIELDS has no id for ${missing}`);
  const unknown = Object.keys(fields).find((key) => !keys.includes(key));
  if (unknown) throw new Error(`TRACKER_FIELDS has an unknown key ${unknown}`);
  return fields;
}

function readTimeout(text: string | undefined): number {
  const value = Number(text || TIMEOUT_MS);
  if (Number.isSafeInteger(value) && value >= 1 && value <= TIMEOUT_MS) return value;
  throw new Error(`TRACKER_TIMEOUT_MS must be a whole number from 1 to ${TIMEOUT_MS}`);
}

/** All of it, or none: half of it is a mistake that shows at the start, not at the first ticket. */
export function readTicketTracker(env: Env): TicketTracker | undefined {
  const url = env['TRACKER_URL']?.replace(/\/+$/, '');
  if (!url) return undefined;
  const needed = neededWith(env, 'TRACKER_URL');
  return {
    url,
    token: needed('TRACKER_TOKEN'),
    lists: {
      ORDER_STATUS: needed('TRACKER_LIST_ORDER_STATUS'),
      AD_HOC: needed('TRACKER_LIST_AD_HOC'),
      TECH_SUPPORT: needed('TRACKER_LIST_TECH_SUPPORT'),
    },
    fields: readFields(needed('TRACKER_FIELDS')),
    timeoutMs: readTimeout(env['TRACKER_TIMEOUT_MS']),
  };
}

const isName = (value: unknown): value is string =>
  isText(value) && value.trim() === value && value !== '' && value.length <= 100;
const areNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isName);
const CHOICES_PROBLEM =
  'TICKET_OPTIONS must be a JSON object of orderIssueTypes and techIssueTypes (lists of names) and categories (names by field)';

function areCategories(value: unknown): value is TicketChoices['categories'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, name]) => isTicketText(key) && isName(name));
}

/** TICKET_OPTIONS: what is absent stays as it is. */
export function readTicketChoices(json: string): TicketChoices {
  const anything = (value: unknown): value is unknown => value !== undefined;
  const { orderIssueTypes, techIssueTypes, categories, ...others } = {
    ...TICKET_CHOICES,
    ...readObject(json, anything, CHOICES_PROBLEM),
  } as Record<string, unknown>;
  const isRight =
    areNames(orderIssueTypes) &&
    areNames(techIssueTypes) &&
    areCategories(categories) &&
    Object.keys(others).length === 0;
  if (!isRight) throw new Error(CHOICES_PROBLEM);
  return { orderIssueTypes, techIssueTypes, categories };
}

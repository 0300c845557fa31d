import type { RecordEntity } from '@munim/schema/generated/types.ts';
import { type Can, seesCost } from '@munim/schema/shared/roles.ts';
import type { Change } from './logs.shapes.ts';

/** Changes as the audit row stores them. */
export type RawChanges = Readonly<Record<string, { from: unknown; to: unknown }>>;
/** Looked-up name of an id in a field; undefined when it is no id of a known kind. */
export type NameOf = (field: string, value: unknown) => string | undefined;

/** Parts of the names of cost fields: a later field is covered when its name contains one. */
const COST_FIELDS = new Set(['offer', 'cost', 'mg', 'margin', 'profit', 'loading']);
/**
 * Field with the reason why a line is sold below cost: it has no figure of a cost, so all who read
 * the line read it.
 */
const REASON = 'below_cost_reason';
/** Records whose seller is no cost field; on documents it is one. */
const MASTERS: readonly RecordEntity[] = ['SELLER', 'TENANT', 'PRODUCT'];

const wordsOf = (field: string) => field.toLowerCase().split(/[^a-z]+/);

/** True when the log of such a record shows a field to such a viewer. */
export function showsField(entity: RecordEntity, field: string, can: Can): boolean {
  if (seesCost(can) || columnOf(field) === REASON) return true;
  const parts = wordsOf(field);
  return !parts.some(
    (word) => COST_FIELDS.has(word) || (word === 'seller' && !MASTERS.includes(entity)),
  );
}

/** The last word of 'line 3 sales_person' is the column. */
export const columnOf = (field: string): string => field.split(' ').at(-1) ?? field;

function textOf(
  value: unknown,
  field: string,
  nameOf: NameOf,
  shows: (field: string) => boolean,
): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) {
    const texts = value
      .map((one: unknown) => textOf(one, field, nameOf, shows))
      .filter((text) => text !== null);
    return texts.length ? texts.join(', ') : null;
  }
  if (typeof value === 'object') {
    const inner = Object.entries(value).filter(([name]) => shows(name));
    return (
      inner.map(([name, one]) => `${name} ${textOf(one, name, nameOf, shows) ?? '–'}`).join(', ') ||
      null
    );
  }
  return nameOf(field, value) ?? (typeof value === 'string' ? value : JSON.stringify(value));
}

const byField = new Intl.Collator('en', { numeric: true });

/** Changes of an audit row that the viewer may see, in the order of the fields' names. */
export function shownChanges(
  entity: RecordEntity,
  changes: RawChanges,
  can: Can,
  nameOf: NameOf,
): Change[] {
  const shows = (field: string) => showsField(entity, field, can);
  return Object.entries(changes)
    .filter(([field]) => shows(field))
    .map(([field, { from, to }]) => ({
      field,
      from: textOf(from, field, nameOf, shows),
      to: textOf(to, field, nameOf, shows),
    }))
    .toSorted((one, other) => byField.compare(one.field, other.field));
}

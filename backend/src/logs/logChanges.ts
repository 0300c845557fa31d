import type { RecordEntity } from '@munim/schema/generated/types.ts';
import { type Can, seesCost } from '@munim/schema/shared/roles.ts';
import type { Change } from './logs.shapes.ts';

/** As the audit row holds them. */
export type RawChanges = Readonly<Record<string, { from: unknown; to: unknown }>>;
/** What an id of a field stands for, once it was looked up; undefined when it is no id of anything known. */
export type NameOf = (field: string, value: unknown) => string | undefined;

/** Words of fields that tell what the house pays. Whatever a later field is called, one of these is in it. */
const COST_WORDS = new Set(['offer', 'cost', 'mg', 'margin', 'profit', 'loading']);
/** On a paper the seller is known only to who sees costs; a vendor's own record is about nothing else. */
const MASTERS: readonly RecordEntity[] = ['SELLER', 'TENANT', 'PRODUCT'];

const wordsOf = (field: string) => field.toLowerCase().split(/[^a-z]+/);

/** Whether the log of such a record shows a field to such a viewer. */
export function showsField(entity: RecordEntity, field: string, can: Can): boolean {
  if (seesCost(can)) return true;
  const words = wordsOf(field);
  return !words.some(
    (word) => COST_WORDS.has(word) || (word === 'seller' && !MASTERS.includes(entity)),
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

/** What a viewer is shown of the changes of an audit row, in the order of the fields' names. */
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

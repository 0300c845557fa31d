import type {
  ImportKind,
  PermissionAction,
  PermissionEntity,
} from '@munim/schema/generated/types.ts';
import type { Static, TSchema } from 'typebox';
import type { RawBuilder } from 'kysely';
import type { AuditedKind } from '../core/data/auditedKinds.ts';
import type { Trx } from '../core/data/database.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import type { AppParts, Declared } from '../core/http/appParts.ts';
import { validating } from '../core/http/compilers.ts';
import { problemOf } from '../core/http/replies.ts';
import { badField, Refusal } from '../core/http/errors.ts';
import type { rowsOfSheet, SheetColumn, SheetRow } from '../sheets/sheets.public.ts';
import type { LookUpName, NamedOnly } from './imports.shapes.ts';

type Pair = readonly [PermissionEntity, PermissionAction];

export type ImportValue = string | number | boolean | null;
/** Values of a row by column; absent where the sheet has no such column. */
export type ImportValues = SheetRow['values'];

/** Reading of another program's file as a kind's sheet. */
export type ForeignSheet = NonNullable<Parameters<typeof rowsOfSheet>[1]['foreign']>[number];

/** A column, and the field of the write that refusals name. */
export type ImportColumn = SheetColumn & {
  help: string;
  example: string;
  /** Path in the body of the write: 'shipping_address.city'. The column's own name when absent. */
  field?: string;
  /** The value names a record, by its external id or else by its name. */
  refersTo?: LookUpName;
  /**
   * True for a column of a line: rows with the same external id are one document. In `field` a #
   * stands for the line's place.
   */
  ofLine?: true;
};

/** A row whose look-ups have been made. */
export interface ImportRow {
  values: ImportValues;
  /** Ids of the records that look-up columns name. */
  ids: Readonly<Partial<Record<string, number>>>;
  /** Number of lines of a document, whose values are keyed as '1.quantity'. */
  lines?: number;
  /** User who applies the sheet, of kinds that a second person applies; absent in a check. */
  approvedBy?: number;
}

/** A record that a look-up column may name. */
export interface NamedRecord {
  id: number;
  name: string;
}

/** Records in the row scope by name, whatever its case; `ids` finds by id instead. */
export interface LookUp {
  /** Noun in 'There is no customer …'. */
  word: string;
  byName(context: ReadContext, lowerNames: readonly string[]): Promise<NamedRecord[]>;
  byId(context: ReadContext, ids: readonly number[]): Promise<NamedRecord[]>;
}

/** All that can be imported, and what a row may name beside that. */
export interface ImportDefinitions {
  kinds: Readonly<Record<ImportKind, ImportDefinition>>;
  named: Readonly<Record<NamedOnly, LookUp>>;
}

export type ImportParts = AppParts & Declared;

/**
 * Declaration of a feature's records that can be imported. Rows are written by the services that the console's forms
 * call, so that every rule, permission and audit row is the same.
 */
export interface ImportDefinition {
  label: string;
  help: string;
  /** Columns after external_id, which all kinds have. */
  columns: readonly ImportColumn[];
  /** Masters of Tally that are such records, by their names as external ids. */
  tally?: NonNullable<Parameters<typeof rowsOfSheet>[1]['tally']>;
  /** Other sheets that are read, beside those of Zoho Books. */
  foreign?: readonly ForeignSheet[];
  /** All that creating and changing need. */
  permissions: readonly Pair[];
  /** Permission of the second person, other than the sender, who applies the sheet. */
  secondPerson?: Pair;
  /** Kind of its audit rows. */
  entity: AuditedKind;
  /** Table and key, for what refers to a record. */
  table: string;
  key: string;
  /** Columns whose value, or values together, no two records may share, whatever their case. */
  unique?: readonly (string | readonly string[])[];
  /** Lets rows of other kinds name it. */
  lookUp?: LookUp;
  /** Present values by column, of look-up columns the id, of those in the row scope. */
  current(
    context: ReadContext,
    ids: readonly number[],
  ): Promise<Map<number, Record<string, ImportValue>>>;
  /** Writes a new record and answers its id. */
  add(work: Work, parts: ImportParts, row: ImportRow): Promise<number>;
  /** Writes the columns named in `changed`; the row is the whole record as it will be, null clears. */
  edit(
    work: Work,
    parts: ImportParts,
    id: number,
    row: ImportRow & { changed: ReadonlySet<string> },
  ): Promise<void>;
  /** Statements that delete what new records brought with them, before the records themselves. */
  ownParts?(ids: readonly number[]): readonly RawBuilder<unknown>[];
  /** Undoes new records where deleting them would leave a wrong trace; refuses what has been used. */
  takeBack?(work: Work, parts: ImportParts, ids: readonly number[], reason: string): Promise<void>;
}

/** Lets a request start a run; the job is queued in the request's transaction. */
export interface ImportQueue {
  send(trx: Trx, job: ImportJob): Promise<void>;
}
export interface ImportJob {
  importId: number;
  runId: string;
}

const checks = new WeakMap<TSchema, ReturnType<typeof validating>>();

/** Refuses the format of a value, where the column's own help can say more. */
export class WrongForm extends Refusal {}

/** Keywords of the shapes in the words of a sheet. */
const FORM: Readonly<Record<string, (limit: unknown) => string>> = {
  minLength: (least) => `must have at least ${String(least)} characters`,
  maxLength: (most) => `must have at most ${String(most)} characters`,
  format: () => 'is not valid',
  type: () => 'is not valid',
};

/** A body as the route of the console's form takes it; refused in the same words. */
export function bodyOf<T extends TSchema>(schema: T, fields: object): Static<T> {
  const body: unknown = JSON.parse(JSON.stringify(fields));
  const check =
    checks.get(schema) ?? validating({ schema, method: 'POST', url: '', httpPart: 'body' });
  checks.set(schema, check);
  if (check(body) === true) return body as Static<T>;
  const [problem] = (check as { errors?: Parameters<typeof problemOf>[0][] }).errors ?? [];
  if (!problem) throw new Error('A body was refused without a reason');
  const { field, message } = problemOf(problem);
  const words = FORM[problem.keyword]?.(Object.values(problem.params)[0]);
  throw new WrongForm(400, 'VALIDATION', words ? `${field} ${words}` : message, { field });
}

/** Text of a column; undefined where the row has none, empty where it clears the value. */
export const textOf = ({ values }: ImportRow, column: string): string | undefined => {
  const value = values[column];
  return value === undefined ? undefined : String(value ?? '');
};

/** The lines of a document, as rows of their own. */
export const linesOf = ({ values, ids, lines = 0 }: ImportRow): ImportRow[] =>
  Array.from({ length: lines }, (_, at) => {
    const start = `${at + 1}.`;
    const own = <T>(all: Readonly<Record<string, T>>) =>
      Object.fromEntries(
        Object.entries(all).flatMap(([name, value]) =>
          name.startsWith(start) ? [[name.slice(start.length), value] as const] : [],
        ),
      );
    return { values: own(values), ids: own(ids) };
  });

/** Values of a document's lines under the names that its rows have them by. */
export const lineValues = (
  lines: readonly Record<string, ImportValue>[],
): Record<string, ImportValue> =>
  Object.fromEntries(
    lines.flatMap((line, at) =>
      Object.entries(line).map(([name, value]) => [`${at + 1}.${name}`, value]),
    ),
  );

/** The record that a look-up column names. */
export const idOf = ({ ids }: ImportRow, column: string): number => {
  const id = ids[column];
  if (id === undefined) throw badField(column, `${column} is required`);
  return id;
};

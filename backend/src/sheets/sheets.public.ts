import { createHash } from 'node:crypto';
import { setImmediate as everyoneElse } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Access } from '../core/access/access.ts';
import { type AuditEntry } from '../core/data/audit.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { type Work, workOf } from '../core/data/work.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { badField, refused } from '../core/http/errors.ts';
import { readUpload } from '../core/http/readUpload.ts';
import { Answer, Count, Id, Maybe, Nullable, Shape } from '../core/http/shapes.ts';
import type { Settings } from '../core/settings.ts';
import { parseSheet } from './parseSheet.ts';
import { type SheetColumns, SheetFault, type SheetValue } from './sheetColumns.ts';
import type { SheetContent } from './sheetReader.ts';

/** One value that a sheet changes; no id yet for a new record. */
export interface SheetDifference {
  row: number;
  id: number | null;
  field: string;
  from: string | null;
  to: string | null;
}

/** Errors of rows that were read, from comparing them with the database. */
export interface SheetPlan {
  /** Records that are changed or made. */
  records: number;
  differences: SheetDifference[];
  problems: SheetProblem[];
  /** Writes it and answers how many records it was; asked only when nothing is wrong, in the transaction of the plan. */
  write: () => Promise<number>;
}

export interface SheetKind {
  method: 'PUT' | 'POST';
  url: string;
  access: { access: Access };
  /** Key of the number of records in the answer: updated or created. */
  counted: string;
  sheet: SheetColumns;
  /**
   * Compares the rows with the database; `lock` locks what `write` will change until the commit.
   */
  plan: (work: Work, rows: readonly SheetRow[], lock: boolean) => Promise<SheetPlan>;
}

const MaybeText = Nullable(Type.String());
export const SheetDifference = Type.Object({
  row: Count,
  id: Nullable(Id),
  field: Type.String(),
  from: MaybeText,
  to: MaybeText,
});
export const SheetProblem = Type.Object({
  row: Count,
  column: Type.String(),
  message: Type.String(),
});
const contentShape = (counted: string) =>
  Type.Object({
    [counted]: Count,
    rows: Count,
    differences: Type.Array(SheetDifference, { description: `The first ${LIMITS.sheetReported}` }),
    difference_count: Count,
    errors: Type.Array(SheetProblem, { description: `The first ${LIMITS.sheetReported}` }),
    error_count: Count,
  });

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function answerOf({ counted }: SheetKind, content: SheetContent, plan: SheetPlan) {
  const errors = [...content.problems, ...plan.problems].toSorted((a, b) => a.row - b.row);
  return {
    [counted]: plan.records,
    rows: content.count,
    differences: plan.differences.slice(0, LIMITS.sheetReported),
    difference_count: plan.differences.length,
    errors: errors.slice(0, LIMITS.sheetReported),
    error_count: content.problemCount + plan.problems.length,
  };
}

/** The rows of a file; what is wrong with the file itself is a refusal of the field. */
export async function rowsOfSheet(bytes: Uint8Array, sheet: SheetColumns): Promise<SheetContent> {
  try {
    return await parseSheet(bytes, sheet);
  } catch (error) {
    throw error instanceof SheetFault ? badField('sheet', error.message) : error;
  }
}

async function read(
  request: FastifyRequest,
  settings: Settings,
  sheet: SheetColumns,
): Promise<{ content: SheetContent; digest: string }> {
  const { bytes } = await readUpload(request, settings, [], 'sheet');
  const digest = createHash('sha256').update(bytes).digest('base64url');
  return { content: await rowsOfSheet(bytes, sheet), digest };
}

/** Applies a sheet. Everything is checked again: it may have changed since the dry run. */
async function apply(work: Work, kind: SheetKind, content: SheetContent) {
  const plan = await kind.plan(work, content.rows, true);
  const answer = answerOf(kind, content, plan);
  if (answer.error_count)
    throw refused(
      `The sheet has ${plural(answer.error_count, 'error')}: nothing was changed`,
      'SHEET_HAS_ERRORS',
      {
        data: { ...answer, [kind.counted]: 0 },
      },
    );
  return { ...answer, [kind.counted]: await plan.write() };
}

/** A sheet route: a check with dry_run, else all rows are written or none. */
export async function sheetRoute(
  app: App,
  { db, settings }: AppParts,
  kind: SheetKind,
): Promise<void> {
  await app.register(async (scope: App) => {
    await scope.register(multipart);
    scope.route({
      method: kind.method,
      url: kind.url,
      schema: {
        consumes: ['multipart/form-data'],
        description: `One file in the field sheet, .xlsx or .csv by content, at most ${LIMITS.uploadMegabytes} MB and ${LIMITS.sheetRows} rows. Columns: ${columnHelp(kind.sheet)}. With errors a change is refused as SHEET_HAS_ERRORS, with the same data.`,
        querystring: Shape({ dry_run: Maybe(Type.Boolean({ default: false })) }),
        response: Answer({ data: contentShape(kind.counted), message: Type.String() }),
      },
      config: { ...kind.access, idempotent: true },
      handler: async (request) => {
        const { dry_run } = request.query;
        const { content, digest } = await read(request, settings, kind.sheet);
        const { viewer } = request;
        const data = dry_run
          ? await db
              .transaction()
              .execute(async (trx) =>
                answerOf(
                  kind,
                  content,
                  await kind.plan(workOf(trx, settings, viewer), content.rows, false),
                ),
              )
          : await withIdempotency(request, (work) => apply(work, kind, content), { sheet: digest });
        const { difference_count: changes, error_count: errors } = data;
        return {
          success: true as const,
          data,
          message: `${plural(changes, 'change')}, ${plural(errors, 'error')} in ${plural(content.count, 'row')}`,
        };
      },
    });
  });
}

const columnHelp = ({ columns }: SheetColumns) =>
  columns.map(({ name, required }) => (required ? `${name}*` : name)).join(', ');

/** Value in the sheet's spelling. */
export const spelled = (value: SheetValue | null): string | null =>
  typeof value === 'boolean' ? (value ? 'TRUE' : 'FALSE') : value === null ? null : String(value);

const SLICE = 1000;

/** Does a long list piece by piece; between two pieces everyone else is answered. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  for (let at = 0; at < items.length; at += SLICE) {
    for (const item of items.slice(at, at + SLICE)) work(item);
    await everyoneElse();
  }
}

/** Rows per statement, far below its 65,535 values. */
const AUDIT_ROWS = 500;

/** One audit row per record, in few statements. */
export async function auditAll(work: Work, entries: readonly AuditEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += AUDIT_ROWS)
    await work.audit(...entries.slice(at, at + AUDIT_ROWS));
}

interface Named {
  name: string;
  /** The column must be there and every row must fill it. */
  required?: true;
}

interface TextColumn extends Named {
  kind: 'text';
  max: number;
  /** A regular expression, and what is wrong when the text does not match it. */
  pattern?: string;
  message?: string;
}

interface WholeColumn extends Named {
  kind: 'whole';
  min: number;
  max: number;
}

interface FlagColumn extends Named {
  kind: 'flag';
}

interface ChoiceColumn extends Named {
  kind: 'choice';
  of: readonly string[];
}

/** A number with a point, kept as text; written with commas, ₹ or Rs too. */
interface DecimalColumn extends Named {
  kind: 'decimal';
  /** The side of the books that it is on: 'Dr' or 'Cr' may be written behind it, and not the other one. */
  side?: 'Dr' | 'Cr';
  /** Digits after the point. */
  places: number;
  /** Digits before it. */
  digits: number;
}

/** A day as YYYY-MM-DD; written as DD-MM-YYYY or DD/MM/YYYY too, or as a spreadsheet program's date. */
interface DayColumn extends Named {
  kind: 'day';
}

/** One column of a sheet. Plain data: it is sent to the reading thread. */
export type SheetColumn =
  | TextColumn
  | WholeColumn
  | FlagColumn
  | ChoiceColumn
  | DecimalColumn
  | DayColumn;

/** A row that passed: null for an empty cell, absent where the sheet has no such column. */
export interface SheetRow {
  row: number;
  values: Partial<Record<string, SheetValue | null>>;
  /** Problems of rows that a sheet with `keepsFaulty` passes on. */
  problems?: readonly SheetProblem[];
}

/** Errors by row and column. */
export interface SheetProblem {
  row: number;
  column: string;
  message: string;
}

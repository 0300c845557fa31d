import {
  documentNumber,
  isByRegistration,
  nextNumberProblem,
  type Series,
  SERIES,
  seriesFault,
} from '@munim/schema/company/numbering.rules.ts';
import { sql } from 'kysely';
import type { AuditEntry } from '../core/data/audit.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { financialYear } from '../core/data/documentNumber.ts';
import { badField } from '../core/http/errors.ts';
import type { DocumentSeries } from './company.shapes.ts';

interface Which {
  series: Series;
  /** Empty for a series of the company. */
  gstin: string;
}
interface Counter extends Which {
  prefix: string;
  first: number;
  last: number;
}

const countersOf = (db: Database | Trx, financial_year: string): Promise<Counter[]> =>
  db
    .selectFrom('document_series')
    .select(['gstin', 'prefix', 'first_number as first', 'last_number as last'])
    .select(sql<Series>`series`.as('series'))
    .where('financial_year', '=', financial_year)
    .execute();

const chosenOf = (db: Database | Trx) =>
  db
    .selectFrom('document_prefixes')
    .select(['gstin', 'prefix'])
    .select(sql<Series>`series`.as('series'))
    .execute();

const isOf = (which: Which) => (other: Which) =>
  other.series === which.series && other.gstin === which.gstin;

const seriesOf = (gstins: readonly string[]): Which[] =>
  SERIES.flatMap((series) =>
    isByRegistration(series) ? gstins.map((gstin) => ({ series, gstin })) : [{ series, gstin: '' }],
  );

/** Next numbers of the present financial year, for registrations in use and the company. */
export async function readSeries(
  db: Database | Trx,
  gstins: readonly string[],
): Promise<DocumentSeries[]> {
  const financial_year = financialYear();
  const counters = await countersOf(db, financial_year);
  const chosen = await chosenOf(db);
  return seriesOf(gstins).map((which) => {
    const prefix = chosen.find(isOf(which))?.prefix ?? which.series;
    const counter = counters.filter(isOf(which)).find((one) => one.prefix === prefix);
    const next_number = (counter?.last ?? 0) + 1;
    return {
      series: which.series,
      gstin: which.gstin || null,
      prefix,
      financial_year,
      next_number,
      next: documentNumber(prefix, financial_year, next_number),
      has_numbers: counter !== undefined && counter.last >= counter.first,
    };
  });
}

export const SERIES_NAMES: Record<Series, string> = {
  INV: 'Invoices',
  CN: 'Credit notes',
  SO: 'Orders',
  DC: 'Delivery challans',
};

/** A prefix tells one kind of document: others keep theirs, those of earlier years too. */
async function refuseForeignPrefix(trx: Trx, series: Series, prefix: string): Promise<void> {
  const used = await trx
    .selectFrom('document_series')
    .select(sql<Series>`series`.as('series'))
    .where('series', '<>', series)
    .where('prefix', '=', prefix)
    .where('last_number', '>=', sql.ref<number>('first_number'))
    .limit(1)
    .execute();
  const chosen = (await chosenOf(trx)).filter((one) => one.prefix === prefix);
  const codes = SERIES.filter((code) => code === prefix).map((code) => ({ series: code }));
  const other = [...used, ...chosen, ...codes].find((one) => one.series !== series);
  if (other) throw badField('prefix', `${SERIES_NAMES[other.series]} have the prefix ${prefix}`);
}

/** The counter of a prefix, made if it is not there, and locked against documents that take a number. */
async function lockCounter(trx: Trx, which: Which, prefix: string, financial_year: string) {
  const key = { ...which, prefix, financial_year };
  await trx
    .insertInto('document_series')
    .values({ ...key, last_number: 0 })
    .onConflict((already) => already.doNothing())
    .execute();
  return trx
    .selectFrom('document_series')
    .select(['first_number as first', 'last_number as last'])
    .where((eb) => eb.and(key))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export interface SeriesSetting extends Which {
  prefix: string;
  next_number: number;
}

/** Sets prefix and next number of a series in the present financial year; answers what changed, for the audit log. */
export async function setSeries(
  trx: Trx,
  { prefix, next_number, ...which }: SeriesSetting,
): Promise<NonNullable<AuditEntry['changes']>> {
  const financial_year = financialYear();
  const fault = seriesFault({ series: which.series, prefix, next_number }, financial_year);
  if (fault) throw badField(fault.field, fault.text);
  await refuseForeignPrefix(trx, which.series, prefix);
  const before = (await chosenOf(trx)).find(isOf(which))?.prefix ?? which.series;
  const { first, last } = await lockCounter(trx, which, prefix, financial_year);
  const given = last >= first ? last : null;
  const problem = nextNumberProblem({ prefix, next_number }, financial_year, given);
  if (problem) throw badField('next_number', problem);
  if (given === null)
    await trx
      .updateTable('document_series')
      .set({ first_number: next_number, last_number: next_number - 1 })
      .where((eb) => eb.and({ ...which, prefix, financial_year }))
      .execute();
  await trx
    .insertInto('document_prefixes')
    .values({ ...which, prefix })
    .onConflict((c) => c.columns(['series', 'gstin']).doUpdateSet({ prefix }))
    .execute();
  const name = ['series', which.series, which.gstin].filter(Boolean).join(' ');
  const changes: Record<string, { from: unknown; to: unknown }> = {};
  if (before !== prefix) changes[`${name} prefix`] = { from: before, to: prefix };
  if (last + 1 !== next_number)
    changes[`${name} next number`] = { from: last + 1, to: next_number };
  return changes;
}

/** A registration that no document has got another GST number: what was set for its series goes with it. */
export async function moveSeries(trx: Trx, from: string, to: string): Promise<void> {
  for (const table of ['document_prefixes', 'document_series'] as const)
    await trx.updateTable(table).set({ gstin: to }).where('gstin', '=', from).execute();
}

/** The series of a registration that is taken out, which has given no number. */
export async function removeSeries(trx: Trx, gstin: string): Promise<void> {
  for (const table of ['document_prefixes', 'document_series'] as const)
    await trx.deleteFrom(table).where('gstin', '=', gstin).execute();
}

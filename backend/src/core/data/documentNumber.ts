import {
  documentNumber,
  NUMBER_LENGTH,
  type Series,
} from '@munim/schema/company/numbering.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { refused } from '../http/errors.ts';
import type { Trx } from './database.ts';
import { indianDay } from './days.ts';

/** "2526" for a day from April 2025 to March 2026. */
export function financialYear(day: string = indianDay()): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  return `${start % 100}`.padStart(2, '0') + `${(start + 1) % 100}`.padStart(2, '0');
}

/** Prefix that the company chose for a series, or the code of the series. */
const prefixOf = (series: string, gstin: string): RawBuilder<string> =>
  sql<string>`coalesce((select p.prefix from document_prefixes p where p.series = ${series} and p.gstin = ${gstin}), ${series})`;

/**
 * Next number of a series, without gaps: the counter row stays locked until the document commits.
 * Series by GST number of the company have a counter for each; each prefix has its own (docs/decisions/051).
 */
export async function nextDocumentNumber(
  trx: Trx,
  series: Series,
  { gstin = '', day = indianDay() } = {},
): Promise<string> {
  const financial_year = financialYear(day);
  const { prefix, last_number } = await trx
    .insertInto('document_series')
    .values({
      series,
      gstin,
      financial_year,
      prefix: prefixOf(series, gstin),
      last_number: 1,
    })
    .onConflict((c) =>
      c
        .columns(['series', 'gstin', 'financial_year', 'prefix'])
        .doUpdateSet({ last_number: sql`document_series.last_number + 1` }),
    )
    .returning(['prefix', 'last_number'])
    .executeTakeFirstOrThrow();
  const number = documentNumber(prefix, financial_year, last_number);
  if (number.length > NUMBER_LENGTH)
    throw refused(
      `${number} is longer than ${NUMBER_LENGTH} characters: choose another prefix under Settings`,
      'SERIES_FULL',
    );
  return number;
}

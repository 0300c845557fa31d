import { sql } from 'kysely';
import type { Trx } from './database.ts';
import { indianDay } from './days.ts';

/** "2526" for a day from April 2025 to March 2026. */
export function financialYear(day: string = indianDay()): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  return `${start % 100}`.padStart(2, '0') + `${(start + 1) % 100}`.padStart(2, '0');
}

/**
 * Next number of a series, without gaps: the counter row stays locked until the document commits.
 * Series by GST number of the company have a counter for each. At most 16 characters (rule 46 of
 * the GST rules) up to 99,99,999 documents a year.
 */
export async function nextDocumentNumber(
  trx: Trx,
  series: string,
  { gstin = '', day = indianDay() } = {},
): Promise<string> {
  const financial_year = financialYear(day);
  const { last_number } = await trx
    .insertInto('document_series')
    .values({ series, gstin, financial_year, last_number: 1 })
    .onConflict((c) =>
      c
        .columns(['series', 'gstin', 'financial_year'])
        .doUpdateSet({ last_number: sql`document_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return `${series}-${financial_year}-${String(last_number).padStart(5, '0')}`;
}

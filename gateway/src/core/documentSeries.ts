import type { DocumentSeries, DocumentSeriesKind } from '@munim/schema/generated/types.ts';
import type { Answer } from './rest.ts';

type SeriesJson = Answer<'/company', 'get'>['data']['series'][number];

export const SERIES_OF = {
  INVOICE: 'INV',
  CREDIT_NOTE: 'CN',
  ORDER: 'SO',
  CHALLAN: 'DC',
} as const satisfies Record<DocumentSeriesKind, string>;
const KIND_OF = { INV: 'INVOICE', CN: 'CREDIT_NOTE', SO: 'ORDER', DC: 'CHALLAN' } as const;

/** Maps a series from REST: of the settings and of the set-up. */
export const toSeries = (json: SeriesJson): DocumentSeries => ({
  kind: KIND_OF[json.series],
  gstin: json.gstin,
  prefix: json.prefix,
  financialYear: json.financial_year,
  nextNumber: json.next_number,
  next: json.next,
  hasNumbers: json.has_numbers,
});

import { isLocalId } from '@munim/schema/accounting/accounting.rules.ts';
import type { Settings } from '../core/settings.ts';
import { accessTokens } from './accessTokens.ts';
import { callAccounting, type AccountingResponse } from './callAccounting.ts';
import {
  type Ledger,
  type LedgerDocument,
  type LedgerEntry,
  LedgerError,
  type DocumentKind,
} from './ledger.ts';

/** Zoho Books' names: one resource per kind of document; the id is named after it. */
const RESOURCE = {
  BILL: { path: 'bills', one: 'bill', id: 'bill_id', number: 'bill_number' },
  INVOICE: { path: 'invoices', one: 'invoice', id: 'invoice_id', number: 'invoice_number' },
  CREDIT_NOTE: {
    path: 'creditnotes',
    one: 'creditnote',
    id: 'creditnote_id',
    number: 'creditnote_number',
  },
} as const satisfies Record<DocumentKind, object>;

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function toEntry(record: DocumentKind, row: unknown): LedgerEntry | undefined {
  const { id, number } = RESOURCE[record];
  if (!isRow(row) || toText(row['status']) === 'void' || !toText(row[id])) return undefined;
  const { date, due_date, total } = row;
  return {
    id: toText(row[id]),
    number: toText(row[number]),
    date: toText(date),
    due_date: toText(due_date),
    total: Number(total).toFixed(2),
  };
}

const toBody = (document: LedgerDocument): Row => ({
  [RESOURCE[document.document_type].number]: document.number,
  reference_number: document.reference,
  date: document.date,
  ...(document.due_date === null ? {} : { due_date: document.due_date }),
  [document.document_type === 'BILL' ? 'vendor_name' : 'customer_name']: document.party_name,
  ...(document.party_gstin ? { gst_no: document.party_gstin } : {}),
  line_items: document.lines.map(
    ({ name, hsn_code, quantity, rate, discount_percent, gst_percent, taxable }) => ({
      name,
      quantity,
      rate,
      tax_percentage: gst_percent,
      item_total: taxable,
      ...(Number(discount_percent) ? { discount: `${discount_percent}%` } : {}),
      ...(hsn_code ? { hsn_or_sac: hsn_code } : {}),
    }),
  ),
  sub_total: document.sub_total,
  tax_total: document.tax_total,
  ...(Number(document.round_off)
    ? { adjustment: document.round_off, adjustment_description: 'Round off' }
    : {}),
  total: document.total,
});

/** An accounting service in the style of Zoho Books. */
export function httpLedger(
  { url, orgId, ...credentials }: NonNullable<Settings['accounting']>,
  limitMs: number,
): Ledger {
  const tokens = accessTokens(credentials, limitMs);
  /** Calls once more with a fresh token when the one we have is not accepted any more. */
  const call = async (
    method: string,
    path: string,
    { query = {}, body }: { query?: Record<string, string>; body?: Row } = {},
  ) => {
    const address = `${url}/${path}?${new URLSearchParams({ organization_id: orgId, ...query }).toString()}`;
    const once = async (token: string): Promise<AccountingResponse> =>
      callAccounting(address, {
        method,
        headers: { authorization: `Zoho-oauthtoken ${token}` },
        ...(body ? { json: body } : {}),
        limitMs,
      });
    const token = await tokens.get();
    const first = await once(token);
    const answer = first.status === 401 ? await once(await tokens.instead(token)) : first;
    if (answer.status < 300 || answer.status === 404) return answer;
    throw new LedgerError(
      tokens.hide(answer.message || `Accounting answered ${answer.status}`),
      answer.status < 500,
    );
  };
  const found = async (path: string) => {
    const answer = await call('GET', path);
    return answer.status === 404 ? undefined : answer.body;
  };
  const done = (answer: AccountingResponse): Row => {
    if (answer.status === 404)
      throw new LedgerError('Accounting does not have this document any more', true);
    return answer.body;
  };
  return {
    isLocal: false,
    isOwnId: (id) => !isLocalId(id),
    async byId(record, id) {
      const { path, one } = RESOURCE[record];
      return toEntry(record, (await found(`${path}/${encodeURIComponent(id)}`))?.[one]);
    },
    async byReference(record, reference) {
      const { path } = RESOURCE[record];
      const rows = (await call('GET', path, { query: { reference_number: reference } })).body[path];
      const own = Array.isArray(rows)
        ? rows.filter((row: unknown) => isRow(row) && row['reference_number'] === reference)
        : [];
      return own.flatMap((row: unknown) => toEntry(record, row) ?? [])[0];
    },
    async create(document) {
      const { path, one } = RESOURCE[document.document_type];
      const entry = toEntry(
        document.document_type,
        done(await call('POST', path, { body: toBody(document) }))[one],
      );
      // made, but its id was lost: look it up by our reference
      if (!entry) throw new LedgerError('Accounting gave no id', false);
      return entry.id;
    },
    async change(id, document) {
      done(
        await call('PUT', `${RESOURCE[document.document_type].path}/${encodeURIComponent(id)}`, {
          body: toBody(document),
        }),
      );
    },
    async makeVoid(record, id) {
      await call('POST', `${RESOURCE[record].path}/${encodeURIComponent(id)}/status/void`);
    },
  };
}

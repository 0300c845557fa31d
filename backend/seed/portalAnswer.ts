import { createHash } from 'node:crypto';
import type { CreditNote } from '../src/credit-notes/credit-notes.shapes.ts';
import type { Invoice } from '../src/invoices/invoices.shapes.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const portalDay = (day: string): string => day.split('-').toReversed().join('/');

interface Reported {
  type: 'INV' | 'CRN';
  number: string | null;
  day: string | null;
  total: string;
  companyGstin: string;
  buyerGstin: string | null;
  lines: number;
}

/** Answer of the e-invoice portal, with a signature that is none; `more` changes its QR code. */
function answerOn({ type, number, day, ...document }: Reported, more: object) {
  const irn = createHash('sha256').update(`${number}`).digest('hex');
  const content = {
    SellerGstin: document.companyGstin,
    BuyerGstin: document.buyerGstin,
    DocNo: number,
    DocTyp: type,
    DocDt: portalDay(day ?? ''),
    TotInvVal: Number(document.total),
    ItemCnt: document.lines,
    MainHsnCode: '630260',
    Irn: irn,
    IrnDt: new Date().toISOString(),
    ...more,
  };
  const signed_qr = `${part({ alg: 'RS256' })}.${part({ data: JSON.stringify(content), iss: 'NIC' })}.${'s'.repeat(340)}`;
  const ack_number = `1120${BigInt(`0x${irn.slice(0, 8)}`)
    .toString()
    .padStart(11, '0')}`;
  return { irn, ack_number, ack_at: new Date().toISOString(), signed_qr };
}

export const portalAnswer = (invoice: Invoice, more: object = {}) =>
  answerOn(
    {
      type: 'INV',
      number: invoice.invoice_number,
      day: invoice.invoice_date,
      total: invoice.invoice_grand_total,
      companyGstin: invoice.house_gstin,
      buyerGstin: invoice.tenant_gstin,
      lines: invoice.invoice_lines.length,
    },
    more,
  );

export const creditNoteAnswer = (note: CreditNote, more: object = {}) =>
  answerOn(
    {
      type: 'CRN',
      number: note.creditnote_number,
      day: note.creditnote_date,
      total: note.creditnote_grand_total,
      companyGstin: note.company_gstin,
      buyerGstin: null,
      lines: note.credit_note_lines.length,
    },
    more,
  );

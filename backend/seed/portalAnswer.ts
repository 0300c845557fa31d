import { createHash } from 'node:crypto';
import type { Invoice } from '../src/invoices/invoices.shapes.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const portalDay = (day: string): string => day.split('-').toReversed().join('/');

/** What the e-invoice portal would answer on an invoice, with a signature that is none; `more` changes its QR code. */
export function portalAnswer(invoice: Invoice, more: object = {}) {
  const irn = createHash('sha256').update(`${invoice.invoice_number}`).digest('hex');
  const content = {
    SellerGstin: invoice.house_gstin,
    BuyerGstin: invoice.tenant_gstin,
    DocNo: invoice.invoice_number,
    DocTyp: 'INV',
    DocDt: portalDay(invoice.invoice_date ?? ''),
    TotInvVal: Number(invoice.invoice_grand_total),
    ItemCnt: invoice.invoice_lines.length,
    MainHsnCode: '6302',
    Irn: irn,
    IrnDt: new Date().toISOString(),
    ...more,
  };
  const signed_qr = `${part({ alg: 'RS256' })}.${part({ data: JSON.stringify(content), iss: 'NIC' })}.${'s'.repeat(340)}`;
  return { irn, ack_number: '112010036563310', ack_at: new Date().toISOString(), signed_qr };
}

import { indianDay } from '../data/days.ts';
import { html, type Markup } from './html.ts';
import { printedDay } from './printedDay.ts';
import { qrCode } from './qrCode.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
});

/** "2 Jan 2027 23:59", Indian time. */
export const printedMoment = (moment: string | null): string | null =>
  moment && `${printedDay(indianDay(new Date(moment)))} ${clock.format(new Date(moment))}`;

interface Registered {
  irn: string | null;
  ack_number: string | null;
  ack_at: string | null;
  signed_qr: string | null;
}

/** Contents that rules 46 and 53 demand of an e-invoice or its credit note: IRN, acknowledgement, and the QR code as it was signed. */
export function eInvoicePart({ irn, ack_number, ack_at, signed_qr }: Registered): Markup | null {
  if (irn === null) return null;
  return html`<div class="sides together">
    <div>
      <h3>E-invoice</h3>
      <p>
        <small>IRN</small><br />${irn}<br /><small>Acknowledgement</small><br />${ack_number} of
        ${printedMoment(ack_at)}
      </p>
    </div>
    ${signed_qr === null ? null : html`<div class="right">${qrCode(signed_qr)}</div>`}
  </div>`;
}

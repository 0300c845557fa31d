import type { Settings } from '../settings.ts';
import { html, type Markup } from './html.ts';
import { qrCode } from './qrCode.ts';

/** Payment link for UPI apps: payee and document. It names no amount, for advances may be paid already. */
function upiLink({ companyUpi, companyName }: Settings, number: string): string {
  const part = (name: string, text: string) => `${name}=${encodeURIComponent(text)}`;
  return `upi://pay?pa=${companyUpi}&${part('pn', companyName)}&cu=INR&${part('tn', number)}`;
}

/**
 * Part about payment by UPI; null without a UPI id. A document without a number has no code to
 * scan.
 */
export const upiPart = (company: Settings, number: string | null): Markup | null =>
  company.companyUpi
    ? html`<section>
        <h3>UPI</h3>
        <p>${company.companyUpi}</p>
        ${number === null ? null : qrCode(upiLink(company, number), 'small')}
      </section>`
    : null;

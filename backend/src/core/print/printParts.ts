import { stateCodeOf } from '@munim/schema/shared/states.ts';
import type { BillTo } from '../data/billTo.ts';
import type { AddressDetails } from '../data/embeds.ts';
import type { Settings } from '../settings.ts';
import { type Copy, html, type Markup } from './html.ts';
import { printedDay } from './printedDay.ts';

/** Parts that prints share; the content is in each print's own file. */
type Text = string | null | undefined | false;

const lines = (texts: readonly Text[]): Markup[] =>
  texts.flatMap((text) => (text ? [html`${text}<br />`] : []));
const inOneLine = (texts: readonly Text[]): string => texts.filter(Boolean).join(' · ');

/** A label with its value; one without a value is not printed. */
export type Fact = readonly [label: string, value: Text];

const FACTS_IN_A_ROW = 4;

function factsTable(facts: readonly Fact[]): Markup | null {
  const cells = facts.flatMap(([label, value]) =>
    value ? [html`<td><small>${label}</small><br />${value}</td>`] : [],
  );
  while (cells.length % FACTS_IN_A_ROW) cells.push(html`<td></td>`);
  const rows = Array.from({ length: cells.length / FACTS_IN_A_ROW }, (_, row) =>
    cells.slice(row * FACTS_IN_A_ROW, (row + 1) * FACTS_IN_A_ROW),
  );
  return rows.length
    ? html`<table class="facts">
        ${rows.map(
          (row) =>
            html`<tr>
              ${row}
            </tr>`,
        )}
      </table>`
    : null;
}

interface Head {
  title: string;
  /** Name of the copy. */
  copy?: Text;
  facts: readonly Fact[];
}

/** A picture of the company; its name stands beside it. */
const picture = (kind: 'logo' | 'signature', address: string): Markup | null =>
  address ? html`<img class="${kind}" src="${address}" alt="" />` : null;

/** Letterhead of the company, title, and the facts of the whole document. */
export const printHead = (company: Settings, { title, copy, facts }: Head): Markup => {
  const { companyPan: pan, companyCin: cin, companyPhone: phone, companyEmail: email } = company;
  return html`<header>
      <div>
        ${picture('logo', company.companyLogo)}
        <h1>${company.companyName}</h1>
        <p>
          ${lines([
            company.companyAddress,
            inOneLine([`GSTIN ${company.companyGstin}`, pan && `PAN ${pan}`, cin && `CIN ${cin}`]),
            inOneLine([phone && `Phone ${phone}`, email && `E-mail ${email}`]),
          ])}
        </p>
      </div>
      <div class="right">
        <h2>${title}</h2>
        <p>${copy || null}</p>
      </div>
    </header>
    ${factsTable(facts)}`;
};

/** A sentence in a frame: that this is a draft, or why it was cancelled. */
export const noticePart = (text: string | null): Markup | null =>
  text ? html`<p class="notice"><strong>${text}</strong></p>` : null;

/** One party of a print: recipient, or place of delivery. */
export const party = (title: string, name: string, facts: readonly Text[]): Markup =>
  html`<section>
    <h3>${title}</h3>
    <p><strong>${name}</strong><br />${lines(facts)}</p>
  </section>`;

export const sideBySide = (...parts: readonly Markup[]): Markup =>
  html`<div class="sides">${parts}</div>`;

type Place = Pick<
  AddressDetails,
  'address1' | 'address2' | 'address3' | 'city' | 'state' | 'postal_code'
>;
export const placeLines = ({
  address1,
  address2,
  address3,
  city,
  state,
  postal_code,
}: Place): (string | null)[] => [address1, address2, address3, `${city}, ${state} ${postal_code}`];

/** Recipient whole (rule 46 of the GST rules): name, address, GST number, state with its code. */
export const billToPart = (
  { legal_name, gst_no, kind, city, state, postal_code, ...street }: BillTo,
  more: readonly Text[] = [],
): Markup =>
  party('Bill to', legal_name, [
    street.address1,
    street.address2,
    street.address3,
    city && `${city}, ${state} ${postal_code}`,
    gst_no ? `GSTIN ${gst_no}` : 'Unregistered person, no GST number',
    kind === 'SEZ' && 'Special economic zone (SEZ)',
    state && `State ${stateWithCode(state)}`,
    ...more,
  ]);

/** Number and day of the carrier's document. */
export const lorryReceipt = (document: {
  transport_document_number: string | null;
  transport_document_date: string | null;
}): Fact => {
  const { transport_document_number: number, transport_document_date: day } = document;
  return ['LR no.', number && (day ? `${number}, ${printedDay(day)}` : number)];
};

/** Words that a user typed, under a heading of their own; nothing when there are none. */
export const textPart = (title: string, text: string | null): Markup | null =>
  text
    ? html`<section>
        <h3>${title}</h3>
        <p class="as-typed">${text}</p>
      </section>`
    : null;
export const remarksPart = (remarks: string | null): Markup | null => textPart('Remarks', remarks);

/** "Karnataka (29)". */
export function stateWithCode(state: string): string {
  const code = stateCodeOf(state);
  return code ? `${state} (${code})` : state;
}

/** Signature of the company, with what stands beside it; kept together on one sheet. */
export const signature = (
  { companyName, companySignature }: Settings,
  beside: Markup | null = null,
): Markup =>
  html`<div class="together sides">
    <div>${beside}</div>
    <div class="sign">
      <p>For <strong>${companyName}</strong></p>
      ${picture('signature', companySignature)}
      <p><small>Authorised signatory</small></p>
    </div>
  </div>`;

interface Copies {
  /** Title of the document, with its number. */
  title: string;
  names: readonly string[];
  mark: string | null;
}

/** Copies of one document, each with its name below all of its sheets. */
export const copiesOf = (
  { title, names, mark }: Copies,
  content: (name: string) => Markup,
): Copy[] => names.map((name) => ({ content: content(name), foot: `${title} · ${name}`, mark }));

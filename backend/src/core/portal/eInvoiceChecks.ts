import { gstinProblem, gstinStateProblem } from '@munim/schema/shared/gstin.ts';
import { stateName } from '@munim/schema/shared/states.ts';
import type { PortalFault } from './fieldRules.ts';
import { agree, check, faultsOf, pinAgrees, stateCode } from './portalParts.ts';
import { FROM_TURNOVER, SHORT_HSN } from './shortHsn.ts';

interface Party {
  Gstin?: string | null;
  Pin: number;
  Stcd: string;
}

export interface EInvoiceItem {
  PrdDesc?: string;
  HsnCd: string;
  Qty: number;
  UnitPrice: number;
  TotAmt: number;
  Discount: number;
  AssAmt: number;
  GstRt: number;
  IgstAmt: number;
  CgstAmt: number;
  SgstAmt: number;
  TotItemVal: number;
}

/** Fields of an e-invoice that are checked against each other. */
export interface EInvoice {
  /** SEZWP: to a special economic zone, with payment of integrated tax. */
  TranDtls: { SupTyp: string };
  SellerDtls: Party;
  BuyerDtls: Party & { Pos: string };
  DispDtls?: Omit<Party, 'Gstin'>;
  ShipDtls?: Party;
  ItemList: EInvoiceItem[];
  ValDtls: {
    AssVal: number;
    CgstVal: number;
    SgstVal: number;
    IgstVal: number;
    TotInvVal: number;
    RndOffAmt?: number;
  };
}

const SUMS = 'Report it: the sums of the document are wrong.';
const ADDRESS =
  'Correct the address for later documents. This one keeps what it was issued with: enter it on the portal by hand.';
const NUMBER =
  'Correct the GST number for later documents. This one keeps what it was issued with: cancel it and make it again.';

function partyFaults(group: string, party: Party | undefined): PortalFault[] {
  if (!party) return [];
  const state = stateName(stateCode(party.Stcd));
  const gstin = party.Gstin ? gstinProblem(party.Gstin, state) : null;
  return faultsOf([
    check(gstin === null, `${group}.Gstin`, party.Gstin, [gstin ?? '', NUMBER]),
    check(state !== null, `${group}.Stcd`, party.Stcd, [
      `${party.Stcd} is no GST state code`,
      ADDRESS,
    ]),
    check(pinAgrees(party.Pin, party.Stcd), `${group}.Pin`, party.Pin, [
      `PIN code ${party.Pin} is not of ${state ?? 'the state'}`,
      ADDRESS,
    ]),
  ]);
}

function itemFaults(item: EInvoiceItem, index: number, withinState: boolean): PortalFault[] {
  const field = (name: keyof EInvoiceItem) => `ItemList.${index}.${name}`;
  const name = item.PrdDesc ?? `Line ${index + 1}`;
  const { IgstAmt: igst, CgstAmt: cgst, SgstAmt: sgst, AssAmt: taxable } = item;
  const head = withinState ? 'CgstAmt' : 'IgstAmt';
  const other = withinState ? 'IgstAmt' : 'CgstAmt';
  const { HsnCd: code } = item;
  return faultsOf([
    check(code.length !== SHORT_HSN, field('HsnCd'), code, [
      `HSN code ${code} of line ${index + 1} has ${SHORT_HSN} digits; the portal takes 6 or 8 ${FROM_TURNOVER}, and only those make e-invoices`,
      'Give the product 6 digits for later documents. This one keeps what it was issued with: cancel it and make it again.',
    ]),
    // a credit without goods has a price that is no price of a unit
    check(
      item.Qty === 0 || agree(item.TotAmt, item.Qty * item.UnitPrice),
      field('TotAmt'),
      item.TotAmt,
      [`${name}: quantity and price do not come to the gross amount`, SUMS],
    ),
    check(agree(item.TotAmt, taxable, item.Discount), field('AssAmt'), taxable, [
      `${name}: the taxable amount is not the gross amount less the discount`,
      SUMS,
    ]),
    check(agree((taxable * item.GstRt) / 100, igst, cgst, sgst), field(head), item[head], [
      `${name}: the taxes are not ${item.GstRt} % of the taxable amount`,
      SUMS,
    ]),
    check(agree(cgst, sgst), field('SgstAmt'), sgst, [`${name}: CGST and SGST differ`, SUMS]),
    check(item[other] === 0, field(other), item[other], [
      `${name}: the taxes are not those of the place of supply`,
      SUMS,
    ]),
    check(agree(item.TotItemVal, taxable, igst, cgst, sgst), field('TotItemVal'), item.TotItemVal, [
      `${name}: the total is not amount and taxes`,
      SUMS,
    ]),
  ]);
}

function totalFaults({ ItemList: items, ValDtls: total }: EInvoice): PortalFault[] {
  const of = (name: 'AssAmt' | 'CgstAmt' | 'SgstAmt' | 'IgstAmt' | 'TotItemVal') =>
    items.map((item) => item[name]);
  const sum = (name: 'AssVal' | 'CgstVal' | 'SgstVal' | 'IgstVal', parts: number[]) =>
    check(agree(total[name], ...parts), `ValDtls.${name}`, total[name], [
      'The lines do not come to this sum',
      SUMS,
    ]);
  return faultsOf([
    sum('AssVal', of('AssAmt')),
    sum('CgstVal', of('CgstAmt')),
    sum('SgstVal', of('SgstAmt')),
    sum('IgstVal', of('IgstAmt')),
    check(
      agree(total.TotInvVal, ...of('TotItemVal'), total.RndOffAmt ?? 0),
      'ValDtls.TotInvVal',
      total.TotInvVal,
      ['The lines do not come to the total', SUMS],
    ),
  ]);
}

/** Checks of the e-invoice portal that need more than one field: places, tax heads, sums within a rupee. */
export function eInvoiceFaults(document: EInvoice): PortalFault[] {
  const { SellerDtls: seller, BuyerDtls: buyer, ItemList: items } = document;
  const isToZone = document.TranDtls.SupTyp === 'SEZWP';
  const withinState = !isToZone && stateCode(seller.Stcd) === stateCode(buyer.Pos);
  return [
    ...partyFaults('SellerDtls', seller),
    ...partyFaults('BuyerDtls', buyer),
    ...faultsOf([
      check(stateName(stateCode(buyer.Pos)) !== null, 'BuyerDtls.Pos', buyer.Pos, [
        'The place of supply is no state',
        ADDRESS,
      ]),
    ]),
    ...faultsOf([
      check(
        !buyer.Gstin ||
          gstinStateProblem(buyer.Gstin, stateName(stateCode(buyer.Pos)) ?? '') === null,
        'BuyerDtls.Pos',
        buyer.Pos,
        ['The place of supply is not the state of the GST number that is billed', NUMBER],
      ),
    ]),
    ...partyFaults('DispDtls', document.DispDtls),
    ...partyFaults('ShipDtls', document.ShipDtls),
    ...items.flatMap((item, index) => itemFaults(item, index, withinState)),
    ...totalFaults(document),
  ];
}

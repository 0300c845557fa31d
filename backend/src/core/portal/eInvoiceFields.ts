import { GST_RATES, HSN, HSN_FORM } from '@munim/schema/shared/taxRates.ts';
import { ALL_UNIT_CODES } from '@munim/schema/skus/unitCodes.ts';
import {
  DAY,
  DOCUMENT_DAY,
  DOCUMENT_NUMBER,
  NUMBER_FORM,
  NUMBER_REMEDY,
} from './documentFields.ts';
import type { FieldRule, FieldTable } from './fieldRules.ts';

/** Rules of the e-invoice portal for each field (NIC, schema 1.1, form INV-01), as far as invoices and credit notes for goods within India need them. */
const IN_SETTINGS = 'Correct the company or its GST registration under Settings.';
const IN_CUSTOMER =
  'Correct it on the customer for later documents. This one keeps what it was issued with: enter it on the portal by hand.';
const IN_ADDRESS =
  'Correct the address for later documents. This one keeps what it was issued with: enter it on the portal by hand.';
const IN_PRODUCT =
  'Correct the product for later documents. This one keeps what it was issued with: enter it on the portal by hand.';
const BY_US = 'Report it: this figure comes from the sums of the document.';

const GSTIN = /^[0-9]{2}[0-9A-Z]{13}$/;
export const GSTIN_FORM = '15 capital letters and digits that begin with the state code';
const STATE = /^(?!0+$)[0-9]{1,2}$/;

const place = (
  group: string,
  whose: string,
  { name, town = 100, remedy }: { name: string; town?: number; remedy: string },
): FieldTable => {
  const free = (label: string, min: number, max: number, required?: true): FieldRule => ({
    label: `${label} of ${whose}`,
    kind: 'free',
    min,
    max,
    ...(required ? { required } : {}),
    remedy,
  });
  return {
    [`${group}.${name}`]: free('Name', 3, 100, true),
    [`${group}.Addr1`]: free('Address', 1, 100, true),
    [`${group}.Addr2`]: { ...free('Second line of the address', 3, 100), joins: 'Addr1' },
    [`${group}.Loc`]: free('Town', 3, town, true),
    [`${group}.Pin`]: {
      label: `PIN code of ${whose}`,
      kind: 'number',
      min: 100_000,
      max: 999_999,
      required: true,
      remedy,
    },
    [`${group}.Stcd`]: {
      label: `State of ${whose}`,
      kind: 'text',
      pattern: STATE,
      form: 'a GST state code',
      required: true,
      remedy,
    },
  };
};

const gstin = (whose: string, remedy: string, required?: true): FieldRule => ({
  label: `GST number of ${whose}`,
  kind: 'text',
  pattern: GSTIN,
  form: GSTIN_FORM,
  ...(required ? { required } : {}),
  remedy,
});
const tradeName = (whose: string, remedy: string): FieldRule => ({
  label: `Trade name of ${whose}`,
  kind: 'free',
  min: 3,
  max: 100,
  remedy,
});
const fixed = (label: string, ...values: string[]): FieldRule => ({
  label,
  kind: 'text',
  values,
  required: true,
  remedy: BY_US,
});
const amount = (label: string, max: number, required?: true): FieldRule => ({
  label,
  kind: 'number',
  min: 0,
  max,
  decimals: 2,
  ...(required ? { required } : {}),
  remedy: BY_US,
});
const ofLine = (label: string, required?: true) => amount(label, 999_999_999_999.99, required);
const ofAll = (label: string, required?: true) => amount(label, 99_999_999_999_999, required);

export const E_INVOICE_FIELDS: FieldTable = {
  Version: fixed('Version', '1.1'),
  'TranDtls.TaxSch': fixed('Tax scheme', 'GST'),
  'TranDtls.SupTyp': fixed('Type of supply', 'B2B', 'SEZWP'),
  'TranDtls.RegRev': fixed('Reverse charge', 'N'),
  'TranDtls.IgstOnIntra': fixed('IGST within a state', 'N'),
  'DocDtls.Typ': fixed('Document type', 'INV', 'CRN'),
  'DocDtls.No': DOCUMENT_NUMBER,
  'DocDtls.Dt': DOCUMENT_DAY,
  'SellerDtls.Gstin': gstin('the company', IN_SETTINGS, true),
  'SellerDtls.TrdNm': tradeName('the company', IN_SETTINGS),
  ...place('SellerDtls', 'the company', { name: 'LglNm', town: 50, remedy: IN_SETTINGS }),
  'BuyerDtls.Gstin': {
    ...gstin('the customer', '', true),
    remedy:
      'Only documents to businesses are reported. Enter the GST number of the customer, then cancel this document and make it again.',
  },
  'BuyerDtls.TrdNm': tradeName('the customer', IN_CUSTOMER),
  'BuyerDtls.Pos': {
    label: 'Place of supply',
    kind: 'text',
    pattern: STATE,
    form: 'a GST state code',
    required: true,
    remedy: IN_ADDRESS,
  },
  ...place('BuyerDtls', 'the customer', { name: 'LglNm', remedy: IN_CUSTOMER }),
  ...place('DispDtls', 'the place of dispatch', { name: 'Nm', remedy: IN_ADDRESS }),
  'ShipDtls.Gstin': gstin('the place of delivery', IN_ADDRESS),
  'ShipDtls.TrdNm': tradeName('the place of delivery', IN_ADDRESS),
  ...place('ShipDtls', 'the place of delivery', { name: 'LglNm', remedy: IN_ADDRESS }),
  ItemList: {
    label: 'Lines',
    kind: 'list',
    min: 1,
    max: 1000,
    required: true,
    remedy: 'Divide the document: the portal takes 1,000 lines.',
  },
  'ItemList.*.SlNo': {
    label: 'Line number',
    kind: 'text',
    pattern: /^[0-9]{1,6}$/,
    form: 'a number',
    required: true,
    remedy: BY_US,
  },
  'ItemList.*.PrdDesc': {
    label: 'Description',
    kind: 'free',
    min: 3,
    max: 300,
    remedy: IN_PRODUCT,
  },
  'ItemList.*.IsServc': fixed('Service', 'N'),
  'ItemList.*.HsnCd': {
    label: 'HSN code',
    kind: 'text',
    pattern: HSN,
    form: HSN_FORM,
    required: true,
    remedy: IN_PRODUCT,
  },
  'ItemList.*.Qty': {
    label: 'Quantity',
    kind: 'number',
    min: 0,
    max: 9_999_999_999.999,
    decimals: 3,
    required: true,
    remedy: BY_US,
  },
  'ItemList.*.Unit': {
    label: 'Unit',
    kind: 'text',
    values: ALL_UNIT_CODES,
    required: true,
    remedy: 'Choose a unit code of the GST system on the SKU.',
  },
  'ItemList.*.UnitPrice': {
    ...ofLine('Price', true),
    max: 999_999_999_999.999,
    decimals: 3,
  },
  'ItemList.*.TotAmt': ofLine('Gross amount', true),
  'ItemList.*.Discount': ofLine('Discount'),
  'ItemList.*.AssAmt': ofLine('Taxable amount', true),
  'ItemList.*.GstRt': {
    label: 'GST rate',
    kind: 'number',
    min: 0,
    max: 100,
    decimals: 2,
    values: GST_RATES,
    required: true,
    remedy: IN_PRODUCT,
  },
  'ItemList.*.IgstAmt': ofLine('IGST'),
  'ItemList.*.CgstAmt': ofLine('CGST'),
  'ItemList.*.SgstAmt': ofLine('SGST'),
  'ItemList.*.TotItemVal': ofLine('Line total', true),
  'ValDtls.AssVal': ofAll('Taxable value', true),
  'ValDtls.CgstVal': ofAll('CGST'),
  'ValDtls.SgstVal': ofAll('SGST'),
  'ValDtls.IgstVal': ofAll('IGST'),
  'ValDtls.RndOffAmt': { ...ofAll('Round off'), min: -99.99, max: 99.99 },
  'ValDtls.TotInvVal': ofAll('Total', true),
  'RefDtls.PrecDocDtls.*.InvNo': {
    label: 'Number of the invoice',
    kind: 'text',
    pattern: /^[1-9a-zA-Z][0-9a-zA-Z/-]{1,15}$/,
    form: NUMBER_FORM,
    required: true,
    remedy: NUMBER_REMEDY,
  },
  'RefDtls.PrecDocDtls.*.InvDt': {
    label: 'Date of the invoice',
    kind: 'text',
    pattern: DAY,
    form: 'a day like 05/12/2026',
    required: true,
    remedy: BY_US,
  },
};

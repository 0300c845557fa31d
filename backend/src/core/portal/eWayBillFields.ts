import { ALL_UNIT_CODES } from '@munim/schema/skus/unitCodes.ts';
import { DAY, DOCUMENT_DAY, DOCUMENT_NUMBER } from './documentFields.ts';
import { GSTIN_FORM } from './eInvoiceFields.ts';
import type { FieldRule, FieldTable } from './fieldRules.ts';

/** Rules of the e-way bill portal for each field of one bill (NIC, JSON for many bills at once, 1.0.0621). */
const BY_US = 'Report it: this comes from the document itself.';
const IN_ADDRESS =
  'Correct the address for later documents. This one keeps what it was made with: enter it on the portal by hand.';
const IN_PRODUCT =
  'Correct the product for later documents. This one keeps what it was issued with: enter it on the portal by hand.';
const IN_SHIPMENT = 'Correct it on the shipment, or on the challan when it was made by hand.';
const RAIL_AIR_SHIP = { field: 'transMode', is: [2, 3, 4] } as const;

const code = (label: string, values: readonly (string | number)[]): FieldRule => ({
  label,
  kind: typeof values[0] === 'number' ? 'number' : 'text',
  values,
  required: true,
  remedy: BY_US,
});
const amount = (label: string): FieldRule => ({
  label,
  kind: 'number',
  min: 0,
  max: 9_999_999_999_999.99,
  decimals: 2,
  required: true,
  remedy: 'Enter what the goods are worth on the lines of the challan.',
});
const rate = (label: string): FieldRule => ({
  label,
  kind: 'number',
  min: 0,
  max: 100,
  decimals: 3,
  required: true,
  remedy: IN_PRODUCT,
});
const hsn = (label: string): FieldRule => ({
  label,
  kind: 'text',
  pattern: /^(?!0+$|99)([0-9]{4}|[0-9]{6}|[0-9]{8})$/,
  form: '4, 6 or 8 digits, of goods',
  required: true,
  digits: true,
  remedy: IN_PRODUCT,
});
const stateCode = (label: string): FieldRule => ({
  label,
  kind: 'number',
  min: 1,
  max: 99,
  required: true,
  remedy: IN_ADDRESS,
});

/** One end of the way, by the names that its fields begin with. */
function end(side: 'from' | 'to', actual: string, whose: string): FieldTable {
  const free = (label: string, min: number, max: number): FieldRule => ({
    label: `${label} of ${whose}`,
    kind: 'free',
    min,
    max,
    required: true,
    remedy: IN_ADDRESS,
  });
  return {
    [`${side}Gstin`]: {
      label: `GST number of ${whose}`,
      kind: 'text',
      pattern: /^([0-9]{2}[0-9A-Z]{13}|URP)$/,
      form: `${GSTIN_FORM}, or URP of who is not registered`,
      required: true,
      remedy: IN_ADDRESS,
    },
    [`${side}TrdName`]: free('Name', 3, 100),
    [`${side}Addr1`]: free('Address', 1, 120),
    [`${side}Addr2`]: {
      label: `Second line of the address of ${whose}`,
      kind: 'free',
      max: 120,
      remedy: IN_ADDRESS,
    },
    [`${side}Place`]: free('Town', 3, 50),
    [`${side}Pincode`]: {
      label: `PIN code of ${whose}`,
      kind: 'number',
      min: 100_000,
      max: 999_999,
      required: true,
      remedy: IN_ADDRESS,
    },
    [`${side}StateCode`]: stateCode(`State of ${whose}`),
    [actual]: stateCode(`State of the place of ${whose}`),
  };
}

export const E_WAY_BILL_FIELDS: FieldTable = {
  userGstin: {
    label: 'GST number of the company',
    kind: 'text',
    pattern: /^[0-9]{2}[0-9A-Z]{13}$/,
    form: GSTIN_FORM,
    required: true,
    remedy: 'Correct the GST registration of the company under Settings.',
  },
  supplyType: code('Outward or inward', ['O', 'I']),
  subSupplyType: code('Reason of the transport', [1, 4, 5, 6, 7, 8, 10, 11, 12]),
  subSupplyDesc: {
    label: 'Reason in words',
    kind: 'free',
    min: 1,
    max: 20,
    required: { field: 'subSupplyType', is: [8] },
    remedy: 'Say in up to 20 characters why the goods travel.',
  },
  docType: code('Document type', ['INV', 'BIL', 'CHL']),
  docNo: DOCUMENT_NUMBER,
  docDate: DOCUMENT_DAY,
  transType: code('Kind of transaction', [1, 2, 3, 4]),
  ...end('from', 'actualFromStateCode', 'the sender'),
  ...end('to', 'actualToStateCode', 'the receiver'),
  totalValue: amount('Taxable value'),
  cgstValue: amount('CGST'),
  sgstValue: amount('SGST'),
  igstValue: amount('IGST'),
  cessValue: amount('Cess'),
  TotNonAdvolVal: amount('Cess by quantity'),
  OthValue: { ...amount('Other value'), min: -9_999_999_999_999.99 },
  totInvValue: amount('Total'),
  transDistance: {
    label: 'Distance',
    kind: 'number',
    min: 0,
    max: 4000,
    required: true,
    remedy: 'Enter 0 to 4000 km; 0 lets the portal reckon it.',
  },
  transMode: {
    label: 'Mode of transport',
    kind: 'number',
    values: [1, 2, 3, 4],
    remedy: IN_SHIPMENT,
  },
  transporterName: {
    label: 'Name of the transporter',
    kind: 'free',
    max: 100,
    remedy: IN_SHIPMENT,
  },
  transporterId: {
    label: 'GST number or enrolment id of the transporter',
    kind: 'text',
    pattern: /^[0-9]{2}[0-9A-Z]{13}$/,
    form: GSTIN_FORM,
    remedy: 'Correct it on the transporter.',
  },
  transDocNo: {
    label: 'Transport document number',
    kind: 'text',
    pattern: /^[a-zA-Z0-9/-]{1,15}$/,
    form: 'up to 15 letters, digits, / or -',
    required: RAIL_AIR_SHIP,
    remedy:
      'Enter the number of the railway receipt, airway bill or bill of lading on the challan or the shipment.',
  },
  transDocDate: {
    label: 'Transport document date',
    kind: 'text',
    pattern: DAY,
    form: 'a day like 05/12/2026',
    required: RAIL_AIR_SHIP,
    remedy:
      'Enter the date of the railway receipt, airway bill or bill of lading on the challan or the shipment.',
  },
  vehicleNo: {
    label: 'Vehicle number',
    kind: 'text',
    min: 7,
    max: 15,
    pattern: /^[A-Z0-9]+$/,
    form: 'capital letters and digits',
    required: { field: 'transMode', is: [1] },
    remedy: IN_SHIPMENT,
  },
  vehicleType: {
    label: 'Kind of vehicle',
    kind: 'text',
    values: ['R'],
    required: { field: 'transMode', is: [1] },
    remedy: BY_US,
  },
  mainHsnCode: hsn('HSN code of the first line'),
  itemList: {
    label: 'Lines',
    kind: 'list',
    min: 1,
    max: 250,
    required: true,
    remedy: 'Divide the goods over two challans: the portal takes 250 lines.',
  },
  'itemList.*.itemNo': {
    label: 'Line number',
    kind: 'number',
    min: 1,
    max: 250,
    required: true,
    remedy: BY_US,
  },
  'itemList.*.productName': { label: 'Product', kind: 'free', max: 100, remedy: IN_PRODUCT },
  'itemList.*.productDesc': { label: 'Description', kind: 'free', max: 100, remedy: IN_PRODUCT },
  'itemList.*.hsnCode': hsn('HSN code'),
  'itemList.*.quantity': {
    label: 'Quantity',
    kind: 'number',
    min: 0,
    max: 9_999_999_999.999,
    decimals: 3,
    required: true,
    remedy: BY_US,
  },
  'itemList.*.qtyUnit': {
    ...code('Unit', ALL_UNIT_CODES),
    remedy: 'Choose a unit code of the GST system on the SKU.',
  },
  'itemList.*.taxableAmount': amount('Taxable amount'),
  'itemList.*.cgstRate': rate('CGST rate'),
  'itemList.*.sgstRate': rate('SGST rate'),
  'itemList.*.igstRate': rate('IGST rate'),
  'itemList.*.cessRate': rate('Cess rate'),
  'itemList.*.cessNonAdvol': amount('Cess by quantity'),
};

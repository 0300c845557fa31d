/** The unit quantity codes (UQC) of the GST system, without one of which no invoice, challan or e-way bill can be made. */
export const UNIT_CODES = {
  BAG: 'Bags',
  BAL: 'Bale',
  BDL: 'Bundles',
  BKL: 'Buckles',
  BOU: 'Billion of units',
  BOX: 'Box',
  BTL: 'Bottles',
  BUN: 'Bunches',
  CAN: 'Cans',
  CBM: 'Cubic metres',
  CCM: 'Cubic centimetres',
  CMS: 'Centimetres',
  CTN: 'Cartons',
  DOZ: 'Dozens',
  DRM: 'Drums',
  GGK: 'Great gross',
  GMS: 'Grammes',
  GRS: 'Gross',
  GYD: 'Gross yards',
  KGS: 'Kilograms',
  KLR: 'Kilolitre',
  KME: 'Kilometre',
  LTR: 'Litres',
  MLT: 'Millilitre',
  MTR: 'Metres',
  MTS: 'Metric ton',
  NOS: 'Numbers',
  OTH: 'Others',
  PAC: 'Packs',
  PCS: 'Pieces',
  PRS: 'Pairs',
  QTL: 'Quintal',
  ROL: 'Rolls',
  SET: 'Sets',
  SQF: 'Square feet',
  SQM: 'Square metres',
  SQY: 'Square yards',
  TBS: 'Tablets',
  TGM: 'Ten gross',
  THD: 'Thousands',
  TON: 'Tonnes',
  TUB: 'Tubes',
  UGS: 'US gallons',
  UNT: 'Units',
  YDS: 'Yards',
} as const;
export type UnitCode = keyof typeof UNIT_CODES;

export const ALL_UNIT_CODES = Object.keys(UNIT_CODES) as UnitCode[];
export const isUnitCode = (text: string): text is UnitCode => Object.hasOwn(UNIT_CODES, text);

/** Common spellings of the units behind the codes. */
const SPELLINGS: Partial<Record<UnitCode, string>> = {
  BAG: 'BAGS',
  BAL: 'BALE BALES',
  BDL: 'BUNDLE BUNDLES',
  BOX: 'BOXES',
  BTL: 'BOTTLE BOTTLES',
  BUN: 'BUNCH BUNCHES',
  CAN: 'CANS',
  CMS: 'CM',
  CTN: 'CARTON CARTONS',
  DOZ: 'DOZEN DOZENS DZN',
  DRM: 'DRUM DRUMS',
  GMS: 'G GM GRAM GRAMS',
  KGS: 'KG KILO KILOGRAM KILOGRAMS',
  KLR: 'KL',
  KME: 'KM',
  LTR: 'L LT LTRS LITRE LITRES LITER LITERS',
  MLT: 'ML',
  MTR: 'M MTRS METRE METRES METER METERS',
  NOS: 'NO NUMBER NUMBERS',
  PAC: 'PACK PACKS PACKET PACKETS PKT PKTS',
  PCS: 'PC PIECE PIECES',
  PRS: 'PAIR PAIRS',
  QTL: 'QUINTAL QUINTALS',
  ROL: 'ROLL ROLLS',
  SET: 'SETS',
  SQF: 'SQFT',
  SQY: 'SQYD',
  TBS: 'TABLET TABLETS',
  TON: 'TONS TONNE TONNES',
  TUB: 'TUBE TUBES',
  UNT: 'UNIT UNITS',
  YDS: 'YARD YARDS',
};
const BY_SPELLING = new Map(
  Object.entries(SPELLINGS).flatMap(([code, words]) =>
    words.split(' ').map((word) => [word, code as UnitCode]),
  ),
);

/** The code that a unit's own text says; OTH when it says none. */
export function unitCodeOf(unit: string): UnitCode {
  const text = unit.toUpperCase().replaceAll(/[.\s]/g, '');
  return isUnitCode(text) ? text : (BY_SPELLING.get(text) ?? 'OTH');
}

/** Unit code after a change: a derived code follows its unit, a chosen one stays. */
export const unitCodeAfter = (old: { unit: string; unitCode: string }, unit: string): string =>
  old.unitCode === unitCodeOf(old.unit) ? unitCodeOf(unit) : old.unitCode;

import { UNIT_WORDS, unitOf } from './pastedUnits.ts';

/** Goods that a line of a sheet or a mail asks for. */
export interface PastedLine {
  /** Product in the writer's words. */
  text: string;
  /** Empty where the line does not say one number for certain. */
  quantity: string;
  unit: string;
  remarks: string;
  /** Price that the customer wishes for, in their words; empty where none is named. */
  rate: string;
  /** Price and discount in columns of a sheet, as they stand there. */
  price: string;
  discount: string;
  /** The line as it was pasted. */
  written: string;
}

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const UNIT = `(?:${UNIT_WORDS})`;
const BULLET = /^\s*(?:[-*•·–—>]+|\(?\d{1,3}[.)](?=\s)|\[\s?\])\s*/;
const ASKING =
  /^(?:(?:please|pls|kindly|also|we|i|need|require|want|would like|send|quote|supply|share|us|me|for|rates?|prices?|your|best|of)\s+)+(?=\d)/i;
const RUPEES = String.raw`(?:rs\.?|inr|₹)`;
/** The price that is wished for, at the end of a line: '@ Rs. 99.55', 'at ₹ 40/- per pc'. */
const RATE = new RegExp(
  String.raw`[\s,;–—-]*(?<rate>(?:@\s*${RUPEES}?|\b(?:at|rate|price)\s*[:=]?\s*${RUPEES})\s*${NUMBER}(?:\s*/-)?(?:\s*(?:(?:per|/)\s*${UNIT}|each))?)\.?\s*$`,
  'i',
);
/** Sizes, weights and the like: 600 gsm, 20g, 30 x 60. A number before one is no quantity. */
const MEASURE =
  /^\s*(?:[x×*]\s*\d|(?:gsm|gms?|g|grams?|mg|ml|l|mm|cm|m|in|inch|inches|ft|feet|w|watts?|v|volts?|ply|tc|thread|mic|microns?|hp|oz|%)(?![a-z])|["'″′%])/i;
/** Greetings, closings, signatures and heads of a mail. */
const NO_PRODUCT =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|namaste|sir|madam|thanks|thank you|thx|regards|best|warm|kind|cheers|please|pls|kindly|we|our|i|as|the following|following|below|requirements?|need|urgent|looking forward|awaiting|sent from|from:|to:|cc:|subject:|sent:|date:|mob|phone|tel|--|on .* wrote:)(?![a-z])/i;
const ADDRESS_OR_PHONE = /\S@\S+\.\S|\+?91[\s-]?\d{5}|https?:/i;

interface Asked {
  text: string;
  quantity: string;
  unit: string;
}

const LEADING = new RegExp(
  String.raw`^(${NUMBER})(?:\s*(${UNIT})(?![a-z])\.?(?:\s+of\b)?|(?=\s))\s*(?:[x×*:–—-]\s*)?(.+)$`,
  'i',
);
const TRAILING_UNIT = new RegExp(
  String.raw`^(.+?)[\s:=,x×*(–—-]+(?:(?:qty|quantity)\.?\s*[:=]?\s*)?(${NUMBER})\s*(${UNIT})\.?\)?\.?$`,
  'i',
);
const TRAILING_SIGN = new RegExp(
  String.raw`^(.+?)(?:\s[–—-]+|\s*[:=]|(?<!\d)\s*[x×*]|\s(?:qty|quantity)\.?\s*[:=]?)\s*(${NUMBER})\.?$`,
  'i',
);

function leading(line: string): Asked | null {
  const [, quantity = '', unit = '', text = ''] = LEADING.exec(line) ?? [];
  const after = line.slice(quantity.length);
  if (!quantity || !/[a-z]/i.test(text) || (!unit && MEASURE.test(after))) return null;
  return { text, quantity, unit };
}

function trailing(line: string): Asked | null {
  const [, text = '', quantity = '', unit = ''] =
    TRAILING_UNIT.exec(line) ?? TRAILING_SIGN.exec(line) ?? [];
  // the second number of a size, as in 30 x 60, is no quantity
  if (
    !quantity ||
    !/[a-z]/i.test(text) ||
    /\d\s*[x×*]\s*$/.test(line.slice(0, line.lastIndexOf(quantity)))
  )
    return null;
  return { text, quantity, unit };
}

/** Several products in a line, each with its number before it. */
function partsOf(line: string): string[] {
  const parts = line.split(/\s*(?:[,;&+]|\band\b)\s*(?=\d)/i);
  return parts.length > 1 && parts.every((part) => leading(part)) ? parts : [line];
}

function askedIn(line: string): Asked {
  const before = leading(line);
  const after = trailing(line);
  if (!before || !after) return before ?? after ?? { text: line, quantity: '', unit: '' };
  // '10 box gloves - 100 pcs': which of the two is meant, its reader has to say
  return before.quantity === after.quantity ? before : { text: line, quantity: '', unit: '' };
}

function lineOf(written: string): PastedLine {
  const priced = RATE.exec(written);
  const rest = priced ? written.slice(0, priced.index) : written;
  const [, inBrackets = ''] = /\(([^()]*)\)\s*$/.exec(rest) ?? [];
  const isQuantity = new RegExp(`^(?:${NUMBER})\\s*(?:${UNIT})?$`, 'i').test(inBrackets.trim());
  const body = inBrackets && !isQuantity ? rest.slice(0, rest.lastIndexOf('(')).trim() : rest;
  const { text, quantity, unit } = askedIn(body.replace(ASKING, ''));
  return {
    text: text.replace(/[\s,;:–—-]+$/, '').trim(),
    quantity: quantity.replaceAll(',', ''),
    unit: unit && unitOf(unit),
    remarks: isQuantity ? '' : inBrackets.trim(),
    rate: priced?.groups?.['rate'] ?? '',
    price: '',
    discount: '',
    written,
  };
}

/** Lines of a mail; those that ask for nothing are left out. */
export function linesOfMail(rows: readonly string[]) {
  const lines: PastedLine[] = [];
  const leftOut: string[] = [];
  for (const row of rows) {
    const line = row.replace(BULLET, '').trim();
    if (!line) continue;
    const found = partsOf(line.replace(ASKING, '')).map(lineOf);
    const isProduct =
      /[a-z\u0900-\u097f]/i.test(line) &&
      !ADDRESS_OR_PHONE.test(line) &&
      (found.some(({ quantity }) => quantity !== '') || !NO_PRODUCT.test(line));
    if (isProduct) lines.push(...found);
    else leftOut.push(line);
  }
  return { lines, leftOut };
}

/** Marks a text for the catalogue and leaves it English. */
const inCatalogue = (text: string): string => text;

/**
 * Refusals of the rules that console and server share, as they word them: `{{…}}` stands for what
 * the rule fills in.
 */
const RULES = [
  inCatalogue('The expense date cannot be in the future'),
  inCatalogue('The expense date is before the last financial year'),
  inCatalogue('The payment date is before the last financial year'),
  inCatalogue('The payment date is more than {{days}} days ahead'),
  inCatalogue('Only a cheque can be dated in the future'),
  inCatalogue('The payment date is in the future: mark it as paid on that day'),
  inCatalogue('You recorded this payment: another person must approve it'),
  inCatalogue('The invoice date cannot be in the future'),
  inCatalogue('The invoice date is more than {{days}} days before the purchase order'),
  inCatalogue('The round-off is between -1.00 and 1.00'),
  inCatalogue('The round-off is more than the bill comes to'),
  inCatalogue(
    'An invoice number has at most {{most}} characters (rule 46): this one has {{length}}',
  ),
  inCatalogue('An invoice number has letters, digits, / and - only (rule 46)'),
  inCatalogue('GST number is of {{given}}, not {{wanted}}'),
  inCatalogue('GST number must have 15 characters'),
  inCatalogue('GST number has only capital letters and digits'),
  inCatalogue('GST number begins with no known state code'),
  inCatalogue('GST number is not of the form 29ABCDE1234F1ZW'),
  inCatalogue('GST number has a wrong check digit'),
  inCatalogue('An enrolment id is two digits and 13 capital letters or digits'),
  inCatalogue('HSN code {{code}} has not 4, 6 or 8 digits, of goods'),
  inCatalogue(
    'HSN code {{code}} is of a service (chapter 99): a product is goods, whose codes begin with 01 to 98',
  ),
  inCatalogue('{{rate}} % is no GST rate: use {{rates}}, or 0 with a tax category'),
  inCatalogue('Goods of 0 % are nil rated, exempt or outside GST: choose which'),
  inCatalogue('*Please enter Vehicle Number.'),
  inCatalogue(
    'Vehicle Number must be like KA01AB1234, or 22BH1234AA of the Bharat series, or begin with TM when it is temporary.',
  ),
  inCatalogue('A transport document number has at most 15 letters, digits, / or -.'),
  inCatalogue('An e-way bill number has 12 digits.'),
  inCatalogue('*Please enter the LR Number.'),
  inCatalogue('The LR Date must not be in the future.'),
  inCatalogue('The new date must not be in the past'),
  inCatalogue('The new date is too far away'),
  inCatalogue('Books can be closed up to yesterday'),
  inCatalogue('*Please enter Transported Mode.'),
  inCatalogue('*Please enter Transporter.'),
  inCatalogue('*Please enter Vehicle Type.'),
  inCatalogue('*Please enter Shipment Weight.'),
  inCatalogue('*Please enter Logistic Cost.'),
  inCatalogue('*Please enter Loading Charge.'),
  inCatalogue('*Please enter valid Logistic Cost.'),
  inCatalogue('*Please enter valid Loading Charge.'),
  inCatalogue('*Please enter Driver Name.'),
  inCatalogue('*Please enter valid Phone Number.'),
  inCatalogue('A reason is required to open books that are closed up to {{day}}'),
  inCatalogue('The purchase order is not issued'),
  inCatalogue('This has been done or changed already: load it again'),
  inCatalogue('0 quantity is not allowed'),
  inCatalogue('Maximum {{quantity}} can be dispatched'),
  inCatalogue('The bill of this delivery challan is still a draft'),
  inCatalogue('The bill of this delivery challan is issued: cancel the bill first'),
  inCatalogue('A purchase order of this order is issued: cancel that first'),
  inCatalogue('Units of this line are on an issued purchase order: cancel them there first'),
  inCatalogue('Goods of this order were dispatched'),
  inCatalogue('Goods of this order were invoiced'),
  inCatalogue('Goods of this purchase order have left the seller'),
  inCatalogue('The seller has billed this purchase order'),
  inCatalogue('There are payments for this purchase order'),
  inCatalogue('You made this purchase order: another person must approve or reject it'),
  inCatalogue(
    'You changed the amounts of this purchase order: another person must approve or reject it',
  ),
  inCatalogue('The goods are delivered: write a credit note instead'),
  inCatalogue('A payment was given for this invoice: void it first'),
  inCatalogue('This invoice has a credit note: cancel that first'),
  inCatalogue('There are payments for this bill'),
  inCatalogue('This bill is in accounting: it must be removed there first'),
  inCatalogue('You made this credit note: another person must issue it'),
];

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** 'at most {{most}}' → /^at most (?<most>.+?)$/ */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{(\w+)\}\}/); // every other one is a name
  const source = parts.map((part, i) => (i % 2 ? `(?<${part}>.+?)` : literal(part)));
  return new RegExp(`^${source.join('')}$`);
}

const PATTERNS = RULES.map((text) => ({ text, pattern: patternOf(text) }));

/** The rule that words are of, with what it filled in; null for other words. */
export function ruleOf(words: string): { text: string; values: Record<string, string> } | null {
  for (const { text, pattern } of PATTERNS) {
    const found = pattern.exec(words);
    if (found) return { text, values: { ...found.groups } };
  }
  return null;
}

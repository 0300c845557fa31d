/** Numbers of vehicles, transport documents and e-way bills, as the e-way bill portal takes them (docs/rules/tax.md#e-way-bill). */

/** States and territories as vehicle numbers begin; old and new letters of the same state. */
const STATES =
  'AN AP AR AS BR CG CH DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TN TR TG TS UA UK UP WB';
const STATE = STATES.replaceAll(' ', '|');
const VEHICLE_FORMS = [
  // state, district, series, number: KA011234, KA01A1234, KA01AB1234, KA01ABC1234, KA001A1234
  new RegExp(`^(${STATE})[0-9]{2}[A-Z]{0,3}[0-9]{4}$`),
  new RegExp(`^(${STATE})[0-9]{3}[A-Z][0-9]{4}$`),
  // older numbers, without a district's
  /^[A-Z]{3}[0-9]{4}$/,
  // Bharat series
  /^[0-9]{2}BH[0-9]{4}[A-Z]{1,2}$/,
  // defence; temporary, Bhutan, Nepal
  /^DF[0-9A-Z]{6,13}$/,
  /^(TM|BP|NP)[0-9A-Z]{5,13}$/,
];

/** Vehicle number without spaces and signs, in capitals. */
export const bareVehicle = (text: string): string =>
  text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export const isVehicleNumber = (text: string): boolean =>
  VEHICLE_FORMS.some((form) => form.test(bareVehicle(text)));

/** Error of the number of a road vehicle, in words; null when there is none. */
export const vehicleNumberProblem = (text: string): string | null =>
  isVehicleNumber(text)
    ? null
    : 'Vehicle Number must be like KA01AB1234, or 22BH1234AA of the Bharat series, or begin with TM when it is temporary.';

/** Stored form: bare when it is a number of a road vehicle, else as it was typed (a train, a flight). */
export const vehicleText = (text: string): string =>
  isVehicleNumber(text) ? bareVehicle(text) : text.trim();

/** Number of a lorry receipt, railway receipt, airway bill or bill of lading. */
const TRANSPORT_DOCUMENT_PATTERN = '^[A-Za-z0-9/-]{1,15}$';
const TRANSPORT_DOCUMENT = new RegExp(TRANSPORT_DOCUMENT_PATTERN);

export const transportDocumentProblem = (text: string): string | null =>
  TRANSPORT_DOCUMENT.test(text)
    ? null
    : 'A transport document number has at most 15 letters, digits, / or -.';

/** The portal prints groups of four. */
const bareEwayBill = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Stored form; a number that the record has stays as it is. */
export function ewayBillText(
  number: string | null | undefined,
  before?: string | null,
): string | null {
  const text = number?.trim() || null;
  return text === null || text === before ? text : bareEwayBill(text);
}

export const ewayBillNumberProblem = (text: string): string | null =>
  /^[0-9]{12}$/.test(bareEwayBill(text)) ? null : 'An e-way bill number has 12 digits.';

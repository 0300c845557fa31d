import type { Registration } from './invoiceRegistration.rules.ts';

/** Names of the e-invoice portal (IRP) and of the e-way bill portal, in lower case. */
const NAMES: Record<keyof Registration, readonly string[]> = {
  irn: ['irn'],
  ackNumber: ['ackno'],
  ackAt: ['ackdt'],
  signedQr: ['signedqrcode'],
  ewayBillNumber: ['ewbno', 'ewaybillno'],
  ewayBillAt: ['ewbdt', 'ewaybilldate'],
  ewayBillValidUntil: ['ewbvalidtill', 'validupto'],
};
const MOMENTS: readonly (keyof Registration)[] = ['ackAt', 'ewayBillAt', 'ewayBillValidUntil'];
/** Objects that portals and their providers wrap an answer in. */
const WRAPPERS = ['data', 'result', 'govt_response', 'response'];

type Row = Record<string, unknown>;

/** The answer itself, under lower-case names; undefined when there is none. */
function answerIn(value: unknown, depth = 0): Row | undefined {
  if (depth > 4) return undefined;
  if (typeof value === 'string') return answerIn(parsed(value), depth + 1);
  if (Array.isArray(value)) return value.length === 1 ? answerIn(value[0], depth + 1) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const row = Object.fromEntries(
    Object.entries(value).map(([name, content]) => [name.toLowerCase(), content]),
  );
  if (Object.values(NAMES).some((names) => names.some((name) => row[name]))) return row;
  return WRAPPERS.map((name) => answerIn(row[name], depth + 1)).find(Boolean);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([AP]M)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})-(\d{2})-(\d{2})[ T]${TIME}$`, 'i');
const DAY_FIRST = new RegExp(String.raw`^(\d{2})/(\d{2})/(\d{4}) ${TIME}$`, 'i');
const hourOf = (hour: string, half: string | undefined): number =>
  half ? (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hour);

/** A portal's own time of India, "2026-11-20 19:22:00" or "20/11/2026 07:22:00 PM", as ISO 8601; other texts stay. */
export function portalMoment(text: string): string {
  const [, first, second, third, hour, minute, seconds = '00', half] =
    YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text) ?? [];
  if (!first || !second || !third || !hour || !minute) return text;
  const day = first.length === 4 ? [first, second, third] : [third, second, first];
  const hours = String(hourOf(hour, half)).padStart(2, '0');
  return `${day.join('-')}T${hours}:${minute}:${seconds}+05:30`;
}

/**
 * Reads the answer of a portal as it was downloaded or copied, from either portal, wrapped or in a
 * list of one. Fields that it does not have are absent; undefined when it is no answer of a portal.
 */
export function readPortalAnswer(text: string): Partial<Registration> | undefined {
  const answer = answerIn(parsed(text));
  if (!answer) return undefined;
  const found = (Object.keys(NAMES) as (keyof Registration)[]).flatMap((field) => {
    const content = NAMES[field].map((name) => answer[name]).find((one) => one);
    if (typeof content !== 'string' && typeof content !== 'number') return [];
    const value = String(content).trim();
    return [[field, MOMENTS.includes(field) ? portalMoment(value) : value]];
  });
  return Object.fromEntries(found) as Partial<Registration>;
}

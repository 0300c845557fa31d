/** Days to pay bills, and invoices of a customer without days of its own. */
export const DAYS_TO_PAY = 30;

/** YYYY-MM-DD of a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day as YYYY-MM-DD plus some days; days have no time zone. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The first day of the financial year (April to March) before the one of a day. */
export function startOfLastFinancialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return `${month >= 4 ? year - 1 : year - 2}-04-01`;
}

/** Whole days from one day to another; below 0 when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The same day of another month, or that month's last where it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)))
    .toISOString()
    .slice(0, 10);
}

/** Years from today that days of delivery, payment and validity may lie ahead: a later one is a slip in the year. */
export const MOST_YEARS_AHEAD = 3;
export const lastComingDay = (today: string): string => addMonths(today, 12 * MOST_YEARS_AHEAD);

/** The last day of a day's month. */
export const endOfMonth = (day: string): string =>
  addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);

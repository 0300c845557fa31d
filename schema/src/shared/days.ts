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

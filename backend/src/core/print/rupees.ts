/** "1234567.5" → "₹ 12,34,567.50": Indian grouping on the text itself, so that no digit is lost. */
export function rupees(amount: string): string {
  const [whole = '0', decimals = ''] = amount.split('.');
  const grouped = whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
  return `₹ ${grouped}.${decimals.padEnd(2, '0')}`;
}

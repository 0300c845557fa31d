const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
/** Indian units, the largest first. */
const STEPS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function inWords(count: number): string {
  for (const [size, name] of STEPS) {
    if (count < size) continue;
    const rest = count % size;
    return `${inWords(Math.floor(count / size))} ${name}${rest ? ` ${inWords(rest)}` : ''}`;
  }
  if (count < 20) return ONES[count] ?? '';
  const rest = count % 10;
  return `${TENS[Math.floor(count / 10)]}${rest ? ` ${ONES[rest]}` : ''}`;
}

/** "125000.50" → "Rupees One Lakh Twenty Five Thousand and Fifty Paise Only", of the text itself. */
export function amountInWords(amount: string): string {
  const [rupees = '0', decimals = ''] = amount.split('.');
  const paise = Number(decimals.padEnd(2, '0').slice(0, 2));
  return `Rupees ${inWords(Number(rupees))}${paise ? ` and ${inWords(paise)} Paise` : ''} Only`;
}

import { inRupees } from '@munim/schema/shared/rupees.ts';

const INDIAN = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "1234567.5" → "₹ 12,34,567.50". Intl formats decimal text exactly, without a float. */
export const rupees = (amount: string): string => inRupees(INDIAN.format(amount as `${number}`));

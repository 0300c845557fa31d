import { t } from '../ui/text.ts';

/** Turnover decides how many digits documents need (notification 78/2020); the product does not know it. */
export const hsnHelp = (code: string): string | undefined =>
  /^\d{4}$/.test(code)
    ? t('4 digits do up to a turnover of ₹5 crore; above it documents need 6.')
    : undefined;

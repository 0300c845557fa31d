import { roundOffRefusal } from '@munim/schema/bills/bills.rules.ts';
import { DECIMAL_PATTERN } from '@munim/schema/shared/limits.ts';
import { isPositive } from '@munim/schema/shared/money.ts';
import { t } from '../ui/text.ts';

const DECIMAL = new RegExp(DECIMAL_PATTERN);

/** Reason why a typed round-off of lines with this total is none; true when it is one, or empty. */
export function roundOffProblem(typed: string, total: string): string | true {
  const text = typed.trim();
  if (!text) return true;
  if (/^-?\d+\.\d{3,}$/.test(text))
    return t('{{label}} has at most 2 decimals.', { label: t('Round-off') });
  if (!DECIMAL.test(text)) return t('Round-off is a number like 0.40 or -0.40.');
  return roundOffRefusal(text, total) ?? true;
}

/** Row of a document's totals; none where nothing is rounded. */
export const roundOffRow = (roundOff: string | null): [string, string][] =>
  roundOff && (isPositive(roundOff) || roundOff.startsWith('-'))
    ? [[t('Round-off'), roundOff]]
    : [];

import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { ImportColumn } from './imports.public.ts';
import type { LookUpName } from './imports.shapes.ts';

type More = Partial<Pick<ImportColumn, 'field'>> & { required?: true };

interface Words {
  help: string;
  example: string;
}

export const textColumn = (
  name: string,
  max: number,
  words: Words,
  more: More = {},
): ImportColumn => ({
  name,
  kind: 'text',
  max,
  ...words,
  ...more,
});

/** Names a record by its external id or by its name. */
export const lookUpColumn = (
  name: string,
  refersTo: LookUpName,
  words: Words,
  more: More = {},
): ImportColumn => ({ name, kind: 'text', max: LIMITS.catalogueName, refersTo, ...words, ...more });

/** Rupees with at most two decimals. */
export const moneyColumn = (name: string, words: Words, more: More = {}): ImportColumn => ({
  name,
  kind: 'decimal',
  places: 2,
  digits: 12,
  ...words,
  ...more,
});

export const quantityColumn = (name: string, words: Words, more: More = {}): ImportColumn => ({
  name,
  kind: 'whole',
  min: 1,
  max: 10_000_000,
  ...words,
  ...more,
});

export const activeColumn: ImportColumn = {
  name: 'is_active',
  kind: 'flag',
  help: 'FALSE: hidden from new documents; TRUE when empty',
  example: 'TRUE',
};

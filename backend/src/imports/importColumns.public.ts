import { LIMITS } from '@munim/schema/shared/limits.ts';
import { badField } from '../core/http/errors.ts';
import { type ImportColumn, type ImportRow, textOf } from './imports.public.ts';
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

/** Number and day in the old books. */
export const broughtDocument = (word: string): readonly ImportColumn[] => [
  textColumn(
    'number',
    50,
    { help: `Number of the ${word} in the old books`, example: 'OLD/25-26/0815' },
    { required: true },
  ),
  {
    name: 'date',
    kind: 'day',
    required: true,
    help: `Day of the ${word} in the old books`,
    example: '14-09-2026',
  },
];

/** Units of a line that left, or came, before the old books ended. */
export const deliveredColumn = (help: string): ImportColumn => ({
  name: 'delivered',
  kind: 'whole',
  min: 0,
  max: 10_000_000,
  help,
  example: '60',
});

/** Per line what is open, and what was delivered before; refused where nothing is open. */
export function openQuantities(
  lines: readonly ImportRow[],
  field: string,
): { quantity: number; delivered: number }[] {
  return lines.map(({ values }, index) => {
    const delivered = Number(values['delivered'] ?? 0);
    const quantity = Number(values['quantity']) - delivered;
    if (quantity <= 0)
      throw badField(
        `${field}.${index}.delivered`,
        'Nothing of this line is open: leave its row out',
      );
    return { quantity, delivered };
  });
}

/** Data of a document that was open in the previous system: its number and day there, and the quantity of each line that was delivered before. */
export interface Brought {
  old_number: string;
  old_date: string;
  delivered: readonly number[];
}

/** Document of old books, from the columns of broughtDocument and what openQuantities found. */
export const broughtOf = (row: ImportRow, open: readonly { delivered: number }[]): Brought => ({
  old_number: textOf(row, 'number') ?? '',
  old_date: textOf(row, 'date') ?? '',
  delivered: open.map(({ delivered }) => delivered),
});

/** Columns of lines, whose fields are in this list of the write's body. */
export const ofLines = (field: string, columns: readonly ImportColumn[]): readonly ImportColumn[] =>
  columns.map((column) => ({
    ...column,
    field: `${field}.#.${column.field ?? column.name}`,
    ofLine: true,
  }));

import { LIMITS } from '@munim/schema/shared/limits.ts';
import { parseBlock } from './lineGridPaste.ts';
import { linesOfMail, type PastedLine } from './pastedMail.ts';
import { linesOfTable } from './pastedTable.ts';

export type { PastedLine } from './pastedMail.ts';

export interface Pasted {
  lines: PastedLine[];
  /** Texts that ask for nothing: heads of a sheet, greetings. */
  leftOut: string[];
  /** Names of the columns that no line takes. */
  columns: string[];
}

/** Goods asked for in what was copied from a sheet (cells) or a mail (lines of text). */
export function pastedLines(copied: string): Pasted {
  const rows = parseBlock(copied).filter((row) => row.some(Boolean));
  const isTable = rows.some((row) => row.filter(Boolean).length > 1);
  const { lines, leftOut, columns } = isTable
    ? linesOfTable(rows)
    : { ...linesOfMail(rows.map((row) => row.find(Boolean) ?? '')), columns: [] };
  return {
    lines: lines.map((line) => ({
      ...line,
      text: line.text.slice(0, LIMITS.catalogueName),
      remarks: line.remarks.slice(0, LIMITS.remarks),
    })),
    leftOut,
    columns,
  };
}

import { useCallback, useState } from 'react';
import type { NotTakenProps } from './PasteBox.tsx';
import { pastedLines } from './pastedLines.ts';
import type { PastedLine } from './pastedMail.ts';

interface Options<Row> {
  toLine: (pasted: PastedLine) => Row;
  /** Names of read columns that the form has no cell for. */
  notTakenOf?: (lines: readonly PastedLine[]) => readonly string[];
}

/** Lines read in a pasted text, and what of it is in none of them. Keep the options the same between renders. */
export function usePastedLines<Row>({ toLine, notTakenOf }: Options<Row>) {
  const [notTaken, setNotTaken] = useState<NotTakenProps>({ leftOut: [], columns: [] });
  const readPasted = useCallback(
    (text: string): Row[] | null => {
      const { lines, leftOut, columns } = pastedLines(text);
      setNotTaken({ leftOut, columns: [...columns, ...(notTakenOf?.(lines) ?? [])] });
      return lines.length ? lines.map(toLine) : null;
    },
    [toLine, notTakenOf],
  );
  return { readPasted, notTaken };
}

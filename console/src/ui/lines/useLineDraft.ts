import { toMoney } from '@munim/schema/shared/money.ts';
import { useCallback, useMemo, useState } from 'react';
import type { LineRow } from './lineColumn.ts';

/** A line as it is typed, with the line as it is saved. */
export interface DraftRow<Line> extends LineRow {
  saved: Line;
}

interface Kept<Line, Row> {
  /** `perRow`: the same saved line answers the same row. */
  asSaved: (line: Line) => Row;
  /** Characters that may be typed. */
  fields: readonly (keyof Row)[];
}

const isNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);
const same = (left: unknown, right: unknown) =>
  left === right || (isNumber(left) && isNumber(right) && toMoney(left) === toMoney(right));

/** The fields that differ from what is saved; amounts are compared as amounts. */
export const typedFields = <Line, Row extends DraftRow<Line>>(
  row: Row,
  { asSaved, fields }: Kept<Line, Row>,
): (keyof Row)[] => fields.filter((field) => !same(row[field], asSaved(row.saved)[field]));

/**
 * Typed changes of saved lines, kept over reloads of their document: changes by others show where
 * nothing was typed.
 */
export function useLineDraft<Line extends LineRow, Row extends DraftRow<Line>>(
  lines: readonly Line[],
  kept: Kept<Line, Row>,
) {
  const [typed, setTyped] = useState<ReadonlyMap<string, Row>>(new Map());
  const rows = useMemo(
    () =>
      lines.map((line) => {
        const saved = kept.asSaved(line);
        const held = typed.get(line.id);
        if (!held || held.saved === line) return held ?? saved;
        const own = typedFields(held, kept).map((field) => [field, held[field]]);
        return { ...saved, ...Object.fromEntries(own) } as Row;
      }),
    [lines, typed, kept],
  );
  const change = useCallback(
    (next: Row[]) =>
      setTyped(
        new Map(next.filter((row) => row !== kept.asSaved(row.saved)).map((row) => [row.id, row])),
      ),
    [kept],
  );
  const discard = useCallback(() => setTyped(new Map()), []);
  return { rows, change, discard };
}

import { toMoney } from '@munim/schema/shared/money.ts';
import { useCallback, useMemo, useState } from 'react';
import type { LineRow } from './lineColumn.ts';

/** A line as it is typed, with the line as it is saved. */
export interface DraftRow<Line> extends LineRow {
  saved: Line;
}

interface DraftFields<Line, Row> {
  /** `perRow`: the same saved line answers the same row. */
  fromSaved: (line: Line) => Row;
  /** Characters that may be typed. */
  fields: readonly (keyof Row)[];
}

const isNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);
const same = (left: unknown, right: unknown) =>
  left === right || (isNumber(left) && isNumber(right) && toMoney(left) === toMoney(right));

/** Fields that differ from the saved line; amounts are compared numerically. */
export const typedFields = <Line, Row extends DraftRow<Line>>(
  row: Row,
  { fromSaved, fields }: DraftFields<Line, Row>,
): (keyof Row)[] => fields.filter((field) => !same(row[field], fromSaved(row.saved)[field]));

/**
 * Typed changes of saved lines, kept over reloads of their document: changes by others show where
 * nothing was typed.
 */
export function useLineDraft<Line extends LineRow, Row extends DraftRow<Line>>(
  lines: readonly Line[],
  config: DraftFields<Line, Row>,
) {
  const [typed, setTyped] = useState<ReadonlyMap<string, Row>>(new Map());
  const rows = useMemo(
    () =>
      lines.map((line) => {
        const saved = config.fromSaved(line);
        const draft = typed.get(line.id);
        if (!draft || draft.saved === line) return draft ?? saved;
        const own = typedFields(draft, config).map((field) => [field, draft[field]]);
        return { ...saved, ...Object.fromEntries(own) } as Row;
      }),
    [lines, typed, config],
  );
  const change = useCallback(
    (next: Row[]) =>
      setTyped(
        new Map(
          next.filter((row) => row !== config.fromSaved(row.saved)).map((row) => [row.id, row]),
        ),
      ),
    [config],
  );
  const discard = useCallback(() => setTyped(new Map()), []);
  return { rows, change, discard };
}

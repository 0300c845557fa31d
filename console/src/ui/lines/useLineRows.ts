import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const MAX_UNDO_STEPS = 50;
const sameRows = (left: readonly unknown[], right: readonly unknown[]) =>
  left.length === right.length && left.every((row, index) => row === right[index]);

/** Present rows, also between two renders, with undo of the last changes. */
export function useLineRows<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const latest = useRef(rows);
  const past = useRef<(readonly Row[])[]>([]);
  const [steps, setSteps] = useState(0);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);

  const emit = useCallback(
    (next: readonly Row[]) => {
      latest.current = next;
      setSteps(past.current.length);
      onChange([...next]);
    },
    [onChange],
  );
  /**
   * `isLookup`: the server's result of a change is applied to it, and is no undo step of its own.
   */
  const change = useCallback(
    (next: readonly Row[], isLookup = false) => {
      if (sameRows(next, latest.current)) return;
      if (!isLookup) past.current = [...past.current.slice(1 - MAX_UNDO_STEPS), latest.current];
      emit(next);
    },
    [emit],
  );
  const undo = useCallback(() => {
    const before = past.current.pop();
    if (before) emit(before);
    return before !== undefined;
  }, [emit]);
  return { now: useCallback(() => latest.current, []), change, undo, canUndo: steps > 0 };
}

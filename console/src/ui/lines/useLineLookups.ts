import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { LineColumn, LinePick } from './lineColumn.ts';

type ResolvedItems = Map<string, unknown>;

const reference = <Row>(pick: LinePick<Row>, row: Row): string | null => {
  const { text, item, id, unknown } = pick.chosen(row);
  return text === '' || item !== null || unknown ? null : id ? `#${id}` : text;
};

async function resolveTexts<Row>(
  client: ApolloClient,
  pick: LinePick<Row>,
  references: readonly string[],
): Promise<ResolvedItems> {
  const found = await pick.choices.resolve(client, references);
  return new Map(references.map((text) => [text, found.get(text) ?? null]));
}

/** Rows with the items resolved so far. */
const withResolved = <Row>(
  rows: readonly Row[],
  pick: LinePick<Row>,
  resolved: ResolvedItems,
): Row[] =>
  rows.map((row) => {
    const text = reference(pick, row);
    if (text === null || !resolved.has(text)) return row;
    const item = resolved.get(text);
    return item == null ? pick.markUnknown(row) : pick.choose(row, item);
  });

interface Lookups<Row> {
  columns: readonly LineColumn<Row>[];
  now: () => readonly Row[];
  change: (rows: readonly Row[], isLookup: true) => void;
  announce: (message: string) => void;
}

/** Texts in choosing cells that have no item yet are looked up, all of them in one call, and filled in when it answers. */
export function useLineLookups<Row>(
  rows: readonly Row[],
  { columns, now, change, announce }: Lookups<Row>,
) {
  const client = useApolloClient();
  const resolved = useRef<ResolvedItems>(new Map());
  const pendingTexts = useRef(new Set<string>());
  useEffect(() => {
    const lookUp = async (pick: LinePick<Row>, fresh: readonly string[]) => {
      for (const text of fresh) pendingTexts.current.add(text);
      try {
        const found = await resolveTexts(client, pick, fresh);
        for (const [text, item] of found) resolved.current.set(text, item);
        const unknown = [...found.values()].filter((item) => item === null).length;
        if (unknown > 0) announce(`${unknown} not known: marked red.`);
        change(withResolved(now(), pick, resolved.current), true);
      } catch {
        announce('Could not look up what was entered; the next change tries again.');
      }
      for (const text of fresh) pendingTexts.current.delete(text);
    };
    for (const { edit } of columns) {
      const pick = edit?.pick;
      if (!pick) continue;
      const open = [
        ...new Set(rows.map((row) => reference(pick, row)).filter((text) => text !== null)),
      ];
      if (open.some((text) => resolved.current.has(text)))
        change(withResolved(now(), pick, resolved.current), true);
      const fresh = open.filter(
        (text) => !resolved.current.has(text) && !pendingTexts.current.has(text),
      );
      if (fresh.length > 0) void lookUp(pick, fresh);
    }
  }, [rows, columns, client, now, change, announce]);
}

import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { LineColumn, LinePick } from './lineColumn.ts';
import { t } from '../text.ts';

type ResolvedItems = Map<string, unknown>;

const reference = <Row>(pick: LinePick<Row>, row: Row): string | null => {
  const { text, item, id, unknown } = pick.chosen(row);
  return text === '' || item !== null || unknown ? null : id ? `#${id}` : text;
};

const scopeOf = <Row>({ choices }: LinePick<Row>) => choices.scope?.() ?? '';
const keyOf = <Row>(pick: LinePick<Row>, text: string) => `${scopeOf(pick)}\n${text}`;

/** Items by their keys; none when another scope was chosen meanwhile. */
async function resolveTexts<Row>(
  client: ApolloClient,
  pick: LinePick<Row>,
  references: readonly string[],
): Promise<ResolvedItems> {
  const scope = scopeOf(pick);
  const found = await pick.choices.resolve(client, references);
  if (scope !== scopeOf(pick)) return new Map();
  return new Map(references.map((text) => [keyOf(pick, text), found.get(text) ?? null]));
}

/** Rows with the items resolved so far. */
const withResolved = <Row>(
  rows: readonly Row[],
  pick: LinePick<Row>,
  resolved: ResolvedItems,
): Row[] =>
  rows.map((row) => {
    const text = reference(pick, row);
    if (text === null || !resolved.has(keyOf(pick, text))) return row;
    const item = resolved.get(keyOf(pick, text));
    return item == null ? pick.markUnknown(row) : pick.choose(row, item);
  });

interface Lookups<Row> {
  columns: readonly LineColumn<Row>[];
  now: () => readonly Row[];
  change: (rows: readonly Row[], isLookup: true) => void;
  announce: (message: string | ((old: string) => string)) => void;
}

/** Says how many cells name something nobody knows, and how many something with records like it. */
function unknownText<Row>(rows: readonly Row[], columns: readonly LineColumn<Row>[]): string {
  const cells = rows.flatMap((row) =>
    columns.flatMap(({ edit }) => {
      const { text = '', unknown } = edit?.pick?.chosen(row) ?? {};
      return unknown ? [(edit?.pick?.choices.fitting?.(text) ?? 0) > 0] : [];
    }),
  );
  const like = cells.filter(Boolean).length;
  const none = cells.length - like;
  if (!like) return none ? t('{{none}} not known: marked red.', { none }) : '';
  return none
    ? t('{{none}} not known, {{like}} to choose: marked red.', { none, like })
    : t('{{like}} to choose: marked red.', { like });
}

/** Texts in choosing cells that have no item yet are looked up, all of them in one call, and filled in when it answers. */
export function useLineLookups<Row>(
  rows: readonly Row[],
  { columns, now, change, announce }: Lookups<Row>,
) {
  const client = useApolloClient();
  const resolved = useRef<ResolvedItems>(new Map());
  const pendingTexts = useRef(new Set<string>());
  const summary = unknownText(rows, columns);
  const summaryBefore = useRef('');
  useEffect(() => {
    const before = summaryBefore.current;
    summaryBefore.current = summary;
    // renews the text when one of them is corrected, or chosen for all lines of the text
    announce((old) => (old !== '' && old === before ? summary : old));
  }, [summary, announce]);
  useEffect(() => {
    const lookUp = async (pick: LinePick<Row>, fresh: readonly string[]) => {
      const keys = fresh.map((text) => keyOf(pick, text));
      for (const key of keys) pendingTexts.current.add(key);
      try {
        const found = await resolveTexts(client, pick, fresh);
        for (const [key, item] of found) resolved.current.set(key, item);
        const next = withResolved(now(), pick, resolved.current);
        change(next, true);
        if ([...found.values()].includes(null)) announce(unknownText(next, columns));
      } catch {
        announce(t('Could not look up what was entered; the next change tries again.'));
      }
      for (const key of keys) pendingTexts.current.delete(key);
    };
    for (const { edit } of columns) {
      const pick = edit?.pick;
      if (!pick) continue;
      const open = [
        ...new Set(rows.map((row) => reference(pick, row)).filter((text) => text !== null)),
      ];
      const isOf = (keys: { has: (key: string) => boolean }) => (text: string) =>
        keys.has(keyOf(pick, text));
      if (open.some(isOf(resolved.current)))
        change(withResolved(now(), pick, resolved.current), true);
      const fresh = open.filter(
        (text) => !isOf(resolved.current)(text) && !isOf(pendingTexts.current)(text),
      );
      if (fresh.length > 0) void lookUp(pick, fresh);
    }
  }, [rows, columns, client, now, change, announce]);
}

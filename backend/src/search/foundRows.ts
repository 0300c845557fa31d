import type { SearchKind } from '@munim/schema/generated/types.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import { contains } from '../core/data/search.ts';
import type { SearchedKind, SearchedNumber } from '../core/data/searchedKinds.ts';
import { type Typed, typedFor } from './searchText.ts';

/** Ranks of how well a record fits, the best first. */
const RANKS = { WHOLE: 0, BEGINS: 1, PART: 2, SIMILAR: 3 } as const;

export interface Found {
  kind: SearchKind;
  id: number;
  rank: number;
  /** The number by which it was found, with its name, where that is not the title. */
  found_by: string | null;
}

export const isWhole = ({ rank }: Found): boolean => rank === RANKS.WHOLE;

/** Greatest number of records of a kind. */
export const PER_KIND = 5;

interface Tier {
  rank: keyof typeof RANKS;
  /** Rows that fit as well as the whole number does. */
  whole?: RawBuilder<boolean>;
  condition: RawBuilder<boolean>;
  order?: RawBuilder<unknown>;
  /**
   * Number of rows, in any order, that are sorted: of a word that very many names have, some will
   * do.
   */
  among?: number;
  foundBy?: RawBuilder<string>;
}
type TiersOf = (kind: SearchedKind, typed: Typed) => Tier[];

const AMONG = 200;

const lower = (column: string | RawBuilder<string>) =>
  sql<string>`lower(${typeof column === 'string' ? sql.ref(column) : column})`;
const reversed = (text: string) => Array.from(text).toReversed().join('');

/** The last character there is: what begins with a text lies between it and the text with this behind. */
const LAST = '\u{10FFFF}';
/**
 * Condition by an index with text_pattern_ops, which is read in order and no further than the
 * limit; LIKE would also take one of trigrams.
 */
const begins = (value: RawBuilder<string>, text: string) =>
  sql<boolean>`(${value} ~>=~ lower(${text}) and ${value} ~<~ lower(${text + LAST}))`;

const foundBy = ({ column, label }: SearchedNumber): Pick<Tier, 'foundBy'> =>
  label ? { foundBy: sql<string>`${`${label} `}::text || ${sql.ref(column)}` } : {};

/** Whole ids and numbers, and what begins so: the highest number first, names by the alphabet. */
const firstTiers: TiersOf = (kind, { id, number, text }) => [
  ...(kind.isFoundById && id !== undefined
    ? [{ rank: 'WHOLE' as const, condition: sql<boolean>`${sql.ref(kind.id)} = ${id}` }]
    : []),
  ...(number === undefined ? [] : (kind.numbers ?? [])).flatMap((searched): Tier[] => {
    const value = lower(searched.column);
    const begun = begins(value, number ?? '');
    return [
      { rank: 'WHOLE', condition: sql`${value} = lower(${number})`, ...foundBy(searched) },
      {
        rank: 'BEGINS',
        condition: sql`(${begun} and ${value} <> lower(${number}))`,
        order: sql`order by ${value} using ~>~`,
        ...foundBy(searched),
      },
    ];
  }),
  ...(kind.name
    ? [
        {
          rank: 'BEGINS' as const,
          condition: begins(lower(kind.name), text),
          order: sql`order by ${lower(kind.name)} using ~<~`,
        },
      ]
    : []),
];

/** Numbers that end so. */
const endTiers: TiersOf = ({ numbers = [] }, { number: typed, end: number = typed }) =>
  number === undefined || !/.\d$/.test(number)
    ? []
    : numbers.map((searched): Tier => {
        const backwards = sql<string>`reverse(${lower(searched.column)})`;
        return {
          rank: 'PART',
          condition: begins(backwards, reversed(number)),
          order: sql`order by ${backwards} using ~<~`,
          // 197 is the running number of SO-2627-00197
          ...(/^\d+$/.test(number) && {
            whole: sql<boolean>`${sql.ref(searched.column)} ~ ${`(^|[^0-9])0*${number}$`}`,
          }),
          ...foundBy(searched),
        };
      });

/** Order: names that begin with the text before those that contain it. */
const beginFirst = (columns: readonly string[], text: string) =>
  sql`least(${sql.join(
    columns.map((column) => sql`nullif(position(lower(${text}) in ${lower(column)}), 0)`),
  )})`;

/** Parts: ends of numbers, every word in a name, any part of a phone or an e-mail address. */
const partTiers: TiersOf = (kind, typed) => {
  const { name, contacts = [] } = kind;
  const { text, words, contact } = typed;
  return [
    ...endTiers(kind, typed),
    ...(name && text.length > 1
      ? [
          {
            rank: 'PART' as const,
            condition:
              kind.holds?.(text) ??
              sql<boolean>`(${sql.join(
                words.map((word) => contains(name, word)),
                sql` and `,
              )})`,
            order: sql`order by length(${lower(name)}), ${lower(name)}`,
            among: AMONG,
          },
        ]
      : []),
    ...(contact === undefined || !contacts.length
      ? []
      : [
          {
            rank: 'PART' as const,
            condition: sql<boolean>`(${sql.join(
              contacts.map((column) => contains(column, contact)),
              sql` or `,
            )})`,
            order: sql`order by ${beginFirst(contacts, contact)}`,
            among: AMONG,
          },
        ]),
  ];
};

/** Names with a letter or two that differ (how many: the threshold of the connection). */
const similarTiers: TiersOf = ({ name }, { words }) => {
  const text = words.join(' ');
  if (!name || !/(^| )\p{L}{4,}( |$)/u.test(text)) return [];
  const value = lower(name);
  return [
    {
      rank: 'SIMILAR',
      condition: sql`${value} %> lower(${text})`,
      order: sql`order by ${value} <->> lower(${text}), length(${value})`,
      among: AMONG,
    },
  ];
};

function rowsOfTier(kind: SearchedKind, viewer: Viewer, tier: Tier) {
  const { rank, whole, condition, order = sql``, among, foundBy: by = sql`null::text` } = tier;
  const usual = sql.lit(RANKS[rank]);
  const ranked = whole
    ? sql`case when ${whole} then ${sql.lit(RANKS.WHOLE)} else ${usual} end`
    : usual;
  const id = sql.ref(kind.id);
  const own = sql`${kind.rows} where ${condition} and ${kind.visible(viewer)}`;
  const rows = among
    ? sql`${kind.rows} where ${id} = any(array(select ${id} from ${own} limit ${sql.lit(among)}))`
    : own;
  return sql`(select ${id} as id, ${ranked} as rank, ${by} as found_by
    from ${rows} ${order} limit ${sql.lit(PER_KIND)})`;
}

/** Tiers of a kind one after the other until there are enough: what comes later is not read then. */
function ofKind(name: SearchKind, kind: SearchedKind, viewer: Viewer, tiers: readonly Tier[]) {
  const rows = tiers.map((tier) => rowsOfTier(kind, viewer, tier));
  return sql<Found>`(select ${sql.lit(name)} as kind, f.* from (${sql.join(rows, sql` union all `)}) f limit ${sql.lit(2 * PER_KIND)})`;
}

export type Kinds = readonly (readonly [SearchKind, SearchedKind])[];

const statementOf = (tiersOf: TiersOf) => (kinds: Kinds, viewer: Viewer, typed: Typed) => {
  const some = kinds.flatMap(([name, kind]) => {
    const tiers = tiersOf(kind, typedFor(typed, kind.words));
    return tiers.length ? [ofKind(name, kind, viewer, tiers)] : [];
  });
  return some.length ? sql<Found>`${sql.join(some, sql` union all `)}` : undefined;
};

/** Each one statement over all kinds; undefined where nothing can be found so. */
export const firstRows = statementOf(firstTiers);
export const partRows = statementOf(partTiers);
export const similarRows = statementOf(similarTiers);

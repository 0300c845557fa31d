import { sql } from 'kysely';
import { thumbnailOf } from '../core/access/signing.ts';
import type { Attributes } from '../core/data/catalogueChecks.ts';
import type { Database } from '../core/data/database.ts';
import { mustGet } from '../core/data/rows.ts';
import { byName, eqAny, startsWith } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { holdsWord, isSold } from '../products/products.public.ts';
import { findCustomer } from '../tenants/tenants.public.ts';
import { lastSold, timeOf } from './lastPrices.ts';
import type { SkuCandidate, SkuMatch, SkuTexts } from './quote-requests.shapes.ts';

/** Limit of SKUs read for each text; when there are more, none counts as the only one. */
const MOST_READ = 30;

interface Found {
  at: number;
  product_sku_id: number;
}

/** Words that tell something: 'Soap, 20g' has soap and 20. A letter alone is none. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\d+(?:\.\d+)?|[\p{L}\p{M}]{2,}/gu) ?? []).filter(
      (word) => !['and', 'of', 'for', 'the', 'with'].includes(word),
    ),
  ),
];

const soldSkus = (db: Database) =>
  db
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .where(isSold);

/** SKUs whose names hold all words of the text, those that begin with the text first. */
const withAllWords = (db: Database, at: number, text: string) =>
  sql`(${soldSkus(db)
    .select(['k.product_sku_id'])
    .select(sql<number>`${at}::int`.as('at'))
    .select(
      sql<number>`case when ${startsWith('k.product_sku_name', text)} or ${startsWith('p.product_name', text)} then 0 else 1 end`.as(
        'rank',
      ),
    )
    .select('k.product_sku_name as name')
    .where((eb) => eb.and(wordsOf(text).map(holdsWord)))
    .orderBy('rank')
    .orderBy(byName('p.product_name'))
    .orderBy(byName('k.product_sku_name'))
    .orderBy('k.product_sku_id')
    .limit(MOST_READ)})`;

/** SKUs whose names hold at least half of the words, those with most of them first. */
const withMostWords = (db: Database, at: number, text: string) => {
  const words = wordsOf(text);
  const each = words.map((word) => soldSkus(db).select('k.product_sku_id').where(holdsWord(word)));
  return sql`(select product_sku_id, ${at}::int as at, -count(*)::int as rank, '' as name
    from (${sql.join(each, sql` union all `)}) as held group by product_sku_id
    having count(*) * 2 >= ${words.length} order by rank, product_sku_id limit ${MOST_READ})`;
};

async function readAll(
  db: Database,
  texts: readonly (readonly [number, string])[],
  read: typeof withAllWords,
): Promise<Map<number, number[]>> {
  const asked = texts.filter(([, text]) => wordsOf(text).length);
  if (!asked.length) return new Map();
  const { rows } = await sql<Found>`select at, product_sku_id from (${sql.join(
    asked.map(([at, text]) => read(db, at, text)),
    sql` union all `,
  )}) as found order by at, rank, name, product_sku_id`.execute(db);
  const found = Map.groupBy(rows, ({ at }) => at);
  return new Map([...found].map(([at, of]) => [at, of.map((row) => row.product_sku_id)]));
}

/** SKU ids by the place of their text: for '#12' that SKU, else by words. */
async function idsByText(db: Database, texts: readonly string[]) {
  const numbered = new Map<number, number[]>();
  for (const [at, text] of texts.entries()) {
    const id = /^\s*#\s*(\d{1,15})\s*$/.exec(text)?.[1];
    if (id) numbered.set(at, [Number(id)]);
  }
  const rest = [...texts.entries()].filter(([at]) => !numbered.has(at));
  const all = await readAll(db, rest, withAllWords);
  const most = await readAll(
    db,
    rest.filter(([at]) => !all.has(at)),
    withMostWords,
  );
  return { numbered, all, most };
}

interface NamedSku {
  product_sku_id: number;
  product_sku_name: string;
  product_name: string;
  attributes: Attributes;
}

async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, NamedSku>> {
  const rows = await soldSkus(db)
    .select(['k.product_sku_id', 'k.product_sku_name', 'p.product_name'])
    .select(
      sql<Attributes>`case when k.attributes = '{}' then p.attributes else k.attributes end`.as(
        'attributes',
      ),
    )
    .where('k.product_sku_id', '=', eqAny(ids))
    .execute();
  return new Map(rows.map((row) => [row.product_sku_id, row]));
}

/** Criteria by which a person chooses: looks, size, last price of this customer and free stock. */
async function withDetails(
  { db, settings, viewer }: ReadContext,
  skus: ReadonlyMap<number, NamedSku>,
  ids: readonly number[],
  tenantId: number | undefined,
): Promise<Map<number, SkuCandidate>> {
  const soldTo = lastSold(viewer, sql`k.product_sku_id`, sql`${tenantId ?? 0}`);
  const free = sql<number | null>`case when ${viewer.can('ORDER', 'WRITE')} then
    (select coalesce(sum(b.quantity - b.reserved_quantity), 0)::int from stock_balances b where b.product_sku_id = k.product_sku_id) end`;
  const rows = await soldSkus(db)
    .select(['k.product_sku_id', 'k.unit'])
    .select([
      sql<string[]>`case when k.assets = '{}' then p.assets else k.assets end::text[]`.as('assets'),
      soldTo.as('sold'),
      free.as('free_quantity'),
    ])
    .where('k.product_sku_id', '=', eqAny(ids))
    .execute();
  return new Map(
    rows.map(({ sold, assets, ...row }) => {
      const own = { ...mustGet(skus, row.product_sku_id), ...row, last_sold_at: timeOf(sold) };
      const thumbnail = thumbnailOf(settings, assets);
      return [row.product_sku_id, { ...own, thumbnail, last_price: sold?.price ?? null }];
    }),
  );
}

const plain = (text: string) =>
  text.toLowerCase().replaceAll('×', 'x').replaceAll(/\s+/g, ' ').trim();

/** Numbers of the text, with what is measured: '20g' must stand in the name as 20 g, and is not in '120 g' or '20 ml'. */
function hasMeasures(text: string, candidate: NamedSku): boolean {
  const { product_sku_name, product_name, attributes } = candidate;
  const name = plain([product_sku_name, product_name, ...Object.values(attributes)].join(' '));
  const measures = plain(text).matchAll(/(\d+(?:\.\d+)?)\s*([a-z]*)/g);
  return [...measures].every(([, number, unit]) =>
    new RegExp(`(^|[^\\d.])${number}(?![\\d.]*\\d)\\s*${unit}`).test(name),
  );
}

/** The one SKU that the text certainly means; null when there is none, or a person has to choose. */
function certainOf(text: string, found: readonly NamedSku[], isCut: boolean): number | null {
  const named = found.filter(({ product_sku_name }) => plain(product_sku_name) === plain(text));
  if (named.length) return named.length === 1 ? (named[0]?.product_sku_id ?? null) : null;
  const fitting =
    isCut || wordsOf(text).length < 2 ? [] : found.filter((one) => hasMeasures(text, one));
  return fitting.length === 1 ? (fitting[0]?.product_sku_id ?? null) : null;
}

/** For each text the SKU that it certainly means, and the best to choose from. */
export async function matchSkus(context: ReadContext, query: SkuTexts): Promise<SkuMatch[]> {
  const { texts, tenant_id, limit = 5 } = query;
  if (tenant_id !== undefined && !(await findCustomer(context, tenant_id)))
    throw notFound('Customer');
  const { numbered, all, most } = await idsByText(context.db, texts);
  const ids = [numbered, all, most].flatMap((found) => [...found.values()].flat());
  const skus = await namesOf(context.db, [...new Set(ids)]);
  const matches = texts.map((text, at) => {
    const own = numbered.get(at) ?? all.get(at) ?? most.get(at) ?? [];
    const found = own.flatMap((id) => skus.get(id) ?? []);
    let certain: number | null = null;
    if (numbered.has(at)) certain = found[0]?.product_sku_id ?? null;
    else if (all.has(at)) certain = certainOf(text, found, own.length === MOST_READ);
    const first = found.toSorted(
      (a, b) => Number(b.product_sku_id === certain) - Number(a.product_sku_id === certain),
    );
    return { text, certain, shown: first.slice(0, limit).map((sku) => sku.product_sku_id) };
  });
  const shown = [...new Set(matches.flatMap((match) => match.shown))];
  const details = await withDetails(context, skus, shown, tenant_id);
  return matches.map((match) => ({
    text: match.text,
    product_sku_id: match.certain,
    candidates: match.shown.flatMap((id) => details.get(id) ?? []),
  }));
}

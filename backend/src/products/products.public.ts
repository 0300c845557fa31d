import { type RawBuilder, sql } from 'kysely';
import { contains, singular } from '../core/data/search.ts';

/** One measure, however it is written: 60 x 90 as 60×90. */
const SIZE = /(\d)\s*[x×]\s*(?=\d)/giu;

/** Words that were typed for goods; measures stay together. */
export const goodsWords = (text: string): string[] =>
  text.trim().replaceAll(SIZE, '$1x').split(/\s+/);

/** How names write the word: with x or ×, with and without spaces around it and before the unit. */
function spellings(word: string): string[] {
  // a side of a size, which no space is before
  if (/^\d{2}$/.test(word)) return [word, `x${word}`, `×${word}`];
  const [, size = '', unit = ''] = /^([\d.]+(?:x[\d.]+)*)(\p{L}*)$/iu.exec(word) ?? [];
  if (!size || size === word) return /x/i.test(size) ? sizes(size, ['']) : [word];
  return sizes(size, [unit, ` ${unit}`]);
}

const sizes = (size: string, ends: readonly string[]): string[] =>
  (/x/i.test(size) ? ['x', ' x ', '×', ' × '] : ['']).flatMap((sign) =>
    ends.map((end) => size.replaceAll(/x/gi, sign) + end),
  );

/**
 * SKUs k whose own name or whose product's name fulfils the condition. Names of products and of SKUs
 * each by their own index: an OR over both reads all SKUs.
 */
const isNamed = (condition: (column: string) => RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`k.product_sku_id in (
  select ks.product_sku_id from skus ks where not ks.is_deleted and ${condition('ks.product_sku_name')}
  union all select kp.product_sku_id from products ps join skus kp on kp.product_id = ps.product_id
  where not ps.is_deleted and ${condition('ps.product_name')})`;

const holds = (column: string, word: string): RawBuilder<boolean> =>
  sql`(${sql.join(
    spellings(singular(word)).map((spelling) => contains(column, spelling)),
    sql` or `,
  )})`;

/** True of a SKU k whose own name or whose product's name contains the word, in the singular or plural. */
export const holdsWord = (word: string): RawBuilder<boolean> =>
  isNamed((column) => holds(column, word));

/** The same, or of a word of four letters and more one with a letter or two that differ. */
export const resemblesWord = (word: string): RawBuilder<boolean> =>
  /^\p{L}{4,}$/u.test(word)
    ? isNamed(
        (column) =>
          sql`(${holds(column, word)} or lower(${sql.ref(column)}) %> lower(${singular(word)}))`,
      )
    : holdsWord(word);

/** True of a SKU k of a product p that may be quoted and sold. */
export const isSold = sql<boolean>`k.is_active and not k.is_deleted and p.is_active and not p.is_deleted`;

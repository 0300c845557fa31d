import type { RawBuilder } from 'kysely';
import { contains } from './search.ts';

/** People write a number with a sign before it, which is no part of it: #42 is 42. */
const withoutSign = (typed: string) => typed.trim().replace(/^#\s*(?=\S)/, '');

/**
 * The filter by a document's number, the same in all lists: any part of the number, whatever its case, with or
 * without # before it. Also over a text that holds numbers beside names. What is looked up by its
 * whole number is compared by equality instead, and is nothing where nobody has that number.
 */
export const hasNumberPart = (column: string, typed: string): RawBuilder<boolean> =>
  contains(column, withoutSign(typed));

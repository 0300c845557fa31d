import {
  type Dimension,
  DIMENSIONS,
  type Measure,
  MEASURES,
} from '@munim/schema/analytics/measures.ts';
import { useLocation } from 'react-router-dom';
import { NUMBER_ROWS } from './recordPaths.ts';

/** A number as its definition says, over some days, of some customers, vendors or SKUs. */
export interface AskedNumber {
  measure: Measure;
  from: string;
  to: string;
  where?: readonly { dimension: Dimension; in: readonly (string | number)[] }[];
}

const textOf = ({ measure, from, to, where = [] }: AskedNumber): string =>
  [
    measure,
    from,
    to,
    ...where.map(({ dimension, in: ids }) => `${dimension}:${ids.join(',')}`),
  ].join('~');

const isKey = <T extends object>(key: string | undefined, of: T): key is keyof T & string =>
  key !== undefined && Object.hasOwn(of, key);

/** The number that the address names; null where it names none. */
export function readAskedNumber(text: string | null): AskedNumber | null {
  const [measure, from, to, ...conditions] = (text ?? '').split('~');
  if (!isKey(measure, MEASURES) || !from || !to) return null;
  const where = conditions.flatMap((condition) => {
    const [dimension, ids = ''] = condition.split(':');
    return isKey(dimension, DIMENSIONS) ? [{ dimension, in: ids.split(',') }] : [];
  });
  return where.length === conditions.length ? { measure, from, to, where } : null;
}

/** Address of this screen with the rows behind a number beside it. */
export function useNumberRowsPath(): (asked: AskedNumber) => string {
  const { pathname, search } = useLocation();
  return (asked) => {
    const params = new URLSearchParams(search);
    params.set(NUMBER_ROWS, textOf(asked));
    return `${pathname}?${params}`;
  };
}

import { cleanDecimal } from '../format/typedNumbers.ts';
import { isUnit, UNIT_WORDS } from './pastedUnits.ts';

type Column = readonly string[];

const QUANTITY = /^(\d[\d,]*(?:\.\d+)?)\s*([a-z]+\.?)?$/i;
const RUPEES = String.raw`(?:₹|rs\.?|inr)\s*`;
const PER_UNIT = String.raw`\s*(?:(?:per|\/)\s*(?:${UNIT_WORDS})\.?|each)`;
/** An amount as sheets write it, also one that no price may be: '₹ 1,000/-', '12,34,567.50', '-1', '1e5'. */
const AMOUNT = new RegExp(
  String.raw`^(?:${RUPEES})?[-−–]?\s*(?:\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?(?:\s*/-)?(?:${PER_UNIT})?$`,
  'i',
);
/** Signs that only an amount of money has. */
const MONEY = new RegExp(`^${RUPEES}|/-|${PER_UNIT}$`, 'i');

/** Number and unit of a cell that counts goods: '40 pcs'. */
export function quantityIn(cell: string): { number: string; unit: string } | null {
  const [, number, unit = ''] = QUANTITY.exec(cell) ?? [];
  return number !== undefined && (unit === '' || isUnit(unit)) ? { number, unit } : null;
}

/** True for a number in any form: a quantity, a price or a number of a list ('1.'). */
export const isNumeric = (cell: string): boolean => quantityIn(cell) !== null || AMOUNT.test(cell);

const isMoney = (cell: string) => AMOUNT.test(cell) && MONEY.test(cell);
const isWhole = (cell: string) => cell === '' || /^\d[\d,]*$/.test(quantityIn(cell)?.number ?? '');
const valueOf = (cell: string) => Number(cleanDecimal(quantityIn(cell)?.number ?? cell));

/** True for 1, 2, 3 and so on. */
export const isSerial = (cells: Column): boolean =>
  cells.length > 1 &&
  cells.every((cell, index) => Number(cell.replace(/^#|\.$/g, '')) === index + 1);

/** True where each cell is the product of the same two cells before it: an amount. */
const isAmountOf = (columns: readonly Column[], numeric: readonly number[], at: number) =>
  numeric.some((left) =>
    numeric.some(
      (right) =>
        left < right &&
        right < at &&
        (columns[at] ?? []).every((cell, row) => {
          const product =
            valueOf(columns[left]?.[row] ?? '') * valueOf(columns[right]?.[row] ?? '');
          return cell !== '' && Math.abs(product - valueOf(cell)) < 0.01;
        }),
    ),
  );

interface Numbers {
  quantity: number | undefined;
  price: number | undefined;
}

interface Sheet {
  columns: readonly Column[];
  /** Columns of numbers. */
  numeric: readonly number[];
  /** Columns of units. */
  units: readonly number[];
  product: number | undefined;
}

/**
 * The columns of quantities and of prices, where only one can be each. A line alone that names two
 * numbers after the product is read in the usual order: quantity, then price.
 */
export function quantityAndPrice({ columns, numeric, units, product }: Sheet): Numbers {
  const cells = (at: number) => columns[at] ?? [];
  const others = numeric.filter((at) => !isSerial(cells(at)));
  const all = others.length ? others : numeric;
  const candidates = all.filter((at) => !isAmountOf(columns, all, at));
  const money = candidates.filter((at) => cells(at).some(isMoney));
  const open = candidates.filter((at) => !money.includes(at));
  const counted = open.filter(
    (at) => units.includes(at + 1) || cells(at).some((cell) => quantityIn(cell)?.unit),
  );
  const whole = open.filter((at) => cells(at).every(isWhole));
  const told = [open, counted, whole].find((few) => few.length === 1)?.[0];
  const isOneLine = columns.every((column) => column.length === 1);
  const usual = isOneLine && product !== undefined ? open.find((at) => at > product) : undefined;
  const quantity = told ?? usual;
  if (quantity === undefined) return { quantity, price: money[0] };
  const rest = open.filter((at) => at !== quantity);
  const broken = rest.find((at) => !whole.includes(at));
  return { quantity, price: money[0] ?? broken ?? rest.find((at) => at > quantity) };
}

import { isRecord } from '../isRecord.ts';
import type { CostField, CostTree, Paging } from './costTree.ts';
import { WEIGHTS } from './weights.ts';

type Variables = Readonly<Record<string, unknown>>;
type Fields = ReadonlyMap<string, CostField>;

/** Records that fields are selected of: as many as are asked for, or those that came. */
interface Parents {
  readonly count: number;
  readonly below: (field: CostField) => Parents;
}

/** Rows of one list in place of those that are asked for. */
interface Instead {
  readonly paging: Paging;
  readonly rows: number;
}

const asked = (count: number, variables: Variables, instead?: Instead): Parents => ({
  count,
  below: ({ paging, rows }) => {
    const wanted =
      paging === null ? rows : paging === instead?.paging ? instead.rows : paging.rows(variables);
    return asked(count * wanted, variables, instead);
  },
});

const came = (records: readonly Record<string, unknown>[]): Parents => ({
  count: records.length,
  below: ({ key, isLeaf }) => {
    if (isLeaf) return { count: records.length, below: () => came([]) };
    return came(records.flatMap((record) => record[key]).filter(isRecord));
  },
});

/** Calls that the points of a field's call stand for. */
const callsOf = (call: number): number => Math.ceil(call / WEIGHTS.call);

/** Tells what each field that is not left out costs by itself, and how many calls of the backend are in that. */
function eachCost(
  fields: Fields,
  parents: Parents,
  variables: Variables,
  tell: (field: CostField, cost: number, calls: number) => void,
): void {
  if (parents.count === 0) return;
  for (const field of fields.values()) {
    const { places, call, perParent, each, below } = field;
    const isSelected = places.some(
      (conditions) => !conditions.some(({ variable, when }) => variables[variable] === when),
    );
    if (!isSelected) continue;
    const found = parents.below(field);
    const times = perParent ? parents.count : 1;
    tell(field, call * times + each * found.count, callsOf(call) * times);
    eachCost(below, found, variables, tell);
  }
}

/** Points are paid whole; sums of fractions are off by less than a thousandth. */
const wholePoints = (sum: number): number => Math.ceil(Number(sum.toFixed(3)));

function total({ fields }: CostTree, parents: Parents, variables: Variables, made = 0): number {
  let sum: number = WEIGHTS.operation;
  let counted = 0;
  eachCost(fields, parents, variables, (_, cost, calls) => {
    sum += cost;
    counted += calls;
  });
  return wholePoints(sum + WEIGHTS.call * Math.max(0, made - counted));
}

const withDefaults = ({ defaults }: CostTree, sent: Variables): Variables => ({
  ...defaults,
  ...sent,
});

/** Points of an operation before it runs, by the pages that it asks for. */
export function requestedCost(tree: CostTree, sent: Variables, instead?: Instead): number {
  const variables = withDefaults(tree, sent);
  return total(tree, asked(1, variables, instead), variables);
}

/** Points of an operation that has run, by the rows that came and the calls made beyond those known before; without data the calls count. */
export function actualCost(tree: CostTree, sent: Variables, data: unknown, made: number): number {
  return total(tree, came([isRecord(data) ? data : {}]), withDefaults(tree, sent), made);
}

export interface Part {
  readonly path: string;
  readonly cost: number;
}
/** Rows with which an operation costs no more than it may. */
export interface Fit {
  readonly path: string;
  readonly argument: string;
  readonly rows: number;
}

/** The field that costs most by itself with the values selected of it. */
export function dearestPart(tree: CostTree, sent: Variables): Part {
  const variables = withDefaults(tree, sent);
  const costs = new Map<string, number>();
  eachCost(tree.fields, asked(1, variables), variables, ({ path, isLeaf }, cost) => {
    const holder = isLeaf && path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : path;
    costs.set(holder, (costs.get(holder) ?? 0) + cost);
  });
  const [[path, cost] = ['', 0]] = [...costs].toSorted(([, a], [, b]) => b - a);
  return { path, cost: wholePoints(cost) };
}

function pagingsIn(fields: Fields): Paging[] {
  return [...fields.values()].flatMap(({ paging, below }) => [
    ...(paging ? [paging] : []),
    ...pagingsIn(below),
  ]);
}

/** The largest page of one list around the dearest part, or of any, with which the operation costs at most so much. */
export function fitting(tree: CostTree, sent: Variables, most: number): Fit | null {
  const { path: dearest } = dearestPart(tree, sent);
  const variables = withDefaults(tree, sent);
  const around = ({ path }: Paging): boolean => `${dearest}.`.startsWith(`${path}.`);
  const lists = [...new Set(pagingsIn(tree.fields))];
  const fits = lists.flatMap((paging) => {
    let [fit, tooMuch] = [0, paging.rows(variables)];
    while (tooMuch - fit > 1) {
      const rows = Math.floor((fit + tooMuch) / 2);
      if (requestedCost(tree, sent, { paging, rows }) <= most) fit = rows;
      else tooMuch = rows;
    }
    return fit > 0 ? [{ paging, rows: fit }] : [];
  });
  const chosen = fits.toSorted(
    (a, b) => Number(around(b.paging)) - Number(around(a.paging)) || b.rows - a.rows,
  )[0];
  if (!chosen) return null;
  const { path, argument } = chosen.paging;
  return { path, argument, rows: chosen.rows };
}

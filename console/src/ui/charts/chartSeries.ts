import { inRupees } from '@munim/schema/shared/rupees.ts';
import { formatCount, formatRupees, NO_VALUE, percentText, shortNumber } from '../format/rupees.ts';

export type ChartUnit = 'RUPEES' | 'COUNT' | 'PERCENT';

/** Numbers of one kind along the categories of a chart. */
export interface Series {
  name: string;
  /** Exact decimals as the server wrote them; null for none. */
  values: readonly (string | null)[];
  kind: 'bar' | 'line';
  /** The series that matters, one beside it, or the past. */
  tone: 'accent' | 'second' | 'past';
  /** Address of the list behind a figure, by its place; in the table the figure leads there. */
  pathOf?: ((index: number) => string) | undefined;
}

export const exactText = (unit: ChartUnit, value: string | null | undefined): string => {
  if (value == null) return NO_VALUE;
  if (unit === 'RUPEES') return formatRupees(value);
  return unit === 'COUNT' ? formatCount(Number(value)) : percentText(value);
};

export const axisText = (unit: ChartUnit, value: number): string => {
  if (unit === 'RUPEES') return inRupees(shortNumber(value));
  return unit === 'COUNT' ? shortNumber(value) : `${value} %`;
};

/** Lowest and highest value, with 0 between them. */
export function extentOf(series: readonly Series[]): [low: number, high: number] {
  const values = series.flatMap((one) => one.values.flatMap((value) => Number(value ?? 0)));
  return [Math.min(0, ...values), Math.max(0, ...values) || 1];
}

/** Every so many categories has a label, so that labels of this width never overlap. */
export const labelStep = (categories: number, width: number, labelWidth: number): number =>
  Math.max(1, Math.ceil((categories * labelWidth) / Math.max(width, 1)));

/** True when there is no figure but 0. */
export const isWithoutFigures = (series: readonly Series[]): boolean =>
  !series.some(({ values }) => values.some((value) => Number(value ?? 0) !== 0));

const NAMED_LINES = 3;
/** Pixels of a letter of 12 px, and between two names. */
const LETTER = 6.5;
const NAME_HEIGHT = 14;

/** Few lines bear their names themselves; bars, and more lines, have a legend. */
export const areLinesNamed = (series: readonly Series[]): boolean =>
  series.length <= NAMED_LINES &&
  series.every(({ kind, values }) => kind === 'line' && values.some((value) => value !== null));

/** Pixels beside the chart for the longest name. */
export const nameWidth = (series: readonly Series[]): number =>
  16 + LETTER * Math.max(...series.map(({ name }) => name.length));

/** Heights of the names: those of the lines' ends, moved apart where they would cover each other, none below the lowest. */
export function namePlaces(ends: readonly number[], lowest: number): number[] {
  const places = [...ends];
  const fromAbove = [...ends.keys()].toSorted(
    (one, other) => (ends[one] ?? 0) - (ends[other] ?? 0),
  );
  let above = -Infinity;
  for (const i of fromAbove) places[i] = above = Math.max(ends[i] ?? 0, above + NAME_HEIGHT);
  let below = lowest + NAME_HEIGHT;
  for (const i of fromAbove.toReversed())
    places[i] = below = Math.min(places[i] ?? 0, below - NAME_HEIGHT);
  return places;
}

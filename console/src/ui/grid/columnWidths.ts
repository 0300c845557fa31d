/** Text columns are no wider unless a person makes them so. */
export const MOST_TEXT_WIDTH = 360;
/** Window from which columns of rank 3 are shown. */
const WIDE_WINDOW = 1600;

/** Share of the way to one line that the columns get before one of a lower rank is added. */
const COMFORT = 0.2;

export type Rank = 1 | 2 | 3;

/** Choice of a person for one column. */
export interface ColumnChoice {
  shown?: boolean | undefined;
  width?: number | undefined;
}

export interface SizedColumn {
  id: string;
  /** Narrowest width at which nothing that counts is cut. */
  min: number;
  /** Narrower still, where no column may be left out: a long text then ends in …, rather than that all scroll sideways. */
  least?: number;
  /** Width at which everything is on one line. */
  full: number;
  rank: Rank;
  /** Share of what is left over; 0 for amounts, days and numbers. */
  stretch: number;
  /** Shown or hidden by the person, whatever fits. */
  chosen?: boolean | undefined;
  /** True when the column stays at the right edge where not all columns fit. */
  end: boolean;
  /** Shown for the rows before these. */
  kept?: boolean;
}

export interface ColumnLayout {
  widths: ReadonlyMap<string, number>;
  /** Left out because they do not fit. */
  setAside: ReadonlySet<string>;
  /** True when not even the columns that are always shown fit. */
  overflows: boolean;
}

const sum = (columns: readonly SizedColumn[], of: (column: SizedColumn) => number) =>
  columns.reduce((all, column) => all + of(column), 0);

/** Columns that fit: of the highest rank the last goes first. One that was shown stays while nothing is cut. */
function thatFit(columns: readonly SizedColumn[], room: number, windowWidth: number) {
  let shown = columns.filter(
    ({ chosen, rank }) => chosen ?? (rank < 3 || windowWidth >= WIDE_WINDOW),
  );
  for (;;) {
    const last = shown
      .filter(({ chosen, rank }) => chosen === undefined && rank > 1)
      .toReversed()
      .toSorted((one, other) => other.rank - one.rank)[0];
    const comfort = last?.kept ? 0 : COMFORT;
    const comfortable = sum(shown, ({ min, full }) => min + comfort * (full - min));
    if (!last || comfortable <= room) return shown;
    shown = shown.filter((column) => column !== last);
  }
}

/** Divides what is left among columns by weight, none above its limit. */
function divide(
  widths: Map<string, number>,
  columns: readonly SizedColumn[],
  spare: number,
  weight: (column: SizedColumn) => number,
  limit: (column: SizedColumn) => number,
): number {
  const now = (column: SizedColumn) => widths.get(column.id) ?? 0;
  let open = columns.filter((column) => weight(column) > 0 && now(column) < limit(column));
  let left = spare;
  while (open.length > 0) {
    const total = sum(open, weight);
    const shares = open.map((column) =>
      Math.min(Math.floor((left * weight(column)) / total), limit(column) - now(column)),
    );
    const given = shares.reduce((all, share) => all + share, 0);
    if (given <= 0) break;
    open.forEach((column, i) => widths.set(column.id, now(column) + (shares[i] ?? 0)));
    left -= given;
    open = open.filter((column) => now(column) < limit(column));
  }
  return left;
}

/** Seen columns end where those at the right edge begin: a half-covered amount reads as a smaller one. */
function endAtPinned(widths: Map<string, number>, shown: readonly SizedColumn[], room: number) {
  const widthOf = ({ id }: SizedColumn) => widths.get(id) ?? 0;
  const left =
    room -
    sum(
      shown.filter(({ end }) => end),
      widthOf,
    );
  let used = 0;
  const seen = shown.filter((column) => !column.end && (used += widthOf(column)) <= left);
  divide(
    widths,
    seen,
    left - sum(seen, widthOf),
    ({ stretch }) => stretch,
    () => left,
  );
}

/**
 * Columns that fit in so many pixels, and their widths. None is cut off; spare pixels go first to
 * texts on two lines, then to columns with long words, up to a limit.
 */
export function layOut(
  columns: readonly SizedColumn[],
  room: number,
  windowWidth: number,
): ColumnLayout {
  const shown = thatFit(columns, room, windowWidth);
  const setAside = new Set(
    columns.filter((one) => one.chosen === undefined && !shown.includes(one)).map(({ id }) => id),
  );
  const widths = new Map(shown.map(({ id, min }) => [id, min]));
  const spare = room - sum(shown, ({ min }) => min);
  const leastOf = ({ min, least = min }: SizedColumn) => least;
  const spareAtLeast = room - sum(shown, leastOf);
  if (spareAtLeast < 0) endAtPinned(widths, shown, room);
  else if (spare < 0) {
    for (const column of shown) widths.set(column.id, leastOf(column));
    divide(
      widths,
      shown,
      spareAtLeast,
      (column) => column.min - leastOf(column),
      ({ min }) => min,
    );
  } else {
    const left = divide(
      widths,
      shown,
      spare,
      ({ min, full }) => (full > min ? 1 : 0),
      ({ full }) => full,
    );
    divide(
      widths,
      shown,
      left,
      ({ stretch }) => stretch,
      ({ full }) => Math.max(full, MOST_TEXT_WIDTH),
    );
  }
  return { widths, setAside, overflows: spareAtLeast < 0 };
}

/**
 * The layout for the rows of all pages so far, so that nothing jumps between them; where it leaves
 * out a column that fits beside the rows of now, theirs.
 */
export function layOutNext(
  ofAll: readonly SizedColumn[],
  ofNow: readonly SizedColumn[],
  room: number,
  windowWidth: number,
): { layout: ColumnLayout; isOfNow: boolean } {
  const all = layOut(ofAll, room, windowWidth);
  const now = layOut(ofNow, room, windowWidth);
  const isOfNow = [...all.setAside].some((id) => !now.setAside.has(id));
  return { layout: isOfNow ? now : all, isOfNow };
}

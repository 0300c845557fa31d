import { perRow, ratioOf, rounded, spread } from '../arithmetic.ts';

/** One round of one side: CPU microseconds a request, and requests a second. */
export interface Measured {
  cpu: number;
  perSecond: number;
}

/** All rounds of a run, by the name of the side. */
export interface PeerFigures {
  load: number[];
  startSeconds: Record<string, number[]>;
  rounds: { name: string; rows: number; measured: Record<string, Measured[]> }[];
  p99: Record<string, number[]>;
  memory: Record<string, { resident: number; most: number }>;
}

export const [HAND, OURS, JIT] = ['hand-written', 'our gateway', 'Mercurius + jit'] as const;

const cpuOf = (rounds: readonly Measured[] = []) => rounds.map(({ cpu }) => cpu);
const rateOf = (rounds: readonly Measured[] = []) => rounds.map(({ perSecond }) => perSecond);

const inWords = (values: readonly number[]): string => {
  const { median, min, max } = spread(values);
  return `${rounded(median)} (${rounded(min)} – ${rounded(max)})`;
};

/** A row of the printed table for each side. */
function rowsOf(measured: Record<string, Measured[]>) {
  const [hand, jit] = [measured[HAND], measured[JIT]];
  return Object.entries(measured).map(([side, rounds]) => ({
    side,
    'CPU µs': inWords(cpuOf(rounds)),
    'CPU : hand': ratioOf(cpuOf(rounds), cpuOf(hand)).toFixed(2),
    'CPU : Mercurius': ratioOf(cpuOf(rounds), cpuOf(jit)).toFixed(2),
    'a second': inWords(rateOf(rounds)),
    'a second : hand': ratioOf(rateOf(rounds), rateOf(hand)).toFixed(2),
    'a second, ours : it': ratioOf(rateOf(measured[OURS]), rateOf(rounds)).toFixed(2),
  }));
}

/** CPU of one more row between a short and a long answer, by side, with its ratio to the hand-written join. */
function rowCosts(short: PeerFigures['rounds'][number], long: PeerFigures['rounds'][number]) {
  const costOf = (side: string): number => {
    const cost = ({ rows, measured }: typeof short) => ({
      rows,
      cost: spread(cpuOf(measured[side])).median,
    });
    return perRow(cost(short), cost(long));
  };
  const hand = costOf(HAND);
  return Object.keys(short.measured).map((side) => ({
    side,
    'CPU µs a row': rounded(costOf(side)),
    ': hand': (costOf(side) / hand).toFixed(2),
  }));
}

export function printFigures({ load, startSeconds, rounds, p99, memory }: PeerFigures): void {
  console.log(`\nLoad of the machine: ${load.join(' before, ')} after`);
  for (const { name, measured } of rounds) {
    console.log(`\n${name}`);
    console.table(rowsOf(measured));
  }
  const [short, long] = [10, 1_000].map((rows) => rounds.find((one) => one.rows === rows));
  if (short && long) {
    console.log('\nFrom 10 to 1,000 rows');
    console.table(rowCosts(short, long));
  }
  console.log('\nBeside');
  console.table(
    Object.keys(startSeconds).map((side) => ({
      side,
      'start, CPU s': inWords(startSeconds[side] ?? []),
      'small query beside 1,000 rows, p99 ms': inWords(p99[side] ?? []),
      'resident MiB': memory[side]?.resident,
      'MiB at most': memory[side]?.most,
    })),
  );
}

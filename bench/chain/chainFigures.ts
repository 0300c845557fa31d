import { median, rounded } from '../arithmetic.ts';
import type { Parts } from './chainUse.ts';

/** CPU microseconds of one request through the chain, and of the same statements by a bare client. */
export interface ChainRound extends Parts {
  bareClient: number;
  barePostgres: number;
}

export interface ChainRow {
  name: string;
  calls: number;
  statements: number;
  rounds: ChainRound[];
}

const chainOf = ({ gateway, backend, postgres }: ChainRound) => gateway + backend + postgres;
const bareOf = ({ bareClient, barePostgres }: ChainRound) => bareClient + barePostgres;

/** Factor of the whole chain's CPU time to that of the bare client, the median of the rounds. */
export const chainRatio = ({ rounds }: ChainRow): number =>
  median(rounds.map((round) => chainOf(round) / bareOf(round)));

/** The same of all rows together: a reader who opens each list once. */
export const togetherRatio = (rows: readonly ChainRow[]): number => {
  const sum = (pick: (round: ChainRound) => number) =>
    rows.reduce((total, { rounds }) => total + median(rounds.map(pick)), 0);
  return sum(chainOf) / sum(bareOf);
};

export function printChain(load: readonly number[], rows: readonly ChainRow[]): void {
  console.log(`\nLoad of the machine: ${load.map(rounded).join(' before, ')} after`);
  console.table(
    rows.map((row) => {
      const of = (pick: (round: ChainRound) => number) => rounded(median(row.rounds.map(pick)));
      return {
        query: row.name,
        calls: row.calls,
        statements: row.statements,
        'gateway µs': of(({ gateway }) => gateway),
        'backend µs': of(({ backend }) => backend),
        'PostgreSQL µs': of(({ postgres }) => postgres),
        'chain µs': of(chainOf),
        'bare client µs': of(({ bareClient }) => bareClient),
        'its PostgreSQL µs': of(({ barePostgres }) => barePostgres),
        'chain : bare': chainRatio(row).toFixed(2),
      };
    }),
  );
  console.log(`All together, chain : bare ${togetherRatio(rows).toFixed(2)}`);
}

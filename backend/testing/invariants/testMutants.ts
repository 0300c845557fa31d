import type { Defect } from './testDefects.ts';
import type { CreatedIds } from './testDocuments.ts';

/** The list of mutants that must fall: each a defect, what is asked while it is there, and the rules that then say so, these and no others. */
export interface Mutant {
  name: string;
  breaks: string;
  defects?: () => readonly Defect[];
  /** Table and column whose CHECKs are dropped while the mutant runs. */
  unguarded?: [string, string];
  /** Valid documents, made before the defect is active. */
  before?: () => Promise<CreatedIds>;
  requests: (made: CreatedIds) => Promise<unknown>;
}

export const lost =
  (...all: RegExp[]) =>
  (): Defect[] =>
    all.map((of) => ({ of, lost: true }));
export const twice = (of: RegExp) => (): Defect[] => [{ of, twice: true }];
export const rewritten = (of: RegExp, by: string) => (): Defect[] => [
  { of, as: (text) => text.replace(of, by) },
];

import type { Database } from '../core/data/database.ts';
import type { Settings } from '../core/settings.ts';
import type { SumSet } from './dailyTotals.ts';
import type { ResultSet } from './cachedResults.ts';

interface Wanted {
  set: SumSet;
  settings: Settings;
}
interface RequestedResult {
  set: ResultSet;
  settings: Settings;
}
interface Notes {
  wanted: Map<string, Wanted>;
  answers: Map<string, RequestedResult>;
  used: Set<number>;
}
/** Sets noted and not made yet; what is asked for is noted again. */
const MOST = 500;
/** Answers made in one go; others when they are asked for again. */
const MOST_ANSWERS = 5;

const notes = new WeakMap<Database, Notes>();
const notesOf = (db: Database): Notes => {
  const known = notes.get(db) ?? {
    wanted: new Map(),
    answers: new Map(),
    used: new Set(),
  };
  notes.set(db, known);
  return known;
};

/** Notes that someone asked for sums that are not there. */
export function requestSet(
  db: Database,
  definition: string,
  set: SumSet,
  settings: Settings,
): void {
  const { wanted } = notesOf(db);
  if (wanted.size < MOST) wanted.set(definition, { set, settings });
}

/** Notes that someone asked for an answer with very many groups. */
export function requestResult(
  db: Database,
  definition: string,
  set: ResultSet,
  settings: Settings,
): void {
  const { answers } = notesOf(db);
  if (answers.size < MOST_ANSWERS) answers.set(definition, { set, settings });
}

/** Notes that a set was read. */
export const noteUse = (db: Database, setId: number): unknown => notesOf(db).used.add(setId);

/** Notes since the last call. */
export function takeNotes(db: Database): Notes {
  const known = notesOf(db);
  notes.delete(db);
  return known;
}

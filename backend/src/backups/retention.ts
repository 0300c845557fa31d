import type { Keep } from '../core/backupSettings.ts';
import { INDIA_MS } from '../core/data/days.ts';
import { backupsIn, objectsOf, removeManifest, type Store, timeOf } from './manifest.ts';

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday: weeks begin on Monday. */
const MONDAY = 3;

const dayOf = (time: Date) => Math.floor((time.getTime() + INDIA_MS) / DAY_MS);
const weekOf = (time: Date) => Math.floor((dayOf(time) + MONDAY) / 7);
const monthOf = (time: Date) => new Date(time.getTime() + INDIA_MS).toISOString().slice(0, 7);

/** The newest backup of each of the last days, weeks and months that have one; the newest of all is always among them. */
export function keptOf(names: readonly string[], { daily, weekly, monthly }: Keep): Set<string> {
  const newestFirst = names.toSorted().toReversed();
  const kept = new Set(newestFirst.slice(0, 1));
  const keep = (most: number, periodOf: (time: Date) => string | number) => {
    const seen = new Map<string | number, string>();
    for (const name of newestFirst) {
      const period = periodOf(timeOf(name));
      if (!seen.has(period)) seen.set(period, name);
    }
    for (const name of Array.from(seen.values()).slice(0, most)) kept.add(name);
  };
  keep(daily, dayOf);
  keep(weekly, weekOf);
  keep(monthly, monthOf);
  return kept;
}

const ofBackup = (object: string) => /^(munim-\d{8}T\d{9}Z)\.\d{4}$/.exec(object)?.[1];

/**
 * Removes backups that need not be kept, pieces of those that failed, and files that no backup names; no files while a
 * manifest cannot be read. Runs while no other backup is made. Answers the number of backups removed.
 */
export async function removeOld(store: Store, keep: Keep): Promise<number> {
  const objects = await store.list();
  const names = backupsIn(objects);
  const kept = keptOf(names, keep);
  const old = names.filter((name) => !kept.has(name));
  // a backup without its manifest is not there, so this comes first
  for (const name of old) await removeManifest(store, name);
  const needed = new Set<string>();
  let unread = false;
  for (const name of kept) {
    const files = await objectsOf(store, name);
    unread ||= files === undefined;
    files?.forEach((object) => needed.add(object));
  }
  const isNeeded = (object: string) => {
    const name = ofBackup(object);
    if (name) return kept.has(name);
    return unread || !object.startsWith('file-') || needed.has(object);
  };
  for (const object of objects.filter((one) => !isNeeded(one))) await store.remove(object);
  return old.length;
}

import { now } from '../core/data/clock.ts';
import type { Database } from '../core/data/database.ts';

interface Seen {
  last_route: string;
  last_seen: string;
}

const MINUTE = 60_000;

/**
 * Last route of each person: written every five seconds by everybody, so it is kept in memory and
 * saved once a minute. Reads join both, so several services see each other within that minute.
 */
export class PresenceBoard {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  /** Times that the database does not have yet. */
  #unsaved = new Map<number, Seen>();

  constructor(db: Database, onError: (error: unknown) => void, everyMs = MINUTE) {
    this.#db = db;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.#save(), everyMs);
    this.#timer.unref();
  }

  note(userId: number, lastRoute: string): void {
    this.#unsaved.set(userId, { last_route: lastRoute, last_seen: new Date(now()).toISOString() });
  }

  unsaved(): ReadonlyMap<number, Seen> {
    return this.#unsaved;
  }

  async #save(): Promise<void> {
    try {
      await this.#saveAll();
    } catch (error) {
      this.#onError(error);
    }
  }

  /** Rows in the order of their ids, so that two services never wait for each other; the later sighting stays. */
  async #saveAll(): Promise<void> {
    const saved = [...this.#unsaved].toSorted(([one], [other]) => one - other);
    if (!saved.length) return;
    await this.#db
      .insertInto('presence')
      .values(saved.map(([user_id, seen]) => ({ user_id, ...seen })))
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((eb) => ({
            last_route: eb.ref('excluded.last_route'),
            last_seen: eb.ref('excluded.last_seen'),
          }))
          .whereRef('presence.last_seen', '<', 'excluded.last_seen'),
      )
      .execute();
    for (const [userId, seen] of saved)
      if (this.#unsaved.get(userId) === seen) this.#unsaved.delete(userId);
  }

  stop(): Promise<void> {
    clearInterval(this.#timer);
    return this.#save();
  }
}

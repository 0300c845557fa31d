import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/**
 * Statements with a name, which PostgreSQL parses once a connection and, where any values are read alike, plans once: those that
 * work on records by their ids. Lists stay without, because their plans depend on what is filtered by.
 */

const named = new AsyncLocalStorage<true>();

/** Gives a name to the statements of what `handle` does. */
export const withNamedStatements = <T>(handle: () => T): T => named.run(true, handle);

/** Texts that have a name: each connection of the pool keeps the plans of those that it ran. */
const MOST_NAMES = 300;
/** A statement for many rows has another text for each number of them. */
const MOST_VALUES = 60;

const FEATURE_NOT_SUPPORTED = '0A000';

/** An upgrade has added columns: what was prepared before answers no more. The change, or the request, is done again without names. */
class PlansAreOld extends Error {
  readonly code = '40001';
}

type Run = (config: pg.QueryConfig) => Promise<pg.QueryResult>;

/** Names of one pool's statements; every connection of it knows a text by the same name. */
class Names {
  readonly #names = new Map<string, string>();
  #areGivenUp = false;

  of(text: string, values: readonly unknown[] | undefined): string | undefined {
    if (this.#areGivenUp || !values || values.length > MOST_VALUES || !named.getStore())
      return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    const name = `munim_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }

  giveUp(): void {
    this.#areGivenUp = true;
  }
}

/** Class of a pool's connections, which send statements by name where `withNamedStatements` says so. */
export function namingClient(): typeof pg.Client {
  const names = new Names();
  return class NamingClient extends pg.Client {
    // the one way in which Kysely calls it; callbacks and cursors pass through
    override query(...args: unknown[]): never {
      const [text, values] = args as [unknown, unknown[]?];
      const name =
        typeof text === 'string' && args.length === 2 ? names.of(text, values) : undefined;
      const run = super.query.bind(this) as unknown as (...all: unknown[]) => never;
      if (name === undefined) return run(...args);
      const isInTransaction = this.getTransactionStatus() === 'T';
      return (run as unknown as Run)({ name, text: text as string, values: values ?? [] }).catch(
        (error: unknown) => {
          if ((error as { code?: string }).code !== FEATURE_NOT_SUPPORTED) throw error;
          names.giveUp();
          if (isInTransaction) throw new PlansAreOld('The tables were changed meanwhile');
          return run(text, values);
        },
      ) as never;
    }
  };
}

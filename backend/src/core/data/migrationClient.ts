import pg from 'pg';
import { faultOf, type StatementFault } from './migrationFaults.ts';

/** Faults of statements by the error that they ended with. */
const faults = new WeakMap<Error, StatementFault>();

/** The statement that an error ended, with what was found out about it. */
export const statementFault = (error: Error): StatementFault | undefined => faults.get(error);

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

const SAVEPOINT = 'munim_statement';

/**
 * A connection for migrations. Each statement has a savepoint, for after a fault the rows that caused it can only be
 * read in the state that the statement met.
 */
export class MigrationClient extends pg.Client {
  #inTransaction = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as Query;
    this.query = ((text: string, values?: unknown[]) =>
      this.#guarded(ask, text, values)) as unknown as pg.Client['query'];
  }

  async #guarded(ask: Query, text: string, values?: unknown[]): Promise<pg.QueryResult> {
    if (/^(begin|start transaction)/i.test(text)) {
      const begun = await ask(text, values);
      this.#inTransaction = true;
      return begun;
    }
    if (/^(commit|rollback)/i.test(text)) this.#inTransaction = false;
    if (!this.#inTransaction) return ask(text, values);
    await ask(`savepoint ${SAVEPOINT}`);
    try {
      const answer = await ask(text, values);
      await ask(`release savepoint ${SAVEPOINT}`);
      return answer;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      // a connection that is gone cannot be asked; the error itself says so
      await ask(`rollback to savepoint ${SAVEPOINT}`).then(
        async () => faults.set(error, await faultOf(ask, text, error)),
        () => undefined,
      );
      throw error;
    }
  }
}

import pg from 'pg';

export interface Listener {
  /** Text of one notification: numbers of what a transaction changed. */
  onNumbers(numbers: string): void;
  /** The database says no more: later changes are missed. */
  onEnd(): void;
}

/**
 * Listens to one channel of PostgreSQL for all subscribers of this process over one connection, open
 * while there are subscribers.
 */
export class Notifications {
  readonly #url: string;
  readonly #channel: string;
  readonly #listeners = new Set<Listener>();
  #connecting: Promise<pg.Client> | undefined;

  constructor(url: string, channel: 'delivery_points' | 'record_changes') {
    this.#url = url;
    this.#channel = channel;
  }

  /** Answers how to stop listening. Everything that is committed after it has answered is received. */
  async listen(listener: Listener): Promise<() => void> {
    this.#listeners.add(listener);
    try {
      await (this.#connecting ??= this.#connect());
    } catch (error) {
      this.#listeners.delete(listener);
      throw error;
    }
    return () => this.#leave(listener);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    const lost = () => this.#lose(client);
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => {
      if (payload) for (const listener of this.#listeners) listener.onNumbers(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
      return client;
    } catch (error) {
      this.#connecting = undefined;
      await client.end().catch(() => {});
      throw error;
    }
  }

  #leave(listener: Listener): void {
    if (this.#listeners.delete(listener) && !this.#listeners.size) this.#close();
  }

  #lose(client: pg.Client): void {
    client.removeAllListeners('end');
    this.#close();
  }

  #close(): void {
    const connecting = this.#connecting;
    this.#connecting = undefined;
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener.onEnd();
    void connecting?.then((client) => client.end()).catch(() => {});
  }

  end(): void {
    this.#close();
  }
}

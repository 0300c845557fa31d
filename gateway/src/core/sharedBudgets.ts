import type { BackendConnections } from './backendConnections.ts';

const MINUTE = 60;
const LIMIT_MS = 3_000;
/**
 * Time before a backend that could not answer is asked again; until then each gateway counts for
 * itself.
 */
const ALONE_MS = 10_000;
/** A tenth of a limit at a time: at most so many calls a minute and budget, and so much that another gateway may hold unused. */
const PARTS = 10;
const MOST_BUDGETS = 100_000;

export interface Limit {
  readonly key: string;
  /** Requests a minute. */
  readonly most: number;
}
interface Budget {
  /** End of the budget, by performance.now(). */
  until: number;
  left: number;
  /** The whole minute's budget is given out. */
  spent: boolean;
}
interface Granted {
  granted: number[];
  seconds: number;
}

/** Requests a minute that all gateways before one backend share, or each for itself where the backend keeps no budgets. */
export class SharedBudgets {
  readonly #connections: BackendConnections;
  readonly #budgets = new Map<string, Budget>();
  #asking = new Map<string, Promise<void>>();
  #aloneUntil = 0;

  constructor(connections: BackendConnections) {
    this.#connections = connections;
  }

  /** Takes one request from each; seconds to wait when one of them is spent, and then none is taken. */
  async take(limits: readonly Limit[]): Promise<number | null> {
    for (;;) {
      const spent = limits.map((limit) => this.#of(limit)).find((budget) => budget?.spent);
      if (spent) return Math.max(1, Math.ceil((spent.until - performance.now()) / 1000));
      const short = limits.filter((limit) => !this.#of(limit)?.left);
      if (!short.length) break;
      await this.#refill(short);
    }
    for (const limit of limits) {
      const budget = this.#of(limit);
      if (budget) budget.left--;
    }
    return null;
  }

  /** Gives requests back that were counted against the wrong budget. */
  giveBack(key: string, requests: number): void {
    const budget = this.#budgets.get(key);
    if (!budget || budget.until <= performance.now()) return;
    budget.left += requests;
    budget.spent = false;
  }

  /** The budget of this minute that has something left or is spent. */
  #of({ key }: Limit): Budget | undefined {
    const budget = this.#budgets.get(key);
    if (!budget || budget.until <= performance.now()) return undefined;
    return budget;
  }

  /** One call at a time for a budget, however many requests wait for it. */
  async #refill(limits: readonly Limit[]): Promise<void> {
    const running = limits.flatMap(({ key }) => this.#asking.get(key) ?? []);
    if (running.length) return void (await Promise.all(running));
    const work = this.#ask(limits).finally(() => {
      for (const { key } of limits) this.#asking.delete(key);
    });
    for (const { key } of limits) this.#asking.set(key, work);
    await work;
  }

  async #ask(limits: readonly Limit[]): Promise<void> {
    const alone = performance.now() < this.#aloneUntil;
    const answer = alone ? null : await this.#askBackend(limits).catch(() => null);
    if (!answer && !alone) this.#aloneUntil = performance.now() + ALONE_MS;
    limits.forEach((limit, index) => {
      const granted = answer ? (answer.granted[index] ?? 0) : limit.most;
      const isFresh = this.#of(limit) === undefined;
      const seconds = answer?.seconds ?? MINUTE;
      // alone, a minute's budget is given out once
      this.#set(limit, {
        until: this.#of(limit)?.until ?? performance.now() + seconds * 1000,
        left: answer || isFresh ? granted : 0,
        spent: answer ? granted === 0 : !isFresh,
      });
    });
  }

  #set({ key }: Limit, budget: Budget): void {
    this.#budgets.delete(key);
    this.#budgets.set(key, budget);
    if (this.#budgets.size <= MOST_BUDGETS) return;
    const [oldest] = this.#budgets.keys();
    if (oldest !== undefined) this.#budgets.delete(oldest);
  }

  async #askBackend(limits: readonly Limit[]): Promise<Granted | null> {
    const { pool, prefix } = this.#connections;
    const budgets = limits.map((limit) => ({ ...limit, wanted: Math.ceil(limit.most / PARTS) }));
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: `${prefix}/request_budget`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ budgets }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (statusCode === 200) return (await body.json()) as Granted;
    await body.dump();
    return null;
  }
}

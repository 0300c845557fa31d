const MOST_TOKENS = 50_000;
/** Life of an access token. */
const LIFE_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

interface Unproven {
  budget: string;
  requests: number;
  since: number;
}

function keep<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_TOKENS && oldest !== undefined) map.delete(oldest);
}

/** Tokens, by their fingerprints, that the backend has accepted: any other may be invented. */
export class AcceptedTokens {
  readonly #accepted = new Map<string, number>();
  /** Requests of tokens not accepted yet, and the budget that they were counted against. */
  readonly #unproven = new Map<string, Unproven>();

  has(token: string): boolean {
    return (this.#accepted.get(token) ?? 0) > performance.now();
  }

  /** Counts a request of a token that is not accepted yet. */
  note(token: string, budget: string): void {
    const before = this.#unproven.get(token);
    const isFresh = !before || before.since < performance.now() - MINUTE_MS;
    const since = isFresh ? performance.now() : before.since;
    keep(this.#unproven, token, { budget, since, requests: isFresh ? 1 : before.requests + 1 });
  }

  /** Answers the requests to give back to a budget. */
  accept(token: string): Unproven | undefined {
    keep(this.#accepted, token, performance.now() + LIFE_MS);
    const counted = this.#unproven.get(token);
    this.#unproven.delete(token);
    return counted;
  }

  refuse(token: string): void {
    this.#accepted.delete(token);
  }
}

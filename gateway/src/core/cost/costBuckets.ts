import { LRUCache } from 'lru-cache';
import type { BackendConnections } from '../backendConnections.ts';

const LIMIT_MS = 3_000;
/** Time before a backend that could not answer is asked again; until then each gateway counts for itself. */
const ALONE_MS = 10_000;
/** A tenth of a bucket at a time: what another gateway may hold unused. */
const PARTS = 10;
const MOST_BUCKETS = 50_000;

export interface BucketSize {
  readonly size: number;
  /** Points a second. */
  readonly restore: number;
}

/** A bucket as this gateway knows it. */
interface Bucket {
  /** Points taken from the shared bucket and not used yet, until the shared one has restored them. */
  held: number;
  until: number;
  /** Points of the shared bucket when it was last asked. */
  level: number;
  at: number;
}
interface Wish {
  readonly wanted: number;
  /** Null: given back, or used already. */
  readonly needed: number | null;
}

/** Points of tokens that all gateways before one backend share, or each for itself where the backend keeps no buckets. */
export class CostBuckets {
  readonly #connections: BackendConnections;
  readonly #of: BucketSize;
  readonly #part: number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MOST_BUCKETS });
  readonly #asking = new Map<string, Promise<number>>();
  #aloneUntil = 0;

  constructor(connections: BackendConnections, size: BucketSize) {
    this.#connections = connections;
    this.#of = size;
    this.#part = Math.ceil(size.size / PARTS);
  }

  /** Takes points; seconds until they will be there when they are not, and then none are taken. */
  async take(key: string, points: number): Promise<number | null> {
    for (;;) {
      const bucket = this.#bucket(key);
      if (bucket.held >= points) {
        bucket.held -= points;
        return null;
      }
      const running = this.#asking.get(key);
      const granted = running ? await running : await this.#refill(key, points - bucket.held);
      if (running || granted > 0) continue;
      return Math.max(1, Math.ceil((points - left(this.#bucket(key))) / this.#of.restore));
    }
  }

  /** Gives back what an estimate was too high by, or takes what it was too low by. */
  settle(key: string, points: number): void {
    const bucket = this.#bucket(key);
    const most = bucket.until > performance.now() ? this.#part : 0;
    const held = bucket.held + points;
    bucket.held = Math.max(0, Math.min(held, most));
    const surplus = held - bucket.held;
    if (surplus === 0) return;
    bucket.level = Math.min(this.#of.size, bucket.level + surplus);
    void this.#ask(key, { wanted: -surplus, needed: null });
  }

  /** Points that are left, as far as this gateway knows. */
  available(key: string): number {
    const points = Math.floor(left(this.#bucket(key)));
    // what is given back may be restored already
    return Math.max(0, Math.min(points, this.#of.size));
  }

  #bucket(key: string): Bucket {
    const now = performance.now();
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      bucket = { held: 0, until: 0, level: this.#of.size, at: now };
      this.#buckets.set(key, bucket);
    }
    if (bucket.until <= now) bucket.held = 0;
    this.#restore(bucket, now);
    return bucket;
  }

  #restore(bucket: Bucket, now: number): void {
    const restored = (this.#of.restore * (now - bucket.at)) / 1000;
    bucket.level = Math.min(this.#of.size, bucket.level + restored);
    bucket.at = now;
  }

  /** One call at a time for a bucket, however many requests wait for it; answers what was granted. */
  async #refill(key: string, needed: number): Promise<number> {
    const work = this.#ask(key, { wanted: Math.max(this.#part, needed), needed }).finally(
      () => void this.#asking.delete(key),
    );
    this.#asking.set(key, work);
    return work;
  }

  async #ask(key: string, wish: Wish): Promise<number> {
    const isAlone = performance.now() < this.#aloneUntil;
    const answer = isAlone ? null : await this.#askBackend(key, wish).catch(() => null);
    if (!answer && !isAlone) this.#aloneUntil = performance.now() + ALONE_MS;
    const bucket = this.#bucket(key);
    if (answer) bucket.level = answer.level;
    // counted by settle() already
    if (wish.needed === null) return 0;
    const granted = answer?.granted ?? grantedOf(bucket.level, wish.wanted, wish.needed);
    if (!answer) bucket.level -= granted;
    bucket.held += granted;
    if (granted > 0) bucket.until = performance.now() + (1000 * bucket.held) / this.#of.restore;
    return granted;
  }

  async #askBackend(key: string, wish: Wish): Promise<{ granted: number; level: number } | null> {
    const { pool, prefix } = this.#connections;
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: `${prefix}/cost_bucket`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, ...this.#of, ...wish }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (statusCode === 200) return (await body.json()) as { granted: number; level: number };
    await body.dump();
    return null;
  }
}

const left = ({ held, level }: Bucket): number => held + level;

/** The backend's own rule (backend/src/core/http/costBuckets.ts). */
function grantedOf(level: number, wanted: number, needed: number): number {
  if (wanted <= level) return wanted;
  return needed <= level ? Math.floor(level) : 0;
}

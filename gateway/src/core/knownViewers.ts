import type { PermissionMap } from '@munim/schema/shared/roles.ts';
import { fingerprintOf } from './tokenFingerprint.ts';

/**
 * Facts of the signed-in person that guards and resolvers read: only those that the version covers.
 */
export interface Asker {
  readonly id: string;
  readonly roleId: number;
  readonly permissions: PermissionMap;
}
export interface KnownViewer {
  readonly asker: Asker;
  /** The backend's word for these rights: another one comes with every answer as soon as they change. */
  readonly version: string;
}

const MOST_VIEWERS = 10_000;
const LIFE_MS = 60_000;

/**
 * Signed-in people of recent requests, by fingerprint of the token. Nothing is allowed by it alone:
 * an operation that is judged by it compares the version of each answer (docs/decisions/006).
 */
export class KnownViewers {
  readonly #kept = new Map<string, { viewer: KnownViewer; until: number }>();

  of(token: string): KnownViewer | null {
    const found = this.#kept.get(fingerprintOf(token));
    return found && found.until > performance.now() ? found.viewer : null;
  }

  keep(token: string, viewer: KnownViewer): void {
    const key = fingerprintOf(token);
    this.#kept.delete(key);
    this.#kept.set(key, { viewer, until: performance.now() + LIFE_MS });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_VIEWERS && oldest !== undefined) this.#kept.delete(oldest);
  }

  forget(token: string): void {
    this.#kept.delete(fingerprintOf(token));
  }
}

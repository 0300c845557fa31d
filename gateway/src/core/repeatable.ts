import { createHash } from 'node:crypto';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { badInput } from './backendErrors.ts';

const IDEMPOTENCY_KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKey}}$`);

/**
 * Mutations of one request must not share a key, or the second would be refused as another body under it: the n-th POST has the n-th key.
 * They run one after the other, so the same request sent again meets the same keys.
 */
export function repeatable(
  key: string | undefined,
  post: number,
): Readonly<Record<string, string>> {
  if (key === undefined) return {};
  if (!IDEMPOTENCY_KEY.test(key))
    throw badInput(
      `Idempotency-Key must be 1 to ${LIMITS.idempotencyKey} printable characters`,
      'Idempotency-Key',
    );
  return {
    'idempotency-key':
      post === 1 ? key : createHash('sha256').update(`${post} ${key}`).digest('base64url'),
  };
}

import { CAPPED_COUNTS } from '@munim/schema/shared/counts.ts';

/** Headers of the caller's request that are passed on to the backend. */
export interface Caller {
  readonly token: string | null;
  readonly requestId: string;
  readonly address: string;
  /** Idempotency key of the caller's request; makes its POSTs repeatable. */
  readonly idempotencyKey?: string | undefined;
  /** Lists need not be counted beyond the cap. */
  readonly cappedCounts?: boolean;
  /** The answer tells what the operation costs, as it does to every API token. */
  readonly tellsCost?: boolean;
  /** Token of an earlier sign-in in the same browser. */
  readonly deviceToken?: string | undefined;
}

export const callerHeaders = (caller: Caller) => ({
  'x-request-id': caller.requestId,
  'x-forwarded-for': caller.address,
  ...(caller.cappedCounts ? CAPPED_COUNTS : {}),
  ...(caller.token === null ? {} : { authorization: `Bearer ${caller.token}` }),
});

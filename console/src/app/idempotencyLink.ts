import { ApolloLink } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { OperationTypeNode } from 'graphql';
import { finalize, tap } from 'rxjs';
import { newIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { statusOf } from './callErrors.ts';
import { hasFiles } from './uploadLink.ts';

/** The server may have done it although it answered so. */
const isUnknownOutcome = (errors: readonly GraphQLFormattedError[] | undefined) =>
  errors?.some((error) => statusOf(error) >= 500) ?? false;

/**
 * Sends each mutation under an Idempotency-Key. The same mutation with the same variables has the same key while the
 * first is on its way (a double click) and after a failure that does not say whether it was done (network, status 5xx);
 * once it was answered, the next one is a new intention with a new key. Files have no comparable text: always a new key.
 */
export function idempotencyLink(): ApolloLink {
  const keys = new Map<string, { key: string; underWay: number }>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    const intention = hasFiles(operation)
      ? newIdempotencyKey()
      : JSON.stringify([operation.operationName, operation.variables]);
    const sent = keys.get(intention) ?? { key: newIdempotencyKey(), underWay: 0 };
    keys.set(intention, sent);
    sent.underWay++;
    operation.setContext(({ headers }) => ({
      headers: { ...headers, 'idempotency-key': sent.key },
    }));
    let isAnswered = false;
    return forward(operation).pipe(
      tap(({ errors }) => (isAnswered = !isUnknownOutcome(errors))),
      finalize(() => {
        sent.underWay--;
        if (isAnswered && !sent.underWay && keys.get(intention) === sent) keys.delete(intention);
      }),
    );
  });
}

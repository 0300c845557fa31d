import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap, tap } from 'rxjs';
import { UserFacingError } from './callErrors.ts';

/** True when the operation cannot have run; any other failure may be an answer that was lost. */
const wasRefused = (error: unknown): boolean =>
  ServerError.is(error)
    ? error.statusCode >= 400 && error.statusCode < 500
    : error instanceof UserFacingError && !error.isUnreachable;

/**
 * After a mutation what it made stale is dropped or, where it is on screen, read again (docs/decisions/076). How that is
 * done is loaded with the first mutation: a list shows its rows without it.
 */
export const changedLink = new ApolloLink((operation, forward) =>
  operation.operationType !== OperationTypeNode.MUTATION || operation.getContext()['changesNothing']
    ? forward(operation)
    : from(import('./applyChanges.ts')).pipe(
        mergeMap(({ applyChanges }) =>
          forward(operation).pipe(
            tap({
              next: (result) => applyChanges(operation, result),
              error: (error: unknown) => {
                if (!wasRefused(error)) applyChanges(operation, {});
              },
            }),
          ),
        ),
      ),
);

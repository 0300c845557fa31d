import { ApolloLink } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { OperationTypeNode } from 'graphql';
import { finalize, mergeMap, of, tap } from 'rxjs';
import { newIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { showNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';
import { statusOf } from './callTexts.ts';
import { hasFiles } from './uploadLink.ts';

/** The server may have done it although it answered so. */
const isUnknownOutcome = (errors: readonly GraphQLFormattedError[] | undefined) =>
  errors?.some((error) => statusOf(error) >= 500) ?? false;

/** Key of a form that makes a record; its input has it, and keeps it while the form is open. */
function keyOfForm({ variables }: ApolloLink.Operation): string | undefined {
  const { input, idempotencyKey } = variables as {
    input?: { idempotencyKey?: unknown };
    idempotencyKey?: unknown;
  };
  const key = input?.idempotencyKey ?? idempotencyKey;
  return typeof key === 'string' ? key : undefined;
}

/** True when this key already stands for another call. */
const isKeyUsed = (errors: readonly GraphQLFormattedError[] | undefined) =>
  errors?.some(({ extensions }) => extensions?.['field'] === 'Idempotency-Key') ?? false;

const READ_MS = 20_000;
const MADE_BEFORE = t('It was made with what you sent first');
const NOT_CHANGED = t(
  'The answer to the first press was lost. What you changed after it is not in the record: check it, and change the record if needed.',
);

/**
 * A form whose answer was lost and that was changed and sent again: its record is there already, under the form's key. What
 * was sent first is sent again, which writes nothing and answers that record, so that the form can show it.
 */
export function lostAnswerLink(): ApolloLink {
  const first = new Map<string, ApolloLink.Operation['variables']>();
  return new ApolloLink((operation, forward) => {
    const key = keyOfForm(operation);
    if (key === undefined) return forward(operation);
    const { variables } = operation;
    let isAnswered = false;
    return forward(operation).pipe(
      mergeMap((result) => {
        isAnswered = !isUnknownOutcome(result.errors);
        const sent = first.get(key);
        if (!sent || !isKeyUsed(result.errors)) return of(result);
        operation.variables = sent;
        return forward(operation).pipe(
          tap(({ errors }) => {
            if (errors) return;
            const notice = { text: MADE_BEFORE, description: NOT_CHANGED, timeout: READ_MS };
            void showNotice({ ...notice, intent: 'warning' });
          }),
        );
      }),
      finalize(() => {
        if (isAnswered) first.delete(key);
        else if (!first.has(key)) first.set(key, variables);
      }),
    );
  });
}

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

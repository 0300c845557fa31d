import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { GraphQLFormattedError } from 'graphql';
import { print } from 'graphql/language/printer';
import { CALL_TEXT, callText, serverMessage, statusOf } from '../app/callTexts.ts';
import { deviceHeaders } from '../app/tokens.ts';
import { beginLoading, endLoading } from '../ui/overlay/loading.ts';

/** A refused call; its message is for people. */
export class RefusedCall extends Error {
  override name = 'RefusedCall';
  readonly code: string | undefined;
  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly GraphQLFormattedError[];
}

function parseAnswer<Data>(status: number, text: string): Answer<Data> {
  try {
    return JSON.parse(text) as Answer<Data>;
  } catch {
    throw new RefusedCall(callText(status, serverMessage(text)));
  }
}

async function fetchAnswer<Data>(body: string): Promise<Answer<Data>> {
  beginLoading();
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json',
        'content-type': 'application/json',
        ...deviceHeaders(),
      },
      body,
    });
    return parseAnswer<Data>(response.status, await response.text());
  } catch (error) {
    if (error instanceof RefusedCall) throw error;
    throw new RefusedCall(CALL_TEXT.other);
  } finally {
    endLoading();
  }
}

/**
 * A call of the graph for a person who is not signed in yet, with the texts of the other calls:
 * their client is not loaded before.
 */
export async function callGateway<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const [operation] = document.definitions;
  const operationName =
    operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
  const answer = await fetchAnswer<Data>(
    JSON.stringify({ operationName, variables, query: print(document) }),
  );
  const [error] = answer.errors ?? [];
  if (error)
    throw new RefusedCall(
      callText(statusOf(error), error.message),
      error.extensions?.['code'] as string | undefined,
    );
  if (!answer.data) throw new RefusedCall(CALL_TEXT.other);
  return answer.data;
}

import { CAPPED_COUNTS } from '@munim/schema/shared/counts.ts';
import type { DocumentNode, Kind, SelectionSetNode } from 'graphql';
import { print } from 'graphql/language/printer';
import { visit } from 'graphql/language/visitor';
import { StartDocument, type StartQuery } from '../../generated/documents.ts';
import { setServerClock } from '../ui/format/serverClock.ts';
import { readAccessToken } from './tokens.ts';

interface Early {
  token: string;
  answer: Promise<{ data: StartQuery } | null>;
}

let early: Early | undefined;

const TYPENAME = { kind: 'Field', name: { kind: 'Name', value: '__typename' } } as const;

/** Query as Apollo's cache asks it: with the type of every record. */
const withTypes = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node: SelectionSetNode, _key, parent) =>
      parent && 'kind' in parent && parent.kind === ('OperationDefinition' as Kind)
        ? undefined
        : { ...node, selections: [...node.selections, TYPENAME] },
  });

/** Reads the signed-in person of this token; null when the call fails. */
export const askStart = (token: string): Promise<{ data: StartQuery } | null> =>
  // a failed call is repeated by the client, which renews tokens and shows errors
  ask(token).catch(() => null);

async function ask(token: string): Promise<{ data: StartQuery } | null> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...CAPPED_COUNTS,
    },
    body: JSON.stringify({
      operationName: 'Start',
      variables: {},
      query: print(withTypes(StartDocument)),
    }),
  });
  setServerClock(answer.headers.get('date'));
  const { data, errors } = JSON.parse(await answer.text()) as {
    data?: StartQuery;
    errors?: unknown;
  };
  return data && !errors ? { data } : null;
}

/** Asks who is signed in before the code of the console has arrived, whose client takes the answer. */
export function askEarly(): void {
  const token = readAccessToken();
  if (token) early = { token, answer: askStart(token) };
}

/** Answers once, and only to the person who is still signed in. */
export function takeEarlyStart(): Early['answer'] | undefined {
  const taken = early;
  early = undefined;
  return taken?.token === readAccessToken() ? taken?.answer : undefined;
}

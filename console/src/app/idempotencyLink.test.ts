import { gql } from '@apollo/client';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { graphqlError, type MockResponse, mockGateway } from '../../testing/mockGateway.ts';
import { createApolloClient } from './apolloClient.ts';
import { storeTokens } from './tokens.ts';

const ADD = gql`
  mutation AddNote($text: String!) {
    addNote(text: $text)
  }
`;
const done: MockResponse = { data: { addNote: true } };

function start(answers: (() => MockResponse | Promise<MockResponse>)[]) {
  const calls = mockGateway({ AddNote: () => (answers.shift() ?? (() => done))() });
  const loading = { begin: jest.fn(), end: jest.fn() };
  const client = createApolloClient({ uri: '/graphql', loading, onSessionLost: jest.fn() });
  return {
    add: (text = 'a') => client.mutate({ mutation: ADD, variables: { text } }).catch(() => null),
    keys: () => calls.map(({ headers }) => headers['idempotency-key']),
  };
}

beforeEach(() => storeTokens('a1', 'r1'));

describe('the Idempotency-Key of a mutation', () => {
  it('is the same for a double click and another one afterwards', async () => {
    const { add, keys } = start([]);
    await Promise.all([add(), add()]);
    await add();
    const [first, second, third] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each<[string, () => MockResponse]>([
    [
      'the network fails',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['the gateway is down', () => ({ status: 503, body: '' })],
    ['the server fails', () => graphqlError('INTERNAL_SERVER_ERROR')],
  ])('is the same again after %s', async (_, failure) => {
    const { add, keys } = start([failure]);
    await add();
    await add();
    expect(new Set(keys()).size).toBe(1);
  });

  it('is another one after a refusal, and for other variables', async () => {
    const { add, keys } = start([() => graphqlError('BAD_USER_INPUT', 'No')]);
    await add();
    await add();
    await add('b');
    expect(new Set(keys()).size).toBe(3);
  });
});

import { gql } from '@apollo/client';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
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

const PAY = gql`
  mutation Pay($input: PayInput!) {
    pay(input: $input) {
      id
    }
  }
`;
const REFUSED = { code: 'BAD_USER_INPUT', field: 'Idempotency-Key' };
/** A server that does the first request of a key and refuses others under it, whose first answer is lost. */
function payments() {
  const made = new Map<string, { body: string; id: string }>();
  let isLost = true;
  const calls = mockGateway({
    Pay: ({ variables }) => {
      const { input } = variables as { input: { idempotencyKey: string } };
      const body = JSON.stringify(input);
      const before = made.get(input.idempotencyKey);
      if (before && before.body !== body)
        return { data: null, errors: [{ message: 'Used', extensions: REFUSED }] };
      const { id } = before ?? { id: String(made.size + 1) };
      made.set(input.idempotencyKey, { body, id });
      if (isLost) {
        isLost = false;
        throw new TypeError('Failed to fetch');
      }
      return { data: { pay: { __typename: 'Payment', id } } };
    },
  });
  const loading = { begin: jest.fn(), end: jest.fn() };
  const client = createApolloClient({ uri: '/graphql', loading, onSessionLost: jest.fn() });
  const pay = async (amount: string, idempotencyKey = 'k1') =>
    (
      await client
        .mutate({ mutation: PAY, variables: { input: { amount, idempotencyKey } } })
        .catch(() => null)
    )?.data;
  return { pay, made, calls };
}

describe('a form that was changed after its answer was lost', () => {
  it('gets the record that was made first, and is told so', async () => {
    const { pay, made, calls } = payments();
    expect(await pay('10.00')).toBeUndefined();
    expect(await pay('20.00')).toMatchObject({ pay: { id: '1' } });
    expect([...made.values()].map(({ body }) => body)).toEqual([
      '{"amount":"10.00","idempotencyKey":"k1"}',
    ]);
    expect(calls).toHaveLength(3);
    expect(await screen.findByText('It was made with what you sent first')).toBeInTheDocument();
  });

  it('makes another record under the key of another form', async () => {
    const { pay, made } = payments();
    await pay('10.00');
    expect(await pay('10.00', 'k2')).toMatchObject({ pay: { id: '2' } });
    expect(made.size).toBe(2);
  });
});

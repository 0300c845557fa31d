import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { PickerSource } from '../form/pickerSource.ts';
import { PickerFilter } from './PickerFilter.tsx';

afterEach(cleanup);

const NAMES: Record<string, string> = { 3: 'Asha Rao', 4: 'Ravi Iyer' };
const source = {
  find: (_: unknown, id: string) =>
    id === '5'
      ? Promise.reject(new Error('No connection'))
      : Promise.resolve(NAMES[id] ? { id, label: NAMES[id] } : null),
} as unknown as PickerSource;

test.each([
  ['3', 'Sales person: Asha Rao'],
  ['3,4', 'Sales person: Asha Rao, Ravi Iyer'],
  ['4,12,5', 'Sales person: Ravi Iyer, #12, #5'],
])('the chip of %s reads %s', async (id, text) => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  render(
    <BlueprintProvider>
      <ApolloProvider client={client}>
        <PickerFilter label="Sales person" source={source} id={id} onChange={() => undefined} />
      </ApolloProvider>
    </BlueprintProvider>,
  );
  expect(await screen.findByRole('button', { name: text })).toBeInTheDocument();
});

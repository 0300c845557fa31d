import type { GraphiQLProps } from 'graphiql';
import { readAccessToken } from '../app/tokens.ts';

/** Sends the query with the session of the console, unless the Headers tab has another token. */
export const graphqlFetcher: GraphiQLProps['fetcher'] = async (operation, options) => {
  const headers = new Headers({ 'content-type': 'application/json', ...options?.headers });
  const token = readAccessToken();
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch('/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify(operation),
  });
  return response.json();
};

import type { ApolloClient, ObservableQuery } from '@apollo/client';

/** Reads what is on screen from the server; a page stays as it is until the answer, and when there is none. */
export const readAgain = (
  client: ApolloClient,
  { query, variables }: Pick<ObservableQuery, 'query' | 'variables'>,
  onFailure: () => void = () => undefined,
): void =>
  void client
    .query({ query, variables, fetchPolicy: 'network-only', context: { silent: true } })
    .catch(onFailure);

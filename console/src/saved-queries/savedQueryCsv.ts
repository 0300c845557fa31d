import type { ApolloClient } from '@apollo/client';
import { ViewerDocument } from '../../generated/documents.ts';
import { readAccessToken } from '../app/tokens.ts';
import { NotDone } from '../ui/errors.ts';
import { saveFile } from '../ui/export/saveFile.ts';
import { t } from '../ui/text.ts';

/** Address at which a saved query answers its rows as CSV. */
export const csvAddress = (name: string): string => `${window.location.origin}/q/${name}.csv`;

interface Refusal {
  errors?: { message: string }[];
}

/** Runs a saved query as the viewer and saves its rows. Error: the server's words, or that the answer broke off. */
export async function downloadCsv(client: ApolloClient, name: string): Promise<void> {
  // a call of the client renews a token that has ended
  await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
  const answer = await fetch(csvAddress(name), {
    headers: { authorization: `Bearer ${readAccessToken() ?? ''}` },
  });
  if (answer.ok) return saveFile(await answer.blob(), `${name}.csv`);
  const { errors } = (await answer.json().catch(() => ({}))) as Refusal;
  throw new NotDone(errors?.[0]?.message ?? t('The query could not be run'));
}

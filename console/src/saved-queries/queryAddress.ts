import { readAccessToken } from '../app/tokens.ts';
import { saveFile } from '../ui/export/saveFile.ts';
import { showNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

/** Address at which a saved query answers its rows as CSV. */
export const csvAddress = (name: string): string => `${window.location.origin}/q/${name}.csv`;

/** Runs a saved query as the viewer and saves its rows. */
export async function downloadCsv(name: string): Promise<void> {
  const answer = await fetch(csvAddress(name), {
    headers: { authorization: `Bearer ${readAccessToken() ?? ''}` },
  });
  if (answer.ok) return saveFile(await answer.blob(), `${name}.csv`);
  const { errors } = (await answer.json()) as { errors?: { message: string }[] };
  await showNotice({
    text: errors?.[0]?.message ?? t('The query could not be run'),
    intent: 'danger',
  });
}

import { makeSetUpToken } from '../src/set-up/setUpTokens.ts';
import type { TestApp } from './testApp.ts';

/** Makes an empty installation, and the token that unlocks its set-up. */
export async function emptyInstallation({ db }: TestApp): Promise<string> {
  await db.deleteFrom('company').execute();
  await db.deleteFrom('gst_registrations').execute();
  const token = await makeSetUpToken(db);
  if (!token) throw new Error('Somebody works here: the installation is not empty');
  return token;
}

import { companyNow, hasStaff } from '../src/core/data/company.ts';
import { openDatabase } from '../src/core/data/database.ts';
import { createLog } from '../src/core/log.ts';
import { createMessenger } from '../src/messages/createMessenger.ts';
import { LIMIT_MS } from '../src/messages/messages.public.ts';
import {
  alreadySetUp,
  readSetUp,
  sendTestMailTo,
  setUpAtOnce,
} from '../src/set-up/set-up.service.ts';
import type { SetUpState } from '../src/set-up/set-up.shapes.ts';
import { asOperator, commandSettings } from './operator.ts';

export type SetUpAnswers = Parameters<typeof setUpAtOnce>[1];

/** Saved state of the set-up page, and whether there are staff; refused when the installation is set up. */
export async function savedSetUp(
  env: NodeJS.ProcessEnv,
): Promise<SetUpState & { hasStaff: boolean }> {
  const settings = commandSettings(env);
  const db = openDatabase(settings.databaseUrl);
  try {
    const saved = await readSetUp({ db, settings });
    const staff = await hasStaff(db);
    if (staff && saved.company && saved.registration) throw alreadySetUp();
    return { ...saved, hasStaff: staff };
  } finally {
    await db.destroy();
  }
}

/** Company, registration and first administrator, all or none. */
export const initialise = (env: NodeJS.ProcessEnv, answers: SetUpAnswers): Promise<void> =>
  asOperator(env, 'munim init', (work, db) =>
    setUpAtOnce({ ...work, companyOf: (trx) => companyNow(db, trx) }, answers),
  );

/** Shows, before anything is saved, whether sign-in codes would arrive. */
export async function tryMail(env: NodeJS.ProcessEnv, email: string): Promise<void> {
  const noFile = () => Promise.resolve(undefined);
  const messenger = createMessenger(commandSettings(env), createLog('warn'), LIMIT_MS, noFile);
  await sendTestMailTo(messenger, email);
}

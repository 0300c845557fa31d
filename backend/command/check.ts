import { checkAddress } from './checkAddress.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkDisk, checkFiles, checkMail, checkSms } from './checkServices.ts';
import { checkSettings } from './checkSettings.ts';
import type { Env, Explain, Finding } from './finding.ts';

/**
 * Checks everything that an installation needs, on the real servers that its settings name; nothing
 * is changed.
 */
export async function check(env: Env, explain: Explain): Promise<Finding[]> {
  const { found, settings } = checkSettings(env);
  const database = checkDatabase(env, explain);
  if (!settings) return [...found, ...(await database)];
  const later = await Promise.all([
    database,
    checkMail(settings),
    checkSms(settings),
    checkFiles(settings, explain),
    checkAddress(settings.consoleBaseUrl, explain),
  ]);
  return [...found, ...checkDisk(settings), ...later.flat()];
}

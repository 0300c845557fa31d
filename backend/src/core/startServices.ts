import { startAccounting } from '../accounting/startAccounting.ts';
import { startRefreshing } from '../analytics/refreshTotals.ts';
import { openFileStore } from '../documents/openFileStore.ts';
import { removeOrphans } from '../documents/removeOrphans.ts';
import { startWaitingMails } from '../home/waitingMailJobs.ts';
import { cleanImports } from '../imports/cleanImports.ts';
import { importQueue, startImports } from '../imports/importJobs.ts';
import { createMessenger } from '../messages/createMessenger.ts';
import { LIMIT_MS } from '../messages/messages.public.ts';
import { warnIfNoOtpDelivery } from '../messages/warnIfNoOtpDelivery.ts';
import { startOutbox } from '../messages/outboxQueue.ts';
import { startSealing } from './data/auditChain.ts';
import { seedSalesUsers } from '../users/salesUsers.ts';
import { startBackups } from '../backups/backupJobs.ts';
import { VERSION } from './version.ts';
import { startCleaning } from './data/cleaning.ts';
import type { Database } from './data/database.ts';
import { companyNow, takeFirstCompany } from './data/company.ts';
import { copyCompanyAtStart } from './data/issuedCopies.ts';
import { startJobs } from './data/jobs.ts';
import { DECLARED } from './http/declared.ts';
import { createLog } from './log.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/**
 * Starts the services beside the database, as the settings name them. `stop` waits for the running
 * job.
 */
export async function startServices(
  db: Database,
  settings: Settings,
): Promise<{ services: Services; stop(): Promise<void> }> {
  const log = createLog(settings.logLevel);
  const files = openFileStore(settings);
  const messenger = createMessenger(settings, log, LIMIT_MS, (name) => files.get(name));
  await seedSalesUsers(db, settings.salesUsers);
  const ignored = await takeFirstCompany(db, settings);
  if (ignored.length)
    log.warn(
      { variables: ignored },
      'the environment is ignored: the database holds the company, which is changed in the console under Settings',
    );
  await copyCompanyAtStart(db, { ...settings, ...(await companyNow(db)) });
  const boss = await startJobs(settings.databaseUrl, log);
  const accounting = startAccounting({ db, settings }, log);
  const sealing = startSealing(db, log);
  const stops: (() => void)[] = [];
  const rolling = startRefreshing(db, settings, log);
  const stop = async () => {
    for (const one of stops) one();
    await Promise.all([
      boss.stop({ graceful: true, timeout: 8000 }),
      accounting.stop(),
      sealing.stop(),
      rolling.stop(),
    ]);
  };
  try {
    const outbox = await startOutbox(db, boss, messenger);
    void warnIfNoOtpDelivery(settings, messenger, log);
    const services = { messenger, outbox, files, imports: importQueue(boss) };
    const imports = await startImports(boss, { db, settings, services, ...DECLARED }, log);
    stops.push(imports.stop);
    if (settings.backup) {
      const { backup, databaseUrl } = settings;
      const store = openFileStore({ files: { ...settings.files, url: backup.url } });
      await startBackups(boss, { db, databaseUrl, backup, files, store, version: VERSION }, log);
    }
    await startWaitingMails(boss, { db, settings, outbox }, log);
    await startCleaning(
      db,
      boss,
      () => removeOrphans(db, files),
      () => cleanImports(db),
    );
    return { services, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

import closeWithGrace from 'close-with-grace';
import { sql } from 'kysely';
import { openDatabase } from './core/data/database.ts';
import { watchDatabase } from './core/data/databaseWatch.ts';
import { UpgradeFault } from './core/data/migrate.ts';
import { openForService } from './core/data/prepareDatabase.ts';
import { buildApp } from './core/http/app.ts';
import { logOptions } from './core/log.ts';
import { readSettings } from './core/settings.ts';
import { makeSetUpToken } from './set-up/setUpTokens.ts';
import { startServices } from './core/startServices.ts';

const settings = readSettings(process.env);
const tell = (text: string) => void process.stderr.write(`${text}\n`);
await openForService(settings.databaseUrl, settings.databaseOwnerUrl, tell).catch((error) => {
  if (!(error instanceof UpgradeFault)) throw error;
  tell(error.message);
  process.exit(error.exitCode);
});
const db = openDatabase(settings.databaseUrl, {
  onError: (error) => tell(`database connection lost: ${error.message}`),
});

/** An answer of success must survive a power cut. */
const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
if (rows[0]?.synchronous_commit === 'off')
  throw new Error('synchronous_commit is off: acknowledged changes could be lost');

const watch = await watchDatabase(settings.databaseUrl, db);
const { services, stop } = await startServices(db, settings);
const app = await buildApp({
  db,
  settings,
  services,
  watch,
  logger: logOptions(settings.logLevel),
});
await app.listen({ host: settings.host, port: settings.port });
const token = await makeSetUpToken(db);
if (token)
  tell(
    `Nobody works here yet. Set the company up at ${settings.consoleBaseUrl}/set-up with this token, which is good for 24 hours: ${token}`,
  );

// Calls in flight finish, then the jobs, then the connections.
closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) app.log.error({ err }, 'stopping after an error');
  await app.close();
  await stop();
  await watch.stop();
  await db.destroy();
});

import closeWithGrace from 'close-with-grace';
import { sql } from 'kysely';
import { openDatabase } from './core/data/database.ts';
import { watchDatabase } from './core/data/databaseWatch.ts';
import { openForService } from './core/data/prepareDatabase.ts';
import { buildApp } from './core/http/app.ts';
import { logOptions } from './core/log.ts';
import { readSettings } from './core/settings.ts';
import { startServices } from './core/startServices.ts';

const settings = readSettings(process.env);
await openForService(settings.databaseUrl, settings.databaseOwnerUrl, (text) =>
  process.stderr.write(`${text}\n`),
);
const db = openDatabase(settings.databaseUrl, {
  onError: (error) => process.stderr.write(`database connection lost: ${error.message}\n`),
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

// Calls in flight finish, then the jobs, then the connections.
closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) app.log.error({ err }, 'stopping after an error');
  await app.close();
  await stop();
  await watch.stop();
  await db.destroy();
});

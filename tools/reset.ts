import fs from 'node:fs';
import { stopEmbeddedPostgres } from '../backend/src/core/data/embeddedPostgres.ts';
import { home, localSettings, postgresHome } from './localSettings.ts';
import { exitOnError } from './runUntilStopped.ts';
import { assertFree } from './services.ts';

await exitOnError(async () => {
  const { ports } = localSettings('');
  await assertFree(ports.backend, 'BACKEND_PORT');
  await stopEmbeddedPostgres(postgresHome);
  fs.rmSync(home, { recursive: true, force: true });
  console.log('The local database, files and mails are deleted; npm start creates new ones.');
});

import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { stopEmbeddedPostgres } from '../../backend/src/core/data/embeddedPostgres.ts';
import { home, localSettings, ownDatabaseMark, postgresHome } from '../localSettings.ts';
import { assertFree } from '../services.ts';
import { defineCommand, Fault, WrongUse } from './command.ts';

async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new WrongUse('no terminal to ask at: --yes is missing');
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  return answer.trim() === 'yes';
}

/** Secrets and files stay where a database of a company uses them too. */
const toDelete = () =>
  fs.existsSync(ownDatabaseMark) ? [postgresHome, path.join(home, 'outbox')] : [home];

export const command = defineCommand({
  details: `The next npm start makes a new one, with demo data. Files that belong to a database of DATABASE_URL stay.`,
  options: { yes: { type: 'boolean', help: 'does not ask' } },
  async run({ yes }) {
    if (process.env['DATABASE_URL'])
      throw new Fault(
        'DATABASE_URL is set, and reset deletes the embedded database alone. Nothing was deleted; unset it to delete that one.',
      );
    const folders = toDelete();
    if (!yes && !(await confirmed(`This deletes ${folders.join(' and ')} for ever.`))) {
      console.log('Nothing was deleted.');
      return 1;
    }
    const { ports } = localSettings('');
    await assertFree(ports.backend, 'BACKEND_PORT');
    await stopEmbeddedPostgres(postgresHome);
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
    console.log('The embedded database is deleted; npm start makes a new one.');
    return undefined;
  },
});

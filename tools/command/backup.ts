import { backUpNow } from '../../backend/command/backups.ts';
import { findDatabase } from '../localDatabase.ts';
import { localSettings } from '../localSettings.ts';
import { defineCommand } from './command.ts';

const MB = 1024 * 1024;

export const command = defineCommand({
  details: `To the folder or bucket of BACKUP_URL, as the services do once a day (docs/decisions/045-backups.md). It may run beside them.`,
  options: {},
  async run() {
    const database = await findDatabase();
    try {
      const made = await backUpNow(localSettings(database.url).backend, database.url);
      console.log(
        `${made.name}: ${made.rows} rows and ${made.files} files, ${(made.byteSize / MB).toFixed(1)} MB of it new.`,
      );
      if (made.removed) console.log(`${made.removed} old backups were removed.`);
      if (made.missing.length)
        console.log(
          `${made.missing.length} files that the database names are not in the file store: ${made.missing.slice(0, 5).join(', ')}`,
        );
    } finally {
      await database.stop();
    }
  },
});

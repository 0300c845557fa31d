import { openLocalDatabase, seed } from './localDatabase.ts';
import { exitOnError } from './runUntilStopped.ts';

await exitOnError(async () => {
  const database = await openLocalDatabase({ fill: false });
  try {
    seed(database.ownerUrl, process.argv.slice(2));
  } finally {
    await database.stop();
  }
});

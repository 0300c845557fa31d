import { openLocalDatabase, seed } from './localDatabase.ts';
import { orExplain } from './runUntilStopped.ts';

await orExplain(async () => {
  const database = await openLocalDatabase({ fill: false });
  try {
    seed(database.url, process.argv.slice(2));
  } finally {
    await database.stop();
  }
});

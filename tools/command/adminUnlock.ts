import { unlockIn } from '../../backend/command/operator.ts';
import { localSettings } from '../localSettings.ts';
import { openLocalDatabase } from '../localDatabase.ts';
import { defineCommand, needed } from './command.ts';

export const command = defineCommand({
  details:
    'Forgets the wrong codes of today of one person. Limits of an address end at midnight in India.',
  options: { email: { type: 'string', value: 'ADDRESS', help: 'of the person' } },
  async run(values) {
    const email = needed(values.email, 'email');
    const database = await openLocalDatabase();
    try {
      const env = localSettings(database.url).backend;
      const unlocked = await unlockIn(env, email);
      console.log(unlocked ? `${email} can sign in again.` : `${email} was not closed out.`);
    } finally {
      await database.stop();
    }
  },
});

import { addAdministratorTo } from '../../backend/command/operator.ts';
import { localSettings } from '../localSettings.ts';
import { openLocalDatabase } from '../localDatabase.ts';
import { defineCommand, needed } from './command.ts';

export const command = defineCommand({
  details: `With all permissions of the administrator's template, written to the audit log. The person signs in by a code that is
sent to the e-mail address or the phone; there is no password.`,
  options: {
    email: { type: 'string', value: 'ADDRESS', help: 'where sign-in codes go' },
    mobile: { type: 'string', value: 'NUMBER', help: 'ten digits' },
    'first-name': { type: 'string', value: 'NAME', help: 'first name' },
    'last-name': { type: 'string', value: 'NAME', help: 'last name; may be left out' },
  },
  async run(values) {
    const person = {
      email: needed(values.email, 'email').toLowerCase(),
      mobile: needed(values.mobile, 'mobile'),
      first_name: needed(values['first-name'], 'first-name'),
      last_name: values['last-name'],
    };
    const database = await openLocalDatabase();
    try {
      const env = localSettings(database.url).backend;
      await addAdministratorTo(env, person);
    } finally {
      await database.stop();
    }
    console.log(`${person.email} is an administrator and can sign in.`);
  },
});

import { check } from '../../backend/command/check.ts';
import { keptSecrets } from '../localSettings.ts';
import { defineCommand } from './command.ts';
import { told } from './explain.ts';

const MARKS = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' };
const WIDTH = 11;

export const command = defineCommand({
  details: `Versions, rights, encoding, clock, disk, mail, file store, secrets, base URL, proxy and WebSockets, on the servers that the
settings name. A fault stops work and ends with exit code 1; a warning does not.`,
  options: { json: { type: 'boolean', help: 'for programs' } },
  async run({ json }) {
    const found = await check({ ...keptSecrets(), ...process.env }, told);
    const faults = found.filter(({ state }) => state === 'fault').length;
    if (json) console.log(JSON.stringify({ ok: faults === 0, found }, null, 2));
    else {
      for (const { state, subject, text } of found)
        console.log(`${MARKS[state]}  ${subject.padEnd(WIDTH)}  ${text}`);
      console.log(faults ? `\n${faults} of ${found.length} need a hand.` : '\nMunim can work.');
    }
    return faults ? 1 : 0;
  },
});

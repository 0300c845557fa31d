import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { TEST_SECRETS } from '../../testing/testApp.ts';
import { type ReceivedMail, startSmtp, type TestServer } from '../../testing/testServers.ts';
import { createLog } from '../core/log.ts';
import { readSettings } from '../core/settings.ts';
import { createMessenger } from '../messages/createMessenger.ts';
import { warnIfNoOtpDelivery } from '../messages/warnIfNoOtpDelivery.ts';
import { OtpDelivery } from './otpDelivery.ts';

let smtp: TestServer<ReceivedMail>;
beforeAll(async () => {
  smtp = await startSmtp();
});
beforeEach(() => {
  smtp.behaviour = 'takes';
});
afterAll(() => smtp.close());

const log = createLog('silent') as FastifyBaseLogger;

function inProduction(env: Record<string, string>) {
  const settings = {
    ...readSettings({ ...TEST_SECRETS, DATABASE_URL: 'postgres://none', ...env }),
    development: false,
  };
  const messenger = createMessenger(settings, log);
  return { settings, messenger, delivery: new OtpDelivery(messenger, settings) };
}
/** Answers to a code for an unknown and for a known person. */
async function answers(delivery: OtpDelivery) {
  const unknown = await delivery.send('email', null, '123456', log);
  return [unknown, await delivery.send('email', 'asha@nursery.in', '123456', log)];
}

test('a mail server that works answers alike for unknown and known people, from the first code on', async () => {
  const { delivery } = inProduction({ SMTP_URL: smtp.url });
  expect(await answers(delivery)).toEqual([true, true]);
  expect(smtp.received.splice(0)).toHaveLength(1);
});

test.each([
  ['is not set', {}],
  ['does not run', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['refuses the password', { SMTP_URL: 'WRONG' }],
])('a mail server that %s answers alike, and the log says so at the start', async (_, given) => {
  const env = { ...given };
  if ('SMTP_URL' in env && env.SMTP_URL === 'WRONG')
    env.SMTP_URL = smtp.url.replace('smtp://', 'smtp://munim:wrong@');
  const { settings, messenger, delivery } = inProduction(env);
  expect(await answers(delivery)).toEqual([false, false]);
  const lines: string[] = [];
  const sink = createLog('info', { write: (line) => void lines.push(line) });
  await warnIfNoOtpDelivery(settings, messenger, sink);
  expect(lines).toEqual([
    expect.stringMatching(/"level":50.*(NOBODY CAN SIGN IN|NO SIGN-IN CODE)/),
  ]);
});

test('a server that refuses mails after the sign-in answers alike once it has refused one', async () => {
  const { delivery } = inProduction({ SMTP_URL: smtp.url });
  smtp.behaviour = 'refuses';
  await answers(delivery);
  expect(await answers(delivery)).toEqual([false, false]);
});

test('nothing is said at the start when codes can be sent', async () => {
  const lines: string[] = [];
  const sink = createLog('info', { write: (line) => void lines.push(line) });
  const { settings, messenger } = inProduction({ SMTP_URL: smtp.url });
  await warnIfNoOtpDelivery(settings, messenger, sink);
  expect(lines).toEqual([]);
});

import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TEST_SECRETS } from '../../testing/testApp.ts';
import { filesOfMail, textOfPdf } from '../../testing/testPdf.ts';
import {
  type ReceivedMail,
  type ReceivedPost,
  startGateway,
  startSmtp,
  type TestServer,
} from '../../testing/testServers.ts';
import { createLog } from '../core/log.ts';
import { html, page, printPage } from '../core/print/html.ts';
import { readSettings } from '../core/settings.ts';
import { createMessenger } from './createMessenger.ts';
import { type Message, pdfOfPrint } from './messages.public.ts';

let smtp: TestServer<ReceivedMail>;
let gateway: TestServer<ReceivedPost>;
let dir: string;
const lines: string[] = [];

beforeAll(async () => {
  [smtp, gateway] = await Promise.all([startSmtp(), startGateway()]);
});
beforeEach(async () => {
  smtp.behaviour = 'takes';
  gateway.behaviour = 'takes';
  smtp.received.splice(0);
  gateway.received.splice(0);
  lines.splice(0);
  dir = await mkdtemp(path.join(tmpdir(), 'munim-outbox-'));
});
afterEach(() => rm(dir, { recursive: true }));
afterAll(() => Promise.all([smtp.close(), gateway.close()]));

/** Less than this a busy machine may take; more is a server that hangs. */
const PATIENCE_MS = 20_000;

const messenger = (env: Record<string, string> = {}, limitMs = PATIENCE_MS, printLimit?: number) =>
  createMessenger(
    readSettings({ ...TEST_SECRETS, DATABASE_URL: 'postgres://none', MAIL_DIR: dir, ...env }),
    createLog('info', { write: (line) => void lines.push(line) }),
    limitMs,
    undefined,
    printLimit,
  );
const overSmtp = (limitMs?: number) =>
  messenger(
    {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'House <house@example.com>',
      MAIL_REPLY_TO: 'desk@example.com',
    },
    limitMs,
  );

const MAIL: Message = {
  channel: 'MAIL',
  recipients: ['meera@example.com'],
  subject: 'Quotation 7',
  text: 'Please find it below.',
  html: '<h1>Quotation 7</h1>',
};
const PRINTED: Message = {
  ...MAIL,
  html: page('Quotation 7', html`<h1>Quotation 7</h1>`),
  attachments: [
    pdfOfPrint(
      printPage('Quotation 7', [
        { content: html`<p>Total ₹ 1,232.00</p>`, foot: 'Quotation 7', mark: null },
      ]),
    ),
  ],
};
const SMS: Message = { channel: 'SMS', recipients: ['9000000001'], text: '123456 is your code' };
const WHATSAPP: Message = {
  channel: 'WHATSAPP',
  recipients: ['9000000001'],
  text: 'Order 5',
  params: ['Order 5', '12 July'],
};

describe('mail', () => {
  test('reaches the server whole', async () => {
    expect(await overSmtp().sendNow(MAIL)).toBe(true);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]!.to).toEqual(['meera@example.com']);
    for (const part of [
      'From: House <house@example.com>',
      'Reply-To: desk@example.com',
      'Subject: Quotation 7',
      '<h1>Quotation 7</h1>',
    ])
      expect(smtp.received[0]!.source).toContain(part);
  });

  test('a logo travels inside the mail, for mail programs show no data addresses', async () => {
    const body = '<p>Quotation 7</p><img src="data:image/png;base64,iVBORw0KGgo=" alt="" />';
    expect(await overSmtp().sendNow({ ...MAIL, html: body })).toBe(true);
    const { source } = smtp.received[0]!;
    expect(source).not.toContain('data:image');
    const name = /Content-Id: <([^>]+)>/i.exec(source)?.[1] ?? 'none';
    expect(source.replaceAll(/=\r?\n/g, '')).toContain(`cid:${name}`);
    expect(source).toContain('iVBORw0KGgo=');
  });

  test('a print travels as PDF', async () => {
    expect(await overSmtp().deliver(PRINTED)).toEqual({ accepted: MAIL.recipients });
    const pdf = filesOfMail(smtp.received[0]!.source).get('Quotation 7.pdf');
    expect(await textOfPdf(pdf!)).toContain('Total ₹ 1,232.00');
  });

  test('a print that is too large stays behind, and the mail says so', async () => {
    const small = messenger({ SMTP_URL: smtp.url }, PATIENCE_MS, 1000);
    expect(await small.deliver(PRINTED)).toEqual({
      accepted: MAIL.recipients,
      leftOut: ['Quotation 7.pdf'],
    });
    const { source } = smtp.received[0]!;
    expect(filesOfMail(source).size).toBe(0);
    const sentence = 'Quotation 7.pdf has 0.0 MB, which is too large for an e-mail';
    expect(source.replaceAll(/=\r?\n/g, '').split(sentence)).toHaveLength(3);
  });

  test('a print that fails, or a message withdrawn while it is drawn: nothing is sent', async () => {
    const broken = { ...PRINTED, attachments: [pdfOfPrint('<html><body><p>half</body></html>')] };
    expect(await overSmtp().deliver(broken)).toEqual({
      accepted: [],
      error: expect.stringContaining('unexpected close tag'),
    });
    expect(await overSmtp().deliver(PRINTED, () => Promise.resolve(false))).toEqual({
      accepted: [],
      error: 'Withdrawn',
    });
    expect(smtp.received).toEqual([]);
  });

  test('one recipient refused: not accepted, and it says who has it', async () => {
    const message = { ...MAIL, recipients: ['meera@example.com', 'refused@example.com'] };
    expect(await overSmtp().deliver(message)).toEqual({
      accepted: ['meera@example.com'],
      error: expect.stringContaining('No such mailbox'),
    });
    expect(await overSmtp().sendNow(message)).toBe(false);
  });

  test('a subject cannot add a header', async () => {
    expect(await overSmtp().sendNow({ ...MAIL, subject: 'Hello\r\nBcc: thief@example.com' })).toBe(
      true,
    );
    expect(smtp.received[0]!.to).toEqual(['meera@example.com']);
    expect(smtp.received[0]!.source).not.toMatch(/^Bcc:/m);
  });

  test('a recipient cannot add another', async () => {
    await overSmtp().sendNow({ ...MAIL, recipients: ['meera@example.com, thief@example.com'] });
    expect(smtp.received.flatMap(({ to }) => to)).not.toContain('thief@example.com');
  });

  test('a server that refuses, hangs or does not exist', async () => {
    smtp.behaviour = 'refuses';
    expect(await overSmtp().sendNow(MAIL)).toBe(false);
    smtp.behaviour = 'hangs';
    const since = Date.now();
    expect(await overSmtp(400).deliver(MAIL)).toEqual({
      accepted: [],
      error: 'No answer within 0.4 s',
    });
    expect(Date.now() - since).toBeLessThan(PATIENCE_MS);
    expect(await messenger({ SMTP_URL: 'smtp://127.0.0.1:1' }).sendNow(MAIL)).toBe(false);
    expect(lines).toHaveLength(3);
    expect(smtp.received).toEqual([]);
  });

  test('nobody to send to is not accepted', async () => {
    expect(await overSmtp().sendNow({ ...MAIL, recipients: [] })).toBe(false);
  });
});

describe.each([
  [
    'SMS',
    SMS,
    () => ({ SMS_URL: gateway.url, SMS_API_KEY: 'key' }),
    { to: '9000000001', text: '123456 is your code' },
  ],
  [
    ...([
      'WHATSAPP',
      WHATSAPP,
      () => ({ WHATSAPP_URL: gateway.url, WHATSAPP_TOKEN: 'key', WHATSAPP_PO_TEMPLATE: 'po_1' }),
    ] as const),
    { to: '9000000001', template: 'po_1', params: ['Order 5', '12 July'] },
  ],
] as const)('%s', (_, message, env, body) => {
  test('is posted with the bearer key', async () => {
    expect(await messenger(env()).sendNow(message)).toBe(true);
    expect(gateway.received).toEqual([{ authorization: 'Bearer key', body }]);
  });

  test.each(['refuses', 'hangs'] as const)('a gateway that %s', async (behaviour) => {
    gateway.behaviour = behaviour;
    const since = Date.now();
    expect(await messenger(env(), 400).sendNow(message)).toBe(false);
    expect(Date.now() - since).toBeLessThan(PATIENCE_MS);
  });
});

test.each(['SMS', 'WHATSAPP'] as const)('%s is asked without a message', async (channel) => {
  const name = `${channel}_URL`;
  expect(await messenger({ [name]: gateway.url }).reaches(channel)).toBe(true);
  expect(await messenger({ [name]: 'http://127.0.0.1:1/send' }).reaches(channel)).toBe(false);
  expect(gateway.received).toEqual([]);
});

test('the SMS sender and template are named where they are configured', async () => {
  const env = { SMS_URL: gateway.url, SMS_SENDER_ID: 'MUNIM', SMS_TEMPLATE_ID: '42' };
  expect(await messenger(env).sendNow(SMS)).toBe(true);
  expect(gateway.received[0]!.body).toEqual({
    to: SMS.recipients[0],
    text: SMS.text,
    sender_id: 'MUNIM',
    template_id: '42',
  });
});

describe('with nothing configured', () => {
  const development = () =>
    messenger({ MUNIM_ENV: 'development', MAIL_DIR: path.join(dir, 'outbox') });

  test('a development run keeps the message on disk, private, and shows it in the log', async () => {
    expect(await development().sendNow(MAIL)).toBe(true);
    expect(await development().sendNow(SMS)).toBe(true);
    const files = (await readdir(path.join(dir, 'outbox'))).toSorted();
    expect(files.map((file) => file.replace(/^.*-/, ''))).toEqual([
      'mail.eml',
      'mail.json',
      'sms.json',
    ]);
    expect(await readFile(path.join(dir, 'outbox', files[0]!), 'utf8')).toContain(
      'Subject: Quotation 7',
    );
    expect((await stat(path.join(dir, 'outbox', files[2]!))).mode & 0o077).toBe(0);
    expect(JSON.parse(lines[1]!)).toMatchObject({
      channel: 'SMS',
      recipients: ['9000000001'],
      text: '123456 is your code',
    });
  });

  test('any other run refuses: nothing is kept, nothing shown', async () => {
    expect(await messenger().deliver(SMS)).toEqual({
      accepted: [],
      error: 'SMS is not configured',
    });
    expect(await readdir(dir)).toEqual([]);
    expect(lines.join()).not.toContain('123456');
  });

  test('a disk that cannot be written is a no, not a fault', async () => {
    expect(
      await messenger({ MUNIM_ENV: 'development', MAIL_DIR: '/dev/null/outbox' }).sendNow(MAIL),
    ).toBe(false);
  });
});

describe('a welcome', () => {
  const welcome = {
    user_id: 7,
    first_name: 'Meera',
    last_name: null,
    email: 'meera@example.com',
    tenant_name: 'Hotel Sagar',
  };

  test('goes to its helper service where there is one, and is a mail like any other without', async () => {
    const helped = messenger({
      SMTP_URL: smtp.url,
      WELCOME_MAIL_URL: gateway.url,
      WELCOME_MAIL_KEY: 'key',
    });
    expect(await helped.sendNow({ ...MAIL, welcome })).toBe(true);
    expect(gateway.received).toEqual([{ body: welcome, authorization: 'Bearer key' }]);
    expect(smtp.received).toEqual([]);
    expect(await helped.sendNow(MAIL)).toBe(true);
    expect(await overSmtp().sendNow({ ...MAIL, welcome })).toBe(true);
    expect(smtp.received).toHaveLength(2);
    expect(gateway.received).toHaveLength(1);
  });

  test('is tried again when the helper refuses', async () => {
    gateway.behaviour = 'refuses';
    expect(
      await messenger({ WELCOME_MAIL_URL: gateway.url }).deliver({ ...MAIL, welcome }),
    ).toMatchObject({
      accepted: [],
      error: expect.stringContaining('500'),
    });
  });
});

import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../src/core/settings.ts';
import { openFileStore } from '../src/documents/openFileStore.ts';
import { httpProbe } from '../src/messages/httpSender.ts';
import { mailProbe } from '../src/messages/mailSender.ts';
import { type Explain, fault, type Finding, ok, warning } from './finding.ts';

const LIMIT_MS = 6_000;

/** Codes of nodemailer. */
const MAIL_FAULTS: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refuses the user or password of SMTP_URL',
  ETLS: 'The mail server has no TLS as SMTP_URL asks for it: smtps:// is for port 465, smtp:// for 587',
  EDNS: 'The name of the mail server in SMTP_URL is not known',
};

export async function checkMail({ mail, sms, development }: Settings): Promise<Finding[]> {
  if (!mail.url && development) return [ok('Mail', `Kept in ${mail.dir}, as in development`)];
  if (!mail.url)
    return [
      sms.url
        ? warning(
            'Mail',
            'SMTP_URL is not set: codes reach phones alone, and no document can be mailed',
          )
        : fault(
            'Mail',
            'SMTP_URL is not set: nobody gets a sign-in code. Name the mail server (docs/deploy.md)',
          ),
    ];
  const found: Finding[] = [];
  if (/@example\.(com|org|net)>?$/.test(mail.from))
    found.push(
      warning('Mail', `Mails come from ${mail.from}: set MAIL_FROM to an address of yours`),
    );
  try {
    await mailProbe(mail.url)(AbortSignal.timeout(LIMIT_MS));
    return [...found, ok('Mail', `${new URL(mail.url).host} takes mails`)];
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    const said =
      MAIL_FAULTS[code] ?? `No mail server answers at ${new URL(mail.url).host}: correct SMTP_URL`;
    return [...found, fault('Mail', `${said} (${message})`)];
  }
}

export async function checkSms({ sms }: Settings): Promise<Finding[]> {
  if (!sms.url) return [];
  const isReached = await httpProbe(sms.url)(AbortSignal.timeout(LIMIT_MS)).then(
    () => true,
    () => false,
  );
  const { host } = new URL(sms.url);
  return [
    isReached
      ? ok('SMS', `${host} takes connections`)
      : fault('SMS', `${host} does not answer: correct SMS_URL, or open the firewall for it`),
  ];
}

/** Writes, reads and deletes a small file, as an upload would. */
export async function checkFiles(settings: Settings, explain: Explain): Promise<Finding[]> {
  const { url } = settings.files;
  const name = `munim-check-${crypto.randomUUID()}`;
  try {
    const store = openFileStore(settings);
    const bytes = crypto.randomBytes(1000);
    await store.put(name, bytes, 'application/octet-stream');
    const read = await store.get(name);
    await store.remove(name);
    if (!read || !bytes.equals(read))
      return [fault('File store', `${url} does not give back what was written to it`)];
    if (await store.get(name))
      return [fault('File store', `${url} does not delete files: allow it to (s3:DeleteObject)`)];
    return [ok('File store', url.split('?')[0] ?? url)];
  } catch (error) {
    return [fault('File store', `FILE_STORE_URL cannot be used: ${explain(error)}`)];
  }
}

const MEGABYTE = 1024 ** 2;
const FAULT_MB = 200;
const WARNING_MB = 2048;

const existing = (folder: string): string =>
  fs.existsSync(folder) ? folder : existing(path.dirname(folder));

function folderOf({ files: { url } }: Settings): string | undefined {
  if (url.startsWith('file://')) return fileURLToPath(url);
  return url.startsWith('file:') ? path.resolve(url.slice('file:'.length)) : undefined;
}

export function checkDisk(
  settings: Settings,
  statfs: (folder: string) => { bavail: number; bsize: number } = fs.statfsSync,
): Finding[] {
  const folder = folderOf(settings);
  if (folder === undefined) return [];
  const { bavail, bsize } = statfs(existing(folder));
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const text = `${free} MB are free for ${folder}`;
  if (free >= WARNING_MB) return [ok('Disk', text)];
  const more = `${text}: free some, or move the files to a larger disk or an S3 store`;
  return [free < FAULT_MB ? fault('Disk', more) : warning('Disk', more)];
}

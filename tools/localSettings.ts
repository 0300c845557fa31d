import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeOnce } from '../backend/src/core/data/writeOnce.ts';

export const root = path.dirname(import.meta.dirname);
/** Folder of a local run's data. */
export const home = path.join(root, '.munim');
export const postgresHome = path.join(home, 'postgres');
/** Says that a database of a company keeps its files and secrets here too. */
export const ownDatabaseMark = path.join(home, 'own-database');

type Secrets = Record<'TOKEN_SECRET' | 'FILE_SIGNING_KEY', string>;

const secretsFile = path.join(home, 'secrets.json');

/** Secrets that an earlier start has made here; makes none. */
export const keptSecrets = (): Partial<Secrets> =>
  fs.existsSync(secretsFile) ? (JSON.parse(fs.readFileSync(secretsFile, 'utf8')) as Secrets) : {};

/** Secrets made once, for this machine only; the services themselves start without a default. */
function madeSecrets(): Secrets {
  const secret = () => crypto.randomBytes(32).toString('base64url');
  return JSON.parse(
    writeOnce(
      secretsFile,
      JSON.stringify({ TOKEN_SECRET: secret(), FILE_SIGNING_KEY: secret() }, null, 2),
    ),
  ) as Secrets;
}

const KEPT_HERE = ['TOKEN_SECRET', 'FILE_SIGNING_KEY', 'FILE_STORE_URL'];

/** Settings that are not set elsewhere, kept in `home`; nothing is written where all of it is set, as in a container. */
function keptHere() {
  if (KEPT_HERE.every((name) => process.env[name])) return {};
  fs.mkdirSync(home, { recursive: true, mode: 0o700 });
  if (process.env['DATABASE_URL']) fs.writeFileSync(ownDatabaseMark, '');
  return { FILE_STORE_URL: pathToFileURL(path.join(home, 'files')).href, ...madeSecrets() };
}

export interface LocalSettings {
  ports: { gateway: number; backend: number };
  address: string;
  backend: NodeJS.ProcessEnv;
  gateway: NodeJS.ProcessEnv;
}

function port(name: string, preset: number) {
  const value = Number(process.env[name] ?? preset);
  if (!Number.isInteger(value) || value < 1 || value > 65535)
    throw new Error(`${name} must be a port number, not '${process.env[name]}'`);
  return value;
}

/** Letterhead of the demo company; a company of one's own has none of it. */
const demoCompany = (env: NodeJS.ProcessEnv) =>
  env['COMPANY_NAME']
    ? {}
    : {
        COMPANY_CIN: 'U99999KA2015PTC000000',
        COMPANY_PHONE: '+91 80 5550 0100',
        COMPANY_EMAIL: 'accounts@example.com',
        COMPANY_BANK: 'Demo Bank, Residency Road\nA/c 000011112222, IFSC DEMO0000001',
        INVOICE_TERMS:
          'Interest of 18 % a year on late payment. Subject to Bengaluru jurisdiction.',
        QUOTATION_TERMS: 'Delivery within 14 days of the order. Unloading is on the buyer.',
      };

/** Settings of a development run: the demo company, mails in a folder, codes in the log. */
const development = (env: NodeJS.ProcessEnv) => ({
  MUNIM_ENV: 'development',
  ...demoCompany(env),
  MAIL_DIR: path.join(home, 'outbox'),
});

/**
 * The embedded database is for trying Munim and for development; a database of one's own is a
 * company's, unless a demo is asked for there.
 */
export const isDemoRun = (demo = false): boolean => demo || !process.env['DATABASE_URL'];

/** Settings of the services of a local run; the environment overrides them. */
export function localSettings(databaseUrl: string, demo = isDemoRun()): LocalSettings {
  const ports = { gateway: port('PORT', 3000), backend: port('BACKEND_PORT', 3100) };
  const address = `http://localhost:${ports.gateway}`;
  // the services get no owner's password
  const { HOST, DATABASE_OWNER_URL: _, ...env } = process.env;
  const backend = {
    ...(demo ? development(env) : {}),
    CONSOLE_BASE_URL: address,
    ...keptHere(),
    ...env,
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: String(ports.backend),
  };
  const gateway = {
    ...(demo ? { MUNIM_ENV: 'development' } : {}),
    ...env,
    BACKEND_URL: `http://127.0.0.1:${ports.backend}`,
    ...(HOST ? { HOST } : {}),
    PORT: String(ports.gateway),
  };
  return { ports, address, backend, gateway };
}

import { type BackupSettings, readBackup } from './backupSettings.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type CompanySettings, companySettings, NO_COMPANY } from './companySettings.ts';
import {
  type FirstCompany,
  missingOfCompany,
  readFirstCompany,
  refuseOldNames,
} from './firstCompany.ts';
import type { TicketChoices } from '@munim/schema/support/support.rules.ts';
import { type Env, neededWith, readObject } from './settingValues.ts';
import { readTicketChoices, readTicketTracker, type TicketTracker } from './trackerSettings.ts';

/**
 * All settings. Infrastructure and secrets are of the environment; secrets have no default: without
 * them the backend does not start. The company is of the database (core/data/company.ts).
 */
export interface Settings extends CompanySettings {
  /** Company of the environment, which an empty database takes. */
  firstCompany: FirstCompany | undefined;
  databaseUrl: string;
  /**
   * Address for the role that owns the tables and migrates them; the service itself works as that
   * of `databaseUrl`.
   */
  databaseOwnerUrl: string | undefined;
  host: string;
  port: number;
  logLevel: string;
  /** Shows development pages (outbox, codes in the log). Never on by default in production. */
  development: boolean;
  tokenSecret: string;
  fileSigningKey: string;
  consoleBaseUrl: string;
  sellerOrgId: number;
  mail: { url: string | undefined; from: string; replyTo: string | undefined; dir: string };
  sms: { url: string | undefined; key: string; sender: string; template: string };
  whatsapp: { url: string | undefined; token: string; poTemplate: string };
  /** A service that welcomes new users; without one the backend mails them itself. */
  welcomeMail: { url: string | undefined; key: string };
  /** Sales persons by category manager, put into an empty table at the start. */
  salesUsers: Readonly<Record<string, readonly number[]>>;
  pincode: { url: string | undefined; timeoutMs: number };
  /** Accounting service for bills and invoices; without one the local ledger is used. */
  accounting:
    | {
        url: string;
        tokenUrl: string;
        orgId: string;
        clientId: string;
        clientSecret: string;
        refreshToken: string;
      }
    | undefined;
  /** Task tracker for support tickets; without one the embedded tracker is used. */
  tracker: TicketTracker | undefined;
  /** Choices of the ticket forms. */
  ticketChoices: TicketChoices;
  files: {
    url: string;
    assetBaseUrl: string;
    accessKeyId: string;
    secretAccessKey: string;
    region: string;
  };
  /** Backups made by themselves; none without. */
  backup: BackupSettings | undefined;
  uploadMegabytes: number;
  metricsToken: string | undefined;
}

const areIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isSafeInteger(id) && id > 0);

const readSalesUsers = (json: string) =>
  readObject(
    json,
    areIds,
    'CATEGORY_MANAGER_SALES_MAP must be a JSON object of user ids and lists of user ids',
  );

/** All of them, or none: half of the credentials is a mistake that shows at the start, not at the first bill. */
function readAccounting(env: Env): Settings['accounting'] {
  const url = env['ACCOUNTING_URL']?.replace(/\/+$/, '');
  if (!url) return undefined;
  const needed = neededWith(env, 'ACCOUNTING_URL');
  return {
    url,
    tokenUrl: env['ACCOUNTING_TOKEN_URL'] || `${url}/oauth/v2/token`,
    orgId: needed('ACCOUNTING_ORG_ID'),
    clientId: needed('ACCOUNTING_CLIENT_ID'),
    clientSecret: needed('ACCOUNTING_CLIENT_SECRET'),
    refreshToken: needed('ACCOUNTING_REFRESH_TOKEN'),
  };
}

const SECRET_LENGTH = 32;

/** Refuses to start without a required setting, naming all that are missing in one message; without a company in the environment the set-up asks for it. */
function refuseMissing(env: Env, development: boolean): void {
  const isSecret = (name: string) => (env[name]?.length ?? 0) >= SECRET_LENGTH;
  const missing = [
    ...(env['DATABASE_URL'] ? [] : ['DATABASE_URL']),
    ...['TOKEN_SECRET', 'FILE_SIGNING_KEY']
      .filter((name) => !isSecret(name))
      .map((name) => `${name} (at least ${SECRET_LENGTH} characters)`),
    ...(development ? [] : missingOfCompany(env)),
  ];
  if (missing.length) throw new Error(`Settings are missing: ${missing.join(', ')}`);
}

/** Refuses addresses of other drivers, as jdbc:postgresql://, without repeating what may hold a password. */
export function refuseForeignUrl(env: Env): void {
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) {
    const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(env[name]?.trim() ?? '') ?? [];
    if (scheme && !['postgres', 'postgresql', 'socket'].includes(scheme.toLowerCase()))
      throw new Error(
        `${name} begins with ${scheme}: and must begin with postgres: or postgresql:, as postgres://user:password@host:5432/database`,
      );
  }
}

/** The store of uploaded files; backups in a bucket use the same keys. */
export const readFileSettings = (env: Env): Settings['files'] => ({
  url: env['FILE_STORE_URL'] || 'file:.munim/files',
  assetBaseUrl: env['ASSET_BASE_URL'] || '/files',
  accessKeyId: env['AWS_ACCESS_KEY_ID'] || '',
  secretAccessKey: env['AWS_SECRET_ACCESS_KEY'] || '',
  region: env['AWS_REGION'] || 'ap-south-1',
});

export function readSettings(env: Env): Settings {
  const development = env['MUNIM_ENV'] === 'development';
  refuseOldNames(env);
  refuseMissing(env, development);
  refuseForeignUrl(env);
  const text = (name: string, fallback: string) => env[name] || fallback;
  const maybe = (name: string) => env[name] || undefined;
  const integer = (name: string, fallback: number) => {
    const value = Number(text(name, String(fallback)));
    if (!Number.isSafeInteger(value) || value < 0)
      throw new Error(`${name} must be a whole number`);
    return value;
  };
  const firstCompany = readFirstCompany(env, development);
  return {
    ...companySettings(firstCompany ?? NO_COMPANY),
    firstCompany,
    databaseUrl: text('DATABASE_URL', ''),
    databaseOwnerUrl: maybe('DATABASE_OWNER_URL'),
    host: text('HOST', '127.0.0.1'),
    port: integer('PORT', 3100),
    logLevel: text('LOG_LEVEL', 'info'),
    development,
    tokenSecret: text('TOKEN_SECRET', ''),
    fileSigningKey: text('FILE_SIGNING_KEY', ''),
    consoleBaseUrl: text('CONSOLE_BASE_URL', 'http://localhost:3000'),
    sellerOrgId: integer('SELLER_ORG_ID', 1002),
    mail: {
      url: maybe('SMTP_URL'),
      from: text('MAIL_FROM', 'Munim <no-reply@example.com>'),
      replyTo: maybe('MAIL_REPLY_TO'),
      dir: text('MAIL_DIR', '.munim/outbox'),
    },
    sms: {
      url: maybe('SMS_URL'),
      key: text('SMS_API_KEY', ''),
      sender: text('SMS_SENDER_ID', ''),
      template: text('SMS_TEMPLATE_ID', ''),
    },
    whatsapp: {
      url: maybe('WHATSAPP_URL'),
      token: text('WHATSAPP_TOKEN', ''),
      poTemplate: text('WHATSAPP_PO_TEMPLATE', ''),
    },
    welcomeMail: { url: maybe('WELCOME_MAIL_URL'), key: text('WELCOME_MAIL_KEY', '') },
    salesUsers: readSalesUsers(text('CATEGORY_MANAGER_SALES_MAP', '{}')),
    pincode: { url: maybe('PINCODE_URL'), timeoutMs: integer('PINCODE_TIMEOUT_MS', 3000) },
    accounting: readAccounting(env),
    tracker: readTicketTracker(env),
    ticketChoices: readTicketChoices(text('TICKET_OPTIONS', '{}')),
    files: readFileSettings(env),
    backup: readBackup(env),
    uploadMegabytes: integer('UPLOAD_MAX_MB', LIMITS.uploadMegabytes),
    metricsToken: maybe('METRICS_TOKEN'),
  };
}

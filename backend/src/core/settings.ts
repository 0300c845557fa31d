import { LIMITS } from '@munim/schema/shared/limits.ts';

/**
 * All settings, from the environment. Secrets have no default: without them the backend does not
 * start.
 */
export interface Settings {
  databaseUrl: string;
  host: string;
  port: number;
  logLevel: string;
  /** Shows development pages (outbox, codes in the log). Never on by default in production. */
  development: boolean;
  tokenSecret: string;
  fileSigningKey: string;
  consoleBaseUrl: string;
  /** State of the company's GST registration: decides between CGST + SGST and IGST. */
  companyState: string;
  companyName: string;
  companyGstin: string;
  companyAddress: string;
  /** Printed on invoices when they are set: where to pay, and on which terms. */
  companyBank: string;
  invoiceTerms: string;
  sellerOrgId: number;
  /**
   * Invoices made by a dispatch to a customer: with a number, or as drafts that a person issues.
   */
  invoiceAtDispatch: 'issued' | 'draft';
  mail: { url: string | undefined; from: string; replyTo: string | undefined; dir: string };
  sms: { url: string | undefined; key: string; sender: string; template: string };
  whatsapp: { url: string | undefined; token: string; poTemplate: string };
  /** A service that welcomes new users; without one the backend mails them itself. */
  welcomeMail: { url: string | undefined; key: string };
  /** Display names of the roles, by role id. */
  roleNames: Readonly<Record<string, string>>;
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
  files: {
    url: string;
    assetBaseUrl: string;
    accessKeyId: string;
    secretAccessKey: string;
    region: string;
  };
  uploadMegabytes: number;
  /** Access to late orders: `off` none, `link` with a link, `open` public. */
  orderDelayTracker: 'off' | 'link' | 'open';
  metricsToken: string | undefined;
}

type Env = Record<string, string | undefined>;

/** ROLE_NAMES, for example {"1002":"Manager"}. */
function readRoleNames(json: string): Record<string, string> {
  const problem = 'ROLE_NAMES must be a JSON object of role ids and names';
  try {
    const names: unknown = JSON.parse(json);
    const isObject = typeof names === 'object' && names !== null && !Array.isArray(names);
    if (isObject && Object.values(names).every((name) => typeof name === 'string'))
      return names as Record<string, string>;
  } catch {
    throw new Error(problem);
  }
  throw new Error(problem);
}

/** All of them, or none: half of the credentials is a mistake that shows at the start, not at the first bill. */
function readAccounting(env: Env): Settings['accounting'] {
  const url = env['ACCOUNTING_URL']?.replace(/\/+$/, '');
  if (!url) return undefined;
  const needed = (name: string) => {
    const value = env[`ACCOUNTING_${name}`];
    if (!value) throw new Error(`ACCOUNTING_${name} must be set with ACCOUNTING_URL`);
    return value;
  };
  return {
    url,
    tokenUrl: env['ACCOUNTING_TOKEN_URL'] || `${url}/oauth/v2/token`,
    orgId: needed('ORG_ID'),
    clientId: needed('CLIENT_ID'),
    clientSecret: needed('CLIENT_SECRET'),
    refreshToken: needed('REFRESH_TOKEN'),
  };
}

const RENAMED = ['NAME', 'ADDRESS', 'GSTIN', 'STATE', 'BANK'];

/** A variable under its old name would be ignored, and documents printed for the demo company. */
function refuseOldNames(env: Env): void {
  for (const name of RENAMED)
    if (env[`HOUSE_${name}`])
      throw new Error(`HOUSE_${name} is now called COMPANY_${name}: set that instead`);
}

function readTracker(value: string): Settings['orderDelayTracker'] {
  if (value === 'off' || value === 'link' || value === 'open') return value;
  throw new Error(`ORDER_DELAY_TRACKER must be off, link or open, not '${value}'`);
}

function readInvoiceAtDispatch(value: string): Settings['invoiceAtDispatch'] {
  if (value === 'issued' || value === 'draft') return value;
  throw new Error(`INVOICE_AT_DISPATCH must be issued or draft, not '${value}'`);
}

export function readSettings(env: Env): Settings {
  refuseOldNames(env);
  const text = (name: string, fallback: string) => env[name] || fallback;
  const maybe = (name: string) => env[name] || undefined;
  const secret = (name: string) => {
    const value = env[name];
    if (!value || value.length < 32) throw new Error(`${name} must be set, at least 32 characters`);
    return value;
  };
  const integer = (name: string, fallback: number) => {
    const value = Number(text(name, String(fallback)));
    if (!Number.isSafeInteger(value) || value < 0)
      throw new Error(`${name} must be a whole number`);
    return value;
  };
  const databaseUrl = env['DATABASE_URL'];
  if (!databaseUrl)
    throw new Error('DATABASE_URL must be set; npm start sets it for its own database');
  return {
    databaseUrl,
    host: text('HOST', '127.0.0.1'),
    port: integer('PORT', 3100),
    logLevel: text('LOG_LEVEL', 'info'),
    development: env['MUNIM_ENV'] === 'development',
    tokenSecret: secret('TOKEN_SECRET'),
    fileSigningKey: secret('FILE_SIGNING_KEY'),
    consoleBaseUrl: text('CONSOLE_BASE_URL', 'http://localhost:3000'),
    companyState: text('COMPANY_STATE', 'Karnataka'),
    companyName: text('COMPANY_NAME', 'Munim Hospitality Supplies'),
    companyGstin: text('COMPANY_GSTIN', '29AAACM4154Q1ZY'),
    companyAddress: text('COMPANY_ADDRESS', '12 Residency Road, Bengaluru, Karnataka 560025'),
    companyBank: text('COMPANY_BANK', ''),
    invoiceTerms: text('INVOICE_TERMS', ''),
    sellerOrgId: integer('SELLER_ORG_ID', 1002),
    invoiceAtDispatch: readInvoiceAtDispatch(text('INVOICE_AT_DISPATCH', 'issued')),
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
    roleNames: readRoleNames(text('ROLE_NAMES', '{}')),
    pincode: { url: maybe('PINCODE_URL'), timeoutMs: integer('PINCODE_TIMEOUT_MS', 3000) },
    accounting: readAccounting(env),
    files: {
      url: text('FILE_STORE_URL', 'file:.munim/files'),
      assetBaseUrl: text('ASSET_BASE_URL', '/files'),
      accessKeyId: text('AWS_ACCESS_KEY_ID', ''),
      secretAccessKey: text('AWS_SECRET_ACCESS_KEY', ''),
      region: text('AWS_REGION', 'ap-south-1'),
    },
    uploadMegabytes: integer('UPLOAD_MAX_MB', LIMITS.uploadMegabytes),
    orderDelayTracker: readTracker(text('ORDER_DELAY_TRACKER', 'link')),
    metricsToken: maybe('METRICS_TOKEN'),
  };
}

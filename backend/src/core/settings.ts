import { gstinProblem, gstinStateProblem } from '@munim/schema/shared/gstin.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { stateCodeOf, stateName } from '@munim/schema/shared/states.ts';

/**
 * All settings, from the environment. Secrets have no default: without them the backend does not
 * start.
 */
export interface Settings {
  databaseUrl: string;
  /** Of the role that owns the tables and migrates them; the service itself works as that of `databaseUrl`. */
  databaseOwnerUrl: string | undefined;
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
  companyStateCode: string;
  companyName: string;
  companyGstin: string;
  companyAddress: string;
  /** In the letterhead of every print when they are set; the PAN is that of the GST number. */
  companyPan: string;
  companyCin: string;
  companyPhone: string;
  companyEmail: string;
  /** Printed on invoices when they are set: where to pay, and on which terms. */
  companyBank: string;
  invoiceTerms: string;
  /** Printed on quotations when they are set. */
  quotationTerms: string;
  sellerOrgId: number;
  /**
   * Invoices made by a dispatch to a customer: with a number, or as drafts that a person issues.
   */
  invoiceAtDispatch: 'issued' | 'draft';
  /** Days in which the e-invoice portal takes a document; 0 without a limit. */
  eInvoiceWithinDays: number;
  mail: { url: string | undefined; from: string; replyTo: string | undefined; dir: string };
  sms: { url: string | undefined; key: string; sender: string; template: string };
  whatsapp: { url: string | undefined; token: string; poTemplate: string };
  /** A service that welcomes new users; without one the backend mails them itself. */
  welcomeMail: { url: string | undefined; key: string };
  /** Display names of the roles, by role id. */
  roleNames: Readonly<Record<string, string>>;
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
/** A JSON object whose values all pass. */
function readObject<T>(
  json: string,
  isValue: (value: unknown) => value is T,
  problem: string,
): Record<string, T> {
  try {
    const read: unknown = JSON.parse(json);
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
    if (isObject && Object.values(read).every(isValue)) return read as Record<string, T>;
  } catch {
    throw new Error(problem);
  }
  throw new Error(problem);
}
const isText = (value: unknown): value is string => typeof value === 'string';
const areIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isSafeInteger(id) && id > 0);

const readRoleNames = (json: string) =>
  readObject(json, isText, 'ROLE_NAMES must be a JSON object of role ids and names');
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

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
const CIN = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;

/** A number with a wrong letter would be on every print until somebody reads one. */
function readNumber(env: Env, name: string, pattern: RegExp, fallback: string): string {
  const value = env[name] || fallback;
  if (value && !pattern.test(value)) throw new Error(`${name} is not valid: '${value}'`);
  return value;
}

/** The company's state by its official name and code; the GST number must be of it, also where one of the two is the default. */
function readCompanyState(
  env: Env,
  gstin: string,
): Pick<Settings, 'companyState' | 'companyStateCode'> {
  const written = env['COMPANY_STATE'] || 'Karnataka';
  const companyStateCode = stateCodeOf(written);
  const companyState = companyStateCode === null ? null : stateName(companyStateCode);
  if (companyStateCode === null || companyState === null)
    throw new Error(`COMPANY_STATE must be a state of India, not '${written}'`);
  const wrong = gstinProblem(gstin);
  if (wrong) throw new Error(`COMPANY_GSTIN is not valid: ${wrong}`);
  const problem = gstinStateProblem(gstin, companyState);
  if (problem) throw new Error(`COMPANY_GSTIN and COMPANY_STATE differ: ${problem}`);
  return { companyState, companyStateCode };
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
  const companyGstin = text('COMPANY_GSTIN', '29AAACM4154Q1ZY');
  return {
    databaseUrl,
    databaseOwnerUrl: maybe('DATABASE_OWNER_URL'),
    host: text('HOST', '127.0.0.1'),
    port: integer('PORT', 3100),
    logLevel: text('LOG_LEVEL', 'info'),
    development: env['MUNIM_ENV'] === 'development',
    tokenSecret: secret('TOKEN_SECRET'),
    fileSigningKey: secret('FILE_SIGNING_KEY'),
    consoleBaseUrl: text('CONSOLE_BASE_URL', 'http://localhost:3000'),
    ...readCompanyState(env, companyGstin),
    companyName: text('COMPANY_NAME', 'Munim Hospitality Supplies'),
    companyGstin,
    companyAddress: text('COMPANY_ADDRESS', '12 Residency Road, Bengaluru, Karnataka 560025'),
    companyPan: readNumber(env, 'COMPANY_PAN', PAN, companyGstin.slice(2, 12)),
    companyCin: readNumber(env, 'COMPANY_CIN', CIN, ''),
    companyPhone: text('COMPANY_PHONE', ''),
    companyEmail: text('COMPANY_EMAIL', ''),
    companyBank: text('COMPANY_BANK', ''),
    invoiceTerms: text('INVOICE_TERMS', ''),
    quotationTerms: text('QUOTATION_TERMS', ''),
    sellerOrgId: integer('SELLER_ORG_ID', 1002),
    invoiceAtDispatch: readInvoiceAtDispatch(text('INVOICE_AT_DISPATCH', 'issued')),
    eInvoiceWithinDays: integer('E_INVOICE_WITHIN_DAYS', 30),
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
    salesUsers: readSalesUsers(text('CATEGORY_MANAGER_SALES_MAP', '{}')),
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

import { emailEnding, LIMITS } from '@munim/schema/shared/limits.ts';

/** Settings from the environment; read once at the start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly backendUrl: string;
  readonly backendTimeoutMs: number;
  readonly backendConnections: number;
  readonly logLevel: string;
  /** auto: off on loopback, where it costs more than it saves. */
  readonly compression: 'auto' | 'off' | 'gzip' | 'br';
  readonly metricsToken: string | null;
  readonly trustProxy: string;
  readonly uploadMegabytes: number;
  /** Requests a minute; 0 switches the limit off. */
  readonly limitAnonymous: number;
  readonly limitToken: number;
  readonly limitAddress: number;
  /** Points that an API token has for queries, and those restored a second; a size of 0 switches the limit off. */
  readonly costBucket: { readonly size: number; readonly restore: number };
  /** The organisation of own sellers (docs/rules/catalogue.md#sellers). */
  readonly sellerOrgId: number;
  /** Users that are never offered as sales person. */
  readonly salesPersonExcludedIds: readonly string[];
  /** Name of the company's own transport. */
  readonly brandName: string;
  /** Letters that the ending of an e-mail address may have at most; the backend has the same setting. */
  readonly emailEnding: number;
  /** An outside store of presence; null: the backend's own. */
  readonly realtime: { readonly url: string; readonly token: string | null } | null;
  /** Another host that pictures come from; null: this gateway. */
  readonly assetOrigin: string | null;
  /** True when browsers keep to https for all names below this one too. */
  readonly hstsSubdomains: boolean;
  /** Unless MUNIM_ENV says development: then the outbox may be looked at, and a wrong query gets suggestions. */
  readonly production: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

function wholeNumber(env: Environment, name: string, preset: number): number {
  const value = Number(env[name] ?? preset);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, not '${env[name]}'`);
  return value;
}

function costBucketOf(env: Environment): Config['costBucket'] {
  const size = wholeNumber(env, 'COST_BUCKET', 10_000);
  const restore = wholeNumber(env, 'COST_RESTORE', 1_000);
  if (size > 0 && restore === 0) throw new Error('COST_RESTORE must be at least 1');
  return { size, restore };
}

function compressionOf(value = 'auto'): Config['compression'] {
  if (value === 'auto' || value === 'off' || value === 'gzip' || value === 'br') return value;
  throw new Error(`COMPRESSION must be auto, off, gzip or br, not '${value}'`);
}

function brandNameOf(value = 'Own Transport'): string {
  if (value.trim() === '' || value.length > LIMITS.personName)
    throw new Error(`BRAND_NAME must have 1 to ${LIMITS.personName} characters`);
  return value.trim();
}

function realtimeOf(env: Environment): Config['realtime'] {
  const url = env['REALTIME_BASE_URL'];
  if (!url) return null;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`REALTIME_BASE_URL must be an http or https address, not '${url}'`);
  return { url, token: env['REALTIME_TOKEN'] ?? null };
}

/** A path of this gateway is no other host. */
function assetOriginOf(value = '/files'): string | null {
  if (value.startsWith('/')) return null;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`ASSET_BASE_URL must be a path or an http or https address, not '${value}'`);
  return url.origin;
}

function hstsSubdomainsOf(value = 'off'): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error(`HSTS_SUBDOMAINS must be on or off, not '${value}'`);
}

/** Compose passes what is not set as an empty text; as a number that would be 0, which switches limits off. */
const withoutEmpty = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

export function readConfig(environment: Environment): Config {
  const env = withoutEmpty(environment);
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port: wholeNumber(env, 'PORT', 3000),
    backendUrl: env['BACKEND_URL'] ?? 'http://127.0.0.1:3100',
    backendTimeoutMs: wholeNumber(env, 'BACKEND_TIMEOUT_MS', 15_000),
    backendConnections: wholeNumber(env, 'BACKEND_CONNECTIONS', 64),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    compression: compressionOf(env['COMPRESSION']),
    metricsToken: env['METRICS_TOKEN'] ?? null,
    trustProxy: env['TRUST_PROXY'] ?? 'loopback',
    uploadMegabytes: wholeNumber(env, 'UPLOAD_MAX_MB', LIMITS.uploadMegabytes),
    limitAnonymous: wholeNumber(env, 'RATE_LIMIT_ANONYMOUS', 120),
    limitToken: wholeNumber(env, 'RATE_LIMIT_TOKEN', 1_800),
    limitAddress: wholeNumber(env, 'RATE_LIMIT_ADDRESS', 9_000),
    costBucket: costBucketOf(env),
    sellerOrgId: wholeNumber(env, 'SELLER_ORG_ID', 1002),
    salesPersonExcludedIds: (env['SALES_PERSON_EXCLUDED_USER_IDS'] ?? '')
      .split(',')
      .map((id) => id.trim()),
    brandName: brandNameOf(env['BRAND_NAME']),
    emailEnding: emailEnding(env['EMAIL_ENDING']),
    realtime: realtimeOf(env),
    assetOrigin: assetOriginOf(env['ASSET_BASE_URL']),
    hstsSubdomains: hstsSubdomainsOf(env['HSTS_SUBDOMAINS']),
    production: env['MUNIM_ENV'] !== 'development',
  };
}

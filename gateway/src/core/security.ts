import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from './config.ts';

/**
 * Policy of all answers but pages: nothing of an answer that is opened as a page runs, loads or
 * shows in a frame.
 */
const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";

const OWN_SCRIPTS = "script-src 'self'";
const PAGE = [
  "default-src 'none'",
  "script-src-attr 'none'",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const PICTURES = "img-src 'self' data: blob:";

/** Policy of scripts: a worker obeys the policy of its own file, and loads its parts. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

interface OfPage {
  nonce: string;
  /** Hash of the script that is written into the page. */
  scriptSource: string | null;
  assetOrigin: string | null;
}

/** Style elements need the nonce of this answer: those of the grid and of prints. No text becomes markup or script but by the console's one policy (console/src/ui/trustedTypes.ts). */
export const consolePolicy = ({ nonce, scriptSource, assetOrigin }: OfPage): string =>
  [
    ...PAGE,
    scriptSource ? `${OWN_SCRIPTS} ${scriptSource}` : OWN_SCRIPTS,
    `${PICTURES}${assetOrigin ? ` ${assetOrigin}` : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types munim',
  ].join('; ');

/** The explorer's editor writes style elements of its own, and knows neither nonces nor Trusted Types. */
export const EXPLORER_POLICY = [
  ...PAGE,
  OWN_SCRIPTS,
  PICTURES,
  "style-src 'self' 'unsafe-inline'",
].join('; ');

/**
 * Features of the browser that no page may use: every device and sensor but writing to the
 * clipboard and full screen.
 */
const NO_FEATURES = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture'],
  ...['encrypted-media', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('clipboard-write=(self)', 'fullscreen=(self)')
  .join(', ');

const A_YEAR_SECONDS = 365 * 24 * 3600;

/** Headers of every answer. Constants, for a plugin that composes them for each answer costs a tenth of a small query. */
const headersOf = (hstsSubdomains: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': ANSWER_POLICY,
  'permissions-policy': NO_FEATURES,
  'strict-transport-security': `max-age=${A_YEAR_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

export function secureHeaders(
  app: FastifyInstance,
  { hstsSubdomains }: Pick<Config, 'hstsSubdomains'>,
): void {
  const headers = headersOf(hstsSubdomains);
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Headers of stored files and prints, which may contain anything: no script runs and nothing is fetched; pictures are those inside a print, such as the logo. */
export const fileHeaders = (reply: FastifyReply): FastifyReply =>
  reply.header(
    'content-security-policy',
    "default-src 'none'; font-src data:; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );

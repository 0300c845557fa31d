import { once } from 'node:events';
import { type Explain, fault, type Finding, ok, warning } from './finding.ts';

const LIMIT_MS = 6_000;
/** Address of a block for documentation, which no computer has. */
const PRETENDED = '192.0.2.77';

interface Caller {
  address: string;
  protocol: string;
  forwarded: boolean;
}

const proxied =
  'set proxy_set_header X-Forwarded-For $remote_addr and X-Forwarded-Proto $scheme in nginx (deploy/nginx.conf)';

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

async function callerSeen(base: string, headers: Record<string, string> = {}): Promise<Caller> {
  const answer = await fetch(new URL('/healthz/caller', base), {
    headers,
    signal: AbortSignal.timeout(LIMIT_MS),
    redirect: 'error',
  });
  if (!answer.ok)
    throw new Error(
      `${base} answers ${answer.status}: another program, or a proxy without Munim behind it`,
    );
  return (await answer.json()) as Caller;
}

/** Findings on whether the gateway learns the caller's address, for its limits and its log. */
async function proxyFindings(base: string, seen: Caller): Promise<Finding[]> {
  const { protocol } = new URL(base);
  if (protocol === 'https:' && !seen.forwarded)
    return [
      fault(
        'Proxy',
        `The gateway does not learn who calls, so that all share one limit: ${proxied}`,
      ),
    ];
  if (seen.forwarded && `${seen.protocol}:` !== protocol)
    return [
      fault('Proxy', `The gateway believes that it is called by ${seen.protocol}: ${proxied}`),
    ];
  const pretended = await callerSeen(base, { 'x-forwarded-for': PRETENDED });
  if (pretended.address === PRETENDED)
    return [
      seen.forwarded
        ? fault(
            'Proxy',
            `Whoever calls can pretend to be another address: ${proxied}, not $proxy_add_x_forwarded_for behind TRUST_PROXY`,
          )
        : warning(
            'Proxy',
            `Programs on ${seen.address} can pretend to be another address: TRUST_PROXY trusts it, as is right for a proxy there`,
          ),
    ];
  return [ok('Proxy', seen.forwarded ? 'Tells the gateway who calls' : 'None')];
}

async function webSocketFinding(base: string): Promise<Finding> {
  const url = new URL('/graphql/ws', base.replace(/^http/, 'ws'));
  const socket = new WebSocket(url, 'graphql-transport-ws');
  try {
    await Promise.race([
      once(socket, 'open', { signal: AbortSignal.timeout(LIMIT_MS) }),
      once(socket, 'error').then(() => {
        throw new Error('refused');
      }),
    ]);
    return ok('WebSockets', 'Pass through');
  } catch {
    return fault(
      'WebSockets',
      'They do not pass, so that nothing on screen is live: set proxy_http_version 1.1 and the headers Upgrade and Connection in nginx (deploy/nginx.conf)',
    );
  } finally {
    socket.close();
  }
}

/** The public address as browsers reach it; nothing but a warning before the first start. */
export async function checkAddress(base: string, explain: Explain): Promise<Finding[]> {
  let seen: Caller;
  try {
    seen = await callerSeen(base);
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    const { code = '', message } = cause as Error & { code?: string };
    if (CERTIFICATE.test(code))
      return [
        fault(
          'Address',
          `Browsers refuse the certificate of ${base}: ${message}. Renew it, or correct its names`,
        ),
      ];
    return [
      warning(
        'Address',
        `${base} does not answer (${explain(cause)}). Start Munim and check again`,
      ),
    ];
  }
  return [
    ok('Address', `${base} answers`),
    ...(await proxyFindings(base, seen)),
    await webSocketFinding(base),
  ];
}

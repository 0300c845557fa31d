import { readSettings, type Settings } from '../src/core/settings.ts';
import { type Env, fault, type Finding, ok, warning } from './finding.ts';

const OLDEST_NODE = 24;
const LONG_ENOUGH = 32;
const FEWEST_LETTERS = 12;
const IN_EXAMPLES = /change.?me|example|password|munim|not used elsewhere/i;

const nodeFinding = (version = process.versions.node): Finding =>
  Number.parseInt(version, 10) < OLDEST_NODE
    ? fault(
        'Node',
        `${version} is too old: install ${OLDEST_NODE} or newer, or run npm ci, which brings it`,
      )
    : ok('Node', version);

const ANEW = 'make one with  openssl rand -base64 48';

function secretFinding(name: string, value = ''): Finding {
  if (!value) return fault('Secrets', `${name} is not set: ${ANEW}`);
  if (value.length < LONG_ENOUGH)
    return fault(
      'Secrets',
      `${name} has ${value.length} characters, and needs ${LONG_ENOUGH}: ${ANEW}`,
    );
  if (new Set(value).size < FEWEST_LETTERS || IN_EXAMPLES.test(value))
    return fault('Secrets', `${name} can be guessed: ${ANEW}`);
  return ok('Secrets', `${name} is long enough`);
}

function secretFindings(env: Env): Finding[] {
  const [token, files] = [env['TOKEN_SECRET'], env['FILE_SIGNING_KEY']];
  if (token && token === files)
    return [fault('Secrets', `TOKEN_SECRET and FILE_SIGNING_KEY are the same: ${ANEW}`)];
  return [secretFinding('TOKEN_SECRET', token), secretFinding('FILE_SIGNING_KEY', files)];
}

const LOCAL = /^(localhost|127\.|\[::1\])/;

export function baseUrlFinding(given: string, isProduction: boolean): Finding {
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol))
    return fault('Base URL', `CONSOLE_BASE_URL must be an http or https address, not '${given}'`);
  if (url.pathname !== '/' || url.search)
    return fault('Base URL', `CONSOLE_BASE_URL must be an address without a path, not '${given}'`);
  if (!isProduction) return ok('Base URL', given);
  if (LOCAL.test(url.host))
    return warning(
      'Base URL',
      `Links in mails lead to ${given}, which is this machine alone: set CONSOLE_BASE_URL to the public address`,
    );
  if (url.protocol === 'http:')
    return fault(
      'Base URL',
      `${given} is not encrypted: set up TLS (docs/deploy.md) and name the https address`,
    );
  return ok('Base URL', given);
}

const STANDING_IN = 'x'.repeat(LONG_ENOUGH);

/** The settings as the services read them; what they refuse is a finding, and the rest is looked at with what there is. */
export function checkSettings(env: Env): { found: Finding[]; settings: Settings | undefined } {
  const found = [nodeFinding(), ...secretFindings(env)];
  if (!env['DATABASE_URL'])
    found.push(fault('Settings', 'DATABASE_URL is not set: name the database (docs/deploy.md)'));
  try {
    const settings = readSettings({
      ...env,
      DATABASE_URL: env['DATABASE_URL'] || 'postgres://nowhere',
      TOKEN_SECRET: STANDING_IN,
      FILE_SIGNING_KEY: STANDING_IN,
    });
    found.push(baseUrlFinding(settings.consoleBaseUrl, !settings.development));
    return { found, settings };
  } catch (error) {
    found.push(fault('Settings', (error as Error).message));
    return { found, settings: undefined };
  }
}

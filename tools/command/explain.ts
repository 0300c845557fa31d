import { inspect } from 'node:util';

type Coded = NodeJS.ErrnoException & { address?: string; port?: number; errors?: Error[] };

const FIRST_FREE_PORT = 1024;

/** `variable` is the setting that names the port. */
export function cannotListen(
  { code, address, port = 0, message }: Coded,
  variable = 'PORT',
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or set ${variable} to another port.`;
  if (code === 'EACCES')
    return port < FIRST_FREE_PORT
      ? `Port ${port} may be used by root alone, as all below ${FIRST_FREE_PORT}: set ${variable} to a higher one and let a proxy listen on ${port} (docs/deploy.md).`
      : `This user may not listen on port ${port}: set ${variable} to another port.`;
  if (code === 'EADDRNOTAVAIL')
    return `${address} is not an address of this machine: set HOST to one, or to 0.0.0.0 for all.`;
  return message;
}

/** Messages of the driver or the server when a connection fails, by code. */
const DATABASE: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the password: correct DATABASE_URL or DATABASE_OWNER_URL.',
  '28000':
    'The database refuses the role: name an existing one in DATABASE_URL and allow it in pg_hba.conf.',
  '3D000': 'The database does not exist on the server: make it with createdb, or correct the URL.',
  '42501': 'The role of DATABASE_URL or DATABASE_OWNER_URL lacks a right that this needs.',
  '53300': 'The database takes no more connections: raise max_connections, or stop other clients.',
  '57P03': 'The database is starting or stopping: try again in a moment.',
};

const NETWORK: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there: start it, or correct the address',
  ENOTFOUND: 'the name is not known: correct it, or the name server',
  EAI_AGAIN: 'the name server does not answer',
  ETIMEDOUT: 'no answer: a firewall, or a wrong address',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'no way leads there',
};

/** One line with what to do about it; undefined for a fault of the program itself. */
function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // a name with several addresses fails as a list without words of its own
  const coded = ((error as Coded).errors?.[0] ?? error) as Coded;
  const { code = '', syscall, address, port, path, message } = coded;
  if (syscall === 'listen') return cannotListen(coded);
  if (DATABASE[code]) return `${DATABASE[code]} (${message})`;
  if (NETWORK[code]) {
    const where = address ? `${address}:${port}` : message;
    return `No connection to ${where}: ${NETWORK[code]}.`;
  }
  if (code === 'EACCES' || code === 'EPERM')
    return `This user may not use ${path ?? 'a file'}: change its owner or rights. (${message})`;
  if (message.startsWith('unsupported startup parameter'))
    return `DATABASE_URL leads to PgBouncer: name PostgreSQL itself (docs/deploy.md). (${message})`;
  const isOurs = [TypeError, ReferenceError, RangeError, SyntaxError].some(
    (kind) => error instanceof kind,
  );
  return isOurs ? undefined : error.message;
}

/** The line for a person, or all there is of a fault of the program. */
export const told = (error: unknown): string => explain(error) ?? inspect(error);

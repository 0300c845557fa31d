const KEY = 'return';

/** Login page that remembers where the visitor wanted to go. */
export const loginPath = (wanted: string): string =>
  wanted === '/' ? '/login' : `/login?${new URLSearchParams({ [KEY]: wanted })}`;

const ORIGIN = 'https://console.invalid';

/**
 * Path to return to, always one of this console as a browser reads it: a browser leaves out tabs
 * and line ends and follows dot segments, after which a path may begin with the name of another
 * host.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(KEY) ?? '/';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, ORIGIN)) return '/';
  const url = new URL(wanted, ORIGIN);
  if (url.origin !== ORIGIN || /^\/(\/|login)/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

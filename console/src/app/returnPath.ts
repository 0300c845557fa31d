const KEY = 'return';

/** Login page that remembers where the visitor wanted to go. */
export const loginPath = (wanted: string): string =>
  wanted === '/' ? '/login' : `/login?${new URLSearchParams({ [KEY]: wanted })}`;

/** Only ever a path of this console. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(KEY) ?? '/';
  return /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/login') ? wanted : '/';
}

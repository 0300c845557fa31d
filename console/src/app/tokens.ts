/** Keys in local storage (docs/rules/sign-in.md#session). */
const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
/** Stays when the tokens go: it makes this browser known at the next sign-in. */
const DEVICE = 'deviceToken';

/** Storage key of one tab's token for looking as another person; empty once that has ended. */
const VIEW = 'viewToken';

export interface Tokens {
  accessToken: string | null;
  refreshToken: string | null;
}

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

interface Claims {
  /** Id of the user whose token it is. */
  sub?: string;
  /** Seconds since 1970. */
  exp?: number;
}

/** Claims of a token; empty when it is none of ours. */
function decode(token: string): Claims {
  try {
    const part = token.split('.')[1] ?? '';
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}

/** The last decoded token: the session reads its claims at each drawing. */
let decoded: { token: string; claims: Claims } | undefined;
export function claimsOf(token: string): Claims {
  if (decoded?.token !== token) decoded = { token, claims: decode(token) };
  return decoded.claims;
}

/** Reads the newest tokens: another tab may have renewed them. */
export function readTokens(): Tokens {
  const view = sessionStorage.getItem(VIEW);
  if (view !== null) return { accessToken: view || null, refreshToken: null };
  return {
    accessToken: localStorage.getItem(ACCESS),
    refreshToken: localStorage.getItem(REFRESH),
  };
}
export const readAccessToken = (): string | null => readTokens().accessToken;

/** The tab shows what another person sees; other tabs stay as they are. */
export const storeViewToken = (tab: Window, token: string): void =>
  tab.sessionStorage.setItem(VIEW, token);
export const hasViewEnded = (): boolean => sessionStorage.getItem(VIEW) === '';

export function storeTokens(accessToken: string, refreshToken: string | null) {
  sessionStorage.removeItem(VIEW);
  localStorage.setItem(ACCESS, accessToken);
  if (refreshToken) localStorage.setItem(REFRESH, refreshToken);
  notify();
}

export interface NewTokens {
  accessToken: string;
  refreshToken: string;
  deviceToken?: string | null;
}

/** Stores the answer to the sign-in page. */
export function storeNewTokens({ accessToken, refreshToken, deviceToken }: NewTokens): void {
  if (deviceToken) storeDeviceToken(deviceToken);
  storeTokens(accessToken, refreshToken);
}

export function removeTokens() {
  if (sessionStorage.getItem(VIEW) === null) {
    localStorage.removeItem(ACCESS);
    localStorage.removeItem(REFRESH);
  } else sessionStorage.setItem(VIEW, '');
  notify();
}

const storeDeviceToken = (token: string): void => localStorage.setItem(DEVICE, token);
/** Headers of calls of sign-in. */
export function deviceHeaders(): Record<string, string> {
  const token = localStorage.getItem(DEVICE);
  return token ? { 'x-device-token': token } : {};
}

/** Subscribes to changes made by this tab and by the others. */
export function watchTokens(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null || event.key === ACCESS) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

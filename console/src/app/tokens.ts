/** Keys in local storage (docs/rules/sign-in.md#session). */
const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
/** Stays when the tokens go: it makes this browser known at the next sign-in. */
const DEVICE = 'deviceToken';

export interface Tokens {
  accessToken: string | null;
  refreshToken: string | null;
}

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Always the newest: another tab may have renewed them. */
export const readTokens = (): Tokens => ({
  accessToken: localStorage.getItem(ACCESS),
  refreshToken: localStorage.getItem(REFRESH),
});
export const readAccessToken = (): string | null => localStorage.getItem(ACCESS);

export function storeTokens(accessToken: string, refreshToken: string | null) {
  localStorage.setItem(ACCESS, accessToken);
  if (refreshToken) localStorage.setItem(REFRESH, refreshToken);
  notify();
}

export function removeTokens() {
  localStorage.removeItem(ACCESS);
  localStorage.removeItem(REFRESH);
  notify();
}

export const storeDeviceToken = (token: string): void => localStorage.setItem(DEVICE, token);
/** For calls of sign-in. */
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

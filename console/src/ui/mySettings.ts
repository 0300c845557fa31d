/** Settings of the signed-in person; the server keeps them (decision 066). */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();
let owner: string | null = null;
let keep: KeepSetting | undefined;

export type KeepSetting = (key: string, value: string | null) => void;
type Setting = Readonly<{ key: string; value: string }>;

const tell = () => listeners.forEach((listener) => listener());

/** Called when a choice changes, and when another person signs in or out. */
export function watchSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choices of the person who signed in; nothing of who was there before stays. */
export function loadSettings(person: string, settings: readonly Setting[], by: KeepSetting): void {
  chosen.clear();
  for (const { key, value } of settings) chosen.set(key, value);
  owner = person;
  keep = by;
  tell();
}

export function forgetSettings(): void {
  chosen.clear();
  owner = null;
  keep = undefined;
  tell();
}

export const settingsOwner = (): string | null => owner;
export const settingOf = (key: string): string | undefined => chosen.get(key);

/** Shown at once and kept on the server; null goes back to what the product gives. */
export function chooseSetting(key: string, value: string | null): void {
  if (chosen.get(key) === (value ?? undefined)) return;
  if (value === null) chosen.delete(key);
  else chosen.set(key, value);
  tell();
  keep?.(key, value);
}

/** Calls of this tab that are remembered. */
const MAX_OWN = 200;
const own = new Set<string>();

/** Notes the id of a call that writes: the change that it makes is shown already. */
export function noteOwnRequest(id: string): void {
  own.add(id);
  const [oldest] = own;
  if (own.size > MAX_OWN && oldest) own.delete(oldest);
}

/** The answer does not say what the call changed: it is told as changes by others are. */
export const forgetOwnRequest = (id: string): void => void own.delete(id);

export const isOwnRequest = (id: string | null): boolean => id !== null && own.has(id);

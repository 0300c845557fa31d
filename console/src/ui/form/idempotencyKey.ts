import { useCallback, useState } from 'react';

/** A key for one write: repeated with the same key it is done once. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The same key until what it made is there (`renew`): a press whose answer was lost makes nothing twice. */
export function useRenewableKey(): [key: string, renew: () => void] {
  const [key, setKey] = useState(newIdempotencyKey);
  return [key, useCallback(() => setKey(newIdempotencyKey()), [])];
}

/** One key for as long as a form is open. */
export const useIdempotencyKey = (): string => useRenewableKey()[0];

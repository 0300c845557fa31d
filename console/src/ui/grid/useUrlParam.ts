import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export type UrlChange = Record<string, string | null>;

/**
 * Changes several parameters of the address at once; null removes one. `replace` leaves no step for
 * Back.
 */
export function useChangeUrl(): (change: UrlChange, options?: { replace?: boolean }) => void {
  const [, setParams] = useSearchParams();
  // the router makes a new one with every address: columns that use it would be new each time, and
  // their widths would be reset
  const latest = useRef(setParams);
  useLayoutEffect(() => void (latest.current = setParams), [setParams]);
  return useCallback(
    (change, options) =>
      latest.current(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(change)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
          // an address that the list has emptied itself does not open the default view
        },
        { ...options, state: { byList: true } },
      ),
    [],
  );
}

/** One parameter of the address, for example the open record. */
export function useUrlParam(name: string): [string | null, (value: string | null) => void] {
  const [params] = useSearchParams();
  const change = useChangeUrl();
  const set = useCallback((value: string | null) => change({ [name]: value }), [change, name]);
  return [params.get(name), set];
}

/** Filters of a list. Several values of one filter are comma-separated in the address. */
export interface Filters {
  one: (name: string) => string | undefined;
  many: <T extends string = string>(name: string) => T[] | undefined;
}

export function useUrlFilters(): Filters {
  const [params] = useSearchParams();
  return useMemo(() => {
    const one = (name: string) => params.get(name) ?? undefined;
    const many = <T extends string>(name: string) => one(name)?.split(',') as T[] | undefined;
    return { one, many };
  }, [params]);
}

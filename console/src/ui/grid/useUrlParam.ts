import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export type UrlChange = Record<string, string | null>;

/** Changes several parameters of the address at once; null takes one out. `replace` leaves no step for Back. */
export function useChangeUrl(): (change: UrlChange, options?: { replace?: boolean }) => void {
  const [, setParams] = useSearchParams();
  // the router makes a new one with every address: columns that hold it would be new each time, and their widths spring back
  const latest = useRef(setParams);
  useLayoutEffect(() => void (latest.current = setParams), [setParams]);
  return useCallback(
    (change, options) =>
      latest.current((now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(change)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      }, options),
    [],
  );
}

/** One parameter of the address, for example the record that is open. */
export function useUrlParam(name: string): [string | null, (value: string | null) => void] {
  const [params] = useSearchParams();
  const change = useChangeUrl();
  const set = useCallback((value: string | null) => change({ [name]: value }), [change, name]);
  return [params.get(name), set];
}

/** What a list was asked to show. Several values of one filter stand comma-separated in the address. */
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

import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../text.ts';

/** A file on its way, or one that did not arrive. */
export interface Upload {
  key: number;
  file: File;
  /** 0 to 1. */
  share: number;
  error?: string;
}

/** Upload options for the links. */
export interface UploadContext {
  silent: true;
  onUploadProgress: (share: number) => void;
  uploadSignal: AbortSignal;
}

export interface Uploads {
  uploads: readonly Upload[];
  add: (files: Iterable<File>) => void;
  retry: (key: number) => void;
  /** Stops it if it is on its way, and forgets it. */
  remove: (key: number) => void;
}

const MAX_BYTES = LIMITS.uploadMegabytes * 1024 * 1024;

function refusalOf(file: File): string | undefined {
  if (file.size === 0) return t('The file is empty.');
  return file.size > MAX_BYTES
    ? t('A file may have at most {{uploadMegabytes}} MB.', {
        uploadMegabytes: LIMITS.uploadMegabytes,
      })
    : undefined;
}

/** Sends files side by side; each can be cancelled, and a failed one sent again alone. */
export function useUploads<Sent>(
  send: (file: File, context: UploadContext) => Promise<Sent>,
  onSent: (sent: Sent, file: File) => void,
): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef({ send, onSent });
  useEffect(() => {
    latest.current = { send, onSent };
  });
  const stops = useRef(new Map<number, AbortController>());
  const nextKey = useRef(0);
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  const change = useCallback((key: number, more: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...more } : one)));
  }, []);
  const forget = useCallback(
    (key: number) => setUploads((all) => all.filter((one) => one.key !== key)),
    [],
  );

  const start = useCallback(
    async ({ key, file }: Upload) => {
      const stop = new AbortController();
      stops.current.set(key, stop);
      try {
        const onUploadProgress = (share: number) => change(key, { share });
        const sent = await latest.current.send(file, {
          silent: true,
          onUploadProgress,
          uploadSignal: stop.signal,
        });
        if (stop.signal.aborted) return;
        forget(key);
        latest.current.onSent(sent, file);
      } catch (error) {
        if (!stop.signal.aborted) change(key, { error: (error as Error).message });
      } finally {
        stops.current.delete(key);
      }
    },
    [change, forget],
  );

  const add = useCallback(
    (files: Iterable<File>) => {
      const fresh = Array.from(files, (file): Upload => {
        const error = refusalOf(file);
        return { key: nextKey.current++, file, share: 0, ...(error ? { error } : {}) };
      });
      setUploads((all) => [...all, ...fresh]);
      for (const one of fresh) if (!one.error) void start(one);
    },
    [start],
  );
  const retry = useCallback(
    (key: number) => {
      const again = uploads.find((one) => one.key === key);
      if (!again || refusalOf(again.file)) return;
      setUploads((all) =>
        all.map((one) => (one.key === key ? { key, file: one.file, share: 0 } : one)),
      );
      void start(again);
    },
    [start, uploads],
  );
  const remove = useCallback(
    (key: number) => {
      stops.current.get(key)?.abort();
      forget(key);
    },
    [forget],
  );
  return useMemo(() => ({ uploads, add, retry, remove }), [uploads, add, retry, remove]);
}

/** Reports to a form when the first upload begins and the last has ended. */
export function useBusy({ uploads }: Uploads, onBusy?: (busy: boolean) => void): void {
  const busy = uploads.some(({ error }) => !error);
  const told = useRef(onBusy);
  useEffect(() => {
    told.current = onBusy;
  }, [onBusy]);
  useEffect(() => {
    told.current?.(busy);
  }, [busy]);
}

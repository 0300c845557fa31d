import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useEffect, useRef, useState } from 'react';
import type { SheetOutcomeFragment } from '../../generated/documents.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

/** Upload options for the links. */
interface SheetContext {
  silent: true;
  onUploadProgress: (share: number) => void;
  uploadSignal: AbortSignal;
}
export type SendSheet = (
  sheet: File,
  dryRun: boolean,
  context: SheetContext,
) => Promise<SheetOutcomeFragment | undefined>;

/** Fixed notices of an applied sheet. */
export interface SheetNotices {
  done: string;
  failed: string;
}

interface State {
  file?: File;
  /** Present step (`doing`) and progress of the upload from 0 to 1 (`share`). */
  doing?: 'check' | 'apply';
  share: number;
  outcome?: SheetOutcomeFragment;
  applied?: true;
  error?: Error;
}

const MAX_BYTES = LIMITS.uploadMegabytes * 1024 * 1024;

function refusalOf({ name, size }: File): string | undefined {
  if (!/\.(xlsx|csv)$/i.test(name)) return t('Only .xlsx and .csv files can be read.');
  if (size === 0) return t('The file is empty.');
  return size > MAX_BYTES
    ? t('A file may have at most {{uploadMegabytes}} MB.', {
        uploadMegabytes: LIMITS.uploadMegabytes,
      })
    : undefined;
}

/** Steps: chosen, checked, applied. Leaving the screen aborts a check, but not an apply. */
export function useSheet(
  send: SendSheet,
  texts: SheetNotices,
  onApplied: (outcome: SheetOutcomeFragment) => void,
) {
  const [state, setState] = useState<State>({ share: 0 });
  const stop = useRef<AbortController>(undefined);
  const change = (more: Partial<State>) => setState((now) => ({ ...now, ...more }));
  useEffect(() => () => stop.current?.abort(), []);

  const run = (file: File, doing: 'check' | 'apply') => {
    const signal = new AbortController();
    if (doing === 'check') stop.current = signal;
    change({ doing, share: 0 });
    return send(file, doing === 'check', {
      silent: true,
      onUploadProgress: (share) => change({ share }),
      uploadSignal: signal.signal,
    });
  };
  const check = async (file: File) => {
    setState({ file, share: 0 });
    try {
      const outcome = await run(file, 'check');
      if (outcome) change({ outcome, doing: undefined });
    } catch (error) {
      if (!stop.current?.signal.aborted) change({ error: error as Error, doing: undefined });
    }
  };
  const apply = async (file: File) => {
    const outcome = await withNotice(() => run(file, 'apply'), texts);
    // the check after a CONFLICT reports what no longer fits
    if (!outcome) return check(file);
    setState({ file, share: 0, outcome, applied: true });
    onApplied(outcome);
  };
  const choose = async (file: File) => {
    stop.current?.abort();
    const refusal = refusalOf(file);
    if (refusal) return setState({ share: 0, error: new Error(refusal) });
    // read now: the same bytes are checked and applied, even if the file changes meanwhile
    const bytes = await file.arrayBuffer();
    setState({ file: new File([bytes], file.name, { type: file.type }), share: 0 });
  };
  return {
    ...state,
    choose: (file: File) => void choose(file),
    check: () => void (state.file && check(state.file)),
    apply: () => void (state.file && apply(state.file)),
  };
}

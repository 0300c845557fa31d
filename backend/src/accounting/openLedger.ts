import type { AppParts } from '../core/http/appParts.ts';
import type { Settings } from '../core/settings.ts';
import { httpLedger } from './httpLedger.ts';
import type { Ledger } from './ledger.ts';
import { localLedger } from './localLedger.ts';

const LIMIT_MS = 10_000;

const opened = new WeakMap<Settings, Ledger>();

/** The ledger of the settings, shared by all callers because it stores the access token. */
export function ledgerOf({ db, settings }: Pick<AppParts, 'db' | 'settings'>): Ledger {
  const known = opened.get(settings);
  if (known) return known;
  const ledger = settings.accounting ? httpLedger(settings.accounting, LIMIT_MS) : localLedger(db);
  opened.set(settings, ledger);
  return ledger;
}

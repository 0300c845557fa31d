import type { AppParts } from '../core/http/appParts.ts';
import { httpTracker } from './httpTracker.ts';
import { localTracker } from './localTracker.ts';
import type { Tracker } from './tracker.ts';

/** The tracker of the settings. */
export const trackerOf = (parts: Pick<AppParts, 'db' | 'settings' | 'services'>): Tracker =>
  parts.settings.tracker ? httpTracker(parts.settings.tracker) : localTracker(parts);

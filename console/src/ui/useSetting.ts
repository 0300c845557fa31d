import { useSyncExternalStore } from 'react';
import { settingOf, watchSettings } from './mySettings.ts';

/** Apart from the settings themselves, which the page reads before React has arrived. */
export const useSetting = (key: string): string | undefined =>
  useSyncExternalStore(watchSettings, () => settingOf(key));

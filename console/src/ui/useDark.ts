import { useSyncExternalStore } from 'react';
import { isDark, watchTheme } from './theme.ts';

/** True while the dark theme is on; Blueprint and the grids change together. */
export const useDark = (): boolean => useSyncExternalStore(watchTheme, isDark);

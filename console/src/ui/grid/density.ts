import type { Density } from '@munim/schema/my-settings/my-settings.rules.ts';
import { chooseSetting, settingOf } from '../mySettings.ts';
import { useSetting } from '../useSetting.ts';

/** Pixels of a row. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { comfortable: 36, compact: 32 };
const KEY = 'density';

const densityOf = (chosen: string | undefined): Density =>
  chosen === 'compact' ? 'compact' : 'comfortable';

export const useDensity = (): Density => densityOf(useSetting(KEY));
export const setDensity = (density: Density): void =>
  chooseSetting(KEY, density === 'comfortable' ? null : density);
export const rowHeight = (): number => ROW_HEIGHTS[densityOf(settingOf(KEY))];

import { chooseSetting, settingOf } from '../ui/mySettings.ts';
import { useSetting } from '../ui/useSetting.ts';

const KEY = 'menu';
const COLLAPSED = 'collapsed';

/** Between words and icons alone. */
export const toggleMenuWidth = (): void =>
  chooseSetting(KEY, settingOf(KEY) === COLLAPSED ? null : COLLAPSED);

/** True while the menu shows icons alone. */
export const useCollapsedMenu = (): boolean => useSetting(KEY) === COLLAPSED;

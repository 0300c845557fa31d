import { useEffect } from 'react';
import { chooseSetting, settingOf } from '../ui/mySettings.ts';
import { useSetting } from '../ui/useSetting.ts';

const KEY = 'menu';
const COLLAPSED = 'collapsed';

/** Switches between words and icons alone. */
export const toggleMenuWidth = (): void =>
  chooseSetting(KEY, settingOf(KEY) === COLLAPSED ? null : COLLAPSED);

/** True while the menu shows icons alone. */
export const useCollapsedMenu = (): boolean => useSetting(KEY) === COLLAPSED;

/** Width of the menu when this browser showed it last: the choice itself comes with the session. */
export const lastMenuWidth = (): string | null => localStorage.getItem(KEY);

export function useKeptMenuWidth(isCollapsed: boolean): void {
  useEffect(() => {
    if (isCollapsed) localStorage.setItem(KEY, COLLAPSED);
    else localStorage.removeItem(KEY);
  }, [isCollapsed]);
}

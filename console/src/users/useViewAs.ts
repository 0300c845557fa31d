import { useViewAsUserMutation } from '../../generated/hooks.ts';
import { storeViewToken } from '../app/tokens.ts';
import { showNotice, withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

/** Opens a tab that shows what a person sees; its token stays in that tab. */
export function useViewAs() {
  const [viewAs] = useViewAsUserMutation();
  return async (id: string): Promise<void> => {
    // opens the tab within the click: browsers refuse one that is opened after an answer
    const tab = window.open('', '_blank');
    if (!tab)
      return showNotice({
        text: t('The browser did not open a tab: allow pop-ups for this address'),
        intent: 'danger',
      });
    const made = await withNotice(() => viewAs({ variables: { id } }), {
      failed: t('What this person sees cannot be shown'),
    });
    const token = made?.data?.viewAsUser.accessToken;
    if (!token) return tab.close();
    storeViewToken(tab, token);
    tab.location.assign('/');
  };
}

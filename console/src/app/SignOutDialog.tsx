import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { useSession } from './session.tsx';
import { t } from '../ui/text.ts';

/** Removes the tokens even when the call fails; the router then shows the sign-in page. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { signOut } = useSession();
  return (
    <ConfirmDialog
      title={t('Sign Out')}
      text={t('Are you sure you want to sign out?')}
      onConfirm={signOut}
      onClose={onClose}
    />
  );
}

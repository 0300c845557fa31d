import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { useSession } from './session.tsx';

/** Removes the tokens even when the call fails; the router then shows the sign-in page. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { signOut } = useSession();
  return (
    <ConfirmDialog
      title="Sign Out"
      text="Are you sure you want to sign out?"
      onConfirm={signOut}
      onClose={onClose}
    />
  );
}

import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';

/** Asks before unsaved input is left, by a link of the console or by closing the page. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  if (blocker.state !== 'blocked') return null;
  const leave = async () => {
    blocker.proceed();
    return false; // the dialog unmounts with the page
  };
  return (
    <ConfirmDialog
      title="Unsaved changes"
      text="Leave without saving what was changed?"
      onConfirm={leave}
      onClose={blocker.reset}
    />
  );
}

import { Alert } from '@blueprintjs/core';
import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import {
  askToDiscard,
  closeDiscarded,
  discardBetween,
  hasUnsaved,
  losesInput,
  openQuestion,
  subscribeToQuestion,
} from './unsaved.ts';
import { t } from '../text.ts';

/** The question before typed input is lost; drawn once, above all drawers. */
export function DiscardQuestion() {
  const answer = useSyncExternalStore(subscribeToQuestion, openQuestion);
  return (
    <Alert
      isOpen={answer !== null}
      intent="danger"
      confirmButtonText={t('Discard')}
      cancelButtonText={t('Keep editing')}
      canEscapeKeyCancel
      onConfirm={() => answer?.(true)}
      onCancel={() => answer?.(false)}
    >
      <p>{t('Discard what you have typed?')}</p>
    </Alert>
  );
}

function warnBeforeUnload(event: BeforeUnloadEvent) {
  if (hasUnsaved()) event.preventDefault();
}

/**
 * Asks before unsaved input is left by a link, by Back or by closing the page. Drawn once, above
 * all pages: a router has one blocker.
 */
export function LeaveGuard() {
  const location = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) =>
    losesInput(currentLocation, nextLocation, historyAction === 'POP'),
  );
  useEffect(() => {
    // Back pressed again below the open question
    if (blocker.state !== 'blocked' || openQuestion()) return;
    askToDiscard(() => {
      discardBetween(location, blocker.location);
      blocker.proceed();
    }, blocker.reset);
  }, [blocker, location]);
  useEffect(closeDiscarded, [location]);
  useEffect(() => {
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => window.removeEventListener('beforeunload', warnBeforeUnload);
  }, []);
  return <DiscardQuestion />;
}

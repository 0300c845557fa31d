import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useLayoutEffect } from 'react';
import { dropSession } from '../app/endedSession.ts';
import { useSession, useSignIn } from '../app/session.tsx';
import { t } from '../ui/text.ts';
import { SignInSteps } from './SignInSteps.tsx';

/** Sign-in over a page whose session has ended while something typed in it is not saved. */
export function SignInAgain() {
  const { viewer } = useSession();
  // a class: a rule with :has() on the body makes each change of the page compute all its styles anew
  useLayoutEffect(() => {
    document.documentElement.classList.add('session-ended');
    return () => document.documentElement.classList.remove('session-ended');
  }, []);
  return (
    <Dialog
      isOpen
      title={t('Your session has ended')}
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
      className="sign-in-again"
      portalClassName="sign-in-again-portal"
    >
      <DialogBody>
        <p>
          {t(
            'Sign in again to go on: what you have typed is still here. Nobody else gets to see it.',
          )}
        </p>
        <SignInSteps address={viewer.email ?? viewer.mobile ?? ''} onSignedIn={useSignIn()} />
      </DialogBody>
      <DialogFooter actions={<Button text={t('Leave without saving')} onClick={dropSession} />} />
    </Dialog>
  );
}

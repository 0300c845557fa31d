import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { dropSession } from '../app/endedSession.ts';
import { useSession, useSignIn } from '../app/session.tsx';
import { t } from '../ui/text.ts';
import { SignInSteps } from './SignInSteps.tsx';

/** Over a page whose session has ended while something typed in it is not saved. */
export function SignInAgain() {
  const { viewer } = useSession();
  return (
    <Dialog
      isOpen
      title={t('Your session has ended')}
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
      className="sign-in-again"
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

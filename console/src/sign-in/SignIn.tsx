import { useEffect } from 'react';
import { SetUpOpenDocument } from '../../generated/documents.ts';
import { isDevelopment } from '../app/environment.ts';
import { hasViewEnded } from '../app/tokens.ts';
import { useTitle } from '../app/useTitle.ts';
import { t } from '../ui/text.ts';
import { callGateway } from './callGateway.ts';
import type { NewTokens } from '../app/tokens.ts';
import { SignInSteps } from './SignInSteps.tsx';
import './sign-in.css';

interface Props {
  onSignedIn: (tokens: NewTokens) => void;
  /** Opens the set-up: nobody can sign in to an empty installation. */
  onSetUpOpen: () => void;
  /** The console will be wanted soon. */
  onCodeSent?: () => void;
}

/** Asked anew each time, for the set-up leads here. */
function useSetUp(onOpen: () => void) {
  useEffect(() => {
    let here = true;
    callGateway(SetUpOpenDocument, {}).then(
      ({ setUpOpen }) => here && setUpOpen && onOpen(),
      () => undefined, // signing in will say that nobody answers
    );
    return () => void (here = false);
  }, [onOpen]);
}

/**
 * Sign-in by one-time password: one card, first the address, then the code. The first page of a new
 * browser: it is drawn with Blueprint's classes but without its components, Apollo and the router.
 */
export function SignIn({ onSignedIn, onSetUpOpen, onCodeSent }: Props) {
  useTitle(t('Sign in'));
  useSetUp(onSetUpOpen);
  return (
    <div className="frame frame-open">
      <header className="frame-header">
        <span className="frame-brand">Munim</span>
        <span className="frame-space" />
        {isDevelopment(window.location.host) && (
          <span className="bp6-tag bp6-minimal bp6-intent-warning hide-on-phone">
            {t('Development')}
          </span>
        )}
      </header>
      <main className="frame-page">
        <div className="sign-in">
          <section className="bp6-card bp6-elevation-1 sign-in-card">
            <h1 className="bp6-heading">{t('Sign in to Munim')}</h1>
            {hasViewEnded() && (
              <div className="bp6-callout bp6-compact bp6-intent-warning">
                {t(
                  'You no longer see what the other person sees: it ends after 15 minutes. Close this tab, or sign in as yourself.',
                )}
              </div>
            )}
            <SignInSteps onSignedIn={onSignedIn} {...(onCodeSent && { onCodeSent })} />
          </section>
        </div>
      </main>
    </div>
  );
}

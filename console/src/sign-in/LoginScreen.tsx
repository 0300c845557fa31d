import { Callout } from '@blueprintjs/core';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSetUpOpenQuery } from '../../generated/hooks.ts';
import { SET_UP } from '../app/listPaths.ts';
import { hasViewEnded } from '../app/tokens.ts';
import { RequestCode } from './RequestCode.tsx';
import { EnterCode } from './EnterCode.tsx';
import type { SentCode } from './sentCode.ts';
import './sign-in.css';
import { t } from '../ui/text.ts';

/** Sign-in by one-time password: one card, first the address, then the code. */
export function LoginScreen() {
  const [value, setValue] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  // nobody can sign in to an empty installation; asked anew, for the set-up leads here
  const { data } = useSetUpOpenQuery({ fetchPolicy: 'network-only' });
  if (data?.setUpOpen) return <Navigate replace to={SET_UP} />;
  return (
    <div className="sign-in">
      <section className="bp6-card bp6-elevation-1 sign-in-card">
        <h1 className="bp6-heading">{t('Sign in to Munim')}</h1>
        {hasViewEnded() && (
          <Callout intent="warning" compact>
            {t(
              'You no longer see what the other person sees: it ends after 15 minutes. Close this tab, or sign in as yourself.',
            )}
          </Callout>
        )}
        {sent ? (
          <EnterCode sent={sent} onBack={() => setSent(null)} />
        ) : (
          <RequestCode value={value} onChange={setValue} onSent={setSent} />
        )}
      </section>
    </div>
  );
}

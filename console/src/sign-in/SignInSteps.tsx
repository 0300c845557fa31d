import { useState } from 'react';
import type { NewTokens } from '../app/tokens.ts';
import { EnterCode } from './EnterCode.tsx';
import { RequestCode } from './RequestCode.tsx';
import type { SentCode } from './sentCode.ts';
import { type SignInNotice, ShownNotice } from './ShownNotice.tsx';
import './sign-in.css';

interface Props {
  /** Address to begin with. */
  address?: string;
  onSignedIn: (tokens: NewTokens) => void;
  onCodeSent?: () => void;
}

/** First the address, then the code that was sent there. */
export function SignInSteps({ address = '', onSignedIn, onCodeSent }: Props) {
  const [value, setValue] = useState(address);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [notice, setNotice] = useState<SignInNotice | null>(null);

  function onSent(code: SentCode) {
    setSent(code);
    onCodeSent?.();
  }
  return (
    <>
      {sent ? (
        <EnterCode
          sent={sent}
          onBack={() => setSent(null)}
          onSignedIn={onSignedIn}
          onNotice={setNotice}
        />
      ) : (
        <RequestCode value={value} onChange={setValue} onSent={onSent} onNotice={setNotice} />
      )}
      {notice && <ShownNotice notice={notice} onEnd={() => setNotice(null)} />}
    </>
  );
}

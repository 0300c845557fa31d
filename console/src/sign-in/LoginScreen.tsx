import { useState } from 'react';
import type { OtpType } from '../../generated/documents.ts';
import { AskForCode } from './AskForCode.tsx';
import { EnterCode } from './EnterCode.tsx';
import './sign-in.css';

/** Where a code was sent, and the session it belongs to. */
export interface SentCode {
  type: OtpType;
  value: string;
  sessionId: string;
}

/** Sign-in by one-time password (S01): one card, first the address, then the code. */
export function LoginScreen() {
  const [value, setValue] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  return (
    <div className="sign-in">
      <section className="bp6-card bp6-elevation-1 sign-in-card">
        <h1 className="bp6-heading">Sign in to Munim</h1>
        {sent ? <EnterCode sent={sent} onBack={() => setSent(null)} /> : <AskForCode value={value} onChange={setValue} onSent={setSent} />}
      </section>
    </div>
  );
}

import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ResendOtpDocument, VerifyUserDocument } from '../../generated/documents.ts';
import { PAGE_SETTINGS } from '../app/pageSettings.ts';
import { t } from '../ui/text.ts';
import { callGateway, RefusedCall } from './callGateway.ts';
import { OtpBoxes } from './OtpBoxes.tsx';
import { messageOf, OTP_TEXT } from './otpTexts.ts';
import type { SentCode } from './sentCode.ts';
import type { NewTokens } from '../app/tokens.ts';
import type { SignInNotice } from './ShownNotice.tsx';
import { SignInButton } from './SignInButton.tsx';
import { useCountdown } from './useCountdown.ts';

/** The server's own wait between two codes. */
const RESEND_SECONDS = 30;

interface Props {
  sent: SentCode;
  onBack: () => void;
  onSignedIn: (tokens: NewTokens) => void;
  onNotice: (notice: SignInNotice) => void;
}

function useVerify(
  { sent, onSignedIn, onNotice }: Omit<Props, 'onBack'>,
  onRefused: (text: string) => void,
) {
  const [loading, setLoading] = useState(false);
  const running = useRef(false);

  async function verify(otp: string) {
    if (running.current) return; // a paste and Enter at once are one try
    running.current = true;
    setLoading(true);
    try {
      const { verifyUser } = await callGateway(VerifyUserDocument, { input: { ...sent, otp } });
      onSignedIn(verifyUser);
    } catch (error) {
      if (error instanceof RefusedCall && error.code === 'OTP_INCORRECT')
        onNotice({ text: OTP_TEXT.incorrect, intent: 'danger' });
      onRefused(messageOf(error));
      setLoading(false);
      running.current = false;
    }
  }
  return { verify: (otp: string) => void verify(otp), loading };
}

interface ResendProps {
  sessionId: string;
  onFailure: (text: string) => void;
  onNotice: (notice: SignInNotice) => void;
}

function Resend({ sessionId, onFailure, onNotice }: ResendProps) {
  const [left, startWait] = useCountdown(RESEND_SECONDS);
  const [loading, setLoading] = useState(false);
  useEffect(startWait, [startWait]);

  async function resend() {
    setLoading(true);
    try {
      await callGateway(ResendOtpDocument, { sessionId });
      onNotice({ text: OTP_TEXT.sent, intent: 'success' });
      onFailure('');
      startWait();
    } catch (error) {
      onFailure(messageOf(error));
    }
    setLoading(false);
  }
  return (
    <SignInButton disabled={left > 0} loading={loading} onClick={() => void resend()}>
      {left > 0 ? t('Resend in {{left}} s', { left }) : t('Resend')}
    </SignInButton>
  );
}

export function EnterCode({ onBack, ...props }: Props) {
  const { sent, onNotice } = props;
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  const { verify, loading } = useVerify(props, (text) => {
    setFailure(text);
    setCode('');
    setTries((now) => now + 1); // fresh boxes, the cursor in the first
  });
  const complete = code.replaceAll(' ', '').length === LIMITS.otpDigits;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (complete) verify(code);
  }
  return (
    <form onSubmit={submit} noValidate>
      <p>
        {t('Enter the code sent to')} <strong>{sent.value}</strong>.
      </p>
      <OtpBoxes key={tries} code={code} onChange={setCode} onComplete={verify} disabled={loading} />
      <SignInButton disabled={!complete} loading={loading}>
        {t('Verify')}
      </SignInButton>
      <div className="sign-in-more">
        <Resend sessionId={sent.sessionId} onFailure={setFailure} onNotice={onNotice} />
        <SignInButton onClick={onBack}>
          {sent.type === 'EMAIL' ? t('Change e-mail') : t('Change phone')}
        </SignInButton>
      </div>
      {failure && (
        <p role="alert" className="sign-in-failure">
          {failure}
        </p>
      )}
      {PAGE_SETTINGS.outbox && (
        <p className="bp6-text-muted bp6-text-small">
          {t('Development: the message with the code is at')} <a href="/dev/outbox">/dev/outbox</a>.
        </p>
      )}
    </form>
  );
}

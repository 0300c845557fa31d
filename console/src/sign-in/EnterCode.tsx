import { Button } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { useResendOtpMutation, useVerifyUserMutation } from '../../generated/hooks.ts';
import { PAGE_SETTINGS } from '../app/pageSettings.ts';
import { useSignIn } from '../app/session.tsx';
import { deviceHeaders } from '../app/tokens.ts';
import { errorCode } from '../ui/errors.ts';
import { useOneAtATime } from '../ui/form/useSingleFlight.ts';
import { showNotice } from '../ui/overlay/notices.tsx';
import { OtpBoxes } from './OtpBoxes.tsx';
import { messageOf, OTP_TEXT } from './otpTexts.ts';
import type { SentCode } from './sentCode.ts';
import { useCountdown } from './useCountdown.ts';
import { t } from '../ui/text.ts';

/** The server's own wait between two codes. */
const RESEND_SECONDS = 30;

function useVerify(sent: SentCode, onRefused: (text: string) => void) {
  const signIn = useSignIn();
  const [verifyUser, { loading }] = useVerifyUserMutation({ fetchPolicy: 'no-cache' });
  // a paste and Enter at once are one try
  const verify = useOneAtATime(async (otp: string) => {
    try {
      const { data } = await verifyUser({
        variables: { input: { ...sent, otp } },
        context: { headers: deviceHeaders() },
      });
      if (data) signIn(data.verifyUser);
    } catch (error) {
      if (errorCode(error) === 'OTP_INCORRECT')
        void showNotice({ text: OTP_TEXT.incorrect, intent: 'danger' });
      onRefused(messageOf(error));
    }
  });
  return { verify, loading };
}

function Resend({
  sessionId,
  onFailure,
}: {
  sessionId: string;
  onFailure: (text: string) => void;
}) {
  const [left, startWait] = useCountdown(RESEND_SECONDS);
  const [resendOtp, { loading }] = useResendOtpMutation();
  useEffect(startWait, [startWait]);

  async function resend() {
    try {
      await resendOtp({ variables: { sessionId }, context: { headers: deviceHeaders() } });
      void showNotice({ text: OTP_TEXT.sent, intent: 'success' });
      onFailure('');
      startWait();
    } catch (error) {
      onFailure(messageOf(error));
    }
  }
  return (
    <Button variant="minimal" disabled={left > 0} loading={loading} onClick={() => void resend()}>
      {left > 0 ? t('Resend in {{left}} s', { left }) : t('Resend')}
    </Button>
  );
}

export function EnterCode({ sent, onBack }: { sent: SentCode; onBack: () => void }) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  const { verify, loading } = useVerify(sent, (text) => {
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
      <Button
        type="submit"
        fill
        size="large"
        intent="primary"
        text={t('Verify')}
        disabled={!complete}
        loading={loading}
      />
      <div className="sign-in-more">
        <Resend sessionId={sent.sessionId} onFailure={setFailure} />
        <Button
          variant="minimal"
          text={sent.type === 'EMAIL' ? t('Change e-mail') : t('Change phone')}
          onClick={onBack}
        />
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

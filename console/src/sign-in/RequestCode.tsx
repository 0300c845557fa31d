import { isEmail, isPhone, LIMITS } from '@munim/schema/shared/limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type OtpType, SendOtpDocument } from '../../generated/documents.ts';
import { t } from '../ui/text.ts';
import { callGateway } from './callGateway.ts';
import { messageOf, OTP_TEXT } from './otpTexts.ts';
import type { SentCode } from './sentCode.ts';
import type { SignInNotice } from './ShownNotice.tsx';
import { SignInButton } from './SignInButton.tsx';

const typeOf = (value: string): OtpType | null =>
  isEmail(value) ? 'EMAIL' : isPhone(value) ? 'PHONE' : null;

interface Props {
  value: string;
  onChange: (value: string) => void;
  onSent: (sent: SentCode) => void;
  onNotice: (notice: SignInNotice) => void;
}

export function RequestCode({ value, onChange, onSent, onNotice }: Props) {
  const [failure, setFailure] = useState('');
  const [loading, setLoading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const typed = value.trim();
  const type = typeOf(typed);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!type || loading) return;
    setFailure('');
    setLoading(true);
    try {
      const to = { type, value: typed };
      const { sendOtp } = await callGateway(SendOtpDocument, { input: to });
      onNotice({ text: OTP_TEXT.sent, intent: 'success' });
      onSent({ ...to, sessionId: sendOtp.sessionId });
    } catch (error) {
      setFailure(messageOf(error));
      setLoading(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="bp6-form-group">
        <label className="bp6-label" htmlFor="login">
          {t('E-mail or phone')}
        </label>
        <div className="bp6-form-content">
          <div className="bp6-input-group bp6-large">
            <input
              id="login"
              className="bp6-input"
              ref={input}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={LIMITS.loginValue}
              aria-describedby="login-help"
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
          <div id="login-help" className="bp6-form-helper-text">
            {t('We send you a code of six digits.')}
          </div>
        </div>
      </div>
      <SignInButton disabled={!type} loading={loading}>
        {t('Send OTP')}
      </SignInButton>
      {failure && (
        <p role="alert" className="sign-in-failure">
          {failure}
        </p>
      )}
    </form>
  );
}

import { Button, FormGroup, InputGroup } from '@blueprintjs/core';
import { isEmail, isPhone, LIMITS } from '@munim/schema/shared/limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OtpType } from '../../generated/documents.ts';
import { useSendOtpMutation } from '../../generated/hooks.ts';
import { deviceHeaders } from '../app/tokens.ts';
import { showNotice } from '../ui/overlay/notices.tsx';
import { messageOf, OTP_TEXT } from './otpTexts.ts';
import type { SentCode } from './sentCode.ts';
import { t } from '../ui/text.ts';

const typeOf = (value: string): OtpType | null =>
  isEmail(value) ? 'EMAIL' : isPhone(value) ? 'PHONE' : null;

interface Props {
  value: string;
  onChange: (value: string) => void;
  onSent: (sent: SentCode) => void;
}

export function RequestCode({ value, onChange, onSent }: Props) {
  const [failure, setFailure] = useState('');
  const [sendOtp, { loading }] = useSendOtpMutation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const typed = value.trim();
  const type = typeOf(typed);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!type || loading) return;
    setFailure('');
    try {
      const { data } = await sendOtp({
        variables: { input: { type, value: typed } },
        context: { headers: deviceHeaders() },
      });
      if (!data) return;
      void showNotice({ text: OTP_TEXT.sent, intent: 'success' });
      onSent({ type, value: typed, sessionId: data.sendOtp.sessionId });
    } catch (error) {
      setFailure(messageOf(error));
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormGroup
        label={t('E-mail or phone')}
        labelFor="login"
        helperText={t('We send you a code of six digits.')}
      >
        <InputGroup
          id="login"
          size="large"
          inputRef={input}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.loginValue}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </FormGroup>
      <Button
        type="submit"
        fill
        size="large"
        intent="primary"
        text={t('Send OTP')}
        disabled={!type}
        loading={loading}
      />
      {failure && (
        <p role="alert" className="sign-in-failure">
          {failure}
        </p>
      )}
    </form>
  );
}

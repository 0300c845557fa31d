import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { t } from '../ui/text.ts';

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');
const BOXES = Array.from({ length: LIMITS.otpDigits }, (_, i) => i);

interface Props {
  /** Digits so far, as many as boxes at most; a gap is a blank. */
  code: string;
  onChange: (code: string) => void;
  /** All six are there. */
  onComplete: (code: string) => void;
  disabled: boolean;
}

/**
 * Six inputs of one digit each: they advance automatically, Backspace goes back, a pasted code
 * fills all and verifies.
 */
export function OtpBoxes({ code, onChange, onComplete, disabled }: Props) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => boxes.current[0]?.focus(), []);
  const focus = (i: number) =>
    boxes.current[Math.min(Math.max(i, 0), LIMITS.otpDigits - 1)]?.focus();

  function put(at: number, typed: string) {
    const digits = digitsOf(typed).slice(0, LIMITS.otpDigits - at);
    if (!digits) return;
    const next = (code.padEnd(at).slice(0, at) + digits + code.slice(at + digits.length)).slice(
      0,
      LIMITS.otpDigits,
    );
    onChange(next);
    focus(at + digits.length);
    if (digitsOf(next).length === LIMITS.otpDigits) onComplete(next);
  }

  function takeAt(at: number) {
    onChange((code.slice(0, at).padEnd(at) + ' ' + code.slice(at + 1)).trimEnd());
  }

  function onKeyDown(event: KeyboardEvent, i: number) {
    if (event.key === 'ArrowLeft') focus(i - 1);
    else if (event.key === 'ArrowRight') focus(i + 1);
    else if (event.key === 'Backspace') {
      event.preventDefault();
      const at = code[i]?.trim() ? i : i - 1;
      if (at < 0) return;
      takeAt(at);
      focus(at);
    }
  }

  function onPaste(event: ClipboardEvent, i: number) {
    event.preventDefault();
    const digits = digitsOf(event.clipboardData.getData('text'));
    put(digits.length === LIMITS.otpDigits ? 0 : i, digits);
  }

  return (
    <div className="otp-boxes" role="group" aria-label={t('Code')}>
      {BOXES.map((i) => (
        <input
          key={i}
          ref={(box) => {
            boxes.current[i] = box;
          }}
          className="bp6-input"
          inputMode="numeric"
          autoComplete={i === 0 ? 'one-time-code' : 'off'}
          aria-label={t('Digit {{i}} of {{otpDigits}}', { i: i + 1, otpDigits: LIMITS.otpDigits })}
          value={code[i]?.trim() ?? ''}
          disabled={disabled}
          onChange={(event) => put(i, nextDigits(code[i], event.target.value))}
          onKeyDown={(event) => onKeyDown(event, i)}
          onPaste={(event) => onPaste(event, i)}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </div>
  );
}

/**
 * A full input that gets another digit takes the new one; a phone's autofill brings all six at
 * once.
 */
function nextDigits(held: string | undefined, value: string): string {
  const digits = digitsOf(value);
  return held?.trim() && digits.length === 2 ? digits.replace(held, '') : digits;
}

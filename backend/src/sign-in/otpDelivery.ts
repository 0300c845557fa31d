import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../core/settings.ts';
import { companyMail, type Message, type Messenger } from '../messages/messages.public.ts';
import { OTP } from './otpLimits.ts';
import type { Login } from './sign-in.shapes.ts';

/** A text message is the one that the operator has registered; a mail is the company's. */
const messageOf = (settings: Settings, type: Login['type'], to: string, code: string): Message =>
  type === 'email'
    ? {
        channel: 'MAIL',
        recipients: [to],
        ...companyMail(settings, 'SIGN_IN_CODE', { code, minutes: String(OTP.minutes) }),
      }
    : {
        channel: 'SMS',
        recipients: [to],
        text: `${code} is your OTP to sign in to Munim. It is valid for ${OTP.minutes} minutes. Do not share it with anyone.`,
      };

/**
 * Milliseconds for which a refused code tells that the next one would be refused too, although the
 * server answers.
 */
const REFUSAL_LASTS_MS = 60_000;

interface Sent {
  ms: number;
  accepted: boolean;
  at: number;
}

/**
 * Sends codes. For unknown people nothing is sent, but the server is asked whether it would take a mail, and the answer
 * takes as long as the last real one: neither timing nor an outage tells who exists, and none before the first code either.
 */
export class OtpDelivery {
  readonly #messenger: Messenger;
  readonly #settings: Settings;
  readonly #last: Record<Login['type'], Sent> = {
    email: { ms: 200, accepted: true, at: 0 },
    phone: { ms: 200, accepted: true, at: 0 },
  };

  constructor(messenger: Messenger, settings: Settings) {
    this.#messenger = messenger;
    this.#settings = settings;
  }

  /** True when the code was accepted for delivery; `to` is null for unknown people. */
  async send(
    type: Login['type'],
    to: string | null,
    code: string,
    log: FastifyBaseLogger,
  ): Promise<boolean> {
    if (to === null) {
      return this.#wouldSend(type);
    }
    if (this.#settings.development) log.info(`OTP for ${to}: ${code}`);
    const started = performance.now();
    const accepted = await this.#messenger.sendNow(messageOf(this.#settings, type, to, code));
    const at = performance.now();
    this.#last[type] = { ms: at - started, accepted, at };
    return accepted;
  }

  async #wouldSend(type: Login['type']): Promise<boolean> {
    const { ms, accepted, at } = this.#last[type];
    const [reached] = await Promise.all([
      this.#messenger.reaches(type === 'email' ? 'MAIL' : 'SMS'),
      wait(ms),
    ]);
    return reached && (accepted || performance.now() - at > REFUSAL_LASTS_MS);
  }
}

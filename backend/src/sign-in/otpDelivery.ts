import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Message, Messenger } from '../messages/messages.public.ts';
import { OTP } from './otpLimits.ts';
import type { Login } from './sign-in.shapes.ts';

const messageOf = (type: Login['type'], to: string, code: string): Message => ({
  channel: type === 'email' ? 'MAIL' : 'SMS',
  recipients: [to],
  subject: 'Your OTP for Munim',
  text: `${code} is your OTP to sign in to Munim. It is valid for ${OTP.minutes} minutes. Do not share it with anyone.`,
});

/**
 * Sends codes. For unknown people nothing is sent, but the answer takes as long, with the same
 * outcome, as the last real one: neither timing nor an outage of the mail server tells who exists.
 */
export class OtpDelivery {
  readonly #messenger: Messenger;
  readonly #development: boolean;
  readonly #last = { email: { ms: 200, accepted: true }, phone: { ms: 200, accepted: true } };

  constructor(messenger: Messenger, development: boolean) {
    this.#messenger = messenger;
    this.#development = development;
  }

  /** Whether the code was accepted for delivery; `to` is null for unknown people. */
  async send(
    type: Login['type'],
    to: string | null,
    code: string,
    log: FastifyBaseLogger,
  ): Promise<boolean> {
    if (to === null) {
      const { ms, accepted } = this.#last[type];
      await wait(ms);
      return accepted;
    }
    if (this.#development) log.info(`OTP for ${to}: ${code}`);
    const started = performance.now();
    const accepted = await this.#messenger.sendNow(messageOf(type, to, code));
    this.#last[type] = { ms: performance.now() - started, accepted };
    return accepted;
  }
}

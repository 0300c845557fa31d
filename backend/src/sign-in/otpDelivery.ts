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

/** How long a refused code tells that the next one would be refused too, although the server answers. */
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
  readonly #development: boolean;
  readonly #last: Record<Login['type'], Sent> = {
    email: { ms: 200, accepted: true, at: 0 },
    phone: { ms: 200, accepted: true, at: 0 },
  };

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
      return this.#wouldSend(type);
    }
    if (this.#development) log.info(`OTP for ${to}: ${code}`);
    const started = performance.now();
    const accepted = await this.#messenger.sendNow(messageOf(type, to, code));
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

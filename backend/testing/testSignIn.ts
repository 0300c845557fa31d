import { keepingOutbox } from './keepingOutbox.ts';
import type { Message, RecordMessage } from '../src/messages/messages.public.ts';
import { createTestApp, type TestApp } from './testApp.ts';

export interface Answered {
  status: number;
  body: {
    success: boolean;
    message?: string;
    error?: string;
    field?: string;
    sessionId?: string;
  } & Record<string, unknown>;
}
export interface SignInTest extends TestApp {
  sent: Message[];
  /** Queued mails. */
  mails: RecordMessage[];
  post(
    url: string,
    payload: object,
    headers?: Record<string, string>,
    ip?: string,
  ): Promise<Answered>;
  get(url: string, headers?: Record<string, string>): Promise<Answered>;
  sendOtp(value: string, ip?: string, headers?: Record<string, string>): Promise<Answered>;
  /** Signs in from another address each time, unless one is given. */
  verify(
    value: string,
    sessionId: string,
    otp: string,
    ip?: string,
    headers?: Record<string, string>,
  ): Promise<Answered>;
  lastCode(): string;
  /** Requests a code and signs in with it. */
  signIn(
    value: string,
  ): Promise<{ user_id: number; accessToken: string; refreshToken: string; authorization: string }>;
}

const typeOf = (value: string) => (value.includes('@') ? 'email' : 'phone');

/** An app whose outgoing messages are collected in `sent`. */
export async function createSignInTest(
  accepts: () => boolean | Promise<boolean> = () => true,
): Promise<SignInTest> {
  const sent: Message[] = [];
  const sendNow = async (message: Message) => {
    const accepted = await accepts();
    if (accepted) sent.push(message);
    return accepted;
  };
  const mails: RecordMessage[] = [];
  const outbox = keepingOutbox(mails);
  const test = await createTestApp({
    services: { messenger: { sendNow, reaches: async () => true }, outbox },
  });
  const answer = ({ statusCode, json }: { statusCode: number; json: () => Answered['body'] }) => ({
    status: statusCode,
    body: json(),
  });
  let visitor = 0;
  const nextAddress = () => `198.51.${Math.floor(visitor / 250)}.${(visitor++ % 250) + 1}`;
  const post: SignInTest['post'] = async (
    url,
    payload,
    headers = {},
    remoteAddress = '203.0.113.1',
  ) => answer(await test.app.inject({ method: 'POST', url, payload, headers, remoteAddress }));
  const sendOtp: SignInTest['sendOtp'] = (value, ip = nextAddress(), headers = {}) =>
    post(
      '/sendOtp',
      { type: typeOf(value), value },
      { 'client-type': 'MODERATOR', ...headers },
      ip,
    );
  const verify: SignInTest['verify'] = (value, sessionId, otp, ip = nextAddress(), headers = {}) =>
    post('/verifyUser', { type: typeOf(value), value, otp, sessionId }, headers, ip);
  const lastCode = () => sent.at(-1)?.text.slice(0, 6) ?? '';
  return {
    ...test,
    sent,
    mails,
    post,
    sendOtp,
    verify,
    lastCode,
    get: async (url, headers = {}) =>
      answer(await test.app.inject({ method: 'GET', url, headers })),
    async signIn(value) {
      const { body } = await sendOtp(value);
      const { body: signedIn } = await verify(value, body.sessionId ?? '', lastCode());
      const user = signedIn['user'] as {
        user_id: number;
        accessToken: string;
        refreshToken: string;
      };
      return { ...user, authorization: `Bearer ${user.accessToken}` };
    },
  };
}

/** A code that is not this one. */
export const anotherCode = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');

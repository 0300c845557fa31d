import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestStack } from './testStack.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const SEND =
  'mutation($value: String!) { sendOtp(input: { type: EMAIL, value: $value }) { sessionId } }';
const VERIFY = `mutation($value: String!, $otp: String!, $sessionId: ID!) {
  verifyUser(input: { type: EMAIL, value: $value, otp: $otp, sessionId: $sessionId }) { accessToken refreshToken } }`;

/** Mails to an address, newest first: their names begin with the moment. */
export function mailsTo(outbox: string, email: string): string[] {
  return (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`));
}

export const codeIn = (mail = ''): string | undefined => /(\d{6}) is your OTP/.exec(mail)?.[1];

const MAIL_LIMIT_MS = 30_000;

async function nextCode(outbox: string, email: string, mailsBefore: number): Promise<string> {
  for (const since = Date.now(); Date.now() - since < MAIL_LIMIT_MS; await sleep(50)) {
    const mails = mailsTo(outbox, email);
    const code = mails.length > mailsBefore && codeIn(mails[0]);
    if (code) return code;
  }
  throw new Error(`No code was mailed to ${email} within ${MAIL_LIMIT_MS / 1000} s`);
}

/** Signs in by the API, with the code that is mailed. */
export async function tokensFor(
  { address, outbox }: Pick<TestStack, 'address' | 'outbox'>,
  email = 'admin@example.com',
): Promise<Tokens> {
  const ask = async <T>(query: string, variables: object): Promise<T> => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] };
    if (errors) throw new Error(errors[0]?.message);
    return data;
  };
  const mailsBefore = mailsTo(outbox, email).length;
  const { sendOtp } = await ask<{ sendOtp: { sessionId: string } }>(SEND, { value: email });
  const otp = await nextCode(outbox, email, mailsBefore);
  const { sessionId } = sendOtp;
  const { verifyUser } = await ask<{ verifyUser: Tokens }>(VERIFY, {
    value: email,
    otp,
    sessionId,
  });
  return verifyUser;
}

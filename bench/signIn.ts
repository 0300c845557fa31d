import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestStack } from '../tools/testStack.ts';

/** Signs in as a person does, with the code from the outbox. */
export async function accessToken(
  { address, outbox }: Pick<TestStack, 'address' | 'outbox'>,
  email = 'admin@example.com',
): Promise<string> {
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
  const { sendOtp } = await ask<{ sendOtp: { sessionId: string } }>(
    'mutation($value: String!) { sendOtp(input: { type: EMAIL, value: $value }) { sessionId } }',
    { value: email },
  );
  const mail = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .at(-1);
  const otp = /^(\d{6}) /m.exec(readFileSync(path.join(outbox, mail ?? ''), 'utf8'))?.[1];
  const { verifyUser } = await ask<{ verifyUser: { accessToken: string } }>(
    'mutation($value: String!, $otp: String!, $sessionId: ID!) { verifyUser(input: { type: EMAIL, value: $value, otp: $otp, sessionId: $sessionId }) { accessToken } }',
    { value: email, otp, sessionId: sendOtp.sessionId },
  );
  return verifyUser.accessToken;
}

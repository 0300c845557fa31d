import { once } from 'node:events';
import { connect } from 'node:net';
import type { Message, Probe, Sender } from './messages.public.ts';

type BodyOf = (message: Message, recipient: string) => Record<string, unknown>;

/** Connects, for such a service has no call that sends nothing. */
export function httpProbe(url: string): Probe {
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return async (signal) => {
    const socket = connect({ host, port: Number(port) || (protocol === 'https:' ? 443 : 80) });
    try {
      await once(socket, 'connect', { signal });
    } finally {
      socket.destroy();
    }
  };
}

/** One POST per recipient, as JSON with a bearer key. */
export function httpSender(url: string, key: string, bodyOf: BodyOf): Sender {
  const post = async (message: Message, recipient: string, signal: AbortSignal): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify(bodyOf(message, recipient)),
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The ${message.channel} gateway answered ${response.status}`);
  };
  return async (message, signal) => {
    const { recipients } = message;
    const results = await Promise.allSettled(
      recipients.map((recipient) => post(message, recipient, signal)),
    );
    const failed = results.find((result) => result.status === 'rejected');
    return {
      accepted: recipients.filter((_, i) => results[i]?.status === 'fulfilled'),
      ...(failed ? { error: reasonOf(failed.reason) } : {}),
    };
  };
}

/** fetch hides what happened in the cause. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

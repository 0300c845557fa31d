import { act } from '@testing-library/react';

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

export interface MockSocket {
  /** Payloads of the subscriptions, in their order. */
  subscriptions: { query: string; variables: Record<string, unknown> }[];
  /** Sends data to the subscriptions of that root field. */
  push: (data: Record<string, unknown>) => Promise<void>;
  /** The connection is lost. */
  drop: () => Promise<void>;
  /** The server accepts no connection. */
  away: (isAway: boolean) => void;
  /** Connections that were opened, or tried. */
  opened: () => number;
  remove: () => void;
}

/** The gateway's WebSocket of tests: speaks its protocol, and sends what the test pushes. */
export function mockSocket(): MockSocket {
  const subscriptions: MockSocket['subscriptions'] = [];
  const open = new Map<string, string>();
  let opened = 0;
  let isAway = false;
  let current: FakeSocket | undefined;

  class FakeSocket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState = 0;
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void;

    constructor() {
      opened++;
      // oxlint-disable-next-line typescript/no-this-alias -- the test speaks through the latest
      current = this;
      void this.open();
    }

    send(text: string): void {
      const message = JSON.parse(text) as Message;
      if (message.type === 'connection_init') void this.answer({ type: 'connection_ack' });
      if (message.type !== 'subscribe' || !message.id) return;
      const payload = message.payload as MockSocket['subscriptions'][number];
      subscriptions.push(payload);
      open.set(message.id, payload.query);
    }

    async open(): Promise<void> {
      await Promise.resolve();
      if (isAway) return this.onclose?.({ code: 1006, reason: '', wasClean: false });
      this.readyState = 1;
      this.onopen?.();
    }

    async answer(message: Message): Promise<void> {
      await Promise.resolve();
      this.onmessage?.({ data: JSON.stringify(message) });
    }

    close(code = 1000): void {
      this.readyState = 3;
      open.clear();
      this.onclose?.({ code, reason: '', wasClean: true });
    }
  }

  const before = globalThis.WebSocket;
  Object.assign(globalThis, { WebSocket: FakeSocket });
  return {
    subscriptions,
    push: (data) =>
      act(async () => {
        const field = Object.keys(data)[0] ?? '';
        for (const [id, query] of open)
          if (query.includes(field)) await current?.answer({ type: 'next', id, payload: { data } });
      }),
    drop: () => act(async () => current?.close(1006)),
    away: (value) => (isAway = value),
    opened: () => opened,
    remove: () => Object.assign(globalThis, { WebSocket: before }),
  };
}

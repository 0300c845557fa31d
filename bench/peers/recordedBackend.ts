import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { StubOrder } from './stub.ts';

/** The stub that answers what the real backend answered. */
export interface RecordedBackend {
  url: string;
  pid: number;
  /** Calls that it had no answer for; none may be left. */
  unknown: readonly string[];
  use(order: StubOrder): Promise<void>;
  stop(): void;
}

const untilDone = async (child: ChildProcess): Promise<void> => {
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ done?: boolean }];
    if (message.done) return;
  }
};

export async function startRecordedBackend(port: number): Promise<RecordedBackend> {
  const child = fork(path.join(import.meta.dirname, 'stub.ts'), {
    env: { ...process.env, PORT: String(port) },
  });
  const unknown: string[] = [];
  child.on('message', (message: { unknown?: string }) => {
    if (message.unknown !== undefined) unknown.push(message.unknown);
  });
  await untilDone(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    unknown,
    async use(order) {
      const done = untilDone(child);
      child.send(order);
      await done;
    },
    stop: () => child.kill(),
  };
}

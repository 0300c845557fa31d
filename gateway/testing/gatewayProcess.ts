import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { getRequest, openSocket } from '../../backend/testing/testSocket.ts';

export interface GatewayProcess {
  readonly port: number;
  /** Fails when the process has ended, has said that it must, or answers no other connection. */
  expectAlive(): Promise<void>;
  stop(): Promise<void>;
}

/** The gateway as it runs, in a process of its own, which an uncaught exception would end. */
export async function startGateway(backendUrl: string): Promise<GatewayProcess> {
  const main = new URL('../src/main.ts', import.meta.url).pathname;
  const gateway = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      BACKEND_URL: backendUrl,
      PORT: '0',
      RATE_LIMIT_ANONYMOUS: '0',
      RATE_LIMIT_TOKEN: '0',
      RATE_LIMIT_ADDRESS: '0',
      COST_BUCKET: '0',
    },
  });
  let log = '';
  for (const stream of [gateway.stdout, gateway.stderr])
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  let port = 0;
  for (; port === 0 && gateway.exitCode === null; await wait(50))
    port = Number(/listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(log)?.[1] ?? 0);
  if (port === 0) throw new Error(`The gateway did not start: ${log}`);
  return {
    port,
    async expectAlive() {
      const socket = await openSocket(port);
      socket.write(getRequest('/healthz'));
      expect(await socket.statuses(1)).toEqual(['200']);
      socket.close();
      expect(gateway.exitCode).toBeNull();
      expect(log).not.toMatch(/stopping|uncaught|unhandled/i);
    },
    async stop() {
      gateway.kill('SIGTERM');
      if (gateway.exitCode === null) await once(gateway, 'exit');
    },
  };
}

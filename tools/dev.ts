import path from 'node:path';
import { told } from './command/explain.ts';
import { isDemoRun, type LocalSettings, localSettings, root } from './localSettings.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { assertFree, type Service } from './services.ts';

/**
 * The same as `start`, with reloading: open Vite's address, which proxies all other requests to the gateway
 * one port above the backend.
 */
const { ports } = localSettings('');
try {
  const gatewayPort = ports.backend + 1;
  await assertFree(ports.gateway, 'PORT');
  await assertFree(ports.backend, 'BACKEND_PORT');
  await assertFree(gatewayPort, 'BACKEND_PORT');
  const watch = (main: string) => ['--watch', '--watch-preserve-output', main];
  const vite = [
    path.join(root, 'node_modules/vite/bin/vite.js'),
    '--port',
    String(ports.gateway),
    '--strictPort',
    '--host',
    '127.0.0.1',
  ];
  const services = ({ backend, gateway }: LocalSettings): Service[] => {
    const consoleEnv = { ...process.env, GATEWAY_URL: `http://127.0.0.1:${gatewayPort}` };
    return [
      {
        name: 'backend',
        args: watch('backend/src/main.ts'),
        env: backend,
        port: ports.backend,
        readyPath: '/readyz',
      },
      {
        name: 'gateway',
        args: watch('gateway/src/main.ts'),
        env: { ...gateway, PORT: String(gatewayPort) },
        port: gatewayPort,
        readyPath: '/readyz',
      },
      {
        name: 'console',
        args: vite,
        env: consoleEnv,
        port: ports.gateway,
        readyPath: '/',
        cwd: path.join(root, 'console'),
      },
    ];
  };
  process.exit(await runUntilStopped({ demo: isDemoRun(), services }));
} catch (error) {
  console.error(`\n${told(error)}`);
  process.exit(1);
}

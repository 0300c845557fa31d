import { buildConsole } from './consoleBuild.ts';
import { localSettings } from './localSettings.ts';
import { exitOnError, runUntilStopped } from './runUntilStopped.ts';
import { assertFree } from './services.ts';

await exitOnError(async () => {
  const { ports, address } = localSettings('');
  await assertFree(ports.gateway, 'PORT');
  await assertFree(ports.backend, 'BACKEND_PORT');
  buildConsole();
  await runUntilStopped(address, (databaseUrl) => {
    const { backend, gateway } = localSettings(databaseUrl);
    return [
      {
        name: 'backend',
        args: ['backend/src/main.ts'],
        env: backend,
        port: ports.backend,
        readyPath: '/readyz',
      },
      {
        name: 'gateway',
        args: ['gateway/src/main.ts'],
        env: gateway,
        port: ports.gateway,
        readyPath: '/readyz',
      },
    ];
  });
});

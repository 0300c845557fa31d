import { buildConsole } from './consoleBuild.ts';
import { isDemoRun, localSettings } from './localSettings.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { assertFree } from './services.ts';

const MUNIM = 'tools/munim.mjs';

/** Runs both services on one machine until a signal comes; answers the exit code. */
export async function startAll(demo?: boolean): Promise<number> {
  const { ports } = localSettings('');
  await assertFree(ports.gateway, 'PORT');
  await assertFree(ports.backend, 'BACKEND_PORT');
  buildConsole();
  return runUntilStopped({
    demo: isDemoRun(demo),
    services: ({ backend, gateway }) => [
      {
        name: 'backend',
        args: [MUNIM, 'start', 'backend'],
        env: backend,
        port: ports.backend,
        readyPath: '/readyz',
      },
      {
        name: 'gateway',
        args: [MUNIM, 'start', 'gateway'],
        env: gateway,
        port: ports.gateway,
        readyPath: '/readyz',
      },
    ],
  });
}

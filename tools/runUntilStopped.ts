import { type LocalDatabase, openLocalDatabase, staffToShow } from './localDatabase.ts';
import { type LocalSettings, localSettings } from './localSettings.ts';
import type { Service } from './services.ts';
import { startServices } from './services.ts';

const stopSignal = new Promise<string>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => resolve(signal));
});

// npm's shell does not forward signals: exit when it exits
if (process.env['npm_lifecycle_event']) await import('./exitWithParent.ts');

const OPEN_CODES = (address: string, hasStaff: boolean) => [
  hasStaff
    ? 'Sign in as one of these; the code appears in this log'
    : 'Nobody can sign in yet. The codes appear in this log',
  `and at ${address}/dev/outbox (local runs only):`,
];

const nobody = (address: string) =>
  `Nobody can sign in yet: set the company up at ${address}/set-up with the token in this log, or by munim init.`;

async function printSignIn(databaseUrl: string, { address, backend }: LocalSettings) {
  const staff = await staffToShow(databaseUrl);
  const width = Math.max(0, ...staff.map(({ email }) => email.length));
  const isDevelopment = backend['MUNIM_ENV'] === 'development';
  const lines = isDevelopment
    ? [
        ...OPEN_CODES(address, staff.length > 0),
        ...staff.map(({ name, email }) => `  ${email.padEnd(width)}  ${name}`),
      ]
    : staff.length
      ? []
      : [nobody(address)];
  console.log(
    ['', `Munim runs at ${address}`, ...lines, 'Ctrl-C stops everything.', ''].join('\n'),
  );
}

export interface LocalRun {
  /** Demo data in an empty database, open codes and outbox. */
  demo: boolean;
  services(settings: LocalSettings): Service[];
}

/** A local run: database, services, an address to open; until a signal comes or a part ends by itself. Ends with an exit code. */
export async function runUntilStopped({ demo, services }: LocalRun): Promise<number> {
  let database: LocalDatabase | undefined;
  try {
    database = await openLocalDatabase({ demo });
    const url = database.url;
    const settings = localSettings(url, demo);
    const starting = startServices(services(settings));
    const started = await Promise.race([starting, stopSignal]);
    const running = typeof started === 'string' ? await starting : started;
    if (typeof started !== 'string') await printSignIn(url, settings);
    const end = await Promise.race([stopSignal.then(() => undefined), running.failed]);
    console.log(end ? `${end} Stopping the rest.` : 'Stopping …');
    await running.stop();
    return end ? 1 : 0;
  } finally {
    await database?.stop();
  }
}

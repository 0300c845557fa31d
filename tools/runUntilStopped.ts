import { demoStaff, type LocalDatabase, openLocalDatabase } from './localDatabase.ts';
import type { Service } from './services.ts';
import { startServices } from './services.ts';

const stopSignal = new Promise<string>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => resolve(signal));
});

// npm's shell does not forward signals: exit when it exits
if (process.env['npm_lifecycle_event']) await import('./exitWithParent.ts');

async function printSignIn(databaseUrl: string, address: string) {
  const staff = await demoStaff(databaseUrl);
  const width = Math.max(0, ...staff.map(({ email }) => email.length));
  const how =
    staff.length > 0
      ? 'Sign in as one of these; the code appears in this log'
      : 'Nobody can sign in yet. The codes appear in this log';
  const lines = [
    '',
    `Munim runs at ${address}`,
    how,
    `and at ${address}/dev/outbox (local runs only):`,
    ...staff.map(({ name, email }) => `  ${email.padEnd(width)}  ${name}`),
    'Ctrl-C stops everything.',
    '',
  ];
  console.log(lines.join('\n'));
}

/** A local run: database, services, an address to open; until a signal comes or a part dies. */
export async function runUntilStopped(
  address: string,
  services: (databaseUrl: string) => Service[],
) {
  let database: LocalDatabase | undefined;
  try {
    database = await openLocalDatabase();
    const url = database.url;
    const starting = startServices(services(url));
    const started = await Promise.race([starting, stopSignal]);
    const running = typeof started === 'string' ? await starting : started;
    if (typeof started !== 'string') await printSignIn(url, address);
    const end = await Promise.race([stopSignal.then(() => undefined), running.failed]);
    console.log(end ? `${end} Stopping the rest.` : 'Stopping …');
    process.exitCode = end ? 1 : 0;
    await running.stop();
  } finally {
    await database?.stop();
  }
}

/** Prints a plain message instead of a stack. */
export async function exitOnError(work: () => Promise<void>) {
  try {
    await work();
    process.exit();
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    process.exit(1);
  }
}

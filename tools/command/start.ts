import { defineCommand, WrongUse } from './command.ts';

const SERVICES = {
  backend: () => import('../../backend/src/main.ts'),
  gateway: () => import('../../gateway/src/main.ts'),
};

const isService = (name: string): name is keyof typeof SERVICES => Object.hasOwn(SERVICES, name);

export const command = defineCommand({
  takes: '[backend|gateway]',
  details: `Without a name both services and, where DATABASE_URL is not set, an embedded PostgreSQL with demo data.
With DATABASE_URL it starts a company's own Munim: no demo data, no open outbox, no codes in the log.`,
  options: {
    demo: {
      type: 'boolean',
      help: 'the demo also with DATABASE_URL; refused where a company has data',
    },
  },
  positionals: 1,
  async run({ demo }, [service]) {
    if (service === undefined) {
      const { startAll } = await import('../startAll.ts');
      return startAll(demo);
    }
    if (!isService(service)) throw new WrongUse(`'${service}' is no service`);
    if (demo) throw new WrongUse('--demo is for both services together');
    await SERVICES[service]();
    return 'running';
  },
});

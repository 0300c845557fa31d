import { addEventHandler, type Event } from 'jest-circus';

/**
 * Jest's setupFilesAfterEnv of the projects that run on jest-light-runner. That runner knows no time limits: without
 * these a test that hangs would hold its worker for ever. They are for tests that hang, not for tests that are slow on a busy
 * machine: four times the limit of the test.
 */
const TIMEOUT_FACTOR = 4;
const DEFAULT_MS = 20_000;

type Work = () => unknown;

/** Fails after its limit; the work itself cannot be stopped. */
const limited = (work: Work, name: string, own?: number | null) => {
  const ms = (own ?? DEFAULT_MS) * TIMEOUT_FACTOR;
  return async function run() {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} took more than ${ms} ms`)), ms);
    });
    try {
      return await Promise.race([Promise.resolve().then(work), limit]);
    } finally {
      clearTimeout(timer);
    }
  };
};

addEventHandler((event: Event, { currentDescribeBlock: { children, hooks } }) => {
  if (event.name === 'add_hook') {
    const hook = hooks.at(-1);
    if (hook) hook.fn = limited(hook.fn as Work, hook.type, hook.timeout);
  }
  if (event.name === 'add_test') {
    const added = children.at(-1);
    if (added?.type === 'test' && added.fn)
      added.fn = limited(added.fn as Work, added.name, added.timeout);
  }
});

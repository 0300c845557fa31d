/** `npm run test:deep` (tools/testDeep.ts) names its files; otherwise those that are only deep are left out. */
const DEEP = process.env.DEEP === '1';

/**
 * Project whose tests run as Node runs them (the console has a configuration of its own): no
 * transform, and a worker keeps the modules it has loaded for its next suite, so no suite may leave
 * global state behind (docs/decisions/024).
 */
const light = (name, workspaces, more = {}) => ({
  displayName: name,
  runner: '<rootDir>/tools/testRunner.mjs',
  // what npm run build -w client writes has the name of its source
  modulePathIgnorePatterns: ['<rootDir>/client/dist/'],
  setupFiles: ['<rootDir>/tools/testSetup.ts'],
  setupFilesAfterEnv: ['<rootDir>/tools/testTimeouts.ts', '<rootDir>/tools/testOrder.ts'],
  testMatch: workspaces.map((workspace) => `<rootDir>/${workspace}/**/*.test.ts`),
  testPathIgnorePatterns: ['/node_modules/', ...(DEEP ? [] : ['\\.deep\\.test\\.ts$'])],
  ...more,
});

/** @type {import('jest').Config} */
export default {
  testTimeout: 20_000,
  // one a core, the last one too: on two cores Jest would else run everything in one process, which keeps every module it ever loaded
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1500MB',
  projects: [
    light('services', ['backend', 'gateway', 'client', 'examples'], {
      globalSetup: '<rootDir>/backend/testing/testDatabase.setup.mjs',
      globalTeardown: '<rootDir>/backend/testing/testDatabase.teardown.mjs',
    }),
    light('contract', ['schema', 'tools', 'bench']),
    '<rootDir>/console',
  ],
};

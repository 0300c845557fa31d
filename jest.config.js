/** `npm run test:deep` (tools/testDeep.ts) names its files; otherwise those that are only deep are left out. */
const DEEP = process.env.DEEP === '1';

/** The console's tests need a browser's globals and JSX: Jest's own runner, with swc. */
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    },
  ],
};

/**
 * The rest runs as Node runs it: no transform, and a worker keeps the modules it has loaded for its next suite, so no
 * suite may leave global state behind (docs/decisions/049).
 */
const light = (name, workspaces, more = {}) => ({
  displayName: name,
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/tools/testSetup.ts'],
  setupFilesAfterEnv: ['<rootDir>/tools/testTimeouts.ts'],
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
    light('services', ['backend', 'gateway'], {
      globalSetup: '<rootDir>/backend/testing/testDatabase.setup.mjs',
      globalTeardown: '<rootDir>/backend/testing/testDatabase.teardown.mjs',
    }),
    light('contract', ['schema', 'tools']),
    {
      displayName: 'console',
      rootDir: 'console',
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform,
      testEnvironment: 'jest-environment-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/testing/testSetup.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/testing/emptyStyles.ts' },
    },
  ],
};

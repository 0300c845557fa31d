/** Native ESM; swc strips the types. One project a workspace. */
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
const project = (name, more = {}) => ({
  displayName: name,
  rootDir: name,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  ...more,
});

const database = {
  globalSetup: '<rootDir>/../backend/testing/testDatabase.setup.mjs',
  globalTeardown: '<rootDir>/../backend/testing/testDatabase.teardown.mjs',
};

/** @type {import('jest').Config} */
export default {
  testTimeout: 20_000,
  // one a core, the last one too: on two cores Jest would else run everything in one process, which keeps every module it ever loaded
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1500MB',
  projects: [
    project('schema'),
    project('gateway', database),
    project('backend', database),
    project('tools'),
    '<rootDir>/console',
  ],
};

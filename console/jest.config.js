import { libraryMapper } from './testing/libraryBundle.mjs';

/**
 * CommonJS, unlike the other projects: a module of vm.SourceTextModule is compiled and linked anew in
 * each suite, which costs more than most suites' tests.
 *
 * @type {import('jest').Config}
 */
export default {
  displayName: 'console',
  runtime: '<rootDir>/testing/sharedCode.cjs',
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  testEnvironment: 'jest-environment-jsdom',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  globalSetup: '<rootDir>/testing/libraryBundle.setup.mjs',
  setupFilesAfterEnv: ['<rootDir>/testing/testSetup.ts'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/testing/emptyStyles.ts',
    '\\?worker&url$': '<rootDir>/testing/workerAddress.ts',
    ...libraryMapper,
  },
};

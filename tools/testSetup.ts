import { registerHooks } from 'node:module';

/** Jest's setupFiles of the projects that run on jest-light-runner; loaded once per worker, before any test file. */
const globals = new URL('./jestGlobals.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@jest/globals'
      ? { url: globals, shortCircuit: true }
      : nextResolve(specifier, context),
});

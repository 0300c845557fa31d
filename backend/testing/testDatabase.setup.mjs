import { startTestServer } from './testServer.ts';

/**
 * Jest's globalSetup (Jest demands the default export). An .mjs, for Jest would make CommonJS of a .ts, and the
 * migrations are ES modules. The projects that name it share one server.
 */
export default async function setUp() {
  globalThis.munimTestServer ??= await startTestServer();
}

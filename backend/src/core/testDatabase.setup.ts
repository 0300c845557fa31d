import { startTestServer } from './testServer.ts';

/** Jest's globalSetup of the backend project (Jest demands the default export). */
export default async function setUp() {
  const server = await startTestServer();
  return server.stop;
}

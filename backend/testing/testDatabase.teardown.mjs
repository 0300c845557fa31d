/** Jest's globalTeardown (Jest demands the default export). */
export default async function tearDown() {
  await globalThis.munimTestServer?.stop();
  globalThis.munimTestServer = undefined;
}

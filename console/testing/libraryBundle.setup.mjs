import { buildLibraries } from './libraryBundle.mjs';

/** Jest's globalSetup (Jest demands the default export). */
export default async function setUp() {
  await buildLibraries();
}

/** Jest's globalSetup (Jest demands the default export). */
export { buildLibraries as default } from './libraryBundle.mjs';

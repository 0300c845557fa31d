/**
 * Replaces `@jest/globals` under jest-light-runner, which has no such module: it sets the same names on globalThis
 * before a test file is loaded. See testSetup.ts.
 */
const names = globalThis as unknown as Record<string, never>;

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } =
  names;

import { defineConfig } from '@playwright/test';
import { executablePath } from './chromium.ts';

/** Journeys through all four parts, in a real Chromium; each worker has a stack of its own. */
export default defineConfig({
  testDir: '.',
  testIgnore: process.env['DEEP'] ? [] : '*.deep.spec.ts',
  outputDir: '../test-results',
  globalSetup: './seedOnce.ts',
  workers: 2,
  // generous: a machine that runs other tests too is slow, and what is green does not wait
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure', // a trace slows every journey: --trace on records one when it is wanted
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...[
          '--no-sandbox',
          '--disable-dev-shm-usage',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          // pages live for seconds: compiling their code a second time costs more than it gains
          '--js-flags=--no-opt --no-maglev',
        ],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ],
    },
  },
});

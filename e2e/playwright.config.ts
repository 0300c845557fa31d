import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env['CHROMIUM_PATH'] ?? CHROMIUM.find((path) => existsSync(path));

/** Journeys through all four parts, in a real Chromium, on a stack of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './startStack.ts',
  timeout: 90_000,
  workers: 1,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1440, height: 900 },
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
        ],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ],
    },
  },
});

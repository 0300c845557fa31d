import type { PlaywrightTestConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * Configuration for the README's pictures, made from the running console by `npm run pictures`; it
 * has no tests.
 */
const pictures: PlaywrightTestConfig = { ...journeys, testMatch: 'pictures.ts' };
export default pictures;

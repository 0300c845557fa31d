import type { PlaywrightTestConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Not a test: the README's pictures, made from the running console by `npm run pictures`. */
const pictures: PlaywrightTestConfig = { ...journeys, testMatch: 'pictures.ts' };
export default pictures;

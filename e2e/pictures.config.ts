import journeys from './playwright.config.ts';

/** Not a test: the README's pictures, made from the running console by `npm run pictures`. */
export default { ...journeys, testMatch: 'pictures.ts' };

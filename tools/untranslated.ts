import hindi from '../console/src/ui/hindi/hi.json' with { type: 'json' };

/** English texts without Hindi: `i18next-cli extract` gives each new one an empty text. */
const missing = Object.entries(hindi).flatMap(([english, text]) => (text === '' ? [english] : []));

for (const text of missing) console.error(`No Hindi in console/src/ui/hindi/hi.json: ${text}`);
process.exit(missing.length === 0 ? 0 : 1);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runSteps.ts';

const FILE = 'console/src/ui/hindi/hi.json';

/** English texts without Hindi: `i18next-cli extract` gives each new one an empty text. */
const hindi = JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as Record<string, string>;
const missing = Object.keys(hindi).filter((english) => hindi[english] === '');

for (const text of missing) console.error(`No Hindi in ${FILE}: ${text}`);
process.exit(missing.length === 0 ? 0 : 1);

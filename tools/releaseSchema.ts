import fs from 'node:fs';
import path from 'node:path';
import { servedSdl } from '../gateway/testing/servedGraph.ts';
import { root } from './runSteps.ts';
import { schemaChangelog, schemaFaults } from './schemaChanges.ts';

/**
 * `npm run release-schema`: at a release, the SDL that is served becomes what later changes are
 * compared with. With --check it only compares, with --changes it prints the section of CHANGELOG.md.
 */
const file = path.join(root, 'schema', 'released.graphql');
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const head = `# Served by version ${version}. Written by npm run release-schema, never edited.\n\n`;

const released = fs.readFileSync(file, 'utf8');
const present = servedSdl();
const check = process.argv.includes('--check');
const faults = schemaFaults(released, present, new Date().toISOString().slice(0, 10));
// a new version asks for its own list
if (check && !released.startsWith(head))
  faults.push(
    `Version ${version} has no SDL to compare with: run npm run release-schema and commit schema/released.graphql.`,
  );
if (process.argv.includes('--changes')) console.log(schemaChangelog(released, present));
else if (faults.length) {
  console.error(`Callers of the graph would break (docs/releases.md):\n${faults.join('\n')}`);
  process.exitCode = 1;
} else if (!check) {
  fs.writeFileSync(file, head + present);
  console.log(`Version ${version}: later changes of the SDL are compared with this one.`);
}

import { DIMENSIONS, MEASURES } from '@munim/schema/analytics/measures.ts';
import { writeGenerated } from './writeGenerated.ts';

/** Writes the SDL's lists of measures and dimensions from their definitions. */
const entries = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, description]) => `  ${JSON.stringify(description)}\n  ${name}`)
    .join('\n');

const UNITS = {
  COUNT: 'count',
  PIECES: 'pieces',
  RUPEES: 'rupees with 2 decimals',
  PERCENT: 'percent with 2 decimals',
  DAYS: 'days with 2 decimals',
};
const measures = Object.fromEntries(
  Object.entries(MEASURES).map(([name, { title, unit, description }]) => [
    name,
    `${title}, ${UNITS[unit]}. ${description}`,
  ]),
);

await writeGenerated(
  'schema/src/analytics/measures.graphql',
  `# Made from measures.ts by npm run codegen. Never edited.

"A number of reports, tiles and charts."
enum Measure {
${entries(measures)}
}

"What numbers can be grouped and filtered by."
enum Dimension {
${entries(DIMENSIONS)}
}
`,
);

import { measureGraph } from './graph.ts';
import { measureLists } from './lists.ts';

/** `npm run bench`: the graph over REST. `npm run bench -- --lists [--orders 100000 | --database-url URL]`: every list against a primary-key read. */
await (process.argv.includes('--lists') ? measureLists() : measureGraph());

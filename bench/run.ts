import { measureChaos } from './chaos.ts';
import { measureChain } from './chain/chain.ts';
import { measureCost } from './cost/cost.ts';
import { measureDenseEntry } from './denseEntry.ts';
import { measureFirstLoad } from './firstLoad.ts';
import { measureGraph } from './graph.ts';
import { measureLists } from './lists.ts';
import { measurePeers } from './peers/peers.ts';

/** `npm run bench`: the graph over REST. `npm run bench -- --lists [--orders 100000 | --database-url URL] [--only /reports]`: every list and report against a primary-key read. `npm run bench -- --dense`: typing into an order of 200 lines. `npm run bench -- --first-load`: what the first pages load. `npm run bench -- --peers`: the gateway beside other GraphQL servers. `npm run bench -- --chain`: the console's queries through all parts, beside the same SQL. `npm run bench -- --cost`: what 200 queries of an API token are said to cost beside their CPU. `npm run bench -- --chaos [--seconds 60]`: parts are killed while clients work. */
const hasFlag = (flag: string) => process.argv.includes(flag);
await (hasFlag('--chaos')
  ? measureChaos()
  : hasFlag('--lists')
    ? measureLists()
    : hasFlag('--dense')
      ? measureDenseEntry()
      : hasFlag('--first-load')
        ? measureFirstLoad()
        : hasFlag('--peers')
          ? measurePeers()
          : hasFlag('--chain')
            ? measureChain()
            : hasFlag('--cost')
              ? measureCost()
              : measureGraph());

import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Resolvers } from '../../generated/resolvers.ts';

const FEATURES = new URL('../', import.meta.url);

async function resolversOf(file: string): Promise<Resolvers> {
  const exported = Object.values((await import(new URL(file, FEATURES).href)) as object);
  if (exported.length !== 1) throw new Error(`${file} must export its resolvers and nothing else`);
  return exported[0] as Resolvers;
}

/** The resolvers of all features, found by file name: `<feature>/<name>.resolvers.ts`. */
export const resolvers: readonly Resolvers[] = await Promise.all(
  globSync('*/*.resolvers.ts', { cwd: fileURLToPath(FEATURES) })
    .toSorted()
    .map(resolversOf),
);

import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { App, AppParts, Declared } from './appParts.ts';
import { costBucketRoutes } from './costBuckets.ts';
import { DECLARED } from './declared.ts';
import { healthRoutes } from './health.ts';
import { metricsRoutes } from './metrics.ts';
import { requestBudgetRoutes } from './requestBudgets.ts';

const FEATURES = new URL('../../', import.meta.url);

type Register = (app: App, parts: AppParts & Declared) => Promise<void>;

async function routesOf(file: string): Promise<Register> {
  const exported = (await import(new URL(file, FEATURES).href)) as Record<string, unknown>;
  const found = Object.keys(exported).filter((name) => name.endsWith('Routes'));
  const register = exported[found[0] ?? ''];
  if (found.length !== 1 || typeof register !== 'function')
    throw new Error(`${file} must export one function whose name ends in Routes`);
  return register as Register;
}

/** The routes of all features, found by file name: `<feature>/<name>.routes.ts`. */
const ROUTES: readonly Register[] = [
  healthRoutes,
  metricsRoutes,
  requestBudgetRoutes,
  costBucketRoutes,
  ...(await Promise.all(
    globSync('*/*.routes.ts', { cwd: fileURLToPath(FEATURES) })
      .toSorted()
      .map(routesOf),
  )),
];

export async function registerFeatures(app: App, parts: AppParts): Promise<void> {
  for (const register of ROUTES) await register(app, { ...parts, ...DECLARED });
}

import { expect, test } from '@jest/globals';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import {
  execute,
  getOperationAST,
  NoUnusedVariablesRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { randomDocument } from '../../../testing/randomDocuments.ts';
import { randomOf, shapedAnswer } from '../../../testing/shapedAnswers.ts';
import { profileJson } from '../../../testing/testGateway.ts';
import type { BackendConnections } from '../backendConnections.ts';
import { readConfig } from '../config.ts';
import { type Context, createContext } from '../context.ts';
import { KnownViewers } from '../knownViewers.ts';
import { resolvers } from '../resolvers.ts';
import { createGraph, readSdl } from '../schema.ts';
import { decidingVariables, Plan } from './plan.ts';

const { schema } = createGraph(readSdl(), resolvers);
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedVariablesRule);
const DOCUMENTS = process.env['DEEP'] === '1' ? 10_000 : 600;
const config = readConfig({ BACKEND_URL: 'http://127.0.0.1:1' });

/** Roles with and without the right to see costs. */
const ROLES = [Role.TOP_ADMIN, Role.SALES];

/** Connections whose answers have the shapes of the OpenAPI document; one in `failing` is an error. */
function shapedBackend(seed: string, roleId: number, failing: number): BackendConnections {
  const random = (target: string) => randomOf(`${seed} fails ${target}`)();
  const read = async ({ path }: { path: string }) => {
    const isProfile = path.startsWith('/user/profile');
    const fails = !isProfile && random(path) < 1 / failing;
    const answer = isProfile
      ? profileJson(roleTemplate(roleId), roleId)
      : fails
        ? { success: false, message: 'The record is locked' }
        : shapedAnswer(path, seed);
    return {
      statusCode: fails ? 409 : 200,
      headers: {},
      text: JSON.stringify(answer),
      fault: null,
    };
  };
  return {
    pool: null as never,
    read,
    prefix: '',
    fileLimits: { headersTimeout: 1, bodyTimeout: 1 },
    viewers: new KnownViewers(),
  };
}

async function signedIn(connections: BackendConnections): Promise<Context> {
  const context = createContext(
    connections,
    { token: 'token', requestId: 'test', address: '127.0.0.1' },
    config,
  );
  await context.signedIn();
  return context;
}

const textOf = (data: Promise<object>): Promise<string | null> =>
  data.then(JSON.stringify, () => null);

test(`${DOCUMENTS} random documents: a plan answers what the reference executor answers, or nothing`, async () => {
  const run = process.env['PLAN_SEED'] ?? String(Date.now());
  console.log(`plan: PLAN_SEED=${run}`);
  const seen = { answered: 0, withErrors: 0, withoutPlan: [] as string[], bytes: 0 };
  for (let i = 0; i < DOCUMENTS; i++) {
    const seed = `${run} ${i}`;
    const random = randomOf(seed);
    const { text, variables } = randomDocument(schema, random);
    const document = parse(text);
    expect({ seed, faults: validate(schema, document, RULES) }).toEqual({ seed, faults: [] });
    const operation = getOperationAST(document)!;
    const connections = shapedBackend(seed, ROLES[i % ROLES.length]!, i % 3 === 0 ? 5 : Infinity);
    const plan = new Plan(schema, document, operation, decidingVariables(document, operation));
    const [ours, reference] = [
      await textOf(plan.run(await signedIn(connections), variables)),
      await execute({
        schema,
        document,
        contextValue: await signedIn(connections),
        variableValues: variables,
      }),
    ];
    if (reference.errors) {
      seen.withErrors++;
      expect({ seed, text, ours }).toEqual({ seed, text, ours: null });
      continue;
    }
    if (ours === null) {
      seen.withoutPlan.push(`${seed}: ${text}`);
      continue;
    }
    const expected = JSON.stringify(reference.data);
    seen.answered++;
    seen.bytes += expected.length;
    if (ours !== expected) expect({ seed, text, ours }).toEqual({ seed, text, ours: expected });
  }
  console.log(`plan: ${JSON.stringify({ ...seen, withoutPlan: seen.withoutPlan.length })}`);
  expect(seen.withoutPlan).toEqual([]);
  expect(seen.answered).toBeGreaterThan(DOCUMENTS / 4);
  expect(seen.withErrors).toBeGreaterThan(DOCUMENTS / 20);
});

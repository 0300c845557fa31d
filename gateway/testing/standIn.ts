import { roleTemplate, Role } from '@munim/schema/shared/roles.ts';
import { answerSchema, type JsonSchema, shapeOf } from '../src/core/restSchemas.ts';
import { bare, contractNames } from './contractNames.ts';
import { testBackend, type TestBackend } from './testGateway.ts';

/** Names below a name, by their first part; empty where none are listed. */
type Names = Map<string, string[]>;

function namesBelow(names: readonly string[]): Names {
  const below: Names = new Map();
  for (const name of names) {
    const [first = '', ...rest] = name.split('.');
    const found = below.get(first) ?? [];
    below.set(first, rest.length > 0 ? [...found, rest.join('.')] : found);
  }
  return below;
}

/** Last parts of all names: an object whose fields are not listed has those of its fields that are listed elsewhere. */
const KNOWN = new Set([...contractNames.values()].flat().map((name) => name.split('.').at(-1)));

function sampleText({ format, pattern }: JsonSchema): string {
  if (format === 'date-time') return '2026-01-05T10:00:00.000Z';
  if (format === 'date') return '2026-01-05';
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000001';
  return pattern?.includes('\\.') ? '10.00' : 'Sample';
}

function sampleValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'string') return sampleText(schema);
  if (schema.type === 'boolean') return true;
  return schema.type === 'object' ? {} : 1;
}

/** Addresses of files, where our backend answers what it knows of the file. */
const FILES = 'https://files.example/';

function sample(name: string, schema: JsonSchema, names: readonly string[]): unknown {
  if (name === 'attachments') return [`${FILES}proof.pdf`];
  const one = bare(schema);
  const { items, anyOf } = shapeOf(schema);
  const isList = items ?? anyOf?.some((kind) => kind.items);
  const value = one.properties ? sampleObject(one, names) : sampleValue(one);
  return isList ? [value] : value;
}

function sampleObject({ properties = {} }: JsonSchema, names: readonly string[]) {
  const below = namesBelow(names);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => (names.length === 0 ? KNOWN.has(name) : below.has(name)))
      .map(([name, schema]) => [name, sample(name, schema, below.get(name) ?? [])]),
  );
}

function answerOf(path: string): Record<string, unknown> {
  const answer = {
    success: true,
    count: 1,
    ...sampleObject(bare(answerSchema('GET', path) ?? {}), contractNames.get(path) ?? []),
  };
  if (path !== '/user/profile') return answer;
  const user = (answer as { user?: object }).user;
  const permissions = roleTemplate(Role.TOP_ADMIN);
  return { ...answer, user: { ...user, role_id: Role.TOP_ADMIN, permissions } };
}

/** Changes, and the read whose record they answer. */
const WRITES = [
  ['PUT', '/rfq', '/rfq'],
  ['PUT', '/quotation', '/quotation'],
  ['PATCH', '/updatePurchaseOrderStatus', '/getPurchaseOrder'],
  ['PUT', '/dc', '/dc'],
  ['PUT', '/bill/status', '/bill'],
  ['PUT', '/invoice', '/invoice'],
  ['PUT', '/sample_request/status', '/sample_request'],
] as const;

export interface StandIn extends TestBackend {
  /** Bodies of the changes it got. */
  readonly bodies: unknown[];
}

/** A backend that answers the names of the contract (schema/rest/names.tsv) and nothing of ours. */
export async function standIn(): Promise<StandIn> {
  const bodies: unknown[] = [];
  const backend = await testBackend((app) => {
    for (const path of contractNames.keys()) app.get(path, async () => answerOf(path));
    for (const [method, path, read] of WRITES)
      app.route({
        method,
        url: path,
        handler: async ({ body }) => {
          bodies.push(body);
          const [data] = answerOf(read)['data'] as object[];
          return { success: true, data };
        },
      });
  });
  return { ...backend, bodies };
}

import { readFileSync } from 'node:fs';
import { getDirective } from '@graphql-tools/utils';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, isObjectType, validateSchema, type GraphQLSchema } from 'graphql';
import type { Guard } from './permissions.ts';
import { resolvers } from './resolvers.ts';
import { createGraph, readSdl, type Graph } from './schema.ts';

interface Operation {
  'x-permission'?: string;
  'x-internal'?: boolean;
}
type Paths = Record<string, Record<string, Operation>>;
interface Wrapped {
  readonly field: string;
  readonly operation: string;
  readonly guard: Guard | undefined;
}

/** 'quotation:READ + order:READ', 'a:X or b:Y', 'signed in', 'public': as the routes spell it. */
function spell(guard: Guard | undefined): string {
  if (!guard) return 'as its parent';
  if (!guard.signedIn) return 'public';
  if (guard.roles) return `role ${guard.roles.join(', ')}`;
  const groups = guard.allOf.map((anyOf) =>
    anyOf.map(({ entity, action }) => `${entity.toLowerCase()}:${action}`).join(' or '),
  );
  return groups.length === 0 ? 'signed in' : groups.join(' + ');
}

/**
 * The field's permission equals the route's, or is one or some of its cases or alternatives; where
 * any session is enough it may demand more, and where it wraps several routes it must cover all of
 * theirs.
 */
function agrees(route: string, field: string, wraps = 1): boolean {
  if (field === route || field === 'as its parent') return true;
  const cases = route.split(/;| or /).map((text) => text.trim());
  if (wraps > 1 && field.split(' + ').some((part) => agrees(route, part))) return true;
  const alternatives = field.split(' or ');
  return (
    alternatives.every((one) => cases.includes(one)) ||
    (cases.some((text) => text.startsWith('signed in')) && field !== 'public')
  );
}

function wrappedBy(schema: GraphQLSchema, guards: Graph['guards']): Wrapped[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return types.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) =>
      (getDirective(schema, field, 'rest') ?? []).map((rest) => ({
        field: `${type.name}.${field.name}`,
        operation: `${rest['method']} ${rest['path']}`,
        guard: guards.get(`${type.name}.${field.name}`),
      })),
    ),
  );
}

let graph: Graph;
let routes: Map<string, string>;
let wrapped: Wrapped[];

beforeAll(() => {
  graph = createGraph(readSdl(), resolvers);
  wrapped = wrappedBy(graph.schema, graph.guards);
  const document = JSON.parse(
    readFileSync(new URL('../../../schema/rest/openapi.json', import.meta.url), 'utf8'),
  ) as { paths: Paths };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );
  routes = new Map(
    operations
      .filter(([, { 'x-internal': internal }]) => !internal)
      .map(([name, operation]) => [name, operation['x-permission']?.split(';', 1)[0] ?? 'nothing']),
  );
});

test('the SDL is valid, which no start checks again', () => {
  expect(validateSchema(buildSchema(readSdl().join('\n')))).toEqual([]);
});

test('how permissions compare', () => {
  expect(agrees('quotation:READ', 'quotation:READ')).toBe(true);
  expect(agrees('quotation:READ', 'signed in')).toBe(false);
  expect(agrees('quotation:READ + order:READ', 'quotation:READ')).toBe(false);
  expect(agrees('seller:UPDATE', 'seller:UPDATE + order:READ')).toBe(false);
  expect(agrees('seller:UPDATE', 'seller:UPDATE + order:READ', 2)).toBe(true);
  expect(agrees('tenant:READ', 'seller:UPDATE + order:READ', 2)).toBe(false);
  expect(agrees('quotation:UPDATE or quotation:APPROVE', 'quotation:APPROVE')).toBe(true);
  expect(agrees('a:X or b:Y or c:Z', 'b:Y or c:Z')).toBe(true);
  expect(agrees('a:X or b:Y', 'b:Y or c:Z')).toBe(false);
  expect(agrees('signed in (names only); admin_user:READ', 'tenant_user:READ')).toBe(true);
  expect(agrees('signed in', 'public')).toBe(false);
  expect(agrees('public', 'signed in')).toBe(false);
});

describe('the graph and the REST contract', () => {
  test('no field names a path that does not exist', () => {
    expect(
      wrapped
        .filter(({ operation }) => !routes.has(operation))
        .map(({ field, operation }) => `${field}: ${operation}`),
    ).toEqual([]);
  });

  test('every REST operation is used by a field', () => {
    const names = new Set(wrapped.map(({ operation }) => operation));
    expect([...routes.keys()].filter((operation) => !names.has(operation))).toEqual([]);
  });

  test('the permission on the field is the permission on the route', () => {
    const differing = wrapped.flatMap(({ field, operation, guard }) => {
      const route = routes.get(operation);
      const wraps = wrapped.filter((other) => other.field === field).length;
      return route === undefined || agrees(route, spell(guard), wraps)
        ? []
        : [`${field} asks '${spell(guard)}', ${operation} asks '${route}'`];
    });
    expect(differing).toEqual([]);
  });

  test('every root field has a resolver', () => {
    const roots = [graph.schema.getQueryType(), graph.schema.getMutationType()].flatMap((type) =>
      type ? [type] : [],
    );
    const missing = roots.flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) =>
        field.resolve ? [] : [`${type.name}.${field.name}`],
      ),
    );
    expect(missing).toEqual([]);
  });
});

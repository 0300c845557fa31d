import type { FastifyRequest, RouteOptions } from 'fastify';
import type { TObject } from 'typebox';
import { badField } from './errors.ts';

/**
 * Further names of parameters and body fields, as the contract prints them in other places: `{ size: 'limit' }`. Both
 * names may be given when they say the same.
 */
export type OtherNames = Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    otherNames?: OtherNames;
  }
}

type Properties = TObject['properties'];
interface Parts {
  readonly querystring?: unknown;
  readonly body?: unknown;
  readonly consumes?: readonly string[];
}

const propertiesOf = (part: unknown): Properties =>
  (part as Partial<TObject> | undefined)?.properties ?? {};

/** Says what is given twice, or gives the name that the route knows. Runs before validation, on texts of a query too. */
export function giveOwnNames(values: unknown, names: OtherNames): void {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return;
  const given = values as Record<string, unknown>;
  for (const [other, name] of Object.entries(names)) {
    if (!Object.hasOwn(given, other)) continue;
    const value = given[other];
    if (Object.hasOwn(given, name) && JSON.stringify(given[name]) !== JSON.stringify(value))
      throw badField(name, `${name} and ${other} are two names of one field and differ`);
    given[name] = value;
    delete given[other];
  }
}

/** Reads the other names of a route; undefined when it has none. A name that fits no field stops the start. */
export function otherNamesReader(
  route: RouteOptions,
): ((request: FastifyRequest) => Promise<void>) | undefined {
  const names = route.config?.otherNames;
  if (!names) return undefined;
  const { querystring, body, consumes } = (route.schema ?? {}) as Parts;
  // the fields of a form are read, and given their own names, by readUpload
  if (consumes?.includes('multipart/form-data')) return undefined;
  const known = { ...propertiesOf(querystring), ...propertiesOf(body) };
  for (const [other, name] of Object.entries(names))
    if (!known[name] || known[other])
      throw new Error(`${route.url}: ${other} is no other name of ${name}`);
  return async (request) => {
    giveOwnNames(request.query, names);
    giveOwnNames(request.body, names);
  };
}

/** Descriptions of other names in the OpenAPI document begin so. */
export const OTHER_NAME = 'Another name of ';

function described(part: unknown, names: OtherNames): unknown {
  const properties = propertiesOf(part);
  const others = Object.entries(names).flatMap(([other, name]) =>
    properties[name]
      ? [[other, { ...properties[name], description: `${OTHER_NAME}${name}.` }] as const]
      : [],
  );
  return others.length > 0
    ? { ...(part as object), properties: { ...properties, ...Object.fromEntries(others) } }
    : part;
}

/** The parts of a route's schema with its other names, for the OpenAPI document. */
export const withOtherNames = (schema: Parts, names: OtherNames | undefined): Parts =>
  names
    ? {
        ...(schema.querystring ? { querystring: described(schema.querystring, names) } : {}),
        ...(schema.body ? { body: described(schema.body, names) } : {}),
      }
    : {};

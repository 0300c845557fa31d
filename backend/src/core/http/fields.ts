import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { type TObject, Type } from 'typebox';
import { badField } from './errors.ts';

/**
 * Fields of a record that are sent, by name; null below a name stands for a value without fields of its own. Null in
 * place of the tree: everything.
 */
export type FieldTree = ReadonlyMap<string, FieldTree | null>;

/** Answers whether a read must bring a field: one that is not asked for may be left empty, because it is not sent. */
export class AskedFields {
  static readonly all = new AskedFields(null);
  readonly #tree: FieldTree | null;

  constructor(tree: FieldTree | null) {
    this.#tree = tree;
  }

  /** True when at least one of the fields is asked for, in whole or in part. */
  asks(...names: readonly string[]): boolean {
    return this.#tree === null || names.some((name) => this.#tree?.has(name));
  }

  /** The fields asked for within a field; none where the field is not asked for. */
  within(name: string): AskedFields {
    if (this.#tree === null) return this;
    const below = this.#tree.get(name);
    return new AskedFields(below === undefined ? new Map() : below);
  }

  /** A column that the database computes where the field is asked for; null, which is not sent, where it is not. */
  column<T>(name: string, value: RawBuilder<T>): RawBuilder<T> {
    return this.asks(name) ? value : sql<T>`null`;
  }

  get tree(): FieldTree | null {
    return this.#tree;
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name in the answer of the records whose fields may be chosen by the parameter `fields`; further names for the same shape. */
    fieldsOf?: string | readonly [string, ...string[]];
  }
  interface FastifyRequest {
    /** Asked fields, on routes with `fieldsOf`. */
    asked: AskedFields;
  }
}

/** Longest choice: every field of the largest record fits. */
const MAX_LENGTH = 6_000;
const MAX_DEPTH = 8;
const MAX_KNOWN = 500;

interface Shape {
  readonly type?: string;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** Fields of an object, of the objects of a list, or of one that may be null; undefined for plain values. */
function propertiesOf(shape: Shape): Readonly<Record<string, Shape>> | undefined {
  if (shape.properties) return shape.properties;
  if (shape.items) return propertiesOf(shape.items);
  const found = shape.anyOf?.map(propertiesOf).filter((properties) => properties !== undefined);
  return found?.length ? Object.assign({}, ...found) : undefined;
}

/**
 * All that the shape declares: a field that is asked for whole is no row of the database with whatever columns it has,
 * some of which the whole answer hides.
 */
function wholeOf(shape: Shape): FieldTree | null {
  const properties = propertiesOf(shape);
  return properties
    ? new Map(Object.entries(properties).map(([name, own]) => [name, wholeOf(own)]))
    : null;
}

const refused = (problem: string) => badField('fields', problem);

/** Reads `id,customer(name,city)`, checked against the shape of the record. */
function parseFields(text: string, record: Shape): FieldTree {
  const tokens = text.match(/[A-Za-z0-9_]+|[(),]|[^A-Za-z0-9_(),]+/g) ?? [];
  let next = 0;
  const level = (shape: Shape, path: string, depth: number): FieldTree => {
    const known = propertiesOf(shape);
    if (!known || depth > MAX_DEPTH) throw refused(`${path} has no fields to choose from`);
    const tree = new Map<string, FieldTree | null>();
    for (;;) {
      const name = tokens[next++] ?? '';
      const own = Object.hasOwn(known, name) ? known[name] : undefined;
      const at = path ? `${path}.${name}` : name;
      if (!own) throw refused(name === '' ? 'fields ends too early' : `Unknown field ${at}`);
      if (tree.has(name)) throw refused(`${at} is asked for twice`);
      if (tokens[next] === '(') {
        next++;
        tree.set(name, level(own, at, depth + 1));
        if (tokens[next++] !== ')') throw refused(`A bracket after ${at} is not closed`);
      } else tree.set(name, wholeOf(own));
      if (tokens[next] !== ',') return tree;
      next++;
    }
  };
  const tree = level(record, '', 1);
  if (next < tokens.length) throw refused(`fields cannot be read from ${tokens[next]} on`);
  return tree;
}

type Row = Readonly<Record<string, unknown>>;

/** A record, or a list of records, with nothing but the fields of the tree. */
function pick(value: unknown, tree: FieldTree | null): unknown {
  if (tree === null || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => pick(one, tree));
  const picked: Record<string, unknown> = {};
  for (const [name, within] of tree) picked[name] = pick((value as Row)[name], within);
  return picked;
}

/** Query parameter of routes that name their records by `fieldsOf`. */
const parameter = (records: string) =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: MAX_LENGTH,
      description: `Fields of ${records} to answer, as in id,customer(name,city); all when absent.`,
    }),
  );

/** Shape of the records of a route; throws where the answer has no such field. */
function recordShape({ url, schema }: RouteOptions, records: string): Shape {
  const answers = schema?.response as Record<string, Shape> | undefined;
  const shape = answers?.['200']?.properties?.[records];
  if (!shape || !propertiesOf(shape)) throw new Error(`${url}: fieldsOf names no records`);
  return shape;
}

/** Sends the records with the chosen fields alone; a refusal goes out as it is. */
function sendPicked(reply: FastifyReply, names: readonly string[], tree: FieldTree): void {
  void reply.type('application/json; charset=utf-8');
  reply.serializer((answer) => {
    const body = answer as Row;
    if (body['success'] !== true) return JSON.stringify(body);
    const picked = names
      .filter((name) => name in body)
      .map((name) => [name, pick(body[name], tree)]);
    return JSON.stringify({ ...body, ...Object.fromEntries(picked) });
  });
}

/**
 * Gives a route with `fieldsOf` the parameter `fields`, and answers the step that reads it into `request.asked`. A choice
 * is parsed once: callers that are programs repeat theirs.
 */
export function fieldsReader(
  route: RouteOptions,
): ((request: FastifyRequest, reply: FastifyReply) => Promise<void>) | undefined {
  if (route.config?.fieldsOf === undefined) return undefined;
  const names = [route.config.fieldsOf].flat();
  const [records = ''] = names;
  const record = recordShape(route, records);
  const query = route.schema?.querystring as TObject;
  route.schema = {
    ...route.schema,
    querystring: Type.Object(
      { ...query.properties, fields: parameter(records) },
      { additionalProperties: false },
    ),
  };
  const known = new Map<string, AskedFields>();
  return async (request, reply) => {
    const { fields } = request.query as { fields?: string };
    request.asked = AskedFields.all;
    if (fields === undefined) return;
    let asked = known.get(fields);
    if (!asked) {
      asked = new AskedFields(parseFields(fields, record));
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(fields, asked);
    }
    request.asked = asked;
    if (asked.tree) sendPicked(reply, names, asked.tree);
  };
}

import { readFileSync } from 'node:fs';
import type { Resolvers } from '../generated/resolvers.ts';
import { loaderById } from '../src/core/batches.ts';
import type { BackendClient } from '../src/core/backendClient.ts';
import type { Context } from '../src/core/context.ts';
import { createGraph, type Graph } from '../src/core/schema.ts';
import type { FilePart } from '../src/core/upload.ts';

const SHARED_SDL = readFileSync(
  new URL('../../schema/src/shared/shared.graphql', import.meta.url),
  'utf8',
);

/** A small graph with one field of each kind that the core handles. */
const SDL = `
  type Thing { id: ID! name: String! price: Money @cost maker: Maker! origin: Maker! secret: String @requires(entity: BLOGS, action: READ) roleId: Int! }
  type Maker { id: ID! name: String! }
  type ThingPage { items: [Thing!]! count: Int! }
  type Echo { day: Date moment: DateTime price: Money rate: Decimal }
  input EchoInput { day: Date moment: DateTime price: Money rate: Decimal }
  extend type Query {
    open: String! @public @rest(method: GET, path: "/open")
    mine: String! @signedIn @rest(method: GET, path: "/mine")
    things(limit: Int = 10): ThingPage! @requires(entity: ORDER, action: READ) @rest(method: GET, path: "/things")
    thing(id: ID!): Thing @requires(entity: ORDER, action: READ) @rest(method: GET, path: "/things")
    both: String! @requires(entity: ORDER, action: READ) @requires(entity: SKU, action: READ) @rest(method: GET, path: "/both")
    either: String! @requires(anyOf: [{ entity: OFFER, action: READ }, { entity: SKU, action: READ }]) @rest(method: GET, path: "/either")
    admins: String! @role(is: [1001]) @rest(method: GET, path: "/admins")
    echo(input: EchoInput, price: Money): Echo! @public @rest(method: GET, path: "/open")
    broken: String! @public @rest(method: GET, path: "/open")
  }
  extend type Mutation {
    rename(id: ID!, name: String!): Thing! @requires(entity: ORDER, action: UPDATE) @rest(method: PUT, path: "/things")
    sendOtp(value: String!): String! @public @rest(method: POST, path: "/sendOtp")
    put(file: Upload!): String! @signedIn @rest(method: POST, path: "/upload")
  }`;

interface Row {
  id: number;
  name: string;
  maker_id: number;
  price: string;
}
const toThing = (row: Row) => ({
  id: String(row.id),
  name: row.name,
  makerId: String(row.maker_id),
  price: row.price,
  secret: 'x',
});
type ThingRecord = ReturnType<typeof toThing>;

/** The same client without the types of our contract: this graph has paths of its own. */
const client = ({ backend }: Context) => backend as BackendClient;

/** A minimal feature source: one loader per request. */
const makersOf = new WeakMap<object, ReturnType<typeof makers>>();
const makers = (context: Context) =>
  loaderById<{ id: string; name: string }>('Maker', async (ids) => {
    const { data } = await client(context).get<{ data: { id: number; name: string }[] }>(
      '/makers',
      {
        id: ids,
        limit: ids.length,
      },
    );
    return data.map(({ id, name }) => ({ id: String(id), name }));
  });
const makersFor = (context: Context) => {
  const made = makersOf.get(context.sources) ?? makers(context);
  makersOf.set(context.sources, made);
  return made;
};
const text = async (context: Context, path: string) =>
  (await client(context).get<{ text: string }>(path)).text;

const RESOLVERS = {
  Query: {
    open: (_: unknown, __: unknown, context: Context) => text(context, '/open'),
    mine: (_: unknown, __: unknown, context: Context) => text(context, '/mine'),
    both: (_: unknown, __: unknown, context: Context) => text(context, '/both'),
    either: (_: unknown, __: unknown, context: Context) => text(context, '/either'),
    admins: (_: unknown, __: unknown, context: Context) => text(context, '/admins'),
    things: async (_: unknown, { limit }: { limit: number }, context: Context) => {
      const { data, count } = await client(context).get<{ data: Row[]; count: number }>('/things', {
        limit,
      });
      return { items: data.map(toThing), count };
    },
    thing: async (_: unknown, { id }: { id: string }, context: Context) => {
      const { data } = await client(context).get<{ data: Row[] }>('/things', { id });
      return data[0] && toThing(data[0]);
    },
    echo: (_: unknown, { input }: { input: unknown }) => input ?? {},
    broken: () => {
      throw new Error('password=hunter2 at postgres://secret');
    },
  },
  Mutation: {
    rename: async (_: unknown, args: { id: string; name: string }, context: Context) =>
      toThing((await client(context).put<{ data: Row }>('/things', args)).data),
    sendOtp: async (_: unknown, { value }: { value: string }, context: Context) =>
      (await client(context).post<{ text: string }>('/sendOtp', { value })).text,
    put: async (_: unknown, { file }: { file: FilePart }, context: Context) =>
      (await client(context).upload<{ text: string }>('POST', '/upload', { file })).text,
  },
  Thing: {
    maker: (thing: ThingRecord, _: unknown, context: Context) =>
      makersFor(context).load(thing.makerId),
    /** A call for each row, which no field of ours makes for long. */
    origin: async ({ id, makerId }: ThingRecord, _: unknown, context: Context) => {
      const query = { id: [makerId], thing: id };
      return (await client(context).get<{ data: object[] }>('/makers', query)).data[0];
    },
    roleId: (_: ThingRecord, __: unknown, { viewer }: Context) => viewer.roleId,
  },
};

const testSdl = (more = ''): string[] => [SHARED_SDL, SDL, more];
export const testGraph = (more = ''): Graph =>
  createGraph(testSdl(more), [RESOLVERS as unknown as Resolvers]);

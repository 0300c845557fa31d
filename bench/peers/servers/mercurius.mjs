import Fastify from 'fastify';
import mercurius from 'mercurius';
import { contextOf, resolvers, typeDefs } from './quotationSchema.mjs';

/** Mercurius with queries compiled at their first use; no logs, no limits. */
const app = Fastify();
await app.register(mercurius, {
  schema: typeDefs,
  resolvers,
  jit: 1,
  context: (request) => contextOf(request.headers.authorization),
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });

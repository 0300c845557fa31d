import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { contextOf, resolvers, typeDefs } from './quotationSchema.mjs';

/** GraphQL Yoga as its own guide starts it. */
const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  context: ({ request }) => contextOf(request.headers.get('authorization')),
});
createServer(yoga).listen(Number(process.env.PORT), '127.0.0.1');

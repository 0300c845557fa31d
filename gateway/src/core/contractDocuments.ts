import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import type { Graph } from './schema.ts';
import { refuseStrangers } from './refuseStrangers.ts';
import { REST_DOCUMENT } from './restSchemas.ts';
import { sdlOf } from './sdl.ts';

interface Served {
  readonly graph: Graph;
  readonly contextOf: (request: FastifyRequest) => Context;
  readonly checkRate: (request: FastifyRequest) => Promise<void>;
}

/** The contracts of REST and of the graph, for whom introspection is too: signed-in users (docs/api.md). */
export function serveContracts(
  app: FastifyInstance,
  { graph, contextOf, checkRate }: Served,
): void {
  const serve = (url: string, type: string, read: () => unknown) =>
    app.get(url, { onRequest: checkRate }, async (request, reply) => {
      await refuseStrangers(contextOf(request));
      return reply.header('cache-control', 'no-store').type(type).send(read());
    });
  serve('/openapi.json', 'application/json', () => REST_DOCUMENT);
  let sdl: string | undefined;
  // printed when somebody asks: few starts need the 0.05 s of CPU
  serve('/schema.graphql', 'text/plain; charset=utf-8', () => (sdl ??= sdlOf(graph.schema)));
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { NOT_ALLOWED, NOT_SIGNED_IN } from './backendErrors.ts';
import { BadRequest } from './badRequest.ts';
import type { Context } from './context.ts';
import { REST_DOCUMENT } from './restSchemas.ts';

/** The REST contract, for signed-in users (docs/api.md). */
export function serveRestDocument(
  app: FastifyInstance,
  {
    contextOf,
    checkRate,
  }: {
    contextOf: (request: FastifyRequest) => Context;
    checkRate: (request: FastifyRequest) => Promise<void>;
  },
): void {
  app.get('/openapi.json', { onRequest: checkRate }, async (request, reply) => {
    await contextOf(request)
      .signedIn()
      .catch((error: unknown) => {
        const code = error instanceof GraphQLError ? error.extensions['code'] : undefined;
        if (code === 'UNAUTHENTICATED') throw new BadRequest(401, NOT_SIGNED_IN, { code });
        throw code === 'FORBIDDEN' ? new BadRequest(403, NOT_ALLOWED, { code }) : error;
      });
    return reply.header('cache-control', 'no-store').type('application/json').send(REST_DOCUMENT);
  });
}

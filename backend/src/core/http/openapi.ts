import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { SwaggerOptions } from '@fastify/swagger';
import type { App } from './appParts.ts';
import { withOtherNames } from './otherNames.ts';

const refusal = {
  type: 'object' as const,
  properties: {
    success: { const: false },
    message: { type: 'string' as const },
    error: { type: 'string' as const },
    field: { type: 'string' as const },
  },
  required: ['success', 'message', 'error'],
};

/** Description of repeatable routes: the same key and body get the first answer again for 24 hours. */
const repeatable = {
  headers: {
    type: 'object',
    properties: {
      'idempotency-key': { type: 'string', minLength: 1, maxLength: LIMITS.idempotencyKey },
    },
  },
};

/** The document of an app that is ready. */
export const documentOf = (app: App) => app.swagger();

/** OpenAPI 3.1, written from the routes: their shapes, and who may call them. */
export const openApi: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Munim REST contract',
      version: '1.0.0',
      description:
        'Envelopes, refusals and paging as in docs/rules/wire.md; x-permission names the required permission, and after a semicolon the roles that see or change only a part of the rows.',
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusal },
    },
  },
  transform: ({ schema, url, route }) => {
    const access = route.config?.access;
    const described = {
      ...schema,
      ...withOtherNames(schema ?? {}, route.config?.otherNames),
      ...(route.config?.idempotent ? repeatable : {}),
      'x-permission': access && [access.text, access.rows].filter(Boolean).join('; '),
      ...(access?.internal ? { hide: true } : {}),
      ...(access?.public ? {} : { security: [{ bearer: [] }] }),
    };
    return { schema: described, url };
  },
};

import multipart from '@fastify/multipart';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { Type } from 'typebox';
import { requiresSet } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts, Declared } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { listImports, listRows, listTemplates } from './imports.service.ts';
import {
  Import,
  ImportedRow,
  ImportQuery,
  ImportRowQuery,
  ImportRun,
  ImportTemplate,
} from './imports.shapes.ts';
import { runImport, startImport } from './startImport.ts';

/**
 * Permission to create something that a company moves in with; each kind asks for its own
 * permissions.
 */
// not by a token: an import runs later, with all that the person may
const CONFIG = { ...requiresSet('MOVING_IN'), inApiTokens: false };
const one = Answer({ data: Import });

/** Moving in from another system (docs/decisions/047). */
export async function importsRoutes(app: App, parts: AppParts & Declared): Promise<void> {
  const { db, settings, imports } = parts;
  app.get(
    '/import/templates',
    { schema: { response: Answer({ data: Type.Array(ImportTemplate) }) }, config: CONFIG },
    async ({ viewer }) => ({ success: true as const, data: listTemplates(imports, viewer) }),
  );
  app.get(
    '/import',
    { schema: { querystring: ImportQuery, response: PageOf('imports', Import) }, config: CONFIG },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listImports({ db, settings, viewer }, imports, query)),
    }),
  );
  app.get(
    '/import/rows',
    {
      schema: { querystring: ImportRowQuery, response: PageOf('rows', ImportedRow) },
      config: CONFIG,
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listRows({ db, settings, viewer }, imports, query)),
    }),
  );
  app.post(
    '/import/run',
    { schema: { body: ImportRun, response: one }, config: { ...CONFIG, idempotent: true } },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => runImport(work, parts, request.body)),
    }),
  );
  await app.register((scope: App) => uploadRoute(scope, parts));
}

async function uploadRoute(app: App, parts: AppParts & Declared): Promise<void> {
  await app.register(multipart);
  app.post(
    '/import',
    {
      schema: {
        consumes: ['multipart/form-data'],
        description: `A form of three fields: sheet, one file, .xlsx or .csv by content, at most ${LIMITS.uploadMegabytes} MB and ${LIMITS.importRows} rows; kind, as in /import/templates; source, the name of the system that the external ids come from.`,
        response: one,
      },
      config: { ...CONFIG, idempotent: true },
    },
    async (request) => ({ success: true as const, data: await startImport(request, parts) }),
  );
}

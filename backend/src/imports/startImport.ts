import { createHash, randomUUID } from 'node:crypto';
import type { ImportAction } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, notFound, refused } from '../core/http/errors.ts';
import { readUpload } from '../core/http/readUpload.ts';
import { rowsOfSheet } from '../sheets/sheets.public.ts';
import { keepRows } from './importedRows.ts';
import { mayImport, STATUS_OF } from './importRuns.ts';
import { bodyOf, type ImportDefinition } from './imports.public.ts';
import type { AppParts, Declared } from '../core/http/appParts.ts';
import { hasLines } from './records.ts';
import { EXTERNAL_ID, importById } from './imports.service.ts';
import {
  type Import,
  ImportFields,
  type ImportKindName,
  type ImportRun,
} from './imports.shapes.ts';
import { ZOHO_BOOKS } from './zohoBooks.ts';

/** Starter of a run, kept with its effects. */
const PERSON_OF: Readonly<Record<ImportAction, (userId: number) => object>> = {
  CHECK: () => ({ approved_by: null }),
  APPLY: (approved_by) => ({ approved_by, undone_by: null }),
  UNDO: (undone_by) => ({ undone_by }),
};

const MOST_NAMED = 3;

/** The rows of the sheet. A sheet whose column names are wrong is no import at all. */
async function rowsOf(bytes: Uint8Array, kind: ImportKindName, definition: ImportDefinition) {
  const { columns, tally, foreign = [] } = definition;
  const { [kind]: zoho } = ZOHO_BOOKS;
  const content = await rowsOfSheet(bytes, {
    columns: [EXTERNAL_ID, ...columns],
    ...(hasLines(definition) ? {} : { key: EXTERNAL_ID.name }),
    maxRows: LIMITS.importRows,
    keepsFaulty: true,
    foreign: [...(zoho ? [zoho] : []), ...foreign],
    ...(tally ? { tally } : {}),
  });
  if (content.rows.length) return content;
  const { problems } = content;
  const messages = problems.slice(0, MOST_NAMED).map(({ message }) => message);
  throw badField('sheet', messages.join('. ') || 'The sheet has no row under its column names');
}

/** Keeps the rows of a sheet and queues their check. */
export async function startImport(
  request: FastifyRequest,
  parts: AppParts & Declared,
): Promise<Import> {
  const { settings, services, imports } = parts;
  const { viewer } = request;
  const { bytes, filename, fields } = await readUpload(
    request,
    settings,
    ['kind', 'source'],
    'sheet',
  );
  const { kind, source } = bodyOf(ImportFields, fields);
  const definition = imports.kinds[kind];
  if (!mayImport(definition, viewer)) throw forbidden();
  const digest = createHash('sha256').update(bytes).digest('base64url');
  const { rows, titles, notRead } = await rowsOf(bytes, kind, definition);
  const file_name = filename.trim().slice(-LIMITS.fileName) || 'sheet';
  return withIdempotency(
    request,
    async (work) => {
      const runId = randomUUID();
      const { import_id } = await work.trx
        .insertInto('imports')
        .values({
          kind,
          source,
          file_name,
          user_id: viewer.userId,
          status: 'CHECKING',
          rows: rows.length,
          titles: JSON.stringify(titles),
          ...(notRead ? { ignored_columns: notRead.columns, left_out: notRead.rows } : {}),
          run_id: runId,
        })
        .returning('import_id')
        .executeTakeFirstOrThrow();
      await keepRows(work.trx, import_id, rows, { areLines: hasLines(definition) });
      await work.audit({ entity: 'IMPORT', id: import_id, action: 'CREATE', remarks: kind });
      await services.imports.send(work.trx, { importId: import_id, runId });
      return importById(work, imports, import_id);
    },
    { sheet: digest, kind, source },
  );
}

/** Starts one of the import's actions. The rules are asked under a lock: two clicks start one run. */
export async function runImport(
  work: Work,
  { services, imports }: AppParts & Declared,
  { import_id, action }: ImportRun,
): Promise<Import> {
  const { trx } = work;
  const locked = await trx
    .selectFrom('imports')
    .select('import_id')
    .where('import_id', '=', import_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) throw notFound('Import');
  const { actions, status } = await importById(work, imports, import_id);
  if (!actions.includes(action))
    throw refused(`The import is ${status}: this cannot be started now`, 'IMPORT_NOT_READY', {
      allowed: actions,
    });
  const runId = randomUUID();
  await trx
    .updateTable('imports')
    .set({
      status: STATUS_OF[action],
      run_id: runId,
      ...PERSON_OF[action](work.viewer.userId),
      done_rows: 0,
      fault: null,
      seen_at: sql<string>`now()`,
    })
    .where('import_id', '=', import_id)
    .execute();
  await services.imports.send(trx, { importId: import_id, runId });
  return importById(work, imports, import_id);
}

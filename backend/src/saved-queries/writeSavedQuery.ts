import { SAVED_QUERIES } from '@munim/schema/saved-queries/saved-queries.rules.ts';
import { sql } from 'kysely';
import { onDuplicate } from '../core/data/duplicates.ts';
import { lockViewer } from '../core/data/lockViewer.ts';
import type { Work } from '../core/data/work.ts';
import { badField, conflict, notFound, refused } from '../core/http/errors.ts';
import { mayChangeAll, savedQueryById } from './saved-queries.service.ts';
import type { NewSavedQuery, SavedQuery, SavedQueryChange } from './saved-queries.shapes.ts';

const taken = () => badField('saved_query_name', 'A saved query has this name already');

/** In the history of the person who did it: a saved query has none of its own. */
const note = ({ audit, viewer }: Work, action: string, remarks: string) =>
  audit({ entity: 'USER', id: viewer.userId, action, remarks });

function contentOf({ saved_query_name, title, query, variables, is_shared }: NewSavedQuery) {
  const text = JSON.stringify(variables);
  if (text.length > SAVED_QUERIES.variables)
    throw badField('variables', `variables must be at most ${SAVED_QUERIES.variables} characters`);
  return { saved_query_name, title: title.trim(), query, variables: text, is_shared };
}

/** Refuses a query more than a person may have. */
async function refuseTooMany(work: Work): Promise<void> {
  const { trx, viewer } = work;
  await lockViewer(work);
  const { count } = await trx
    .selectFrom('saved_queries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', viewer.userId)
    .executeTakeFirstOrThrow();
  if (count >= SAVED_QUERIES.perPerson)
    throw refused(
      `You have ${SAVED_QUERIES.perPerson} saved queries: delete one first`,
      'TOO_MANY',
    );
}

export async function createSavedQuery(work: Work, body: NewSavedQuery): Promise<SavedQuery> {
  const { trx, viewer } = work;
  const content = contentOf(body);
  await refuseTooMany(work);
  const { saved_query_id } = await onDuplicate('saved_queries_name', taken(), () =>
    trx
      .insertInto('saved_queries')
      .values({ ...content, user_id: viewer.userId })
      .returning('saved_query_id')
      .executeTakeFirstOrThrow(),
  );
  await note(work, 'SAVED_QUERY_MADE', content.saved_query_name);
  return savedQueryById(trx, viewer, saved_query_id);
}

/** One under a lock; another person's is not found, unless it is shared and the viewer changes the company's settings. */
async function lockSavedQuery({ trx, viewer }: Work, id: number) {
  const held = await trx
    .selectFrom('saved_queries')
    .select(['user_id', 'is_shared', 'version', 'saved_query_name'])
    .where('saved_query_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const mayChange =
    held?.user_id === viewer.userId || (held?.is_shared === true && mayChangeAll(viewer));
  if (!held || !mayChange) throw notFound('Saved query');
  return held;
}

export async function changeSavedQuery(
  work: Work,
  { saved_query_id, version, ...body }: SavedQueryChange,
): Promise<SavedQuery> {
  const { trx, viewer } = work;
  const held = await lockSavedQuery(work, saved_query_id);
  if (held.version !== version) throw conflict('saved query');
  await onDuplicate('saved_queries_name', taken(), () =>
    trx
      .updateTable('saved_queries')
      .set({ ...contentOf(body), version: version + 1, updated_at: sql<string>`now()` })
      .where('saved_query_id', '=', saved_query_id)
      .execute(),
  );
  await note(work, 'SAVED_QUERY_CHANGED', body.saved_query_name);
  return savedQueryById(trx, viewer, saved_query_id);
}

export async function deleteSavedQuery(work: Work, id: number): Promise<void> {
  const { saved_query_name } = await lockSavedQuery(work, id);
  await work.trx.deleteFrom('saved_queries').where('saved_query_id', '=', id).execute();
  await note(work, 'SAVED_QUERY_DELETED', saved_query_name);
}

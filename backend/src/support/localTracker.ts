import type { AppParts } from '../core/http/appParts.ts';
import { storeContent } from '../documents/storeFile.public.ts';
import type { Tracker } from './tracker.ts';

const LIMIT_MS = 10_000;

const idOf = ({ task_number }: { task_number: number }): string => `T-${task_number}`;

/** Used where no outside tracker is configured: keeps tasks in a table of our own, and their files in the file store. */
export function localTracker({
  db,
  settings,
  services: { files },
}: Pick<AppParts, 'db' | 'settings' | 'services'>): Tracker {
  return {
    limitMs: LIMIT_MS,
    async find({ reference }) {
      const row = await db
        .selectFrom('tracker_tasks')
        .select('task_number')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row && idOf(row);
    },
    async create({ list, reference, name, description, fields }) {
      const row = await db
        .insertInto('tracker_tasks')
        .values({ list, reference, name, description, fields: JSON.stringify(fields) })
        // the same ticket twice is one task
        .onConflict((c) => c.column('reference').doUpdateSet({ reference }))
        .returning('task_number')
        .executeTakeFirstOrThrow();
      return idOf(row);
    },
    async attach(taskId, { name, content, userId }) {
      const row = await storeContent({ db, files, settings, userId }, content, {
        entity_name: 'TICKET',
        entity_id: taskId,
        original_name: name,
      });
      return row.uuid;
    },
  };
}

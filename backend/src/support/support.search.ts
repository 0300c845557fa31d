import { sql } from 'kysely';
import type { SearchedKind } from '../core/data/searchedKinds.ts';
import { STATUS, visibleTickets } from './support.service.ts';

export const searchedTickets: SearchedKind = {
  rows: sql`tickets t`,
  id: 't.ticket_id',
  visible: (viewer) => sql`(t.task_id is not null and ${visibleTickets(viewer)})`,
  numbers: [{ column: 't.task_id' }],
  words: ['ticket'],
  described: {
    joins: sql`left join tracker_tasks k on k.reference = t.reference`,
    key: sql`t.task_id`,
    title: sql`t.task_id`,
    detail: () => [sql`t.name`],
    status: STATUS,
  },
};

import type { Work } from './work.ts';

/** Locks the viewer's own row: two changes of one person at once wait for each other, so that a limit a person holds. */
export async function lockViewer({ trx, viewer }: Work): Promise<void> {
  await trx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', viewer.userId)
    .forUpdate()
    .execute();
}

import { type Kysely, sql } from 'kysely';

/** Least profit on cost, in percent, below which a selling price needs a reason (decision 031): the company's, and a category's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table public.company
      add column margin_floor numeric(5, 2) not null default 0 check (margin_floor between 0 and 100);
    alter table categories
      add column margin_floor numeric(5, 2) check (margin_floor between 0 and 100);
    comment on column categories.margin_floor is 'null: the floor of the company';
  `.execute(db);
}

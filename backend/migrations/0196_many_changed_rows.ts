import { type Kysely, sql } from 'kysely';

/**
 * A statement that changes very many rows is noted as one ('*', since 0137). It says now of what: only the sums of that are made anew,
 * those of other documents stay. The functions of 0137, 0166 and 0176 are otherwise as they were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table changed_rows add many_of text;
    comment on column changed_rows.many_of is 'the source of which very many rows changed, of a row whose own source is *';
    do $$ declare one record; begin
      for one in select pg_get_functiondef(oid) as definition,
          substring(prosrc from 'select distinct ''([^'']+)'', changed\\.id') as source
        from pg_proc where pronamespace = 'public'::regnamespace and prosrc like '%select ''*'', 0, null from many%'
      loop
        execute replace(replace(replace(one.definition,
          '(source, id, day)', '(source, id, day, many_of)'),
          'changed.id, changed.day from', 'changed.id, changed.day, null::text from'),
          'select ''*'', 0, null from many', format('select ''*'', 0, null, %L from many', one.source));
      end loop;
    end $$`.execute(db);
}

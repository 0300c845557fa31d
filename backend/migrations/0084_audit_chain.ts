import { type Kysely, sql } from 'kysely';

/**
 * The audit trail is chained by seals. A row is listed as unsealed by the statement that writes it, so writers never wait for
 * each other; a seal then takes the listed rows that are committed, in one statement by one caller at a time (decision 032).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger audit_log_is_not_truncated before truncate on audit_log for each statement execute function refuse_change();
    create trigger stock_ledger_is_not_truncated before truncate on stock_ledger for each statement execute function refuse_change();

    create table audit_unsealed (audit_id bigint primary key);
    create table audit_seals (
      seal_id bigint primary key,
      sealed_at timestamptz not null default clock_timestamp(),
      audit_ids int8multirange not null,
      row_count integer not null,
      hash bytea not null check (length(hash) = 32)
    );
    comment on column audit_seals.hash is 'SHA-256 of the seal before and of the digest of its rows';
    create trigger audit_seals_are_append_only before update or delete on audit_seals for each row execute function refuse_change();
    create trigger audit_seals_are_not_truncated before truncate on audit_seals for each statement execute function refuse_change();
    insert into audit_unsealed select audit_id from audit_log;

    create function list_unsealed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin insert into audit_unsealed select audit_id from added; return null; end $$;
    create trigger audit_log_is_sealed after insert on audit_log referencing new table as added
      for each statement execute function list_unsealed();

    create function audit_row_text(a audit_log) returns text stable language sql set search_path = public, pg_temp as $$
      select jsonb_build_array(a.audit_id, (extract(epoch from a.created_at) * 1000000)::bigint, a.user_id, a.entity, a.entity_id,
        a.action, a.from_status, a.to_status, a.changes, a.remarks, a.request_id)::text $$;

    create function seal_audit_log(most integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      ids bigint[];
      digest bytea;
      last audit_seals;
    begin
      if not pg_try_advisory_xact_lock(7301) then return 0; end if;
      with taken as (
        delete from audit_unsealed where audit_id in (select audit_id from audit_unsealed order by audit_id limit most) returning audit_id
      ) select array_agg(audit_id order by audit_id) into ids from taken;
      if ids is null then return 0; end if;
      select sha256(convert_to(string_agg(audit_row_text(a), E'\n' order by a.audit_id), 'UTF8')) into digest
        from audit_log a where a.audit_id = any(ids);
      select * into last from audit_seals order by seal_id desc limit 1;
      insert into audit_seals (seal_id, audit_ids, row_count, hash)
        select coalesce(last.seal_id, 0) + 1, range_agg(int8range(id, id, '[]')), cardinality(ids), sha256(coalesce(last.hash, '') || digest)
        from unnest(ids) id;
      return cardinality(ids);
    end $$;
    revoke execute on function seal_audit_log(integer) from public;
  `.execute(db);
}

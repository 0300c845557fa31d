import { type Kysely, sql } from 'kysely';

/**
 * Reference numbers of transfers are unique over all customers and sellers. Of old rows with the same number the first
 * has it; the others stay as they are, without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments add bank_reference text check (length(bank_reference) between 1 and 50);
    comment on column payments.bank_reference is 'reference_number of a bank transfer or UPI payment, in capitals without spaces; empty for other modes and for doubled numbers of before';
    update payments p set bank_reference = first.reference
      from (
        select distinct on (direction, reference) payment_id, reference
        from payments, lateral (select upper(regexp_replace(reference_number, '\\s', '', 'g')) as reference) r
        where payment_mode in ('BANK_TRANSFER', 'UPI') and status not in ('REJECTED', 'VOID')
        order by direction, reference, payment_id
      ) first
      where first.payment_id = p.payment_id;
    create unique index payments_bank_reference on payments (direction, bank_reference)
      where bank_reference is not null and status not in ('REJECTED', 'VOID');
  `.execute(db);
}

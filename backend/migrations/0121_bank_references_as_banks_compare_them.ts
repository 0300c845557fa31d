import { type Kysely, sql } from 'kysely';

/**
 * Reference numbers of transfers lose signs and invisible characters, by which one number was booked twice. Of old rows with the same
 * number the first keeps it; the others stay without. Unpaid receipts of ended invoices are for the order alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    comment on column payments.bank_reference is 'reference_number of a bank transfer or UPI payment: its letters A to Z in capitals and its digits; empty for other modes and for doubled numbers of before';
    drop index payments_bank_reference;
    update payments p set bank_reference = first.reference
      from (
        select a.payment_id, f.reference
        from payments a
        left join (
          select distinct on (direction, reference) payment_id, reference
          from payments, lateral (
            select left(regexp_replace(upper(normalize(reference_number, NFKC)), '[^A-Z0-9]', '', 'g'), 50) as reference) r
          where payment_mode in ('BANK_TRANSFER', 'UPI') and status not in ('REJECTED', 'VOID') and reference <> ''
          order by direction, reference, payment_id
        ) f using (payment_id)
        where a.bank_reference is not null and a.status not in ('REJECTED', 'VOID')
      ) first
      where first.payment_id = p.payment_id and p.bank_reference is distinct from first.reference;
    create unique index payments_bank_reference on payments (direction, bank_reference)
      where bank_reference is not null and status not in ('REJECTED', 'VOID');
    update payments p set invoice_id = null
      from invoices i
      where i.invoice_id = p.invoice_id and i.status in ('CANCELLED', 'VOID') and p.status in ('PENDING', 'APPROVED');
  `.execute(db);
}

import type { Insertable } from 'kysely';
import type { Database, Tables } from '../src/core/data/database.ts';
import { dayFromToday } from '../src/core/data/days.ts';

type Kind = 'INVOICE' | 'BILL' | 'CUSTOMER_ADVANCE' | 'VENDOR_ADVANCE';
let next = 0;

/** Adds a document of old books that end ten days ago, due five days ago; answers its id. */
export async function addOpening(
  db: Database,
  kind: Kind,
  party: { tenant_id: number } | { seller_id: number },
  values: Partial<Insertable<Tables['opening_documents']>> = {},
): Promise<number> {
  const isAdvance = kind.endsWith('ADVANCE');
  const { opening_id } = await db
    .insertInto('opening_documents')
    .values({
      kind,
      ...party,
      number: `OLD/${++next}`,
      document_date: dayFromToday(-35),
      due_date: isAdvance ? null : dayFromToday(-5),
      total: '1000.00',
      amount: '600.00',
      as_of: dayFromToday(-10),
      payment_mode: isAdvance ? 'BANK_TRANSFER' : null,
      created_by: 1,
      ...values,
    })
    .returning('opening_id')
    .executeTakeFirstOrThrow();
  return opening_id;
}

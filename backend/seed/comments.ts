import { sql } from 'kysely';
import type { Trx } from '../src/core/data/database.ts';
import type { FileStore } from '../src/documents/fileStore.ts';
import { type Calendar, DAY, iso } from './calendar.ts';
import { Random } from './random.ts';
import { insertRows } from './rows.ts';
import { sheet } from './scan.ts';

/** Viewer of all records, who moderates comments. */
const MANAGER = 2;
const OF_EACH = 6;
const PDF = 'application/pdf';

type Kind = 'RFQ' | 'QUOTATION' | 'ORDER' | 'SELLER' | 'TENANT' | 'PRODUCT';
interface Subject {
  id: number;
  name: string;
  person: number;
  since: number;
}

/**
 * Comment, answer and attachment: the first comment by the person in charge of the record, the
 * answer by the manager.
 */
const TEXTS: Record<Kind, { said: [string, string][]; document?: string }> = {
  RFQ: {
    said: [
      [
        'Customer wants the same shade as the last lot. Can we hold a sample back?',
        'Yes, the vendor keeps one roll aside until Friday.',
      ],
      [
        'They asked for delivery in two lots.',
        'Price it for the full quantity, the second lot goes with the weekly truck.',
      ],
    ],
  },
  QUOTATION: {
    said: [
      [
        'Purchase head is back on Monday, please do not recall before.',
        'Fine. Keep the validity in mind.',
      ],
      ['Asked for 2 % more on the towels.', 'Not below our floor. Offer free delivery instead.'],
    ],
    document: 'Signed quotation',
  },
  ORDER: {
    said: [
      ['Gate closes at 4 pm, the driver must call ahead.', 'Noted on the challan.'],
      ['Their store keeper changed, new number is with accounts.', 'Thanks, updated.'],
    ],
    document: 'Customer purchase order',
  },
  SELLER: {
    said: [
      [
        'New weaving unit visited. Capacity is twice of last year.',
        'Then let us move the bath linen there.',
      ],
    ],
    document: 'Rate agreement',
  },
  TENANT: {
    said: [['Prefers one invoice a month for all properties.', 'Agreed with accounts from April.']],
    document: 'GST certificate',
  },
  PRODUCT: {
    said: [
      [
        'Lab report on colour fastness is in the documents.',
        'Good, share it with the hotel chains.',
      ],
    ],
    document: 'Lab report',
  },
};

/** The newest documents, and the masters that the lists show first. */
const SUBJECTS: Record<
  Kind,
  ReturnType<typeof sql<{ id: number; name: string; person: number | null; since: string | null }>>
> = {
  RFQ: sql`select request_id as id, 'Quote request ' || request_id as name, sales_person as person, created_at as since
    from rfqs order by created_at desc, request_id desc limit ${OF_EACH}`,
  QUOTATION: sql`select quotation_id as id, 'Quotation ' || quotation_id as name, sales_person as person, created_at as since
    from quotations order by created_at desc, quotation_id desc limit ${OF_EACH}`,
  ORDER: sql`select order_id as id, 'Order ' || order_number as name, sales_person as person, created_at as since
    from orders order by created_at desc, order_id desc limit ${OF_EACH}`,
  SELLER: sql`select seller_id as id, seller_name as name, source_person as person, created_at as since
    from sellers order by seller_name collate "und-x-icu", seller_id limit ${OF_EACH}`,
  TENANT: sql`select tenant_id as id, tenant_name as name, sales_person as person, created_at as since
    from tenants order by tenant_name collate "und-x-icu", tenant_id limit ${OF_EACH}`,
  PRODUCT: sql`select product_id as id, product_name as name, created_by as person, created_at as since
    from products order by product_id desc limit ${OF_EACH}`,
};

async function subjectsOf(trx: Trx, kind: Kind): Promise<Subject[]> {
  const { rows } = await SUBJECTS[kind].execute(trx);
  return rows.map(({ person, since, ...row }) => ({
    ...row,
    person: person ?? 1,
    since: Date.parse(since ?? ''),
  }));
}

/** Adds comments and attachments to documents and masters. */
export async function seedComments(trx: Trx, store: FileStore, calendar: Calendar): Promise<void> {
  const random = new Random('talk');
  const comments: object[] = [];
  const [files, documents]: [object[], object[]] = [[], []];
  for (const kind of Object.keys(TEXTS) as Kind[]) {
    const { said, document } = TEXTS[kind];
    for (const { id, name, person, since } of await subjectsOf(trx, kind)) {
      // masters are years old, their talk is of the last months
      let at = calendar.later(random, Math.max(since, calendar.midnight - 90 * DAY), 1, 48);
      for (const [by, words] of random.pick(said).entries()) {
        const written = {
          entity_name: kind,
          entity_id: id,
          comments: words,
          created_by: by ? MANAGER : person,
          created_at: iso(at),
        };
        comments.push(written);
        at = calendar.later(random, at, 1, 20);
      }
      if (!document) continue;
      const [uuid, bytes] = [random.uuid(), await sheet(document, name)];
      await store.put(uuid, bytes, PDF);
      const owner = { entity_name: kind, entity_id: id, created_at: iso(at) };
      const file = {
        uuid,
        file_name: `${uuid}.pdf`,
        content_type: PDF,
        byte_size: bytes.length,
        original_name: `${document}.pdf`,
      };
      files.push({ ...file, ...owner, uploaded_by: person, attached_at: iso(at) });
      documents.push({ ...owner, file_uuid: uuid, file_name: document, created_by: person });
    }
  }
  await insertRows(trx, 'files', files);
  await insertRows(trx, 'documents', documents);
  await insertRows(trx, 'comments', comments);
}

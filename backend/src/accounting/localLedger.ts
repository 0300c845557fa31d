import { isLocalId, LOCAL_ID_PREFIX } from '@munim/schema/accounting/accounting.rules.ts';
import { sumOf } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import type { Database } from '../core/data/database.ts';
import { type Ledger, type LedgerDocument, type LedgerEntry, LedgerError } from './ledger.ts';

/**
 * Refuses what an accounting service would: a document needs a number, lines and sums that add up.
 */
function refuseInvalid({
  number,
  lines,
  sub_total,
  tax_total,
  round_off,
  total,
}: LedgerDocument): void {
  if (!number) throw new LedgerError('The document has no number', true);
  if (!lines.length) throw new LedgerError('The document has no lines', true);
  const adds =
    sumOf([...lines.map((line) => line.total), round_off]) === total &&
    sumOf([sub_total, tax_total, round_off]) === total;
  if (!adds) throw new LedgerError('The document does not add up', true);
}

type StoredDocument = Pick<LedgerDocument, 'number' | 'date' | 'due_date' | 'total'>;
const toEntry = ({
  document_id: id,
  document,
}: {
  document_id: string;
  document: unknown;
}): LedgerEntry => {
  const { number, date, due_date, total } = document as StoredDocument;
  return { id, number, date, due_date: due_date ?? '', total };
};

/**
 * Used where no accounting service is configured: stores every valid document in a table of our
 * own.
 */
export function localLedger(db: Database): Ledger {
  const kept = () =>
    db
      .selectFrom('accounting_documents')
      .select(['document_id', 'document'])
      .where('is_void', '=', false);
  return {
    isLocal: true,
    isOwnId: isLocalId,
    async byId(_documentType, id) {
      const row = await kept().where('document_id', '=', id).executeTakeFirst();
      return row && toEntry(row);
    },
    async byReference(_documentType, reference) {
      const row = await kept().where('reference', '=', reference).executeTakeFirst();
      return row && toEntry(row);
    },
    async create(document) {
      refuseInvalid(document);
      const { reference } = document;
      const { document_id } = await db
        .insertInto('accounting_documents')
        .values({
          document_id: `${LOCAL_ID_PREFIX}${reference}`,
          reference,
          document: JSON.stringify(document),
        })
        // void until now: it lives again. The id is of the reference, and of two at once the first index is where they meet
        .onConflict((c) =>
          c
            .column('document_id')
            .doUpdateSet({ document: JSON.stringify(document), is_void: false }),
        )
        .returning('document_id')
        .executeTakeFirstOrThrow();
      return document_id;
    },
    async change(id, document) {
      refuseInvalid(document);
      await db
        .updateTable('accounting_documents')
        .set({ document: JSON.stringify(document) })
        .where('document_id', '=', id)
        .execute();
    },
    async makeVoid(_documentType, id) {
      await db
        .updateTable('accounting_documents')
        .set({ is_void: sql`true` })
        .where('document_id', '=', id)
        .execute();
    },
  };
}

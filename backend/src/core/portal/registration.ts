import {
  type DocumentWord,
  type IrnRegistration,
  MOST_QR_CHARACTERS,
  type Registration,
} from '@munim/schema/invoices/invoiceRegistration.rules.ts';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Trx } from '../data/database.ts';
import { badField } from '../http/errors.ts';
import { Maybe, Nullable, Text } from '../http/shapes.ts';

/** Columns of what the e-invoice portal answered, by the names of the rules. */
export const IRN_COLUMNS = {
  irn: 'irn',
  ackNumber: 'ack_number',
  ackAt: 'ack_at',
  signedQr: 'signed_qr',
} as const satisfies Record<keyof IrnRegistration, string>;

/** The same of the e-way bill portal; these stand on the challan. */
export const E_WAY_COLUMNS = {
  ewayBillNumber: 'e_way_bill_number',
  ewayBillAt: 'e_way_bill_at',
  ewayBillValidUntil: 'e_way_bill_valid_until',
} as const;

/** Moment with its offset from UTC, so that it is unambiguous. */
export const MomentInput = Type.String({
  pattern: '^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$',
});

/** Fields of a request that keeps the answer of the e-invoice portal. */
export const IRN_FIELDS = {
  irn: Maybe(Nullable(Text(64))),
  ack_number: Maybe(Nullable(Text(20))),
  ack_at: Maybe(Nullable(MomentInput)),
  signed_qr: Maybe(Nullable(Text(MOST_QR_CHARACTERS))),
};

/** One instant in one spelling, so that the same moment again is no change. */
const sameSpelling = (field: string, text: string | null): string | null =>
  text !== null && field.match(/At$|Until$/) && !Number.isNaN(Date.parse(text))
    ? new Date(text).toISOString()
    : text;

type Values = Record<string, unknown>;

/** The registration after a request: the fields that it names, else the stored ones. */
export function registrationAfter<Field extends keyof Registration>(
  columns: Record<Field, string>,
  stored: Values,
  body: Values,
): Record<Field, string | null> {
  const valueOf = (field: Field): string | null => {
    const column = columns[field];
    const given = body[column] as string | null | undefined;
    const text = given === undefined ? (stored[column] as string | null) : given?.trim() || null;
    return sameSpelling(field, text);
  };
  const fields = Object.keys(columns) as Field[];
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<
    Field,
    string | null
  >;
}

/** Columns with their values, by the names of the columns. */
export const columnsOf = <Field extends string>(
  columns: Record<Field, string>,
  values: NoInfer<Record<Field, string | null>>,
): Record<string, string | null> =>
  Object.fromEntries(
    (Object.keys(columns) as Field[]).map((field) => [columns[field], values[field]]),
  );

/** Refuses an IRN that a document of the other kind has; the unique index of its own table guards each kind. */
export async function refuseIrnOfOther(
  trx: Trx,
  irn: string | null,
  other: DocumentWord,
): Promise<void> {
  if (irn === null) return;
  const table = other === 'invoice' ? 'invoices' : 'credit_notes';
  const { rows } = await sql`select from ${sql.table(table)} where irn = ${irn}`.execute(trx);
  if (rows.length)
    throw badField(
      'irn',
      other === 'invoice' ? 'An invoice has this IRN' : 'A credit note has this IRN',
    );
}

/** First key of the advisory lock on one acknowledgement number; the second is its hash. */
const ACK_LOCK = 7209;

/**
 * Refuses an acknowledgement number that another document has: the portal gives each IRN its own. The document and its
 * IRN are written already, so that an IRN that is taken is named first.
 */
export async function refuseTakenAck(
  trx: Trx,
  ackNumber: string | null,
  own: { kind: DocumentWord; id: number },
): Promise<void> {
  if (ackNumber === null) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(ACK_LOCK)}, hashtext(${ackNumber}))`.execute(
    trx,
  );
  const { rows } = await sql<{ name: string }>`
    select 'invoice ' || invoice_number as name from invoices
      where ack_number = ${ackNumber} and not (${own.kind === 'invoice'} and invoice_id = ${own.id})
    union all select 'credit note ' || creditnote_number from credit_notes
      where ack_number = ${ackNumber} and not (${own.kind === 'credit note'} and creditnote_id = ${own.id})
    limit 1`.execute(trx);
  const [other] = rows;
  if (other)
    throw badField(
      'ack_number',
      `Acknowledgement number ${ackNumber} is on ${other.name}: each IRN has its own`,
    );
}

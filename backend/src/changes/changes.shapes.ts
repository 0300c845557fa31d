import type { ChangedKind } from '@munim/schema/generated/types.ts';
import { type Static, Type } from 'typebox';
import { Id, ListOf, Maybe, Nullable, OneOf, Shape } from '../core/http/shapes.ts';

export const CHANGED_KINDS = [
  'RFQ',
  'QUOTATION',
  'SAMPLE_REQUEST',
  'ORDER',
  'PURCHASE_ORDER',
  'DELIVERY_POINT',
  'PAYMENT',
  'OPENING',
  'BILL',
  'INVOICE',
  'CREDIT_NOTE',
  'EXPENSE',
  'DELIVERY_CHALLAN',
  'SHIPMENT',
  'ORGANISATION',
  'TENANT',
  'USER',
  'CATEGORY',
  'PRODUCT',
  'SKU',
  'OFFER',
  'CONTRACT_PRICE',
  'SELLER',
  'SELLER_LEAD',
  'TRANSPORTER',
  'WAREHOUSE',
  'BLOG',
  'BILLING_REGISTRATION',
  'BOOKS',
  'COMPANY',
] as const satisfies ChangedKind[];

/** Digits of a number, or of the first and the last of a range. */
const NUMBERS = '^[1-9][0-9]{0,14}(-[1-9][0-9]{0,14})?$';

/** The numbers of notifications, the number up to which the caller was told, or both; neither asks for the present number. */
export const ChangesQuery = Shape({
  numbers: Maybe(ListOf(Type.String({ pattern: NUMBERS }))),
  after: Maybe(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
});
export type ChangesQuery = Static<typeof ChangesQuery>;

export const RecordChange = Type.Object({
  kind: OneOf<ChangedKind>(...CHANGED_KINDS),
  id: Nullable(Id),
  key: Nullable(Type.String()),
  request_id: Nullable(Type.String()),
});
export type RecordChange = Static<typeof RecordChange>;

export const Changes = {
  data: Type.Array(RecordChange),
  number: Type.Integer({
    minimum: 0,
    description: 'Sent as `after`, the next call tells what was committed since.',
  }),
  complete: Type.Boolean({
    description:
      'False when there were more than can be told, or the number is not of this database.',
  }),
};
export interface Changes {
  data: RecordChange[];
  number: number;
  complete: boolean;
}

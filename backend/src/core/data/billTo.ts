import { type RawBuilder, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { Id, Nullable } from '../http/shapes.ts';

const MaybeText = Nullable(Type.String());

/** Registered address; empty together while it is not known, except that a GST number tells the state. */
export const RegisteredPlace = {
  address1: MaybeText,
  address2: MaybeText,
  address3: MaybeText,
  city: MaybeText,
  state: MaybeText,
  state_code: Nullable(Type.String({ description: 'GST state code.' })),
  postal_code: MaybeText,
};

/** Who a document bills, as "Bill to" prints it; without a registration the customer and its first address. */
export const BillTo = Type.Object({
  billing_registration_id: Nullable(Id),
  legal_name: Type.String(),
  gst_no: MaybeText,
  ...RegisteredPlace,
});
export type BillTo = Static<typeof BillTo>;

/** The registered address from a row with these columns under the alias. */
const placeFacts = (alias: string): RawBuilder<unknown> =>
  sql.join(
    Object.keys(RegisteredPlace).map(
      (column) => sql`${sql.lit(column)}, ${sql.ref(`${alias}.${column}`)}`,
    ),
  );

interface Document {
  /** Id on the document; null where nobody chose. */
  chosen: RawBuilder<unknown>;
  /** GST state code of the place that the goods go to. */
  stateCode: RawBuilder<unknown>;
}

/**
 * Who is billed, over tenants as t: the registration that was chosen, else the customer's own, else
 * its organisation's of the state that the goods go to, else its principal one. Without any, the
 * customer at its first address.
 */
export const billTo = ({ chosen, stateCode }: Document): RawBuilder<BillTo> => sql<BillTo>`coalesce(
  (select json_build_object('billing_registration_id', r.billing_registration_id, 'legal_name', r.legal_name,
      'gst_no', r.gst_no, ${placeFacts('r')})
    from billing_registrations r
    where r.billing_registration_id = ${chosen} or (r.is_active and (r.tenant_id = t.tenant_id or r.org_id = t.org_id))
    order by r.billing_registration_id is not distinct from ${chosen} desc, r.tenant_id is not null desc,
      r.state_code is not distinct from ${stateCode} desc, r.is_principal desc
    limit 1),
  (select json_build_object('billing_registration_id', null, 'legal_name', t.tenant_name, 'gst_no', null, ${placeFacts('f')})
    from (select) as always left join lateral (select * from addresses a where a.entity_type = 'TENANT' and a.entity_id = t.tenant_id
      order by a.address_id limit 1) f on true))`;

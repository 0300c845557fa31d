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

/** Kind of a registration: supplies to a special economic zone bear IGST whatever the states. */
export const RegistrationKind = Type.Union([Type.Literal('REGULAR'), Type.Literal('SEZ')]);

/** "Bill to" of a document; without a registration the customer and its first address. */
export const BillTo = Type.Object({
  billing_registration_id: Nullable(Id),
  legal_name: Type.String(),
  gst_no: MaybeText,
  kind: RegistrationKind,
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

export interface Billing {
  /** Id on the document; null where nobody chose. */
  chosen: RawBuilder<unknown>;
  /** True when a user chose the customer itself in place of its organisation. */
  itself: RawBuilder<unknown>;
  /** GST state code of the place that the goods go to. */
  stateCode: RawBuilder<unknown>;
}

/** Registration that is billed, over tenants as t; no row for the customer itself, and while nobody knows. */
const billedRows = ({ chosen, itself, stateCode }: Billing) => sql`(
  select r.* from billing_registrations r
  where r.billing_registration_id = ${chosen} or (${chosen}::bigint is null and r.is_active and (r.tenant_id = t.tenant_id
    or (r.org_id = t.org_id and not ${itself} and r.state_code = ${stateCode} and not exists (select from billing_registrations o
      where o.org_id = r.org_id and o.is_active and o.state_code = r.state_code and o.billing_registration_id <> r.billing_registration_id))))
  order by r.tenant_id is not null desc limit 1)`;

/**
 * True when a user has to choose, beside the rows b that are billed: the organisation has
 * registrations, and neither choice nor place decides which.
 */
const isUndecided = ({
  itself,
}: Billing) => sql`(b.billing_registration_id is null and not ${itself}
  and exists (select from billing_registrations r where r.org_id = t.org_id and r.is_active))`;

/** Inputs of the place of supply (`placeOfSupply` of the schema), over tenants as t. */
export const billedForTax = (billing: Billing) => sql<{
  isUndecided: boolean;
  gstNumber: string | null;
  stateCode: string | null;
  kind: 'REGULAR' | 'SEZ' | null;
}>`(select json_build_object('isUndecided', ${isUndecided(billing)}, 'gstNumber', b.gst_no, 'stateCode', b.state_code, 'kind', b.kind)
  from (select) as always left join ${billedRows(billing)} b on true)`;

/**
 * Bill-to, over tenants as t: the registration that was chosen, else the customer's own, else the
 * only one of its organisation in the state that the goods go to. Where the organisation has none
 * there, or several, a user has to choose: null until then. Without any registration it is the
 * customer at its first address.
 */
export const billTo = (billing: Billing): RawBuilder<BillTo | null> => sql<BillTo | null>`(select
  case when b.billing_registration_id is not null then json_build_object('billing_registration_id', b.billing_registration_id,
    'legal_name', b.legal_name, 'gst_no', b.gst_no, 'kind', b.kind, ${placeFacts('b')})
  when ${isUndecided(billing)} then null
  else (select json_build_object('billing_registration_id', null, 'legal_name', t.tenant_name, 'gst_no', null, 'kind', 'REGULAR', ${placeFacts('f')})
    from (select) as always left join lateral (select * from addresses a where a.entity_type = 'TENANT' and a.entity_id = t.tenant_id
      order by a.address_id limit 1) f on true) end
  from (select) as always left join ${billedRows(billing)} b on true)`;

/** State code in the copy of an address; of an old copy by the state's name. */
export const copiedStateCode = (column: string) =>
  sql<
    string | null
  >`coalesce(${sql.ref(column)} ->> 'state_code', state_code_of(${sql.ref(column)} ->> 'state'))`;

/** "Bill to" from a copy; one from before there were kinds is of a regular registration. */
export const withKind = <T>(copy: RawBuilder<T>) =>
  sql<T>`(select case when jsonb_typeof(c.copy) = 'object' then '{"kind": "REGULAR"}'::jsonb || c.copy end
    from (select ${copy}::jsonb as copy) c)`;

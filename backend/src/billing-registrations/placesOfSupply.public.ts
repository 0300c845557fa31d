import { placeOfSupply } from '@munim/schema/billing-registrations/billing-registrations.rules.ts';
import { sql } from 'kysely';
import type { TaxPlace } from '../addresses/addresses.public.ts';
import { billedForTax } from '../core/data/billTo.ts';
import { settingsOf } from '../core/data/companyRegistrations.ts';
import type { Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { badField, type Refusal } from '../core/http/errors.ts';
import { billable } from './billing-registrations.public.ts';

/** Billed customer and registration, as stored on a document. */
export interface DocumentBilling {
  tenant_id: number;
  billing_registration_id: number | null;
  bills_customer_itself: boolean;
}

/** Billed customer, and the GST registration of the company that supplies. */
export interface DocumentParties extends DocumentBilling {
  gst_registration_id: number | null;
}

/**
 * State by which goods to an address are taxed; provisionally by the address while a user still has
 * to choose who is billed.
 */
export interface Supply extends TaxPlace {
  isUndecided: boolean;
}

/**
 * Addresses with who is billed there. Customer, organisation and addresses are shared until the lines
 * are written: a registration that is made, changed or ended meanwhile waits, and then finds them.
 */
const suppliedAddresses = (
  trx: Trx,
  { tenant_id, billing_registration_id, bills_customer_itself }: DocumentBilling,
  addressIds: readonly number[],
) =>
  trx
    .selectFrom('addresses as a')
    .innerJoin('tenants as t', (join) => join.on('t.tenant_id', '=', tenant_id))
    .innerJoin('organisations as g', 'g.org_id', 't.org_id')
    .select(['a.address_id', 'a.state', 'a.state_code'])
    .select(
      billedForTax({
        chosen: sql`${billing_registration_id}::bigint`,
        itself: sql`${bills_customer_itself}::boolean`,
        stateCode: sql.ref('a.state_code'),
      }).as('billed'),
    )
    .where('a.address_id', '=', eqAny([...new Set(addressIds)]))
    .orderBy('a.address_id')
    .forShare(['a', 't', 'g'])
    .execute();

/**
 * Shares a customer with its organisation until the end of the transaction. A document whose tax may
 * change takes them before its own row: a change of an address or a registration locks the owner first
 * and its documents after it.
 */
export const shareCustomer = (trx: Trx, tenantId: number) =>
  trx
    .selectFrom('tenants as t')
    .innerJoin('organisations as g', 'g.org_id', 't.org_id')
    .select('t.tenant_id')
    .where('t.tenant_id', '=', tenantId)
    .forShare(['t', 'g'])
    .execute();

type Supplied = Awaited<ReturnType<typeof suppliedAddresses>>[number];

function supplyAt({ state_code, billed }: Supplied, company: string): Supply | null {
  if (state_code === null) return null;
  const { isUndecided, gstNumber, stateCode, kind } = billed;
  const place = placeOfSupply({
    billed: { gstNumber, stateCode, kind },
    shipTo: state_code,
    company,
  });
  if (place.stateCode === null) return null;
  return { state_code: place.stateCode, within_state: place.withinState, isUndecided };
}

/** Places of supply by address; without those of unknown states, which only old rows have. */
export async function knownPlacesOfSupply(
  { trx, settings }: Pick<Work, 'trx' | 'settings'>,
  billing: DocumentParties,
  addressIds: readonly number[],
): Promise<Map<number, Supply>> {
  const rows = await suppliedAddresses(trx, billing, addressIds);
  const { companyStateCode } = settingsOf(settings, billing.gst_registration_id);
  return new Map(
    rows.flatMap((row) => {
      const supply = supplyAt(row, companyStateCode);
      return supply ? [[row.address_id, supply] as const] : [];
    }),
  );
}

/** Places of supply of goods that go to these addresses; refused where a state is not known. */
export async function placesOfSupply(
  { trx, settings }: Pick<Work, 'trx' | 'settings'>,
  billing: DocumentParties,
  addressIds: readonly number[],
): Promise<Map<number, Supply>> {
  const rows = await suppliedAddresses(trx, billing, addressIds);
  const { companyStateCode } = settingsOf(settings, billing.gst_registration_id);
  return new Map(
    rows.map((row) => {
      const supply = supplyAt(row, companyStateCode);
      if (supply) return [row.address_id, supply] as const;
      throw badField(
        'address_id',
        row.state_code === null
          ? `The state of the delivery address, ${row.state}, is not known: correct the address first`
          : 'The state of the billing registration is not known: correct the registration first',
      );
    }),
  );
}

/** Registrations that a message names. */
const MOST_NAMED = 8;

/** Refusal of a document while its organisation has registrations and nobody chose one of them. */
export async function nobodyChosen(trx: Trx, tenantId: number): Promise<Refusal> {
  const rows = await trx
    .selectFrom('billing_registrations as r')
    .select(['r.legal_name', 'r.gst_no', 'r.state'])
    .where('r.is_active', '=', true)
    .where(billable(tenantId))
    .orderBy('r.is_principal', 'desc')
    .orderBy('r.billing_registration_id')
    .execute();
  const { tenant_name } = await trx
    .selectFrom('tenants')
    .select('tenant_name')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const named = rows
    .slice(0, MOST_NAMED)
    .map(({ legal_name, gst_no, state }) => [legal_name, gst_no, state].filter(Boolean).join(', '));
  const more = rows.length > MOST_NAMED ? ` and ${rows.length - MOST_NAMED} more` : '';
  return badField(
    'billing_registration_id',
    `Choose who is billed: ${named.join('; ')}${more}; or ${tenant_name} itself, not registered`,
  );
}

/** Refuses a document of which one line bills nobody knows whom. */
export async function refuseUndecided(
  { trx }: Pick<Work, 'trx'>,
  { tenant_id }: Pick<DocumentBilling, 'tenant_id'>,
  places: Iterable<Supply>,
): Promise<void> {
  if ([...places].some(({ isUndecided }) => isUndecided)) throw await nobodyChosen(trx, tenant_id);
}

/** Choice in a request; what is absent stays. */
export interface BillingChange {
  billing_registration_id?: number | null | undefined;
  bills_customer_itself?: boolean | undefined;
}

type Choice = Omit<DocumentBilling, 'tenant_id'>;

/** A registration, the customer itself, or (both empty) what customer and ship-to say: each takes the place of the others. */
export function newChoice(
  { billing_registration_id: id, bills_customer_itself: itself }: BillingChange,
  before: Choice = { billing_registration_id: null, bills_customer_itself: false },
): Choice {
  if (itself && typeof id === 'number')
    throw badField(
      'bills_customer_itself',
      'Either a registration is billed or the customer itself, not both',
    );
  if (itself) return { billing_registration_id: null, bills_customer_itself: true };
  if (id !== undefined) return { billing_registration_id: id, bills_customer_itself: false };
  return itself === undefined ? before : { ...before, bills_customer_itself: false };
}

import { supplyRefusal } from '@munim/schema/warehouses/warehouses.rules.ts';
import { stateCodeOf, stateName } from '@munim/schema/shared/states.ts';
import { sql } from 'kysely';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import type { CompanyRegistration } from '../core/companySettings.ts';
import {
  registrationAt,
  registrationIn,
  registrationText,
  warehouseRegistration,
} from '../core/data/companyRegistrations.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';

/**
 * GST registration of the company that a warehouse belongs to, which decides where its goods may go
 * (docs/decisions/056).
 */
type Context = Pick<Work, 'trx' | 'settings'>;

const storedOf = (trx: Trx, warehouseId: number) =>
  trx
    .selectFrom('warehouses as w')
    .leftJoin('addresses as a', 'a.address_id', 'w.address_id')
    .select(['w.warehouse_name as name', 'w.gst_registration_id as chosen', 'a.state'])
    .select(warehouseRegistration.as('registration'))
    .where('w.warehouse_id', '=', warehouseId)
    .executeTakeFirstOrThrow();

/** Id of the registration of a warehouse that exists; null where the company has none in its state. */
export const registrationOfWarehouse = async ({ trx }: Context, warehouseId: number) =>
  (await storedOf(trx, warehouseId)).registration;

const belongsTo = (name: string, registration: CompanyRegistration) =>
  `Warehouse ${name} belongs to GST registration ${registrationText(registration)}`;

/**
 * Reason why an order of this registration is not served from a warehouse: another registration's,
 * or in a state where the company has none. Null where it is, and for a warehouse without an
 * address, whose state is unknown.
 */
export async function otherWarehouseRefusal(
  { trx, settings }: Context,
  warehouseId: number,
  id: number | null,
): Promise<string | null> {
  const { name, registration, state } = await storedOf(trx, warehouseId);
  if (registration === null) return state === null ? null : supplyRefusal({ name, state }, []);
  const own = registrationIn(settings, registration);
  const supplier = registrationIn(settings, id);
  if (own.gstin === supplier.gstin) return null;
  return `${belongsTo(name, own)}, and the order is supplied by ${registrationText(supplier)}: choose another “Supplied by” on the order, or another warehouse`;
}

/** One end of the way of goods, as a document has it. */
type End = Pick<AddressCopy, 'entity_type' | 'entity_id' | 'address_name' | 'state' | 'state_code'>;

/** Registration of an end that is a warehouse; by the state that the document has, which may be another than today's. */
export async function registrationOfEnd({ trx, settings }: Context, end: End) {
  if (end.entity_type !== 'WAREHOUSE') return undefined;
  const { chosen } = await storedOf(trx, end.entity_id);
  const state = stateName(stateCodeOf(end.state) ?? '');
  const { rows } = await sql<{
    id: number | null;
  }>`select ${registrationAt({ chosen: sql`${chosen}::bigint`, state: sql`${state}::text` })} as id`.execute(
    trx,
  );
  const id = rows[0]?.id ?? null;
  return id === null ? undefined : registrationIn(settings, id);
}

interface Ends {
  leaves: CompanyRegistration | undefined;
  arrives: CompanyRegistration | undefined;
}

export interface Way {
  from: End;
  to: End;
  /** Registration of the order or purchase order whose goods they are; undefined for goods of none. */
  document?: { id: number | null; word: 'order' | 'purchase order' } | undefined;
}

const ADVICE = {
  order: 'choose another “Supplied by” on the order, or another warehouse',
  'purchase order': 'choose a warehouse of that registration',
};

interface Judged {
  /** Reason against goods on their way from or to an own warehouse; null where they may go. */
  refusal: string | null;
  /** Registration whose goods travel: that of the order, else of the warehouse that they leave or reach, else the default one. */
  registrationId: number | null;
}

/** Registrations of one PAN are distinct persons (section 25(4) and Schedule I of the CGST Act). */
const supplyBetween = (leaves: CompanyRegistration, arrives: CompanyRegistration) =>
  `between two registrations goods are supplied with tax. Sell them by an order supplied by ${leaves.gstin} to a customer that has the GST number ${arrives.gstin}, and buy them by a purchase order into that warehouse from a vendor that has the GST number ${leaves.gstin}`;

function refusalOf(
  settings: Context['settings'],
  { from, to, document }: Way,
  { leaves, arrives }: Ends,
): string | null {
  if (from.entity_type === 'WAREHOUSE' && to.entity_type === 'TENANT' && !leaves)
    return supplyRefusal({ name: from.address_name, state: from.state }, []);
  if (leaves && arrives && leaves.gstin !== arrives.gstin)
    return `${belongsTo(from.address_name, leaves)}, and warehouse ${to.address_name} to ${registrationText(arrives)}: ${supplyBetween(leaves, arrives)}`;
  if (!document) return null;
  const own = registrationIn(settings, document.id);
  for (const [end, registration] of [
    [from, leaves],
    [to, arrives],
  ] as const)
    if (registration && registration.gstin !== own.gstin)
      return `${belongsTo(end.address_name, registration)}, and the ${document.word} is of ${registrationText(own)}: ${ADVICE[document.word]}`;
  return null;
}

/**
 * Judges whether goods may go, and in whose name. They leave for customers only where the company
 * is registered, and what came in under one registration does not go out under another: between two
 * it is a supply with tax.
 */
export async function judgeWay(work: Context, way: Way): Promise<Judged> {
  const { settings } = work;
  const ends = {
    leaves: await registrationOfEnd(work, way.from),
    arrives: await registrationOfEnd(work, way.to),
  };
  const own = ends.leaves ?? ends.arrives;
  return {
    refusal: refusalOf(settings, way, ends),
    registrationId: way.document
      ? way.document.id
      : (own?.gst_registration_id ?? settings.companyRegistrationId) || null,
  };
}

/** Reason against the way of goods whose registration is known. */
export const wayRefusal = async (work: Context, way: Way): Promise<string | null> =>
  (await judgeWay(work, way)).refusal;

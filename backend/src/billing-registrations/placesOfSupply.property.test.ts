import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  billedOf,
  placeOfSupply,
} from '@munim/schema/billing-registrations/billing-registrations.rules.ts';
import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import { stateCodeOf } from '@munim/schema/shared/states.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestApp, TEST_SECRETS, type TestApp } from '../../testing/testApp.ts';
import { runsOf } from '../../testing/testDepth.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { billTo } from '../core/data/billTo.ts';
import type { Trx } from '../core/data/database.ts';
import { readSettings } from '../core/settings.ts';
import { type DocumentParties, placesOfSupply } from './placesOfSupply.public.ts';

let app: TestApp;
let tenant_id: number;
let org_id: number;
beforeAll(async () => {
  app = await createTestApp();
  const masters = testMasters(app.db);
  org_id = await masters.organisation();
  tenant_id = await masters.tenant({ org_id });
});
afterAll(() => app.close());

/** Few states, so that they are often the same. */
const STATES = ['Karnataka', 'Kerala', 'Goa'] as const;
const PINS = { Karnataka: '560001', Kerala: '682001', Goa: '403001' } as const;
const state = fc.constantFrom(...STATES);
type State = (typeof STATES)[number];

interface Registration {
  state: State;
  isRegistered: boolean;
  isSez: boolean;
}
const registration = fc.record({ state, isRegistered: fc.boolean(), isSez: fc.boolean() });
const world = fc.record({
  home: state,
  shipTo: state,
  own: fc.option(registration),
  ofOrganisation: fc.array(registration, { maxLength: 3 }),
  /** Place in the list of registrations, the customer itself, or nobody chose. */
  choice: fc.oneof(fc.constant('none'), fc.constant('itself'), fc.nat({ max: 3 })),
});

/** A GST number of the state; each of the organisation has another. */
function gstinOf({ state: name }: Registration, index: number): string {
  const first = `${stateCodeOf(name)}AAACR505${index}K1Z`;
  return first + gstinCheckCharacter(first);
}

async function insert(trx: Trx, one: Registration, index: number, owner: object): Promise<number> {
  const gst_no = one.isRegistered ? gstinOf(one, index) : null;
  const { billing_registration_id } = await trx
    .insertInto('billing_registrations')
    .values({
      ...owner,
      legal_name: `Name ${index}`,
      gst_no,
      kind: one.isSez && gst_no ? 'SEZ' : 'REGULAR',
      address1: 'Road',
      city: 'Town',
      state: one.state,
      postal_code: PINS[one.state],
    })
    .returning('billing_registration_id')
    .executeTakeFirstOrThrow();
  return billing_registration_id;
}

class RolledBack extends Error {}

test('the server, its "Bill to" and the console’s preview agree on who is billed and where it is taxed', async () => {
  const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x' });
  await fc.assert(
    fc.asyncProperty(world, async ({ home, shipTo, own, ofOrganisation, choice }) => {
      const attempt = app.db.transaction().execute(async (trx) => {
        const ids: number[] = [];
        const all = [...(own ? [own] : []), ...ofOrganisation];
        for (const [index, one] of all.entries())
          ids.push(await insert(trx, one, index, own && index === 0 ? { tenant_id } : { org_id }));
        const chosen = typeof choice === 'number' ? (ids[choice] ?? null) : null;
        const billing: DocumentParties = {
          tenant_id,
          gst_registration_id: 2,
          billing_registration_id: chosen,
          bills_customer_itself: choice === 'itself',
        };
        const { address_id } = await trx
          .insertInto('addresses')
          .values({
            entity_type: 'TENANT',
            entity_id: tenant_id,
            address1: 'Road',
            city: 'Town',
            state: shipTo,
            postal_code: PINS[shipTo],
          })
          .returning('address_id')
          .executeTakeFirstOrThrow();
        const company = stateCodeOf(home) ?? '';
        // differs from the default registration: the document's decides
        const [first] = settings.companyRegistrations;
        const companyRegistrations = [
          { ...first!, gst_registration_id: 1 },
          { ...first!, gst_registration_id: 2, is_default: false, state: home },
        ];
        const context = { trx, settings: { ...settings, companyVersion: 1, companyRegistrations } };
        const place = (await placesOfSupply(context, billing, [address_id])).get(address_id);
        const billTos = await trx
          .selectFrom('tenants as t')
          .select(
            billTo({
              chosen: sql`${chosen}::bigint`,
              itself: sql`${billing.bills_customer_itself}::boolean`,
              stateCode: sql`${stateCodeOf(shipTo)}::text`,
            }).as('bill_to'),
          )
          .where('t.tenant_id', '=', tenant_id)
          .executeTakeFirstOrThrow();

        // the rule in words: the chosen one, the customer's own, the only one of the organisation there
        const there = ofOrganisation.filter((one) => one.state === shipTo);
        const byDefault = own ?? (choice !== 'itself' && there.length === 1 ? there[0] : undefined);
        const billed = chosen === null ? byDefault : all[ids.indexOf(chosen)];
        const isUndecided = !billed && choice !== 'itself' && ofOrganisation.length > 0;
        const supplied = billed?.isRegistered ? billed.state : shipTo;
        const isToZone = Boolean(billed?.isRegistered && billed.isSez);
        expect(place).toEqual({
          state_code: stateCodeOf(supplied),
          within_state: supplied === home && !isToZone,
          isUndecided,
        });
        expect(billTos.bill_to?.billing_registration_id).toBe(
          isUndecided ? undefined : billed ? ids[all.indexOf(billed)] : null,
        );

        const previewed = billedOf(
          all.map((one, index) => ({
            id: String(ids[index]),
            customerId: own && index === 0 ? String(tenant_id) : null,
            gstNumber: one.isRegistered ? gstinOf(one, index) : null,
            stateCode: stateCodeOf(one.state),
            kind: one.isSez && one.isRegistered ? 'SEZ' : 'REGULAR',
          })),
          {
            registrationId: chosen === null ? null : String(chosen),
            customerItself: choice === 'itself',
          },
          stateCodeOf(shipTo),
        );
        expect(previewed === 'UNDECIDED').toBe(isUndecided);
        expect(
          placeOfSupply({
            billed: typeof previewed === 'string' ? null : previewed,
            shipTo: stateCodeOf(shipTo),
            company,
          }),
        ).toEqual({ stateCode: place?.state_code, withinState: place?.within_state });
        throw new RolledBack();
      });
      await attempt.catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
    }),
    { numRuns: runsOf('SUPPLY_RUNS', { short: 80, deep: 2_000 }) },
  );
}, 120_000);

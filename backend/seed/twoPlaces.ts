import { sql } from 'kysely';
import type { Trx } from '../src/core/data/database.ts';
import { single } from '../src/core/data/rows.ts';
import { DAY, iso } from './calendar.ts';
import { COMPANY_STATE, type DemoDocuments } from './demoDocuments.ts';
import type { Customer, Place } from './market.ts';
import { order } from './orders.ts';
import { confirm, createRfq, price, quote } from './quoting.ts';
import { required } from './random.ts';

const DAYS_AGO = 4;
const FAR = { city: 'Udhagamandalam', state: 'Tamil Nadu', postal_code: '643001' };

/** An address of the customer in another state. */
async function farAddress(trx: Trx, demo: DemoDocuments, { tenantId }: Customer): Promise<Place> {
  const made = await trx
    .insertInto('addresses')
    .values({
      ...FAR,
      entity_type: 'TENANT',
      entity_id: tenantId,
      address1: 'Hill House, Charing Cross Road',
      created_at: iso(demo.calendar.midnight - 30 * DAY),
    })
    .returning(['address_id as id', 'state', 'state_code'])
    .execute();
  const { state_code, ...place } = single(made);
  return { ...place, stateCode: state_code ?? '' };
}

function orderTo(demo: DemoDocuments, customer: Customer, places: readonly Place[]): void {
  const { random, calendar } = demo;
  const rfqs = createRfq(demo, {
    customer,
    skus: random.some(demo.market.skus, places.length),
    at: calendar.workingHour(random, DAYS_AGO),
  });
  for (const [i, rfq] of rfqs.entries()) rfq.address = required(places[i]);
  let { at } = required(rfqs.at(-1));
  const next = () => (at = calendar.later(random, at + 10, 2, 20));
  for (const rfq of rfqs) price(demo, rfq, next());
  const quotation = quote(demo, rfqs, next(), true);
  confirm(demo, quotation, next());
  order(demo, quotation, next(), 'CONFIRMED');
}

/** Two open orders of a customer that is not registered, with places in two states: one to both, one whose place was in the company's state when it was sold. */
export async function twoPlacesOrders(trx: Trx, demo: DemoDocuments): Promise<void> {
  const customer = required(
    demo.market.customers.find((one) => one.addresses.some(({ state }) => state === COMPANY_STATE)),
  );
  // a GST number of the customer would be the place of supply, wherever the goods go
  const { tenantId } = customer;
  await trx.deleteFrom('billing_registrations').where('tenant_id', '=', tenantId).execute();
  await trx
    .updateTable('tenants')
    .set({ gst_no: null })
    .where('tenant_id', '=', tenantId)
    .execute();
  const near = required(customer.addresses.find(({ state }) => state === COMPANY_STATE));
  const far = await farAddress(trx, demo, customer);
  orderTo(demo, customer, [near, far]);
  orderTo(demo, customer, [far, far]);
}

/** The order that goes to the other state alone was taxed anew when its address moved. */
export async function markTaxesRecalculated(trx: Trx, demo: DemoDocuments): Promise<void> {
  const { rows } = await sql<{ order_id: number; line_number: number; at: string }>`
    update order_lines l set taxed_before = '29', taxed_anew_at = o.created_at + interval '1 hour'
      from orders o where o.order_id = l.order_id and o.address_id in (select address_id from addresses where address1 = 'Hill House, Charing Cross Road')
      returning o.order_id, l.line_number, l.taxed_anew_at as at`.execute(trx);
  const changes = rows.map(({ line_number }) => [
    `line ${line_number} state`,
    { from: COMPANY_STATE, to: FAR.state },
  ]);
  const { order_id, at } = required(rows[0]);
  await trx
    .insertInto('audit_log')
    .values({
      created_at: at,
      user_id: demo.market.manager,
      entity: 'ORDER',
      entity_id: order_id,
      action: 'TAX',
      from_status: 'CONFIRMED',
      to_status: 'CONFIRMED',
      changes: JSON.stringify(Object.fromEntries(changes)),
    })
    .execute();
}

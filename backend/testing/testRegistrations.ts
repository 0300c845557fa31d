import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from './testCompany.ts';
import type { Logistics } from './testLogistics.ts';
import { adjust } from './testStock.ts';

const COMPANY_PAN = 'AAACM4154Q';
export const gstinOf = (state: string, pan = COMPANY_PAN) => {
  const first14 = `${state}${pan}1Z`;
  return first14 + gstinCheckCharacter(first14);
};

export const KERALA = {
  gstin: gstinOf('32'),
  state: 'Kerala',
  address1: '9 Market Road',
  city: 'Kochi',
  postal_code: '682001',
};

/** Registrations of the company by the service's API. */
export function testRegistrations({ test }: Logistics) {
  const read = async () => (await call(test, Role.TOP_ADMIN, 'GET', '/company')).body.data;
  const change = async (path: string, fields: object) =>
    call(test, Role.TOP_ADMIN, 'POST', `/company/registration${path}`, {
      version: (await read()).version,
      ...fields,
    });
  const idOf = async (gstin: string): Promise<number> =>
    (await read()).registrations.find((one: { gstin: string }) => one.gstin === gstin)
      .gst_registration_id;
  return { read, change, idOf };
}

/** A second registration, in Kerala, with a warehouse there that has stock of the managed SKU. */
export async function addKerala(company: Logistics) {
  const { test } = company;
  const { change, idOf } = testRegistrations(company);
  await change('', KERALA);
  const { state, city, postal_code } = KERALA;
  const made = await call(test, Role.TOP_ADMIN, 'POST', '/warehouse', {
    warehouse_name: 'Kochi port',
    address: { address1: '2 Willingdon Island', city, state, postal_code },
  });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const { warehouse_id: warehouseId, address } = made.body.warehouse;
  await adjust(test, { warehouseId, skuId: company.company.skuId, quantity: 1000 });
  return {
    registrationId: await idOf(KERALA.gstin),
    homeId: await idOf(gstinOf('29')),
    warehouse: made.body.warehouse,
    warehouseId: warehouseId as number,
    warehouseAddressId: address.address_id as number,
  };
}

import { Type } from 'typebox';
import { requiresAny, signedInOrToken } from '../core/access/access.ts';
import { AddressDetails } from '../core/data/embeds.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts, Declared } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { listAddresses } from './addresses.service.ts';
import {
  AddressChange,
  AddressQuery,
  NewAddress,
  PincodeQuery,
  District,
} from './addresses.shapes.ts';
import { changeAddress, createAddress } from './changeAddress.ts';
import { lookUpPincode } from './lookUpPincode.ts';

const mayRead = requiresAny(
  ['seller', 'READ'],
  ['tenant', 'READ'],
  ['stock', 'READ'],
  ['product', 'APPROVE'],
);
const mayWrite = requiresAny(['seller', 'UPDATE'], ['tenant', 'UPDATE'], ['product', 'APPROVE']);
const one = Answer({ address: AddressDetails });
const changed = Answer({
  address: AddressDetails,
  taxed_anew: Type.Array(Type.String(), {
    description: 'Numbers of the orders that are taxed for another state from now on.',
  }),
});

/** Routes of the address book and the PIN code look-up. */
export async function addressesRoutes(
  app: App,
  { db, settings, addressOwners: owners, recalculateTaxes }: AppParts & Declared,
): Promise<void> {
  app.get(
    '/address',
    {
      schema: { querystring: AddressQuery, response: PageOf('address', AddressDetails) },
      config: mayRead,
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listAddresses({ db, settings, viewer }, owners, query)),
    }),
  );
  app.post(
    '/address',
    { schema: { body: NewAddress, response: one }, config: { ...mayWrite, idempotent: true } },
    async (request) => ({
      success: true as const,
      address: await withIdempotency(request, (work) => createAddress(work, owners, request.body)),
    }),
  );
  app.patch(
    '/address',
    { schema: { body: AddressChange, response: changed }, config: mayWrite },
    async (request) => ({
      success: true as const,
      ...(await withIdempotency(request, (work) =>
        changeAddress(work, { addressOwners: owners, recalculateTaxes }, request.body),
      )),
    }),
  );
  app.get(
    '/pincode',
    {
      schema: { querystring: PincodeQuery, response: Answer({ ...District.properties }) },
      config: signedInOrToken,
    },
    async ({ query, log }) => ({
      success: true as const,
      ...(await lookUpPincode(settings, query.pincode, log)),
    }),
  );
}

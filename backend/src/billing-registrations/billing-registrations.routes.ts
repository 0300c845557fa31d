import { Type } from 'typebox';
import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts, Declared } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { listBillingRegistrations } from './billing-registrations.service.ts';
import {
  BillingRegistration,
  BillingRegistrationChange,
  BillingRegistrationQuery,
  NewBillingRegistration,
} from './billing-registrations.shapes.ts';
import {
  changeBillingRegistration,
  createBillingRegistration,
} from './writeBillingRegistration.ts';

const one = Answer({
  data: BillingRegistration,
  taxed_anew: Type.Array(Type.String(), {
    description: 'Numbers of the orders that are taxed for another place from now on.',
  }),
});

export async function billingRegistrationsRoutes(
  app: App,
  { db, settings, addressOwners, recalculateTaxes }: AppParts & Declared,
): Promise<void> {
  app.get(
    '/billing_registration',
    {
      schema: {
        querystring: BillingRegistrationQuery,
        response: PageOf('data', BillingRegistration),
      },
      config: requires('tenant', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listBillingRegistrations({ db, settings, viewer }, query)),
    }),
  );
  app.post(
    '/billing_registration',
    {
      schema: { body: NewBillingRegistration, response: one },
      config: { ...requires('tenant', 'UPDATE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      ...(await withIdempotency(request, (work) =>
        createBillingRegistration(work, { addressOwners, recalculateTaxes }, request.body),
      )),
    }),
  );
  app.patch(
    '/billing_registration',
    {
      schema: { body: BillingRegistrationChange, response: one },
      config: requires('tenant', 'UPDATE'),
    },
    async (request) => ({
      success: true as const,
      ...(await withIdempotency(request, (work) =>
        changeBillingRegistration(work, { addressOwners, recalculateTaxes }, request.body),
      )),
    }),
  );
}

import { OWN_CUSTOMERS_ONLY } from '@munim/schema/shared/roles.ts';
import { Type } from 'typebox';
import { PAGE_PARTS } from '../core/data/listPage.ts';
import type { AddressOwnerKind } from '../addresses/addresses.public.ts';
import { requires, withRowsOf } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts, Declared } from '../core/http/appParts.ts';
import { Answer, Id, Maybe } from '../core/http/shapes.ts';
import { changeTenant } from './changeTenant.ts';
import { createTenant } from './createTenant.ts';
import { deleteTenant } from './deleteTenant.ts';
import { findCustomer, tenantInRowScope } from './tenants.public.ts';
import { listTenants, lockTenant } from './tenants.service.ts';
import {
  NewTenant,
  OrganisationCounts,
  Tenant,
  TenantChange,
  TenantId,
  TenantQuery,
} from './tenants.shapes.ts';

export const tenantRecord: RecordKind = {
  name: 'Customer',
  readPermission: ['TENANT', 'READ'],
  find: byId(findCustomer),
};

export const tenantAddresses: AddressOwnerKind = {
  name: 'Customer',
  read: ['TENANT', 'READ'],
  write: ['TENANT', 'UPDATE'],
  scope: tenantInRowScope,
  lock: lockTenant,
};

export async function tenantsRoutes(app: App, parts: AppParts & Declared): Promise<void> {
  const { db, settings } = parts;
  app.get(
    '/tenant/getTenant',
    {
      schema: {
        querystring: TenantQuery,
        response: Answer({
          tenants: Type.Array(Tenant),
          ...PAGE_PARTS,
          organisation_counts: Maybe(OrganisationCounts),
        }),
      },
      config: { ...requires('tenant', 'READ'), fieldsOf: 'tenants' },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listTenants({ db, settings, viewer }, query, asked)),
    }),
  );
  writes(app, parts);
}

function writes(app: App, parts: AppParts & Declared): void {
  app.post(
    '/tenant/createTenant',
    {
      schema: { body: NewTenant, response: Answer({ tenant_id: Id, data: Tenant }) },
      config: {
        ...withRowsOf('customers', requires('tenant', 'WRITE'), OWN_CUSTOMERS_ONLY),
        idempotent: true,
      },
    },
    async (request) => {
      const data = await withIdempotency(request, (work) =>
        createTenant(work, parts, request.body),
      );
      return { success: true as const, tenant_id: data.tenant_id, data };
    },
  );
  app.patch(
    '/tenant/updateTenant',
    {
      schema: { body: TenantChange, response: Answer({ data: Tenant }) },
      config: requires('tenant', 'UPDATE'),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) =>
        changeTenant(work, request.body, parts.recalculateTaxes),
      ),
    }),
  );
  app.delete(
    '/tenant/deleteTenant',
    {
      schema: { body: TenantId, response: Answer({ result: TenantId }) },
      config: requires('tenant', 'DELETE'),
    },
    async (request) => ({
      success: true as const,
      result: await withIdempotency(request, (work) => deleteTenant(work, request.body.tenant_id)),
    }),
  );
}

import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import {
  bodyOf,
  idOf,
  type ImportDefinition,
  type ImportParts,
  type LookUp,
  textOf,
} from '../imports/imports.public.ts';
import { tenantInRowScope } from '../tenants/tenants.public.ts';
import { changeUser } from './changeUser.ts';
import { createUser } from './createUser.ts';
import { NewUser, UserChange } from './users.shapes.ts';

const person = ({ db }: ReadContext) =>
  db
    .selectFrom('users as u')
    .select(['u.user_id as id', 'u.email as name'])
    .where('u.deleted_user', '=', false)
    .where('u.role_id', 'is not', null);

/** Members of staff by e-mail address. */
export const staffLookUp: LookUp = {
  word: 'member of staff with the e-mail address',
  byName: (context, emails) =>
    person(context)
      .where(sql`lower(u.email)`, '=', eqAny([...emails]))
      .execute(),
  byId: (context, ids) =>
    person(context)
      .where('u.user_id', '=', eqAny([...ids]))
      .execute(),
};

/** Contacts of a customer for years get no welcome mail. */
const withoutWelcome = ({ settings, services }: ImportParts) => ({
  settings,
  services: {
    ...services,
    outbox: { ...services.outbox, send: () => Promise.resolve({ id: 0, isNew: true }) },
  },
});

const PERSON = ['first_name', 'last_name', 'email', 'mobile'] as const;

/** People at customers, from another system. */
export const contactImport: ImportDefinition = {
  label: 'Contacts of customers',
  help: 'One row a person. No mail is sent to them. Import customers before.',
  columns: [
    {
      name: 'customer',
      kind: 'text',
      max: LIMITS.externalId,
      required: true,
      refersTo: 'CUSTOMER',
      field: 'tenant_id',
      help: 'Where the person works',
      example: 'Kaveri Residency',
    },
    {
      name: 'first_name',
      kind: 'text',
      max: LIMITS.personName,
      required: true,
      help: 'First name',
      example: 'Lakshmi',
    },
    { name: 'last_name', kind: 'text', max: LIMITS.personName, help: 'Last name', example: 'Rao' },
    {
      name: 'email',
      kind: 'text',
      max: 150,
      required: true,
      help: 'E-mail address; no two people have the same',
      example: 'lakshmi@example.com',
    },
    {
      name: 'mobile',
      kind: 'text',
      max: 10,
      required: true,
      help: '10 digits; no two people have the same',
      example: '9876543210',
    },
  ],
  permissions: [
    ['TENANT_USER', 'WRITE'],
    ['TENANT_USER', 'UPDATE'],
  ],
  entity: 'USER',
  table: 'users',
  key: 'user_id',
  unique: ['email', 'mobile'],
  async current({ db, viewer }, ids) {
    const rows = await db
      .selectFrom('users as u')
      .select([
        'u.user_id',
        'u.tenant_id as customer',
        'u.first_name',
        'u.last_name',
        'u.email',
        'u.mobile',
      ])
      .where('u.user_id', '=', eqAny([...ids]))
      .where('u.deleted_user', '=', false)
      .where(sql<boolean>`${tenantInRowScope(viewer, 'u.tenant_id')}`)
      .execute();
    return new Map(rows.map(({ user_id, ...values }) => [user_id, values]));
  },
  async add(work, parts, row) {
    const fields = Object.fromEntries(PERSON.map((name) => [name, textOf(row, name)]));
    const body = bodyOf(NewUser, { ...fields, tenant_id: idOf(row, 'customer') });
    return (await createUser(work, withoutWelcome(parts), body)).user_id;
  },
  async edit(work, _, user_id, row) {
    if (row.changed.has('customer'))
      throw badField('tenant_id', 'A contact stays with its customer');
    const fields = Object.fromEntries(
      PERSON.filter((name) => row.changed.has(name)).map((name) => [name, textOf(row, name)]),
    );
    await changeUser(work, bodyOf(UserChange, { user_id, ...fields }));
  },
};

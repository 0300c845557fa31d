import { isEmail, isPhone, LIMITS } from '@munim/schema/shared/limits.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { audit, SYSTEM } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { badField, notFound, refused } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import type { Outbox } from '../messages/messages.public.ts';
import { forgetWrongCodes, signInRefused } from '../sign-in/sign-in.public.ts';
import { startingPermissions } from './roleTemplates.ts';
import { insertUser } from './createUser.ts';

/**
 * Changes by the person who runs the service, without a session: the first administrator, and the
 * way back in.
 */
export interface OperatorWork {
  trx: Trx;
  settings: Settings;
  outbox: Pick<Outbox, 'send'>;
  /** Author and way, for the audit log. */
  remarks: string;
}

export interface NewAdministrator {
  email: string;
  mobile: string;
  first_name: string;
  last_name: string | undefined;
}

function refuseMalformed({ email, mobile, first_name, last_name = '' }: NewAdministrator): void {
  if (!isEmail(email)) throw badField('email', `'${email}' is not an e-mail address`);
  if (!isPhone(mobile)) throw badField('mobile', `'${mobile}' is not a phone number of 10 digits`);
  for (const [field, name] of Object.entries({ first_name, last_name }))
    if (name.length > LIMITS.personName || /\p{Cc}/u.test(name))
      throw badField(field, `A name is one line of at most ${LIMITS.personName} characters`);
}

/** An administrator with the permissions of the role's template. */
export async function addAdministrator(
  { trx, settings, outbox, remarks }: OperatorWork,
  person: NewAdministrator,
): Promise<number> {
  refuseMalformed(person);
  const { last_name, ...given } = person;
  const work = {
    trx,
    settings,
    viewer: SYSTEM,
    audit: (...entries: Parameters<typeof audit>[2][]) =>
      audit(trx, SYSTEM, ...entries.map((entry) => ({ ...entry, remarks }))),
  };
  return insertUser(
    work,
    { outbox },
    { ...given, ...(last_name === undefined ? {} : { last_name }) },
    {
      role_id: Role.TOP_ADMIN,
      tenant_id: null,
      org_id: null,
      permissions: await startingPermissions(trx, Role.TOP_ADMIN),
      tenantName: null,
    },
  );
}

/** Lets a person sign in again whom wrong codes of today have closed out; false where nothing did. */
export async function unlockByEmail(
  { trx, remarks }: Pick<OperatorWork, 'trx' | 'remarks'>,
  email: string,
): Promise<boolean> {
  const user = await trx
    .selectFrom('users as u')
    .select(['u.user_id', 'u.banned', signInRefused.as('refused')])
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .where('u.role_id', 'is not', null)
    .where('u.deleted_user', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw notFound(`A member of staff with the e-mail address ${email}`);
  if (user.banned)
    throw refused(`${email} is banned: an administrator allows sign-in on the page of the user`);
  if (!user.refused) return false;
  await forgetWrongCodes(trx, user.user_id);
  await audit(trx, SYSTEM, { entity: 'USER', id: user.user_id, action: 'UNLOCK', remarks });
  return true;
}

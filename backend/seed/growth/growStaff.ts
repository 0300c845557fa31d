import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import type { Trx } from '../../src/core/data/database.ts';
import { type Calendar, iso } from '../calendar.ts';
import { takeIds } from '../documents.ts';
import { type Random, userMobile } from '../random.ts';
import { insertRows } from '../rows.ts';
import { ADMIN_ID } from '../staff.ts';
import { personName } from '../words/people.ts';

/** Roles of every five, in turn. */
const ROLES = [Role.SALES, Role.SALES_SECOND, Role.SALES, Role.CATEGORY_MANAGER, Role.SALES_SECOND];

/** More staff for more orders; every new category manager shares one category with those who are there. */
export async function growStaff(trx: Trx, random: Random, calendar: Calendar, count: number) {
  if (!count) return 0;
  const first_id = await takeIds(trx, 'users', 'user_id', count);
  const staff = Array.from({ length: count }, (_, i) => {
    const user_id = first_id + i;
    const { first, last } = personName(random, 1);
    const role_id = ROLES[i % ROLES.length] ?? Role.SALES;
    const email = `staff.${user_id}@example.com`;
    return {
      user_id,
      role_id,
      tenant_id: null,
      org_id: null,
      first_name: first,
      last_name: last,
      email,
      username: email,
      mobile: userMobile(user_id),
      permissions: roleTemplate(role_id),
      created_by: ADMIN_ID,
      created_at: iso(calendar.workingHour(random, random.int(400, 900))),
    };
  });
  await insertRows(trx, 'users', staff);
  const categories = await trx
    .selectFrom('categories')
    .select('category_id')
    .orderBy('category_id')
    .execute();
  const managers = staff.filter(({ role_id }) => role_id === Role.CATEGORY_MANAGER);
  const managed = managers.map(({ user_id }) => ({
    user_id,
    category_id: random.pick(categories).category_id,
  }));
  await insertRows(trx, 'category_managers', managed);
  return staff.length + managed.length;
}

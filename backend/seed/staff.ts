import { type PermissionMap, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { mobileNumber } from './random.ts';

export interface DemoStaff {
  email: string;
  mobile: string;
  roleId: number;
  name: string;
}

const member = (index: number, user: string, name: string, roleId: number): DemoStaff => ({
  email: `${user}@example.com`,
  mobile: mobileNumber(index),
  roleId,
  name,
});

/** Demo staff; their user ids are 1, 2, 3 … in this order. */
export const DEMO_STAFF: readonly DemoStaff[] = [
  member(1, 'admin', 'Ananya Rao', Role.TOP_ADMIN),
  member(2, 'manager', 'Vikram Shetty', Role.BROAD_ACCESS),
  member(3, 'asha.sales', 'Asha Nair', Role.SALES),
  member(4, 'rohan.sales', 'Rohan Mehta', Role.SALES),
  member(5, 'farida.sales', 'Farida Khan', Role.SALES_SECOND),
  member(6, 'gurpreet.sales', 'Gurpreet Singh Ahluwalia', Role.SALES_SECOND),
  member(7, 'kavita.sourcing', 'Kavita Deshpande', Role.CATEGORY_MANAGER),
  member(8, 'suresh.sourcing', 'Suresh Iyengar', Role.CATEGORY_MANAGER),
  member(9, 'meera.sourcing', 'Meera Banerjee', Role.CATEGORY_MANAGER_SECOND),
  member(10, 'ravi.ops', 'Ravi Kulkarni', Role.OPERATIONS),
  member(11, 'lakshmi.ops', 'Lakshmi Narasimhan', Role.OPERATIONS_SECOND),
  member(12, 'joseph.partner', 'Joseph Kuriakose', Role.SALES_OUTSIDE),
  member(13, 'kaveri.group', 'Sharada Ponnappa', Role.ORGANISATION),
];

export const staffIds = (...roleIds: number[]): number[] =>
  DEMO_STAFF.flatMap(({ roleId }, i) => (roleIds.includes(roleId) ? [i + 1] : []));

export const ADMIN_ID = 1;
/** Organisation of the organisation-level user. */
const STAFF_ORGANISATION_ID = 1;

/** All columns of a user row, so that staff and contacts go in by one statement. */
export interface UserRow {
  user_id: number;
  role_id: number | null;
  tenant_id: number | null;
  org_id: number | null;
  first_name: string;
  last_name: string;
  email: string;
  mobile: string;
  username: string;
  permissions: object;
  created_by: number | null;
  created_at: string;
  invited_at: string | null;
  first_sign_in_at: string | null;
  first_steps_dismissed_at: string | null;
}

function staffRow(
  { email, mobile, roleId, name }: DemoStaff,
  user_id: number,
  created_at: string,
): UserRow {
  const [first = name, ...rest] = name.split(' ');
  return {
    user_id,
    role_id: roleId,
    tenant_id: null,
    org_id: roleId === Role.ORGANISATION ? STAFF_ORGANISATION_ID : null,
    first_name: first,
    last_name: rest.join(' '),
    email,
    mobile,
    username: email,
    permissions: roleTemplate(roleId),
    created_by: user_id === ADMIN_ID ? null : ADMIN_ID,
    created_at,
    invited_at: created_at,
    first_sign_in_at: created_at,
    first_steps_dismissed_at: created_at,
  };
}

export const staffRows = (created_at: string): UserRow[] =>
  DEMO_STAFF.map((one, i) => staffRow(one, i + 1, created_at));

/** One pair more than the template of the role: the quotation that an invoice comes from. */
const FINANCE: PermissionMap = { ...roleTemplate(Role.FINANCE), quotation: ['READ'] };

interface LaterStaffRow extends UserRow {
  banned: boolean;
  deleted_user: boolean;
}

/** Staff without documents: finance, a banned and a deleted user, and one who was invited and has not come yet. */
export function laterStaffRows(firstId: number, created_at: string): LaterStaffRow[] {
  const later: (DemoStaff & {
    permissions?: PermissionMap;
    banned?: boolean;
    deleted?: boolean;
    toCome?: boolean;
  })[] = [
    { ...member(14, 'nandini.finance', 'Nandini Pai', Role.FINANCE), permissions: FINANCE },
    { ...member(15, 'harish.ops', 'Harish Gowda', Role.OPERATIONS), banned: true },
    { ...member(16, 'pooja.ops', 'Pooja Menon', Role.OPERATIONS_SECOND), deleted: true },
    { ...member(17, 'nikhil.ops', 'Nikhil Bhat', Role.OPERATIONS_SECOND), toCome: true },
  ];
  return later.map(({ permissions, banned = false, deleted = false, toCome, ...one }, i) => ({
    ...staffRow(one, firstId + i, created_at),
    ...(toCome ? { first_sign_in_at: null, first_steps_dismissed_at: null } : {}),
    ...(permissions ? { permissions } : {}),
    banned,
    deleted_user: deleted,
  }));
}

/** Sales users on each category manager's Home. None for the third, which means all. */
export const managedSalesUsers = [
  { category_manager_id: 7, sales_user_id: 3 },
  { category_manager_id: 7, sales_user_id: 4 },
  { category_manager_id: 7, sales_user_id: 12 },
  { category_manager_id: 8, sales_user_id: 4 },
  { category_manager_id: 8, sales_user_id: 5 },
  { category_manager_id: 8, sales_user_id: 6 },
];

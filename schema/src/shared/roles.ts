import type { PermissionAction, PermissionEntity } from '../../generated/types.ts';

/** Role ids are fixed (docs/rules/permissions.md#roles); these names are for code only. */
export const Role = {
  TOP_ADMIN: 1001,
  BROAD_ACCESS: 1002,
  SALES: 1007,
  SALES_SECOND: 1008,
  CATEGORY_MANAGER: 1009,
  CATEGORY_MANAGER_SECOND: 1010,
  OPERATIONS: 1012,
  OPERATIONS_SECOND: 1013,
  SALES_OUTSIDE: 1014,
  ORGANISATION: 10001,
  FINANCE: 1020,
} as const;

/** Display names where ROLE_NAMES gives none. */
const ROLE_NAMES: Readonly<Record<number, string>> = {
  [Role.TOP_ADMIN]: 'Administrator',
  [Role.BROAD_ACCESS]: 'Manager',
  [Role.SALES]: 'Sales',
  [Role.SALES_SECOND]: 'Sales, second team',
  [Role.CATEGORY_MANAGER]: 'Category manager',
  [Role.CATEGORY_MANAGER_SECOND]: 'Category manager, second team',
  [Role.OPERATIONS]: 'Operations',
  [Role.OPERATIONS_SECOND]: 'Operations, second team',
  [Role.SALES_OUTSIDE]: 'Partner',
  [Role.ORGANISATION]: 'Organisation',
  [Role.FINANCE]: 'Finance',
};

/** Display name of a role; with its number where the company gives two roles one name: 'Shop 1007'. */
export function nameOfRole(roleId: number, given: Readonly<Record<string, string>> = {}): string {
  const nameOf = (id: number) => given[id] ?? ROLE_NAMES[id] ?? 'Role';
  const name = nameOf(roleId);
  const isShared = name === 'Role' || ALL_ROLES.some((id) => id !== roleId && nameOf(id) === name);
  return isShared ? `${name} ${roleId}` : name;
}

/** Work of a role, after 'as Sales: '. */
const ROLE_WORK: Readonly<Record<number, string>> = {
  [Role.TOP_ADMIN]: 'you see and change everything, and decide who may do what',
  [Role.BROAD_ACCESS]: 'you see and change the whole trade, without managing staff',
  [Role.SALES]: 'you quote and sell to your own customers',
  [Role.SALES_SECOND]: 'you quote and sell to your own customers',
  [Role.CATEGORY_MANAGER]: 'you find vendors and price the goods of your categories',
  [Role.CATEGORY_MANAGER_SECOND]: 'you find vendors and price the goods of your categories',
  [Role.OPERATIONS]: 'you plan shipments and bring the goods to the customers',
  [Role.OPERATIONS_SECOND]: 'you plan shipments and bring the goods to the customers',
  [Role.SALES_OUTSIDE]: 'you ask for quotes for your own customers and follow their orders',
  [Role.ORGANISATION]: 'you follow the orders and deliveries of your organisation',
  [Role.FINANCE]: 'you keep bills, invoices, credit notes, payments and expenses',
};
export const workOfRole = (roleId: number): string =>
  ROLE_WORK[roleId] ?? 'an administrator tells you what your work is';

/** Permissions that Munim gives a role, in words, for users who choose one. */
const ROLE_SCOPE: Readonly<Record<number, string>> = {
  [Role.TOP_ADMIN]:
    'Sees and changes everything, manages staff and the settings of the company, and alone cancels issued bills.',
  [Role.BROAD_ACCESS]:
    'Sees and changes the whole trade. Does not manage staff or the settings of the company.',
  [Role.SALES]:
    'Asks for quotes, quotes and sells to own customers, and sees these alone. Sees no cost prices.',
  [Role.SALES_SECOND]:
    'May do what Sales may, for a second team: its permissions can be changed on their own.',
  [Role.CATEGORY_MANAGER]:
    'Finds vendors, prices quote requests and buys, for the categories that it manages. Sees cost prices.',
  [Role.CATEGORY_MANAGER_SECOND]:
    'May do what a category manager may, for a second team: its permissions can be changed on their own.',
  [Role.OPERATIONS]:
    'Plans shipments, sends and receives goods, and sees all orders, purchase orders and stock.',
  [Role.OPERATIONS_SECOND]:
    'May do what Operations may, for a second team: its permissions can be changed on their own.',
  [Role.SALES_OUTSIDE]:
    'Asks for quotes for own customers and follows their orders; makes no quotation and no order. Sees no cost prices.',
  [Role.ORGANISATION]:
    'A person of a customer organisation: reads its quotations, orders and deliveries, and changes nothing.',
  [Role.FINANCE]:
    'Keeps bills, invoices, credit notes, payments and expenses, and closes the books. Neither sells nor buys.',
};
export const scopeOfRole = (roleId: number): string => ROLE_SCOPE[roleId] ?? '';

export const ALL_ROLES: readonly number[] = Object.values(Role).toSorted((a, b) => a - b);
/** See every row. */
export const SEES_ALL: readonly number[] = [
  Role.TOP_ADMIN,
  Role.BROAD_ACCESS,
  Role.OPERATIONS,
  Role.OPERATIONS_SECOND,
  Role.FINANCE,
];
/** Roles that see only their own customers and the documents of those. */
export const OWN_CUSTOMERS_ONLY: readonly number[] = [
  Role.SALES,
  Role.SALES_SECOND,
  Role.SALES_OUTSIDE,
];
/** Roles that see only documents with products of the categories they manage. */
export const CATEGORY_MANAGERS: readonly number[] = [
  Role.CATEGORY_MANAGER,
  Role.CATEGORY_MANAGER_SECOND,
];
/** Roles that can be chosen as sales person. */
export const SALES_PERSONS: readonly number[] = [
  Role.TOP_ADMIN,
  Role.BROAD_ACCESS,
  Role.SALES,
  Role.SALES_SECOND,
  Role.SALES_OUTSIDE,
];

export type EntityKey = Lowercase<PermissionEntity>;
export type PermissionMap = Partial<Record<EntityKey, PermissionAction[]>>;
/** Looks a pair up in the viewer's own map, never by role. */
export type Can = (entity: PermissionEntity, action: PermissionAction) => boolean;

/** True for the one pair that another includes: who changes stock looks at it, without being given that too. */
const isIncluded = (permissions: PermissionMap, entity: string, action: PermissionAction) =>
  entity === 'stock' && action === 'READ' && permissions.product?.includes('APPROVE') === true;

export const canBy =
  (permissions: PermissionMap): Can =>
  (entity, action) => {
    const key = entity.toLowerCase() as EntityKey;
    const isHeld = permissions[key]?.includes(action) ?? false;
    return isHeld || isIncluded(permissions, key, action);
  };

/** The permissions of one map that the other has too. */
export function commonPermissions(one: PermissionMap, other: PermissionMap): PermissionMap {
  const can = canBy(other);
  return Object.fromEntries(
    PERMISSION_ENTITIES.flatMap((entity) => {
      const key = entity.toUpperCase() as PermissionEntity;
      const actions = (one[entity] ?? []).filter((action) => can(key, action));
      return actions.length ? [[entity, actions]] : [];
    }),
  );
}

/** Entities that only people change: who writes staff or settings in a token's name could take all the rest. */
const CHANGED_BY_PEOPLE: readonly EntityKey[] = ['admin_user', 'company'];

/** True for a pair that an API token of these permissions may have: it reads what it changes, for each change answers the record. */
export const isForTokens = (
  permissions: PermissionMap,
  entity: EntityKey,
  action: PermissionAction,
): boolean =>
  action === 'READ' ||
  (!CHANGED_BY_PEOPLE.includes(entity) && (permissions[entity]?.includes('READ') ?? false));

/** The permissions of a map that an API token may have. */
export const permissionsForTokens = (permissions: PermissionMap): PermissionMap =>
  Object.fromEntries(
    Object.entries(permissions).flatMap(([entity, held]) => {
      const key = entity as EntityKey;
      const actions = held.filter((action) => isForTokens(permissions, key, action));
      return actions.length ? [[key, actions]] : [];
    }),
  );

/** Permission to see cost prices and margins (docs/rules/permissions.md#cost-fields). */
export const seesCost = (can: Can): boolean =>
  can('PURCHASE_ORDER', 'READ') || can('QUOTATION_REQUEST', 'UPDATE');

/** Roles that the growth reports of the company are for. */
export const GROWTH_ROLES: readonly number[] = [Role.TOP_ADMIN, Role.FINANCE];
/** Entities behind the numbers of the growth reports. */
const GROWTH_PAIRS = ['ORDER', 'DELIVERY_CHALLAN', 'PAYMENT', 'TENANT', 'PURCHASE_ORDER'] as const;

/**
 * True when the two growth reports open: to their roles, with the permission for every number in
 * them.
 */
export const seesGrowth = (roleId: number, can: Can): boolean =>
  GROWTH_ROLES.includes(roleId) && GROWTH_PAIRS.every((entity) => can(entity, 'READ'));

/**
 * Permission to see who a vendor is, on documents of all kinds (docs/rules/permissions.md#vendors-on-documents): the
 * pairs whose own records name one.
 */
export const seesVendors = (can: Can): boolean =>
  can('SELLER', 'READ') || can('OFFER', 'READ') || seesCost(can);

/** Pairs that allow a file which names a vendor, besides seeing vendors: those whose work it is. */
export const seesVendorsFor = (
  can: Can,
  work: readonly (readonly [PermissionEntity, PermissionAction])[],
): boolean => seesVendors(can) || work.some(([entity, action]) => can(entity, action));

/**
 * Permission to write bills, invoices, and to end invoices. payment UPDATE and APPROVE stand beside
 * the pairs of the order, so that finance does its work without a right to buy or sell.
 */
export const writesBills = (can: Can): boolean =>
  can('PURCHASE_ORDER', 'UPDATE') || can('PAYMENT', 'UPDATE');
export const WRITES_INVOICES = [
  ['ORDER', 'UPDATE'],
  ['PAYMENT', 'UPDATE'],
] as const;
export const writesInvoices = (can: Can): boolean =>
  WRITES_INVOICES.some(([entity, action]) => can(entity, action));
export const endsInvoices = (can: Can): boolean =>
  can('ORDER', 'APPROVE') || can('PAYMENT', 'APPROVE');

/** All entities, in the column order of the template below. */
export const PERMISSION_ENTITIES: readonly EntityKey[] = [
  'admin_user',
  'blogs',
  'document_upload',
  'expense',
  'offer',
  'order',
  'payment',
  'product',
  'purchase_order',
  'quotation',
  'quotation_request',
  'seller',
  'sku',
  'tenant',
  'tenant_user',
  'delivery_challan',
  'credit_note',
  'company',
  'stock',
];
export const PERMISSION_ACTIONS: readonly PermissionAction[] = [
  'READ',
  'WRITE',
  'UPDATE',
  'DELETE',
  'APPROVE',
];

const LETTERS: Record<string, PermissionAction> = {
  R: 'READ',
  W: 'WRITE',
  U: 'UPDATE',
  D: 'DELETE',
  A: 'APPROVE',
};

/** Permission template: one row per role, one column per entity. */
const TEMPLATES: Record<number, string> = {
  [Role.TOP_ADMIN]: Array.from(PERMISSION_ENTITIES, () => 'RWUDA').join(' '),
  [Role.BROAD_ACCESS]:
    'R RWUD RW RWUD RWUD RWUA RWUA RWUDA RWUA RWUA RWU RWUDA RWUD RWUDA RWUD RWU RWUA',
  [Role.SALES]: '- - RW - - RWU R R - RWU RW - R RWU RW R R',
  [Role.SALES_SECOND]: '- - RW - - RWU R R - RWU RW - R RWU RW R R',
  [Role.CATEGORY_MANAGER]: '- - RW - RWUD R R RWU RWUA RUA RU RWU RWU - - R -',
  [Role.CATEGORY_MANAGER_SECOND]: '- - RW - RWUD R R RWU RWUA RUA RU RWU RWU - - R -',
  [Role.OPERATIONS]: '- - RW RWU - R - RA RU - - R R R - RWU RWU',
  [Role.OPERATIONS_SECOND]: '- - RW RWU - R - RA RU - - R R R - RWU RWU',
  [Role.SALES_OUTSIDE]: '- - RW - - R - R - R RW - R R R R R',
  [Role.ORGANISATION]: '- - R - - R - - - R R - - R R R R',
  [Role.FINANCE]: '- - RW RWUD - R RWUA R R - - R R R R R RWUA',
};

/** The permissions a new user of this role starts with; held and edited per user from then on. */
export function roleTemplate(roleId: number): PermissionMap {
  const cells = (TEMPLATES[roleId] ?? '').split(' ');
  return Object.fromEntries(
    PERMISSION_ENTITIES.flatMap((entity, i) => {
      const actions = Array.from(cells[i] ?? '-').flatMap((letter) => LETTERS[letter] ?? []);
      return actions.length ? [[entity, actions]] : [];
    }),
  );
}

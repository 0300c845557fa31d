import type { SearchHitFieldsFragment } from '../../generated/documents.ts';
import { foundPath } from './foundPages.ts';
import { type Gate, isGateOpen, permissionGate, type Visitor } from './gates.ts';
import {
  DELIVERY_CHALLANS,
  INVOICES,
  listPath,
  ORDERS,
  PURCHASE_ORDERS,
  QUOTE_REQUESTS,
  VENDORS,
} from './listPaths.ts';
import { isGroup, menuFor } from './menu.ts';
import { CREATE_PRODUCT_PATH, createTenantPath, newRfqPath } from './recordPaths.ts';
import { asTitled, FIT, fitOf, type Titled } from './quickFindText.ts';
import { screenAt } from './screens.ts';
import { t } from '../ui/text.ts';

/** Done at once, without a page. */
type Act = 'APPEARANCE' | 'SIGN_OUT';

/** One line of the search: where it leads, or what it does. */
export interface Entry extends Titled {
  key: string;
  path?: string;
  act?: Act;
  hit?: SearchHitFieldsFragment;
}
export interface EntryGroup {
  name: string;
  entries: readonly Entry[];
}

const UNPAID = 'ISSUED,PARTIALLY_PAID';
/** Things one does for a customer, whose name follows. */
const CUSTOMER_ACTIONS: readonly {
  title: string;
  words: RegExp;
  gate: Gate;
  path: (tenantId: string) => string;
}[] = [
  {
    title: t('New quote request for'),
    words: /^(?:new |create |add |make )(?:quote request|quote|rfq|enquiry|request)(?: for| of)? /i,
    gate: permissionGate('QUOTATION_REQUEST', 'WRITE'),
    path: newRfqPath,
  },
  {
    title: t('New order for'),
    words: /^(?:new |create |add |make )(?:sales )?order(?: for| of)? /i,
    gate: permissionGate('ORDER', 'WRITE'),
    path: (customer) => listPath(ORDERS, { customer, form: 'create' }),
  },
  {
    title: t('Receive payment of'),
    words: /^receive (?:payment )?(?:of |from )?/i,
    gate: ({ can }) => can('PAYMENT', 'WRITE') && can('ORDER', 'READ'),
    path: (customer) => listPath(INVOICES, { customer, statuses: UNPAID }),
  },
];

const ACTIONS: readonly { title: string; gate: Gate; path: string }[] = [
  {
    title: t('New quote request'),
    gate: permissionGate('QUOTATION_REQUEST', 'WRITE'),
    path: listPath(QUOTE_REQUESTS, { create: '1' }),
  },
  {
    title: t('New order'),
    gate: permissionGate('ORDER', 'WRITE'),
    path: listPath(ORDERS, { form: 'create' }),
  },
  { title: t('New customer'), gate: permissionGate('TENANT', 'WRITE'), path: createTenantPath() },
  {
    title: t('New vendor'),
    gate: permissionGate('SELLER', 'WRITE'),
    path: listPath(VENDORS, { form: 'create' }),
  },
  {
    title: t('New product'),
    gate: permissionGate('PRODUCT', 'WRITE'),
    path: CREATE_PRODUCT_PATH,
  },
  {
    title: t('New purchase order'),
    gate: permissionGate('PURCHASE_ORDER', 'WRITE'),
    path: listPath(PURCHASE_ORDERS, { form: 'create' }),
  },
  {
    title: t('New delivery challan'),
    gate: permissionGate('DELIVERY_CHALLAN', 'WRITE'),
    path: listPath(DELIVERY_CHALLANS, { form: 'create' }),
  },
];

const ACTS: readonly Entry[] = [
  {
    key: 'act appearance',
    act: 'APPEARANCE',
    title: t('Light or dark mode'),
    detail: '',
    also: 'theme appearance',
  },
  {
    key: 'act sign out',
    act: 'SIGN_OUT',
    title: t('Sign Out'),
    detail: '',
    also: 'logout log signout',
  },
];

/** Pages of the menu, with the staff page. */
function pagesFor(visitor: Visitor): Entry[] {
  const admins = screenAt('/admins');
  const items = menuFor(visitor).flatMap((entry) =>
    isGroup(entry)
      ? entry.items.map((item) => ({ ...item, detail: entry.label }))
      : [{ ...entry, detail: '' }],
  );
  return [
    ...items,
    ...(isGateOpen(admins.gate, visitor)
      ? [{ path: admins.path, label: admins.title, detail: '' }]
      : []),
  ].map(({ path, label, detail }) => ({ key: `page ${path}`, path, title: label, detail }));
}

const fitting = (entries: readonly Entry[], text: string): Entry[] =>
  entries
    .filter((entry) => fitOf(entry, text) !== FIT.NONE)
    .toSorted((a, b) => fitOf(a, text) - fitOf(b, text));

/** Text to search among records: without the words of an action, `new order for` before a customer. */
export const searchedText = (typed: string): string => {
  const text = typed.trimStart();
  const action = CUSTOMER_ACTIONS.find(({ words }) => words.test(text));
  return (action ? text.replace(action.words, '') : text).trim();
};

/** Actions for the customers that were found, at most two; those that were named first. */
function customerActions(
  typed: string,
  hits: readonly SearchHitFieldsFragment[],
  visitor: Visitor,
): Entry[] {
  const customers = hits.filter(({ kind }) => kind === 'CUSTOMER').slice(0, 2);
  const named = CUSTOMER_ACTIONS.filter(({ words }) => words.test(typed.trimStart()));
  return customers.flatMap(({ id, title: customer, detail }) =>
    (named.length ? named : CUSTOMER_ACTIONS)
      .filter(({ gate }) => isGateOpen(gate, visitor))
      .map(({ title, path }) => ({
        key: `${title} ${id}`,
        path: path(id),
        title: `${title} ${customer}…`,
        detail,
      })),
  );
}

const entryOf = (hit: SearchHitFieldsFragment): Entry => ({
  key: `${hit.kind} ${hit.id}`,
  path: foundPath(hit),
  title: hit.title,
  detail: hit.detail,
  hit,
});

/**
 * Groups in their order: without a text what was opened last; else a page whose name begins so
 * before the records, for it needs no waiting.
 */
export function entryGroups(
  typed: string,
  hits: readonly SearchHitFieldsFragment[],
  visitor: Visitor,
): EntryGroup[] {
  const text = typed.trim().toLowerCase();
  const pages = pagesFor(visitor);
  const own = ACTIONS.filter(({ gate }) => isGateOpen(gate, visitor)).map(
    ({ title, path }): Entry => ({
      key: `action ${title}`,
      path,
      title: `${title}…`,
      detail: '',
    }),
  );
  const records = hits.map(entryOf);
  if (!text)
    return [
      { name: t('Recent'), entries: records },
      { name: t('Actions'), entries: own },
      { name: t('Pages'), entries: pages },
    ].filter(({ entries }) => entries.length);
  const found = fitting(pages, text);
  const isPage = found.some((page) => fitOf(page, text) < FIT.PART);
  const isAction = searchedText(typed) !== typed.trim();
  const actions = {
    name: t('Actions'),
    entries: [
      ...fitting([...own, ...ACTS], asTitled(typed)),
      ...customerActions(typed, hits, visitor),
    ],
  };
  const others = [
    { name: t('Records'), entries: records },
    { name: t('Pages'), entries: found },
  ];
  const groups = [...(isPage ? others.toReversed() : others)];
  return (isAction ? [actions, ...groups] : [...groups, actions]).filter(
    ({ entries }) => entries.length,
  );
}

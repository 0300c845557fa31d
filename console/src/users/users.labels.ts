import type { FirstStep, UserAction } from '@munim/schema/generated/types.ts';
import {
  BILLS,
  CREATE_ADMIN_PATH,
  CREDIT_NOTES,
  DELIVERY_CHALLANS,
  IMPORTS,
  INVOICES,
  ORDERS,
  ORGANISATIONS_PATH,
  PLANNING_PATH,
  PURCHASE_ORDERS,
  QUOTATIONS,
  QUOTE_REQUESTS,
  SETTINGS_PATH,
  SUPPORT,
  VENDORS,
  WAREHOUSES,
} from '../app/listPaths.ts';
import type { Statuses } from '../ui/format/labels.ts';

/** In the order shown, the destructive one last. */
export const USER_ACTION: Record<UserAction, string> = {
  EDIT: 'Edit',
  PERMISSIONS: 'Permissions',
  VIEW_AS: 'View as this user',
  INVITE: 'Send invitation again',
  BAN: 'Ban',
  UNBAN: 'Un-ban',
  UNLOCK: 'Allow sign-in',
  FORCE_LOGOUT: 'Force logout',
  DELETE: 'Mark deleted',
};
export const USER_ACTIONS = Object.keys(USER_ACTION) as UserAction[];

/** What each first thing to do is, and the screen where it is done. */
export const FIRST_STEP: Record<FirstStep, { title: string; text: string; path: string }> = {
  COMPANY: {
    title: 'Check the company',
    text: 'Its name, GST registrations and bank stand on every document.',
    path: SETTINGS_PATH,
  },
  STAFF: {
    title: 'Add your colleagues',
    text: 'Each is invited by mail and signs in with a code.',
    path: CREATE_ADMIN_PATH,
  },
  IMPORT: {
    title: 'Bring your records in',
    text: 'Customers, vendors and goods from sheets, checked before anything is written.',
    path: IMPORTS,
  },
  CUSTOMERS: {
    title: 'Look at your customers',
    text: 'Organisations with their customers, contacts and addresses.',
    path: ORGANISATIONS_PATH,
  },
  PRICING: {
    title: 'Price a quote request',
    text: 'Those that wait for you, with the offers of the vendors.',
    path: QUOTE_REQUESTS,
  },
  QUOTE_REQUEST: {
    title: 'Ask for a quote',
    text: 'Goods and quantities for a customer, to be priced by sourcing.',
    path: QUOTE_REQUESTS,
  },
  QUOTATIONS: {
    title: 'See the quotations',
    text: 'What was offered, and until when it holds.',
    path: QUOTATIONS,
  },
  ORDERS: {
    title: 'Follow the orders',
    text: 'What was ordered, what has left and what is late.',
    path: ORDERS,
  },
  VENDORS: {
    title: 'Look at the vendors',
    text: 'What each offers, by SKU and price.',
    path: VENDORS,
  },
  PURCHASE_ORDERS: {
    title: 'See the purchase orders',
    text: 'Drafts, those that wait for approval, and those under way.',
    path: PURCHASE_ORDERS,
  },
  PLANNING: {
    title: 'Plan a shipment',
    text: 'What waits to leave, by place and day.',
    path: PLANNING_PATH,
  },
  CHALLANS: {
    title: 'Follow the goods',
    text: 'Challans with what has left and what has arrived.',
    path: DELIVERY_CHALLANS,
  },
  STOCK: {
    title: 'See the stock',
    text: 'What lies in each warehouse and what is reserved.',
    path: WAREHOUSES,
  },
  BILLS: {
    title: 'See the bills',
    text: 'What is owed to vendors, and when it is due.',
    path: BILLS,
  },
  INVOICES: {
    title: 'See the invoices',
    text: 'What customers owe, and what is overdue.',
    path: INVOICES,
  },
  CREDIT_NOTES: {
    title: 'See the credit notes',
    text: 'Drafts and those that are issued.',
    path: CREDIT_NOTES,
  },
  SUPPORT: {
    title: 'Ask for help',
    text: 'A ticket reaches those who can help.',
    path: SUPPORT,
  },
};

/** Staff who were invited and have never signed in. */
export const NOT_YET_HERE: Statuses<'INVITED'> = {
  INVITED: { text: 'Has not signed in yet', intent: 'none', ring: null },
};

export const BANNED: Statuses<'BANNED'> = {
  BANNED: { text: 'Banned', intent: 'danger', ring: null },
};
export const SIGN_IN_REFUSED: Statuses<'REFUSED'> = {
  REFUSED: { text: 'Sign-in refused today', intent: 'warning', ring: null },
};
export const DELETED: Statuses<'DELETED'> = {
  DELETED: { text: 'Deleted', intent: 'none', ring: null },
};

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
import { t } from '../ui/text.ts';

/** Actions in the order shown, the destructive one last. */
export const USER_ACTION: Record<UserAction, string> = {
  EDIT: t('Edit'),
  PERMISSIONS: t('Permissions'),
  VIEW_AS: t('View as this user'),
  INVITE: t('Send invitation again'),
  BAN: t('Ban'),
  UNBAN: t('Un-ban'),
  UNLOCK: t('Allow sign-in'),
  FORCE_LOGOUT: t('Force logout'),
  DELETE: t('Mark deleted'),
};
export const USER_ACTIONS = Object.keys(USER_ACTION) as UserAction[];

/** Titles of the first steps, and the screen where each is done. */
export const FIRST_STEP: Record<FirstStep, { title: string; text: string; path: string }> = {
  COMPANY: {
    title: t('Check the company'),
    text: t('Its name, GST registrations and bank stand on every document.'),
    path: SETTINGS_PATH,
  },
  STAFF: {
    title: t('Add your colleagues'),
    text: t('Each is invited by mail and signs in with a code.'),
    path: CREATE_ADMIN_PATH,
  },
  IMPORT: {
    title: t('Bring your records in'),
    text: t('Customers, vendors and goods from sheets, checked before anything is written.'),
    path: IMPORTS,
  },
  CUSTOMERS: {
    title: t('Look at your customers'),
    text: t('Organisations with their customers, contacts and addresses.'),
    path: ORGANISATIONS_PATH,
  },
  PRICING: {
    title: t('Price a quote request'),
    text: t('Those that wait for you, with the offers of the vendors.'),
    path: QUOTE_REQUESTS,
  },
  QUOTE_REQUEST: {
    title: t('Ask for a quote'),
    text: t('Goods and quantities for a customer, to be priced by sourcing.'),
    path: QUOTE_REQUESTS,
  },
  QUOTATIONS: {
    title: t('See the quotations'),
    text: t('What was offered, and until when it holds.'),
    path: QUOTATIONS,
  },
  ORDERS: {
    title: t('Follow the orders'),
    text: t('What was ordered, what has left and what is late.'),
    path: ORDERS,
  },
  VENDORS: {
    title: t('Look at the vendors'),
    text: t('What each offers, by SKU and price.'),
    path: VENDORS,
  },
  PURCHASE_ORDERS: {
    title: t('See the purchase orders'),
    text: t('Drafts, those that wait for approval, and those under way.'),
    path: PURCHASE_ORDERS,
  },
  PLANNING: {
    title: t('Plan a shipment'),
    text: t('What waits to leave, by place and day.'),
    path: PLANNING_PATH,
  },
  CHALLANS: {
    title: t('Follow the goods'),
    text: t('Challans with what has left and what has arrived.'),
    path: DELIVERY_CHALLANS,
  },
  STOCK: {
    title: t('See the stock'),
    text: t('What lies in each warehouse and what is reserved.'),
    path: WAREHOUSES,
  },
  BILLS: {
    title: t('See the bills'),
    text: t('What is owed to vendors, and when it is due.'),
    path: BILLS,
  },
  INVOICES: {
    title: t('See the invoices'),
    text: t('What customers owe, and what is overdue.'),
    path: INVOICES,
  },
  CREDIT_NOTES: {
    title: t('See the credit notes'),
    text: t('Drafts and those that are issued.'),
    path: CREDIT_NOTES,
  },
  SUPPORT: {
    title: t('Ask for help'),
    text: t('A ticket reaches those who can help.'),
    path: SUPPORT,
  },
};

/** Staff who were invited and have never signed in. */
export const NOT_YET_HERE: Statuses<'INVITED'> = {
  INVITED: { text: t('Has not signed in yet'), intent: 'none', ring: null },
};

export const BANNED: Statuses<'BANNED'> = {
  BANNED: { text: t('Banned'), intent: 'danger', ring: null },
};
export const SIGN_IN_REFUSED: Statuses<'REFUSED'> = {
  REFUSED: { text: t('Sign-in refused today'), intent: 'warning', ring: null },
};
export const DELETED: Statuses<'DELETED'> = {
  DELETED: { text: t('Deleted'), intent: 'none', ring: null },
};

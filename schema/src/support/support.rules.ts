import type { TicketAction, TicketList, TicketStatus } from '../../generated/types.ts';
import { Role } from '../shared/roles.ts';

/** Texts of an order status ticket, each opened by its category. */
export const TICKET_TEXTS = [
  'packagingMaterial',
  'guestAmenitiesAndAppliances',
  'bedAndBathAndFnbLinen',
  'housekeepingAndCleaning',
  'other',
] as const;
export type TicketText = (typeof TICKET_TEXTS)[number];

export const isTicketText = (name: string): name is TicketText =>
  TICKET_TEXTS.some((text) => text === name);

/** Fields of a ticket beside its title and description, by list. The server fills the first ones itself. */
export const TICKET_FIELDS = {
  ORDER_STATUS: {
    filled: [
      ...['orderTotal', 'orderDate', 'orderStatus', 'orderLink', 'customerName'],
      ...['requesterEmail', 'requesterName'],
    ],
    required: ['orderNumber', 'issueType', 'category'],
    optional: TICKET_TEXTS,
  },
  AD_HOC: {
    filled: ['requesterEmail', 'requesterName'],
    required: ['customerName', 'selectedCategory', 'specifications', 'quantity'],
    optional: [],
  },
  TECH_SUPPORT: {
    filled: ['requesterEmail', 'requesterName'],
    required: ['issueType'],
    optional: [],
  },
} as const satisfies Record<
  TicketList,
  Record<'filled' | 'required' | 'optional', readonly string[]>
>;

/** Choices of the forms; TICKET_OPTIONS replaces each part of it. */
export interface TicketChoices {
  orderIssueTypes: readonly string[];
  techIssueTypes: readonly string[];
  /** Names of the categories by the text that says more; one without a name is not offered. */
  categories: Readonly<Partial<Record<TicketText, string>>>;
}

export const TICKET_CHOICES: TicketChoices = {
  orderIssueTypes: [
    ...['Delayed Delivery', 'Partial Delivery', 'Wrong Item', 'Damaged Item', 'Billing', 'Other'],
  ],
  techIssueTypes: [
    ...['Sign-in', 'Permission', 'Wrong Data', 'Slow or Not Loading', 'Error Message', 'Other'],
  ],
  categories: {
    packagingMaterial: 'Packaging Material',
    guestAmenitiesAndAppliances: 'Guest Amenities and Appliances',
    bedAndBathAndFnbLinen: 'Bed and Bath and F&B Linen',
    housekeepingAndCleaning: 'Housekeeping and Cleaning',
    other: 'Other',
  },
};

/** Allowed values of each field; undefined for free text. */
export function ticketChoicesOf(
  list: TicketList,
  field: string,
  choices: TicketChoices,
): readonly string[] | undefined {
  if (field === 'category' || field === 'selectedCategory')
    return Object.values(choices.categories);
  if (field !== 'issueType') return undefined;
  return list === 'TECH_SUPPORT' ? choices.techIssueTypes : choices.orderIssueTypes;
}

/** Roles that see the tickets of all and change their state in the embedded tracker. */
const TICKET_DESK: readonly number[] = [Role.TOP_ADMIN, Role.BROAD_ACCESS];

export const seesAllTickets = (roleId: number): boolean => TICKET_DESK.includes(roleId);

/** Next states of a ticket in the embedded tracker. */
export const TICKET_TRANSITIONS: Record<TicketStatus, readonly TicketStatus[]> = {
  OPEN: ['IN_PROGRESS', 'CLOSED'],
  IN_PROGRESS: ['CLOSED'],
  CLOSED: ['OPEN'],
};

const ACTION_TO: Record<TicketStatus, TicketAction> = {
  OPEN: 'REOPEN',
  IN_PROGRESS: 'START',
  CLOSED: 'CLOSE',
};

/** Actions of a viewer; the state is changed only where the embedded tracker keeps it. */
export function ticketActions(
  { status, isEmbedded }: { status: TicketStatus | null; isEmbedded: boolean },
  isOwn: boolean,
  roleId: number,
): TicketAction[] {
  const attach: TicketAction[] = isOwn && status !== 'CLOSED' ? ['ATTACH'] : [];
  if (status === null || !isEmbedded || !seesAllTickets(roleId)) return attach;
  return [...attach, ...TICKET_TRANSITIONS[status].map((next) => ACTION_TO[next])];
}

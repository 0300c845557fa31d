import type { TicketOrderQuery } from '../../generated/documents.ts';
import { orderPath } from '../app/recordPaths.ts';
import { dayOf } from '../ui/format/dates.ts';

/** Fields of all three forms: title and description stay when another form is chosen. */
export interface TicketDraft {
  name: string;
  description: string;
  orderNumber: string;
  issueType: string;
  techIssueType: string;
  category: string;
  /** More about the category. */
  categoryText: string;
  customerName: string;
  selectedCategory: string;
  specifications: string;
  quantity: string;
}

export const EMPTY_TICKET: TicketDraft = {
  name: '',
  description: '',
  orderNumber: '',
  issueType: '',
  techIssueType: '',
  category: '',
  categoryText: '',
  customerName: '',
  selectedCategory: '',
  specifications: '',
  quantity: '',
};

export type TicketOrder = TicketOrderQuery['order'];

/** Order data, which our backend fills in by itself; a backend in place of it takes this. */
export const orderValues = (order: TicketOrder | undefined) =>
  order && {
    orderTotal: order.grandTotal,
    orderDate: dayOf(order.createdAt),
    orderStatus: order.status,
    orderLink: `${window.location.origin}${orderPath(order.number)}`,
    customerName: order.customer.name,
  };

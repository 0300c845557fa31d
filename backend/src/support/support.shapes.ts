import type { TicketList } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import {
  Count,
  Day,
  Line,
  Maybe,
  Moment,
  Nullable,
  OneOf,
  paging,
  Quantity,
  Shape,
  Text,
  UserInfo,
} from '../core/http/shapes.ts';

/** Names of the lists in REST. */
export const LISTS = {
  order_status: 'ORDER_STATUS',
  ad_hoc: 'AD_HOC',
  tech_support: 'TECH_SUPPORT',
} as const satisfies Record<string, TicketList>;

const ListName = OneOf('order_status', 'ad_hoc', 'tech_support');
const TicketStatus = OneOf('OPEN', 'IN_PROGRESS', 'CLOSED');
const Some = Maybe(Text(LIMITS.ticketText));
const Short = Maybe(Text(LIMITS.customerName));

/** Fields of all three lists; which list has which is in support.rules.ts. */
const TicketFields = Shape({
  orderNumber: Maybe(Text(50)),
  orderTotal: Maybe(Text(20)),
  orderDate: Maybe(Day),
  orderStatus: Maybe(Text(50)),
  orderLink: Maybe(Text(500)),
  requesterEmail: Maybe(Text(150)),
  requesterName: Short,
  customerName: Short,
  issueType: Short,
  category: Short,
  packagingMaterial: Some,
  guestAmenitiesAndAppliances: Some,
  bedAndBathAndFnbLinen: Some,
  housekeepingAndCleaning: Some,
  other: Some,
  selectedCategory: Short,
  specifications: Some,
  quantity: Maybe(Quantity),
});
export type TicketFields = Static<typeof TicketFields>;

export const NewTicket = Shape({
  list: ListName,
  name: Line(LIMITS.ticketName),
  description: Line(LIMITS.ticketDescription),
  status: OneOf('Open'),
  check_required_custom_fields: Type.Literal(true),
  custom_fields: TicketFields,
});
export type NewTicket = Static<typeof NewTicket>;

export const TaskId = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,50}$',
  description: 'Id that the creation of the ticket answered.',
});

export const TicketQuery = Shape({
  list: Maybe(ListName),
  status: Maybe(TicketStatus),
  category: Short,
  search: Maybe(
    Type.String({
      maxLength: 100,
      description: 'In the id, the title, the description or the order number.',
    }),
  ),
  from_date: Maybe(Day),
  to_date: Maybe(Day),
  ...paging(),
});
export type TicketQuery = Static<typeof TicketQuery>;

export const TicketChange = Shape({ task_id: TaskId, status: TicketStatus });
export type TicketChange = Static<typeof TicketChange>;

const TicketFile = Type.Object({
  name: Type.String(),
  size: Count,
  fileUrl: Nullable(
    Type.String({ description: 'Signed address; null where an outside tracker keeps the file.' }),
  ),
});
export type TicketFile = Static<typeof TicketFile>;

export const Ticket = Type.Object({
  task_id: Type.String(),
  list: ListName,
  name: Type.String(),
  description: Type.String(),
  status: Nullable(TicketStatus),
  tracker_word: Nullable(
    Type.String({ description: 'Name of its state in an outside tracker, as last read.' }),
  ),
  is_embedded: Type.Boolean({ description: 'Whether our own tracker keeps it.' }),
  order_number: Nullable(Type.String()),
  issue_type: Nullable(Type.String()),
  category: Nullable(Type.String()),
  created_by_info: UserInfo,
  created_at: Moment,
  attachments: Type.Array(TicketFile),
});
export type Ticket = Static<typeof Ticket>;

export const TicketOptions = Type.Object({
  order_issue_types: Type.Array(Type.String()),
  tech_issue_types: Type.Array(Type.String()),
  categories: Type.Array(Type.Object({ name: Type.String(), field: Type.String() })),
});
export type TicketOptions = Static<typeof TicketOptions>;

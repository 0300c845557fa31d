import type { TicketList, TicketStatus } from '@munim/schema/generated/types.ts';

/** Support tickets of the demo; an order ticket is about an order of its maker. */
export interface TicketWords {
  by: number;
  daysAgo: number;
  list: TicketList;
  status: TicketStatus;
  name: string;
  description: string;
  fields: Record<string, string | number>;
  /** Name of a file that was sent with it. */
  file?: string;
}

const ASHA = 3;
const ROHAN = 4;
const KAVITA = 7;
const RAVI = 10;
const MANAGER = 2;

export const TICKETS: readonly TicketWords[] = [
  {
    by: ASHA,
    daysAgo: 21,
    list: 'ORDER_STATUS',
    status: 'CLOSED',
    name: 'Two cartons arrived open',
    description:
      'The store keeper refused two cartons. Please arrange a replacement from the godown.',
    fields: {
      issueType: 'Damaged Item',
      category: 'Packaging Material',
      packagingMaterial: 'Carton, 5 ply, crushed at one corner',
    },
    file: 'Carton.pdf',
  },
  {
    by: KAVITA,
    daysAgo: 12,
    list: 'TECH_SUPPORT',
    status: 'CLOSED',
    name: 'Sheet of offers stops at row 1,200',
    description: 'It says that the file cannot be read. The same file of last week was taken.',
    fields: { issueType: 'Error Message' },
  },
  {
    by: ASHA,
    daysAgo: 6,
    list: 'AD_HOC',
    status: 'IN_PROGRESS',
    name: 'दीपावली के लिए उपहार डिब्बे',
    description:
      'The purchase head asked whether we can supply gift boxes with their crest before the festival.',
    fields: {
      customerName: 'Udupi Krishna Hotels',
      selectedCategory: 'Other',
      specifications: 'Rigid box 30 × 20 × 8 cm, gold foil, cloth lining',
      quantity: 450,
    },
  },
  {
    by: RAVI,
    daysAgo: 3,
    list: 'TECH_SUPPORT',
    status: 'IN_PROGRESS',
    name: 'Shipment planning is slow in the evening',
    description: 'Between six and seven the list takes more than a minute.',
    fields: { issueType: 'Slow or Not Loading' },
  },
  {
    by: ROHAN,
    daysAgo: 2,
    list: 'ORDER_STATUS',
    status: 'OPEN',
    name: 'Second lot promised for Monday',
    description: 'Only the first lot has a challan. The customer opens the new floor this week.',
    fields: {
      issueType: 'Partial Delivery',
      category: 'Bed and Bath and F&B Linen',
      bedAndBathAndFnbLinen: 'Bath towels, 500 g, white',
    },
  },
  {
    by: ASHA,
    daysAgo: 1,
    list: 'ORDER_STATUS',
    status: 'OPEN',
    name: 'Invoice shows the old address of the hotel though the customer told us of the new one before the order was made, and their accounts refuse to pay',
    description:
      'Please check what was billed and say what we can do. Their accounts department is copied.',
    fields: { issueType: 'Billing', category: 'Other', other: 'Registered address' },
  },
  {
    by: MANAGER,
    daysAgo: 0,
    list: 'AD_HOC',
    status: 'OPEN',
    name: 'Samples of bamboo kits',
    description: 'For the trade fair.',
    fields: {
      customerName: 'Trade fair',
      selectedCategory: 'Guest Amenities and Appliances',
      specifications: 'Toothbrush, comb and razor of bamboo, in paper',
      quantity: 25,
    },
  },
];

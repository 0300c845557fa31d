import type { BillLineFieldsFragment, BillDetailsFragment } from '../generated/documents.ts';

/** An invoice as it is stored. */
export const storedInvoice = {
  __typename: 'StoredFile' as const,
  uuid: 'f1',
  name: 'invoice.pdf',
  contentType: 'application/pdf',
  size: 2048,
  url: '/files/f1',
  thumbnailUrl: null,
};

/** Response of the gateway, with its type. */
const typed = (__typename: string) => ({ __typename });
const named = (type: string, id: string, name: string) => ({ __typename: type, id, name });

const billLine = (
  id: string,
  more: Partial<BillLineFieldsFragment> = {},
): BillLineFieldsFragment => ({
  ...typed('BillLine'),
  id,
  lineNumber: Number(id),
  poId: '41',
  quantity: 4,
  unitPrice: '100.00',
  gstPercent: '12.00',
  taxable: '400.00',
  total: '448.00',
  orderedQuantity: 10,
  dispatchedQuantity: 6,
  deliveredQuantity: 6,
  billedQuantity: 4,
  paid: '0.00',
  warnings: ['2 units dispatched and not billed'],
  sku: named('SkuSummary', '9', `Bath towel ${id}`),
  ...more,
});

/** A draft of one purchase order's line. */
export const bill = (id: string, more: Partial<BillDetailsFragment> = {}): BillDetailsFragment => ({
  ...typed('Bill'),
  id,
  status: 'DRAFT' as const,
  actions: ['EDIT', 'ISSUE', 'CANCEL'],
  cancelRefusal: null,
  sellerGstin: '33AABCE1234F1ZV',
  shipmentId: '77',
  poIds: ['41'],
  createdAt: '2026-11-20T06:00:00Z',
  dueDate: '2026-12-20',
  sellerInvoiceNumber: null,
  sellerInvoiceDate: null,
  sameNumberBillIds: [],
  sellerInvoice: null,
  cancelReason: null,
  taxable: '400.00',
  gst: '48.00',
  roundOff: '0.00',
  grandTotal: '448.00',
  paidAmount: '0.00',
  openAmount: '448.00',
  accountingBillId: null,
  syncStatus: null,
  syncError: null,
  syncedAt: null,
  version: 1,
  seller: named('SellerSummary', '12', 'Erode Weavers'),
  createdBy: named('UserName', '7', 'Asha Rao'),
  lines: [billLine('1')],
  ...more,
});

export const billPage = (items: BillDetailsFragment[]) => ({
  data: { bills: { __typename: 'BillPage', items, count: items.length } },
});

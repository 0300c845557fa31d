import type { ChallanDetailsFragment } from '../generated/documents.ts';

const place = (name: string, ownerType: 'SELLER' | 'TENANT') => ({
  __typename: 'ChallanPlace' as const,
  name,
  ownerType,
  address1: '4 Peenya',
  address2: null,
  address3: null,
  city: 'Bengaluru Urban',
  state: 'Karnataka',
  postalCode: '560058',
});

/** A challan on its way to a customer. */
export const challan = (more: Partial<ChallanDetailsFragment> = {}) =>
  ({
    __typename: 'DeliveryChallan',
    id: '7',
    number: 'DC-2627-00007',
    type: 'CUSTOMER',
    status: 'IN_TRANSIT',
    version: 3,
    actions: ['EDIT', 'DELIVER', 'CANCEL'],
    deliverRefusal: null,
    orderNumber: 'SO-5',
    customer: { __typename: 'TenantSummary', id: '2', name: 'Hotel Udupi' },
    shipFrom: place('Acme Valves', 'SELLER'),
    shipTo: place('Hotel Udupi', 'TENANT'),
    createdAt: '2026-11-05T10:00:00.000Z',
    ewayValue: '1000.00',
    consignmentValue: '1180.00',
    needsEwayBill: false,
    ewayBillNumber: null,
    ewayBillAttachment: null,
    goodsValue: null,
    transportReason: 'SUPPLY',
    transportReasonText: null,
    transportMode: 'ROAD',
    vehicleNumber: 'KA01AB1234',
    transporterName: null,
    transportUpdatedAt: null,
    transportDocumentNumber: null,
    transportDocumentDate: null,
    receiversName: null,
    grnNumber: null,
    attachments: [],
    remarks: null,
    cancelReason: null,
    taxable: '1000.00',
    gst: '180.00',
    grandTotal: '1180.00',
    bills: [{ __typename: 'ChallanBill', id: '31', status: 'ISSUED' }],
    invoice: { __typename: 'ChallanInvoice', id: '41', number: 'INV-2627-00041', status: 'ISSUED' },
    lines: [
      {
        __typename: 'DeliveryChallanLine',
        id: '71',
        lineNumber: 1,
        quantity: 10,
        isCancelled: false,
        remarks: null,
        sku: {
          __typename: 'SkuSummary',
          id: '9',
          name: 'Brass valve',
          unit: 'NOS',
          thumbnail: null,
        },
        sellingPrice: '100.00',
        offerPrice: '80.00',
        discountPercent: '0.00',
        gstPercent: '18.00',
        taxable: '1000.00',
        total: '1180.00',
        unitValue: null,
      },
    ],
    ...more,
  }) as ChallanDetailsFragment;

export const challanList = (...items: ChallanDetailsFragment[]) => ({
  data: { deliveryChallans: { __typename: 'DeliveryChallanPage', items, count: items.length } },
});
export const oneChallan = (more: Partial<ChallanDetailsFragment> = {}) => ({
  data: { deliveryChallan: challan(more) },
});

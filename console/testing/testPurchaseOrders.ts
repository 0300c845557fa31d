import { purchaseOrderActions } from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import type {
  PurchaseOrderLineFieldsFragment,
  PurchaseOrderDetailsFragment,
} from '../generated/documents.ts';

type LineFields = PurchaseOrderLineFieldsFragment & { __typename: 'PurchaseOrderLine' };
type Paper = PurchaseOrderDetailsFragment & { __typename: 'PurchaseOrder' };

export const skuOf = (id: string) => ({
  __typename: 'SkuSummary' as const,
  id: `s${id}`,
  name: `Valve ${id}`,
  unit: 'PCS',
  productId: 'p1',
  productName: 'Valve',
  thumbnail: null,
});

export const poLine = (id: string, more: Partial<PurchaseOrderLineFieldsFragment> = {}) =>
  ({
    __typename: 'PurchaseOrderLine',
    id,
    lineNumber: Number(id),
    sku: skuOf(id),
    orderLineId: null,
    quantity: 10,
    deliveredBefore: 0,
    cancelledQuantity: 0,
    dispatchedQuantity: 0,
    deliveredQuantity: 0,
    billedQuantity: 0,
    isCancelled: false,
    cancelReason: null,
    unitPrice: '100.00',
    discountPercent: '0.00',
    gstPercent: '18.00',
    taxable: '1000.00',
    itemTotal: '1000.00',
    cgst: '90.00',
    sgst: '90.00',
    igst: '0.00',
    total: '1180.00',
    remark: null,
    actions: ['CANCEL'],
    ...more,
  }) as LineFields;

const state = (more: Partial<PurchaseOrderDetailsFragment>) => more.state ?? 'DRAFT';
const ORDER_FIELDS = {
  lines: [{ quantity: 10, cancelled: 0, dispatched: 0, delivered: 0, billed: 0 }],
  paid: '0.00',
  pending: '0.00',
};

/** Response of the gateway to a viewer with all permissions who is not the creator. */
export const purchaseOrder = (more: Partial<PurchaseOrderDetailsFragment> = {}) =>
  ({
    __typename: 'PurchaseOrder',
    id: '7',
    oldNumber: null,
    oldDate: null,
    state: state(more),
    status: state(more),
    fulfilmentStatus: 'PENDING',
    billingStatus: 'PENDING',
    paymentStatus: 'PENDING',
    actions: purchaseOrderActions({ ...ORDER_FIELDS, state: state(more) }, false, () => true),
    approvalRefusal: null,
    seller: {
      __typename: 'PoSeller',
      id: '31',
      name: 'Acme Valves',
      gstin: '29ABCDE1234F1ZW',
      phone: '9876543210',
      email: 'sales@acme.in',
      district: 'Bengaluru Urban',
      officeAddress: {
        __typename: 'Address',
        id: 'a1',
        address1: '4, Peenya',
        address2: null,
        address3: null,
        city: 'Bengaluru Urban',
        state: 'Karnataka',
        stateCode: '29',
        country: 'India',
        postalCode: '560058',
        ownerType: 'SELLER',
        ownerId: '31',
      },
    },
    gstin: null,
    withinState: true,
    sellerEmail: 'sales@acme.in',
    sellerWhatsappNumber: '9876543210',
    orderId: '5',
    orderNumber: 'SO-5',
    warehouse: null,
    createdBy: { __typename: 'UserName', id: '9', name: 'Ravi Iyer' },
    createdAt: '2026-05-20T20:00:00Z',
    dueDate: '2020-01-01',
    lineCount: 2,
    taxable: '2000.00',
    gst: '360.00',
    grandTotal: '2360.00',
    rejectReason: null,
    cancelReason: null,
    version: 4,
    approvedBy: null,
    boughtBy: null,
    issuedAt: null,
    remark: 'Pack dry',
    paidAmount: '0.00',
    pendingAmount: '0.00',
    lines: [poLine('1', { remark: 'Brass only' }), poLine('2')],
    ...more,
  }) as Paper;

export const oneOrder = (more: Partial<PurchaseOrderDetailsFragment> = {}) => ({
  data: { purchaseOrder: purchaseOrder(more) },
});
export const orderList = (...items: Paper[]) => ({
  data: { purchaseOrders: { __typename: 'PurchaseOrderPage', items, count: items.length } },
});
export const moved = (
  field: string,
  more: Partial<PurchaseOrderDetailsFragment>,
  emailSent = true,
) => ({
  data: {
    [field]: {
      __typename: 'PurchaseOrderStatusResult',
      emailSent,
      purchaseOrder: purchaseOrder({ version: 5, ...more }),
    },
  },
});

export const referenceOrder = {
  data: {
    purchaseOrder: {
      __typename: 'PurchaseOrder',
      id: '7',
      referenceOrder: {
        __typename: 'ReferenceOrder',
        id: '5',
        number: 'SO-5',
        status: 'CONFIRMED',
        deliveryDate: '2026-06-01',
        customer: { __typename: 'TenantSummary', id: 't1', name: 'Hotel Sagar', verified: true },
        lines: ['1', '2'].map((id) => ({
          __typename: 'ReferenceOrderLine',
          id: `o${id}`,
          lineNumber: Number(id),
          sku: skuOf(id),
          seller: {
            __typename: 'SellerSummary',
            id: id === '1' ? '31' : '32',
            name: id === '1' ? 'Acme Valves' : 'Other',
          },
          isOfThisSeller: id === '1',
          quantity: 10,
          cancelledQuantity: 0,
          generatedQuantity: 10,
        })),
      },
    },
  },
};

/** Variables of an operation, call by call. */
export const variablesOf = (
  calls: { operation: string; variables: Record<string, unknown> }[],
  operation: string,
) => calls.filter((call) => call.operation === operation).map((call) => call.variables);

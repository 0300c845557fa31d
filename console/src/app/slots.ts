import type { RecordEntity, SampleRequestSource } from '@munim/schema/generated/types.ts';
import type {
  DeliveryPointRowFragment,
  InvoiceDetailsFragment,
  OrderCancelPreviewQuery,
  OrderDetailsFragment,
  PurchaseOrderDetailsFragment,
  PurchaseOrderFieldsFragment,
} from '../../generated/documents.ts';

interface RecordId {
  id: string;
}

/** Tabs of pages that features below the page's own add to, with the data the page hands them. */
export interface TabSlots {
  ORGANISATION: RecordId;
  TENANT: RecordId;
  SELLER: RecordId;
  /** The list of vendors. */
  SELLERS: null;
  SKU: RecordId;
  WAREHOUSE: RecordId;
  ORDER: OrderDetailsFragment;
  PURCHASE_ORDER: PurchaseOrderDetailsFragment;
  /** Documents, comments and log of any record. */
  RECORD: { entity: RecordEntity; entityId: string };
}

interface Closable {
  onClose: () => void;
}

/** Other slots of screens (buttons in a page's header, parts of a tab, dialogs) that features below fill. */
export interface PanelSlots {
  /** Content over every screen of a signed-in person, opened by its address. */
  FRAME: null;
  /** Content below the names of the roles, in the settings. */
  SETTINGS_ROLES: null;
  /** Content above the fields of a customer's page. */
  TENANT_NOTICES: RecordId;
  /** Content above the transactions of a SKU; opens those of some days. */
  SKU_PRICES: { skuId: string; onOpen: (days: { from: string; to: string }) => void };
  ORGANISATION_ACTIONS: { id: string; name: string };
  LEAD_ANALYTICS: null;
  PRODUCT_LEADS: { productId: string; productName?: string };
  /** Drawer on a line of a quotation or an order. */
  REQUEST_SAMPLE: Closable & {
    source: SampleRequestSource;
    lineId: string;
    sku: { id: string; name: string };
  };
  /** Drawer that records a customer's payment. */
  RECORD_RECEIPT: Closable & { orderId: string; orderNumber: string };
  ORDER_FINANCE: { orderId: string; orderNumber: string };
  /** Purchase orders in the drawer that cancels their order. */
  ORDER_CANCELLATION: OrderCancelPreviewQuery['orderCancelPreview'];
  /** Drawer of the action of an order. */
  GENERATE_PURCHASE_ORDERS: Closable & { orderId: string };
  PURCHASE_ORDER_ACTIONS: PurchaseOrderDetailsFragment;
  /** Items of the row menu in the list. */
  PURCHASE_ORDER_MENU: PurchaseOrderFieldsFragment;
  PURCHASE_ORDER_FINANCE: PurchaseOrderDetailsFragment;
  /** Drawer on the selected rows of the dispatch board. */
  CREATE_SHIPMENT: Closable & {
    destination: 'CUSTOMER' | 'WAREHOUSE';
    rows: readonly DeliveryPointRowFragment[];
    onCreated: () => Promise<void>;
  };
  INVOICE_CREDIT_NOTES: NonNullable<InvoiceDetailsFragment['creditNotes']>;
}

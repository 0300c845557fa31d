import type { FilePart } from '../src/core/upload.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ViewerRecord } from '../src/sign-in/sign-in.source.ts';
import type { UserRecord } from '../src/users/users.source.ts';
import type { RfqRecord } from '../src/quote-requests/quote-requests.source.ts';
import type { QuotationRecord } from '../src/quotations/quotations.source.ts';
import type { OrderRecord, OrderLineRecord } from '../src/orders/orders.records.ts';
import type { OrderStatusRecord, ConversionRecord } from '../src/orders/orders.source.ts';
import type { PurchaseOrderRecord, PurchaseOrderLineRecord } from '../src/purchase-orders/purchase-orders.records.ts';
import type { BillRecord } from '../src/bills/bills.source.ts';
import type { ChallanRecord } from '../src/delivery-challans/delivery-challans.source.ts';
import type { SkuRecord } from '../src/skus/skus.source.ts';
import type { CommentRecord } from '../src/comments/comments.source.ts';
import type { PaymentRecord } from '../src/payments/payments.source.ts';
import type { InvoiceRecord } from '../src/invoices/invoices.records.ts';
import type { BooksRecord } from '../src/accounting/accounting.source.ts';
import type { CreditNoteRecord } from '../src/credit-notes/credit-notes.source.ts';
import type { BlogRecord } from '../src/blogs/blogs.source.ts';
import type { TicketRecord } from '../src/support/support.source.ts';
import type { ExpenseRecord } from '../src/expenses/expenses.source.ts';
import type { OrganisationRecord } from '../src/organisations/organisations.source.ts';
import type { TenantRecord } from '../src/tenants/tenants.source.ts';
import type { ShipmentRecord } from '../src/shipments/shipments.source.ts';
import type { SampleRequestRecord } from '../src/sample-requests/sample-requests.source.ts';
import type { EventRecord } from '../src/delivery-points/delivery-points.source.ts';
import type { LeadRecord, CreatedLeadRecord } from '../src/seller-leads/seller-leads.source.ts';
import type { Context } from '../src/core/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day in Asia/Kolkata, as YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A moment in time, ISO 8601 with offset. */
  DateTime: { input: string; output: string; }
  /** A number with at most two decimals as text: percentages, margins, rates. */
  Decimal: { input: string; output: string; }
  /** Rupees as text with exactly two decimals, for example "1250.00". Never a floating-point number. */
  Money: { input: string; output: string; }
  /** A file sent as multipart/form-data, by the GraphQL multipart request convention. */
  Upload: { input: FilePart; output: FilePart; }
};

/** A new GST registration. */
export type AddGstRegistrationInput = {
  /** Street, 1 to 100 characters, without city and PIN code. */
  address1: Scalars['String']['input'];
  /** City, 3 to 50 characters. */
  city: Scalars['String']['input'];
  /** GST number: it contains the company's PAN, and is of the state. */
  gstin: Scalars['String']['input'];
  /** 6 digits, of the state. */
  postalCode: Scalars['String']['input'];
  /** State. */
  state: Scalars['String']['input'];
  /** The version of the company that was read. */
  version: Scalars['Int']['input'];
};

/** A postal address in India. */
export type Address = {
  __typename?: 'Address';
  /** First line, 1 to 100 characters. */
  address1: Scalars['String']['output'];
  /** Second line. */
  address2: Maybe<Scalars['String']['output']>;
  /** Third line. */
  address3: Maybe<Scalars['String']['output']>;
  /** City or district. */
  city: Scalars['String']['output'];
  /** Always India. */
  country: Scalars['String']['output'];
  /** Address id. */
  id: Scalars['ID']['output'];
  /** Id of the owner. */
  ownerId: Scalars['ID']['output'];
  /** Owner of the address. */
  ownerType: AddressOwner;
  /** PIN code, 6 digits. */
  postalCode: Scalars['String']['output'];
  /** Official name of the state; decides between CGST + SGST and IGST. */
  state: Scalars['String']['output'];
  /** GST state code, two digits; null in old rows whose state is not known: they need to be saved again. */
  stateCode: Maybe<Scalars['String']['output']>;
};

/** Owner of the address. */
export type AddressOwner =
  /** A vendor's place, where goods are picked up. */
  | 'SELLER'
  /** A customer's delivery address. */
  | 'TENANT'
  /** An own warehouse. */
  | 'WAREHOUSE';

/** A page of addresses. */
export type AddressPage = {
  __typename?: 'AddressPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<Address>;
};

/** Reason why stock changed by hand. */
export type AdjustmentReason =
  /** Units that can no longer be sold. */
  | 'DAMAGE'
  /** Missing units that turned up. */
  | 'FOUND'
  /** Units that are missing. */
  | 'LOSS'
  /** Stock at the time the warehouse was first recorded. */
  | 'OPENING'
  /** None of the above; the remarks say what. */
  | 'OTHER'
  /** A count found another quantity than the record. */
  | 'STOCK_COUNT';

/** The sum of an amount over all rows of a list that match its filters. */
export type AmountSum = {
  __typename?: 'AmountSum';
  /** Name of the amount in the rows, such as grandTotal. */
  field: Scalars['String']['output'];
  /** The sum. */
  value: Scalars['Money']['output'];
};

/** Numbers of a kind of document by one group. */
export type AnalyticsPart = {
  __typename?: 'AnalyticsPart';
  /** Status, id of the sales person or of the customer, or the day; null for documents without one. */
  key: Maybe<Scalars['ID']['output']>;
  /** The key in words. */
  name: Maybe<Scalars['String']['output']>;
  /** Number of documents. */
  total: Scalars['Int']['output'];
  /** Their value with GST; null for quote requests, which have none. */
  value: Maybe<Scalars['Money']['output']>;
};

/** A token by which a tool calls this API in a person's name, with some of the person's permissions. The token itself is shown once, when it is made. */
export type ApiToken = {
  __typename?: 'ApiToken';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** When it was used last, to the minute; null: never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Address that it was used from last. */
  lastUsedFrom: Maybe<Scalars['String']['output']>;
  /** Name, for people: what it is for. */
  name: Scalars['String']['output'];
  /** Addresses and networks that it may be used from; empty: from anywhere. */
  networks: Array<Scalars['String']['output']>;
  /** Organisation whose rows alone it sees; null: the rows that the person sees. */
  organisation: Maybe<OrganisationSummary>;
  /** What it may do, as far as the person still may. */
  permissions: Array<Permission>;
  /** Until when the token before still works; null: it does not. */
  previousEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was revoked. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** When its token was last replaced; null: never. */
  rotatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it works. */
  state: ApiTokenState;
  /** The last four characters of the token, to tell one from another. */
  tokenEnd: Scalars['String']['output'];
  /** The person in whose name it asks. */
  user: UserName;
  /** Rises with each change; sent back with a rotation. */
  version: Scalars['Int']['output'];
};

/** A page of API tokens. */
export type ApiTokenPage = {
  __typename?: 'ApiTokenPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page, newest first. */
  items: Array<ApiToken>;
  /** Whether the viewer's role may make tokens. */
  mayMake: Scalars['Boolean']['output'];
};

/** State of an API token. */
export type ApiTokenState =
  /** Calls with it are answered. */
  | 'ACTIVE'
  /** Its time is over. */
  | 'EXPIRED'
  /** It was revoked. */
  | 'REVOKED';

/** One attribute that a category asks of its products and SKUs. */
export type AttributeConfig = {
  __typename?: 'AttributeConfig';
  /** Name, once in a category. */
  name: Scalars['String']['output'];
  /** Options; empty unless the type is choice. */
  options: Array<Scalars['String']['output']>;
  /** Must be filled in. */
  required: Scalars['Boolean']['output'];
  /** Kind of value. */
  type: AttributeType;
};

/** One attribute that a category asks of its products and SKUs. */
export type AttributeConfigInput = {
  /** 1 to 50 characters, once in a category ignoring case. */
  name: Scalars['String']['input'];
  /** Options, 1 to 100; for type choice only. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Must be filled in. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of value. */
  type: AttributeType;
};

/** Kind of value of an attribute. */
export type AttributeType =
  /** One of its options. */
  | 'CHOICE'
  /** A number with at most 6 decimals. */
  | 'NUMBER'
  /** Any text. */
  | 'TEXT';

/** The value of one attribute of a product or SKU, as its category asks for it. */
export type AttributeValue = {
  __typename?: 'AttributeValue';
  /** Name, as the category spells it. */
  name: Scalars['String']['output'];
  /** Value; numbers are text too. */
  value: Scalars['String']['output'];
};

/** One attribute to keep. */
export type AttributeValueInput = {
  /** Name, as the category spells it. */
  name: Scalars['String']['input'];
  /** Value; an empty one is not kept. */
  value: Scalars['String']['input'];
};

/** Invoice of a seller to the company. */
export type Bill = {
  __typename?: 'Bill';
  /** Its id in the accounting service. */
  accountingBillId: Maybe<Scalars['ID']['output']>;
  /** Actions of the viewer now; the console shows exactly these buttons. */
  actions: Array<BillAction>;
  /** Reason why it was cancelled. */
  cancelReason: Maybe<Scalars['String']['output']>;
  /** Reason why the bill cannot be cancelled, for a viewer who otherwise could; null otherwise. */
  cancelRefusal: Maybe<Scalars['String']['output']>;
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made it, or made the shipment. */
  createdBy: UserName;
  /** The day by which it is to be paid. */
  dueDate: Scalars['Date']['output'];
  /** taxable, gst and roundOff. */
  grandTotal: Scalars['Money']['output'];
  /** Sum of the taxes. */
  gst: Scalars['Money']['output'];
  /** Bill id; its number too. */
  id: Scalars['ID']['output'];
  /** All lines. */
  lines: Array<BillLine>;
  /** Still to be paid: grandTotal less paidAmount; 0 for a draft and a cancelled bill. */
  openAmount: Scalars['Money']['output'];
  /** Payments that are made. */
  paidAmount: Scalars['Money']['output'];
  /** The purchase orders it is for. */
  poIds: Array<Scalars['ID']['output']>;
  /** Round-off of the vendor's paper, -1.00 to 1.00. */
  roundOff: Scalars['Decimal']['output'];
  /** Of a draft: other bills of the seller with this number in the financial year, not cancelled. It cannot be issued beside an issued one. */
  sameNumberBillIds: Array<Scalars['ID']['output']>;
  /** Seller that bills. */
  seller: SellerSummary;
  /** GST number of the seller, on the day of its issue once it is issued; only for viewers of vendors. */
  sellerGstin: Maybe<Scalars['String']['output']>;
  /** The seller's invoice. */
  sellerInvoice: Maybe<StoredFile>;
  /** Day of the seller's invoice. */
  sellerInvoiceDate: Maybe<Scalars['Date']['output']>;
  /** Number of the seller's invoice. */
  sellerInvoiceNumber: Maybe<Scalars['String']['output']>;
  /** The shipment it was made for; null on others. */
  shipmentId: Maybe<Scalars['ID']['output']>;
  /** Its status. */
  status: BillStatus;
  /** Reason why the last sync did not succeed. */
  syncError: Maybe<Scalars['String']['output']>;
  /** Result of the last sync. */
  syncStatus: Maybe<SyncStatus>;
  /** When the accounting service had it last. */
  syncedAt: Maybe<Scalars['DateTime']['output']>;
  /** Sum of the taxable amounts. */
  taxable: Scalars['Money']['output'];
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of changes; sent with a change, it gives CONFLICT when the record changed since. */
  version: Scalars['Int']['output'];
};

/** An action of a viewer on a bill. */
export type BillAction =
  /** Cancel it, with a reason. */
  | 'CANCEL'
  /** Change the due date and the data of the seller's invoice. */
  | 'EDIT'
  /** Change the due date only. */
  | 'EDIT_DUE_DATE'
  /** Mark it issued, with the seller's invoice. */
  | 'ISSUE'
  /** Note a payment to the seller. */
  | 'PAY'
  /** Send it to the accounting service, or read it there again. */
  | 'SYNC';

/** Filters of bills. */
export type BillFilter = {
  /** Only this id in the accounting service. */
  accountingBillId?: InputMaybe<Scalars['String']['input']>;
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** First day, of the seller's invoice date; bills without one are then left out (IST). */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** This number only. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only for this purchase order, alone or with others. */
  poId?: InputMaybe<Scalars['ID']['input']>;
  /** Only of this seller. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only of this shipment. */
  shipmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these statuses. */
  statuses?: InputMaybe<Array<BillStatus>>;
  /** Last day, of the seller's invoice date; bills without one are then left out (IST), included. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Total of this amount or more. */
  totalFrom?: InputMaybe<Scalars['Money']['input']>;
  /** Total of this amount or less. */
  totalTo?: InputMaybe<Scalars['Money']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One line of a bill, with the purchase order's line: ordered, dispatched, billed and paid. */
export type BillLine = {
  __typename?: 'BillLine';
  /** Of those, how many are on bills that are not cancelled. */
  billedQuantity: Scalars['Int']['output'];
  /** Central GST. */
  cgst: Scalars['Money']['output'];
  /** The delivery challan the goods left with; null on a bill made by hand. */
  challanId: Maybe<Scalars['ID']['output']>;
  /** Of those, how many have arrived. */
  deliveredQuantity: Scalars['Int']['output'];
  /** Of those, how many have left the seller. */
  dispatchedQuantity: Scalars['Int']['output'];
  /** GST rate in percent. */
  gstPercent: Scalars['Decimal']['output'];
  /** Line id. */
  id: Scalars['ID']['output'];
  /** Integrated GST. */
  igst: Scalars['Money']['output'];
  /** Line number on the document, from 1. */
  lineNumber: Scalars['Int']['output'];
  /** Units of the purchase order's line that are not cancelled. */
  orderedQuantity: Scalars['Int']['output'];
  /** This line's part of what was paid of the bill. */
  paid: Scalars['Money']['output'];
  /** Number of the purchase order. */
  poId: Scalars['ID']['output'];
  /** The line of the purchase order. */
  poLineId: Scalars['ID']['output'];
  /** Units; 0 once their challan was cancelled. */
  quantity: Scalars['Int']['output'];
  /** State GST. */
  sgst: Scalars['Money']['output'];
  /** Billed SKU. */
  sku: SkuSummary;
  /** unitPrice × quantity. */
  taxable: Scalars['Money']['output'];
  /** taxable and taxes. */
  total: Scalars['Money']['output'];
  /** Price of one unit, without GST. */
  unitPrice: Scalars['Money']['output'];
  /** Differences between order, goods and bill, in words for people. */
  warnings: Array<Scalars['String']['output']>;
};

/** A page of bills. */
export type BillPage = {
  __typename?: 'BillPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page, newest first. */
  items: Array<Bill>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
  /** Sums of the amounts of all rows that match, without cancelled and void ones; only where selected. Null from a backend that has none. */
  sums: Maybe<Array<AmountSum>>;
};

/** Status of a bill. PARTIALLY_PAID and PAID are computed from its payments. */
export type BillStatus =
  /** Taken back with a reason; final. */
  | 'CANCELLED'
  /** Made here; the seller's own invoice is not recorded yet. */
  | 'DRAFT'
  /** The seller's invoice is here and in order. */
  | 'ISSUED'
  /** Payments that are PAID cover its total. */
  | 'PAID'
  /** Payments that are PAID cover a part of its total. */
  | 'PARTIALLY_PAID';

/** Who a document bills: what 'Bill to' prints. */
export type BillTo = {
  __typename?: 'BillTo';
  /** First line; null while the registered address is not known. */
  address1: Maybe<Scalars['String']['output']>;
  /** Second line. */
  address2: Maybe<Scalars['String']['output']>;
  /** Third line. */
  address3: Maybe<Scalars['String']['output']>;
  /** City or district. */
  city: Maybe<Scalars['String']['output']>;
  /** GST number; null for who is not registered. */
  gstNumber: Maybe<Scalars['String']['output']>;
  /** Regular, or of a special economic zone: then the taxes are IGST whatever the states. */
  kind: BillingRegistrationKind;
  /** Name as it is registered; without a registration the customer's. */
  legalName: Scalars['String']['output'];
  /** PIN code, 6 digits. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** The registration; null where customer and organisation have none, or in old invoices. */
  registrationId: Maybe<Scalars['ID']['output']>;
  /** Official name of the state. */
  state: Maybe<Scalars['String']['output']>;
  /** GST state code, two digits. */
  stateCode: Maybe<Scalars['String']['output']>;
};

/** Legal name, GST number and registered address under which a customer or an organisation is billed. */
export type BillingRegistration = {
  __typename?: 'BillingRegistration';
  /** First line; null while the registered address is not known. */
  address1: Maybe<Scalars['String']['output']>;
  /** Second line. */
  address2: Maybe<Scalars['String']['output']>;
  /** Third line. */
  address3: Maybe<Scalars['String']['output']>;
  /** City or district; null while the registered address is not known. */
  city: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Customer whose own it is; null for an organisation's. */
  customerId: Maybe<Scalars['ID']['output']>;
  /** GST number; null for who is not registered. */
  gstNumber: Maybe<Scalars['String']['output']>;
  /** Registration id. */
  id: Scalars['ID']['output'];
  /** Whether it is billed. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the registered address is known: without it the tax portals refuse its invoices. */
  isComplete: Scalars['Boolean']['output'];
  /** Listed first among those of the organisation. */
  isPrincipal: Scalars['Boolean']['output'];
  /** Regular, or of a special economic zone. */
  kind: BillingRegistrationKind;
  /** Name as it is registered. */
  legalName: Scalars['String']['output'];
  /** Organisation whose it is, for all of its customers; null for a customer's own. */
  organisationId: Maybe<Scalars['ID']['output']>;
  /** PAN, as the GST number has it. */
  pan: Maybe<Scalars['String']['output']>;
  /** PIN code, 6 digits; null while the registered address is not known. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** Official name of the state; null while it is not known. */
  state: Maybe<Scalars['String']['output']>;
  /** GST state code, two digits. */
  stateCode: Maybe<Scalars['String']['output']>;
};

/** Kind of a registration, as its certificate has it. */
export type BillingRegistrationKind =
  /** Any other than of a special economic zone. */
  | 'REGULAR'
  /** Unit or developer of a special economic zone: supplies to it are inter-state, with IGST. */
  | 'SEZ';

/** A page of billing registrations. */
export type BillingRegistrationPage = {
  __typename?: 'BillingRegistrationPage';
  /** Total number; 10001 means more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page: a customer's own, the organisation's principal one, then the others as they were made. */
  items: Array<BillingRegistration>;
};

/** Billing status. */
export type BillingStatus =
  /** All units are on invoices that hold. */
  | 'INVOICED'
  /** Some units are on invoices that hold, not all. */
  | 'PARTIALLY_INVOICED'
  /** No unit is invoiced. */
  | 'PENDING';

/** A post of the company's blog. */
export type Blog = {
  __typename?: 'Blog';
  /** Actions of the viewer now; the console shows exactly these. */
  actions: Array<BlogAction>;
  /** Cleaned HTML; the addresses of its images are signed, good for an hour. Null in a list, which does not carry it. */
  content: Maybe<Scalars['String']['output']>;
  /** File name of the cover picture. */
  coverPhoto: Maybe<Scalars['String']['output']>;
  /** Signed address of its small form. */
  coverThumbnail: Maybe<Scalars['String']['output']>;
  /** Signed address of the cover picture, good for an hour. */
  coverUrl: Maybe<Scalars['String']['output']>;
  /** Time when it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** User who wrote it. */
  createdBy: UserName;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its status. */
  status: BlogStatus;
  /** Tags as they were typed. */
  tags: Array<Scalars['String']['output']>;
  /** Title, one line. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Counts its changes; sent with a change, it protects those of others. */
  version: Scalars['Int']['output'];
};

/** An action of a viewer on a blog post. */
export type BlogAction =
  /** Show it to readers again. */
  | 'ACTIVATE'
  /** Take it from readers. */
  | 'ARCHIVE'
  /** Remove it from every list. */
  | 'DELETE'
  /** Change it. */
  | 'EDIT';

/** Filters of blog posts. */
export type BlogFilter = {
  /** Only posts of this status. */
  status?: InputMaybe<BlogStatus>;
  /** Only posts with any of these tags, whatever their case; at most 10. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A page of blog posts. */
export type BlogPage = {
  __typename?: 'BlogPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page, newest first. */
  items: Array<Blog>;
};

/** Status of a blog post. */
export type BlogStatus =
  /** Shown to readers. */
  | 'ACTIVE'
  /** Taken from readers, kept for staff. */
  | 'ARCHIVED';

/** The books of the company. */
export type Books = {
  __typename?: 'Books';
  /** Time when it was moved last. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** User who moved it last. */
  changedBy: Maybe<UserName>;
  /** Last day of the closed period; nothing dated on or before it is made, changed or cancelled. Null while nothing is closed. */
  closedUntil: Maybe<Scalars['Date']['output']>;
  /** Whether the viewer may move that day. */
  mayChange: Scalars['Boolean']['output'];
  /** Number of changes; sent with a change, it gives CONFLICT when the day was moved since. */
  version: Scalars['Int']['output'];
};

/** A bill that is cancelled. */
export type CancelBillInput = {
  /** Bill id. */
  id: Scalars['ID']['input'];
  /** Reason, 1 to 256 characters. */
  reason: Scalars['String']['input'];
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Cancellation of an invoice, or void of a draft. */
export type CancelInvoiceInput = {
  /** Invoice id. */
  id: Scalars['ID']['input'];
  /** Reason, 1 to 256 characters. */
  reason: Scalars['String']['input'];
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A line that is cancelled, or what is not dispatched of it. */
export type CancelOrderLineInput = {
  /** Line id. */
  lineId: Scalars['ID']['input'];
  /** Order number. */
  number: Scalars['String']['input'];
  /** Reason, 1 to 256 characters. */
  reason: Scalars['String']['input'];
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A line that is cancelled, or what is not dispatched of it. */
export type CancelPurchaseOrderLineInput = {
  /** Purchase order id. */
  id: Scalars['ID']['input'];
  /** Line id. */
  lineId: Scalars['ID']['input'];
  /** Reason, 1 to 256 characters. */
  reason: Scalars['String']['input'];
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A product category and its managers. */
export type Category = {
  __typename?: 'Category';
  /** Its attributes, in order. */
  attributes: Array<AttributeConfig>;
  /** Category id. */
  id: Scalars['ID']['output'];
  /** May be chosen for new products. */
  isActive: Scalars['Boolean']['output'];
  /** Users who source and price its products. */
  managers: Array<UserName>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Number of products in it. */
  productCount: Scalars['Int']['output'];
  /** Names of its sub-categories. */
  subCategories: Array<Scalars['String']['output']>;
};

/** The attributes of one category. */
export type CategoryAttributes = {
  __typename?: 'CategoryAttributes';
  /** Its attributes, in order. */
  attributes: Array<AttributeConfig>;
  /** Category id. */
  categoryId: Scalars['ID']['output'];
};

/** The least profit on cost of a category, in percent. */
export type CategoryFloor = {
  __typename?: 'CategoryFloor';
  /** Category id. */
  categoryId: Scalars['ID']['output'];
  /** Name of the category. */
  name: Scalars['String']['output'];
  /** 0 to 100 with at most 2 decimals; null for the floor of the company. */
  percent: Maybe<Scalars['Decimal']['output']>;
};

/** The least profit on cost of a category. */
export type CategoryFloorInput = {
  /** Category id. */
  categoryId: Scalars['ID']['input'];
  /** 0 to 100 with at most 2 decimals; null for the floor of the company. */
  percent?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A page of categories. */
export type CategoryPage = {
  __typename?: 'CategoryPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<Category>;
};

/** A bill for goods of a delivery challan. */
export type ChallanBill = {
  __typename?: 'ChallanBill';
  /** Bill id. */
  id: Scalars['ID']['output'];
  /** Its status. */
  status: BillStatus;
};

/** The invoice of the goods of a delivery challan. */
export type ChallanInvoice = {
  __typename?: 'ChallanInvoice';
  /** Invoice id. */
  id: Scalars['ID']['output'];
  /** Invoice number; null while it is a draft. */
  number: Maybe<Scalars['String']['output']>;
  /** Its status. */
  status: InvoiceStatus;
};

/** An address as it was on the day of the document. */
export type ChallanPlace = {
  __typename?: 'ChallanPlace';
  /** First line. */
  address1: Scalars['String']['output'];
  /** Second line. */
  address2: Maybe<Scalars['String']['output']>;
  /** Third line. */
  address3: Maybe<Scalars['String']['output']>;
  /** City or district. */
  city: Scalars['String']['output'];
  /** Of whom: customer, vendor or warehouse. */
  name: Scalars['String']['output'];
  /** Owner of the address. */
  ownerType: AddressOwner;
  /** PIN code, 6 digits. */
  postalCode: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
};

/** Where the goods of a delivery challan are. */
export type ChallanStatus =
  /** Taken back with a reason; final. */
  | 'CANCELLED'
  /** The goods arrived; final. */
  | 'DELIVERED'
  /** Being written by hand. */
  | 'DRAFT'
  /** The goods are on their way. */
  | 'IN_TRANSIT'
  /** Written; the goods have not left. */
  | 'ISSUED';

/** Purpose of a delivery challan. */
export type ChallanType =
  /** Goods to a customer, made by a shipment. */
  | 'CUSTOMER'
  /** Made by hand: returns, samples, job work. */
  | 'OTHER'
  /** Goods of a seller to a warehouse, made by a shipment. */
  | 'SELLER';

/** Another status of a sample request. */
export type ChangeSampleRequestStatusInput = {
  /** Sample request id. */
  id: Scalars['ID']['input'];
  /** Reason, at most 500 characters; needed when going back, or out of CONFIRMED or REJECTED. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** The status chosen. The present one is a success without effect. */
  status: SampleRequestStatus;
};

/** Kinds of records whose changes are told. */
export type ChangedKind =
  /** A bill of a seller. */
  | 'BILL'
  /** A legal name, GST number and address under which customers are billed. */
  | 'BILLING_REGISTRATION'
  /** A blog post. */
  | 'BLOG'
  /** The day up to which the books are closed. */
  | 'BOOKS'
  /** A category. */
  | 'CATEGORY'
  /** The company: its settings and GST registrations. */
  | 'COMPANY'
  /** A selling price agreed with a customer. */
  | 'CONTRACT_PRICE'
  /** A credit note. */
  | 'CREDIT_NOTE'
  /** A delivery challan. */
  | 'DELIVERY_CHALLAN'
  /** Goods that wait to be moved, or are on their way. */
  | 'DELIVERY_POINT'
  /** An expense. */
  | 'EXPENSE'
  /** An invoice to a customer. */
  | 'INVOICE'
  /** A seller's price of a SKU. */
  | 'OFFER'
  /** A document or an advance of old books. */
  | 'OPENING'
  /** A sales order. */
  | 'ORDER'
  /** A group of customers. */
  | 'ORGANISATION'
  /** A receipt or a payment. */
  | 'PAYMENT'
  /** A product. */
  | 'PRODUCT'
  /** A purchase order. */
  | 'PURCHASE_ORDER'
  /** A quotation. */
  | 'QUOTATION'
  /** A quote request. */
  | 'RFQ'
  /** A sample request. */
  | 'SAMPLE_REQUEST'
  /** A seller. */
  | 'SELLER'
  /** A seller the company does not buy from yet. */
  | 'SELLER_LEAD'
  /** A shipment. */
  | 'SHIPMENT'
  /** A SKU. */
  | 'SKU'
  /** A customer. */
  | 'TENANT'
  /** A transporter. */
  | 'TRANSPORTER'
  /** A member of staff. */
  | 'USER'
  /** A warehouse, with its stock. */
  | 'WAREHOUSE';

/** A new closing day. */
export type CloseBooksInput = {
  /** Before today; null opens the books. */
  closedUntil?: InputMaybe<Scalars['Date']['input']>;
  /** 1 to 256 characters: required when days are opened again. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** An internal comment; never printed nor mailed. */
export type Comment = {
  __typename?: 'Comment';
  /** Actions of the viewer now. */
  actions: Array<CommentAction>;
  /** Its files. */
  attachments: Array<StoredFile>;
  /** User who wrote it. */
  author: UserName;
  /** Time when it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** When its author last changed it. */
  editedAt: Maybe<Scalars['DateTime']['output']>;
  /** Kind of record. */
  entity: RecordEntity;
  /** The record: its id, of an order the order number. */
  entityId: Scalars['ID']['output'];
  /** Number of the comment. */
  id: Scalars['ID']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
};

/** An action of the viewer on a comment. */
export type CommentAction =
  /** Change the text: the author only. */
  | 'EDIT';

/** A page of comments: page 1 holds the latest. */
export type CommentPage = {
  __typename?: 'CommentPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows, newest last. */
  items: Array<Comment>;
};

/** The company in whose name documents are made. */
export type Company = {
  __typename?: 'Company';
  /** Where customers pay, printed on invoices. */
  bank: Scalars['String']['output'];
  /** Floors of all categories, by name. */
  categoryFloors: Array<CategoryFloor>;
  /** Time of the last change. */
  changedAt: Scalars['DateTime']['output'];
  /** User who changed it last. */
  changedBy: Maybe<UserName>;
  /** CIN; empty for none, as all texts below. */
  cin: Scalars['String']['output'];
  /** Days in which the e-invoice portal takes a document; 0 without a limit. */
  eInvoiceWithinDays: Scalars['Int']['output'];
  /** E-mail. */
  email: Scalars['String']['output'];
  /** Whether any document was issued in its name. */
  hasDocuments: Scalars['Boolean']['output'];
  /** Invoices made by a dispatch. */
  invoiceAtDispatch: InvoiceAtDispatch;
  /** Terms printed on invoices. */
  invoiceTerms: Scalars['String']['output'];
  /** Legal name. */
  legalName: Scalars['String']['output'];
  /** Logo in the letterhead of prints, a small PNG as a data address. */
  logo: Scalars['String']['output'];
  /** Texts of all mails. */
  mailTemplates: Array<MailTemplate>;
  /** Least profit on cost in percent: a selling price that leaves less needs a reason; 0 for prices below cost alone. */
  marginFloor: Scalars['Decimal']['output'];
  /** Access to late orders. */
  orderDelayAccess: OrderDelayAccess;
  /** PAN; it stays once a document was issued. */
  pan: Scalars['String']['output'];
  /** Phone. */
  phone: Scalars['String']['output'];
  /** Terms printed on quotations. */
  quotationTerms: Scalars['String']['output'];
  /** Its GST registrations, the default first and ended ones last. */
  registrations: Array<GstRegistration>;
  /** Roles that have a name of the company's own. */
  roleNames: Array<RoleName>;
  /** Numbers of documents, of registrations in use and of the company. */
  series: Array<DocumentSeries>;
  /** Signature above the authorised signatory, a small PNG as a data address. */
  signature: Scalars['String']['output'];
  /** UPI id for payments. */
  upiId: Scalars['String']['output'];
  /** Number of changes; sent with a change, it gives CONFLICT when the company was changed since. */
  version: Scalars['Int']['output'];
};

/** Several events that are done, with one proof. */
export type CompleteDeliveryPointsInput = {
  /** The day they arrived, not in the future. */
  actualDate: Scalars['Date']['input'];
  /** Addresses that uploadFile answered, 1 to 10. */
  attachments: Array<Scalars['String']['input']>;
  /** Ids of the events, 1 to 100; INWARD and POD only. */
  ids: Array<Scalars['ID']['input']>;
  /** Remarks, 1 to 500 characters. */
  remarks: Scalars['String']['input'];
};

/** A selling price promised to a customer, or to all of an organisation, from a quantity on. */
export type ContractPrice = {
  __typename?: 'ContractPrice';
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made it. */
  createdBy: Maybe<UserName>;
  /** The customer; null when it is promised to the whole organisation. */
  customer: Maybe<TenantSummary>;
  /** Contract price id. */
  id: Scalars['ID']['output'];
  /** The organisation it is promised to, or that of the customer. */
  organisation: OrganisationSummary;
  /** From this quantity on, 1 or more. */
  quantity: Scalars['Int']['output'];
  /** Selling price of one unit, above 0. */
  sellingPrice: Scalars['Money']['output'];
  /** SKU sold at this price. */
  sku: SkuSummary;
};

/** A page of contract prices. */
export type ContractPricePage = {
  __typename?: 'ContractPricePage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<ContractPrice>;
};

/** A ticket about something else that is needed. */
export type CreateAdHocTicketInput = {
  /** Customer it is for, 1 to 100 characters. */
  customerName: Scalars['String']['input'];
  /** What is needed and why, 1 to 5000 characters. */
  description: Scalars['String']['input'];
  /** Chosen by the caller; the same key never raises a second ticket. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Title, 1 to 150 characters. */
  name: Scalars['String']['input'];
  /** Number of pieces, from 1. */
  quantity: Scalars['Int']['input'];
  /** One of ticketOptions.categories. */
  selectedCategory: Scalars['String']['input'];
  /** Sizes, materials, brands; 1 to 1000 characters. */
  specifications: Scalars['String']['input'];
};

/** A new address. */
export type CreateAddressInput = {
  /** First line, 1 to 100 characters. */
  address1: Scalars['String']['input'];
  /** Second line, at most 100 characters. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** Third line, at most 100 characters. */
  address3?: InputMaybe<Scalars['String']['input']>;
  /** City or district, 1 to 50 characters. */
  city: Scalars['String']['input'];
  /** Id of the owner. */
  ownerId: Scalars['ID']['input'];
  /** Owner of the address. */
  ownerType: AddressOwner;
  /** PIN code, 6 digits, the first not 0. */
  postalCode: Scalars['String']['input'];
  /** State by its name or GST code, 1 to 50 characters, of the PIN code; without it the PIN code tells. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** A new member of staff. */
export type CreateAdminUserInput = {
  /** E-mail address; sign-in codes go there. */
  email: Scalars['String']['input'];
  /** First name, 1 to 50 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, at most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** File name of an uploaded picture. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Phone, 10 digits; sign-in codes go there. */
  mobile: Scalars['String']['input'];
  /** Organisation; needed by role 10001 and for no other. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** Instead of the role's own; needs ADMIN_USER APPROVE when it differs. */
  permissions?: InputMaybe<Array<PermissionInput>>;
  /** One of the roles. */
  roleId: Scalars['Int']['input'];
  /** User name, 3 to 50 characters; the e-mail address when left out. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** A new API token. */
export type CreateApiTokenInput = {
  /** Days that it lasts, 1 to 366. */
  days: Scalars['Int']['input'];
  /** Name, 1 to 100 characters; no other of the person has it that is not revoked, whatever its case. */
  name: Scalars['String']['input'];
  /** Addresses and networks, such as 203.0.113.7 or 10.0.0.0/8, at most 20; empty: from anywhere. */
  networks?: Array<Scalars['String']['input']>;
  /** Sees the rows of this organisation alone. Only for people who see all rows. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** Permissions, at least one; only those that the viewer has. */
  permissions: Array<PermissionInput>;
};

/** A new bill. */
export type CreateBillInput = {
  /** The day by which it is to be paid; without it 30 days from today. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 lines, each purchase order line once. */
  lines: Array<NewBillLineInput>;
  /** Its purchase orders, 1 to 50; each with a line. */
  poIds: Array<Scalars['ID']['input']>;
  /** Round-off of the vendor's paper, -1.00 to 1.00; 0.00 without it. */
  roundOff?: InputMaybe<Scalars['Decimal']['input']>;
  /** Seller that bills. */
  sellerId: Scalars['ID']['input'];
  /** The shipment it is for, one that has no bill. */
  shipmentId?: InputMaybe<Scalars['ID']['input']>;
};

/** A new billing registration, of a customer or of an organisation. */
export type CreateBillingRegistrationInput = {
  /** First line, 1 to 100 characters. */
  address1: Scalars['String']['input'];
  /** Second line, at most 100 characters. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** Third line, at most 100 characters. */
  address3?: InputMaybe<Scalars['String']['input']>;
  /** City or district, 1 to 50 characters. */
  city: Scalars['String']['input'];
  /** Customer whose own it becomes; it has at most one. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** GST number, checked fully; empty or absent for who is not registered. */
  gstNumber?: InputMaybe<Scalars['String']['input']>;
  /** Makes it the principal registration of the organisation. */
  isPrincipal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Regular without it. SEZ needs a GST number. */
  kind?: InputMaybe<BillingRegistrationKind>;
  /** Name as it is registered, 1 to 100 characters. */
  legalName: Scalars['String']['input'];
  /** Organisation whose it becomes; the first is the principal one. Needs TENANT APPROVE. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** PIN code, 6 digits, the first not 0. */
  postalCode: Scalars['String']['input'];
  /** State by its name or GST code, of the GST number and of the PIN code; without it the PIN code tells. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** A new blog post. */
export type CreateBlogInput = {
  /** HTML; what is not allowed is taken out. At most 50,000 characters and 50 images stay, and something to read must. */
  content: Scalars['String']['input'];
  /** File name that uploadImage answered. */
  coverPhoto?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** ACTIVE when absent. */
  status?: InputMaybe<BlogStatus>;
  /** At most 10 tags of 1 to 30 characters, without commas. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Title, 1 to 150 characters. */
  title: Scalars['String']['input'];
};

/** A new category. */
export type CreateCategoryInput = {
  /** At most 50. */
  attributes?: InputMaybe<Array<AttributeConfigInput>>;
  /** May be chosen for new products. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Users of the roles 1009 and 1010, at most 20. */
  managerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 50 characters, unique ignoring case. */
  name: Scalars['String']['input'];
  /** At most 50 names of at most 50 characters, each once. */
  subCategories?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A new comment. */
export type CreateCommentInput = {
  /** Addresses that uploadFile answered, at most 10. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Kind of record. */
  entity: RecordEntity;
  /** The record: its id, of an order the order number. */
  entityId: Scalars['ID']['input'];
  /** 1 to 2000, not blank. */
  text: Scalars['String']['input'];
};

/** A new credit note. */
export type CreateCreditNoteInput = {
  /** Addresses that uploadFile answered, at most 10. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Invoice id, of an invoice of that order that has its number. */
  invoiceId: Scalars['ID']['input'];
  /** 1 to 200 lines. */
  lines: Array<CreditNoteLineInput>;
  /** Number of the sales order. */
  orderNumber: Scalars['String']['input'];
  /** Reason. */
  reason: CreditNoteReason;
  /** Remarks, at most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
};

/** A delivery challan made by hand: type OTHER, as draft. It moves no order's quantities. */
export type CreateDeliveryChallanInput = {
  /** Place of loading: an address of a warehouse, seller or customer. */
  fromAddressId: Scalars['ID']['input'];
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 lines. */
  lines: Array<NewDeliveryChallanLineInput>;
  /** Number of the sales order it is about. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Remarks printed on the document, at most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** The seller it is about. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** The customer it is about. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  /** Destination: an address of a warehouse, seller or customer. */
  toAddressId: Scalars['ID']['input'];
  /** Why the goods travel, printed as the purpose; absent: the likeliest reason for the places. */
  transportReason?: InputMaybe<TransportReason>;
  /** The reason in words, at most 20 characters: of OTHERS. */
  transportReasonText?: InputMaybe<Scalars['String']['input']>;
};

/** A document of a record; its file is uploaded first by uploadFile. */
export type CreateDocumentInput = {
  /** Kind of record. */
  entity: RecordEntity;
  /** The record: its id, of an order the order number. */
  entityId: Scalars['ID']['input'];
  /** The address that uploadFile answered. */
  fileUrl: Scalars['String']['input'];
  /** The name to show, 1 to 150. */
  name: Scalars['String']['input'];
  /** Remarks, at most 256. */
  remarks?: InputMaybe<Scalars['String']['input']>;
};

/** What a customer asks for at once: one quote request for each item, in this order. */
export type CreateEnquiryInput = {
  /** Delivery address of the customer. */
  addressId: Scalars['ID']['input'];
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 SKUs. */
  items: Array<RfqItemInput>;
  /** Day on which the customer needs the goods, from today on. */
  neededBy?: InputMaybe<Scalars['Date']['input']>;
  /** Sales person; the customer's own when absent, always the viewer for sales roles. */
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  /** Customer. */
  tenantId: Scalars['ID']['input'];
  /** Account user of the customer. */
  userId: Scalars['ID']['input'];
};

/** A new expense. */
export type CreateExpenseInput = {
  /** Amount, above 0. */
  amount: Scalars['Money']['input'];
  /** Addresses that uploadFile answered, at most 10. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Kind of record it belongs to. */
  entity: ExpenseEntity;
  /** The record: its id, of an order the order number; none for GENERAL. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** The day it was spent. */
  expenseDate: Scalars['Date']['input'];
  /** Purpose of the expense. */
  head: ExpenseHead;
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Number of the bill or slip, at most 50 characters. */
  referenceNumber?: InputMaybe<Scalars['String']['input']>;
  /** Remarks, at most 256 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Recipient of the payment, at most 100 characters. */
  vendorName?: InputMaybe<Scalars['String']['input']>;
};

/** A change of stock by hand. */
export type CreateInventoryAdjustmentInput = {
  /** Addresses that uploadFile answered, at most 10. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Signed, not 0: above 0 comes in, below 0 goes out. */
  quantity: Scalars['Int']['input'];
  /** Reason. */
  reason: AdjustmentReason;
  /** In words, 1 to 256 characters. */
  remarks: Scalars['String']['input'];
  /** SKU id. */
  skuId: Scalars['ID']['input'];
  /** Warehouse id. */
  warehouseId: Scalars['ID']['input'];
};

/** A new invoice of a challan whose invoice was cancelled. */
export type CreateInvoiceInput = {
  /** Delivery challan id, of a challan to a customer without a live invoice. */
  challanId: Scalars['ID']['input'];
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** True: lines keep the rates of the order, though their products have others now. */
  keepRates?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new view. */
export type CreateListViewInput = {
  /** Columns in their order, as JSON. */
  columns?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** For everybody; needs ADMIN_USER UPDATE. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the list. */
  list: Scalars['String']['input'];
  /** 1 to 60 characters in one line; no other view that the viewer sees has it. */
  name: Scalars['String']['input'];
  /** Filters and sort, each once; names the list does not know are refused, and values of another shape. */
  parameters: Array<ViewParameterInput>;
};

/** A new offer. */
export type CreateOfferInput = {
  /** Why the offer price is above the MRP; without it such an offer is refused with ABOVE_MRP. */
  aboveMrpReason?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Least quantity, above 0. */
  moq: Scalars['Int']['input'];
  /** Printed price, 0 or more. */
  mrp?: InputMaybe<Scalars['Money']['input']>;
  /** Offer price, 0 or more. */
  offerPrice: Scalars['Money']['input'];
  /** At most 50 characters. */
  packagingDetails?: InputMaybe<Scalars['String']['input']>;
  /** Seller id. */
  sellerId: Scalars['ID']['input'];
  /** SKU id. */
  skuId: Scalars['ID']['input'];
  /** At most 50 characters. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** How an order is made of a quotation. */
export type CreateOrderFromQuotationInput = {
  /** Another delivery address of the customer. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** Another billing registration of the customer or its organisation than the quotation's. */
  billingRegistrationId?: InputMaybe<Scalars['ID']['input']>;
  /** True: the customer itself is billed and not its organisation; it takes the place of billingRegistrationId. */
  billsCustomerItself?: InputMaybe<Scalars['Boolean']['input']>;
  /** The customer's own number, at most 50 characters. */
  customerPoNumber?: InputMaybe<Scalars['String']['input']>;
  /** Expected day of delivery. */
  deliveryDate?: InputMaybe<Scalars['Date']['input']>;
  /** Another GST registration of the company than the quotation's. */
  gstRegistrationId?: InputMaybe<Scalars['ID']['input']>;
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Quotation id. */
  quotationId: Scalars['ID']['input'];
};

/** A new order, made by hand. */
export type CreateOrderInput = {
  /** Delivery address of the customer. */
  addressId: Scalars['ID']['input'];
  /** Billing registration of the customer or its organisation; without it the customer's own, else the organisation's of the ship-to's state. */
  billingRegistrationId?: InputMaybe<Scalars['ID']['input']>;
  /** True: the customer itself is billed and not its organisation; it takes the place of billingRegistrationId. */
  billsCustomerItself?: InputMaybe<Scalars['Boolean']['input']>;
  /** The customer's own number, at most 50 characters. */
  customerPoNumber?: InputMaybe<Scalars['String']['input']>;
  /** Expected day of delivery, not in the past. */
  deliveryDate?: InputMaybe<Scalars['Date']['input']>;
  /** GST registration of the company that supplies; without it the default one. */
  gstRegistrationId?: InputMaybe<Scalars['ID']['input']>;
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 lines. */
  lines: Array<NewOrderLineInput>;
  /** Remarks, at most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Sales person in charge; without it the customer's. Sales roles always order in their own name. */
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  /** Customer. */
  tenantId: Scalars['ID']['input'];
  /** Account user of the customer. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** A ticket about an order. Total, date, status, link and customer are those of the order, whatever is sent. */
export type CreateOrderStatusTicketInput = {
  /** More about the category Bed and Bath and F&B Linen, at most 1000. */
  bedAndBathAndFnbLinen?: InputMaybe<Scalars['String']['input']>;
  /** One of ticketOptions.categories. */
  category: Scalars['String']['input'];
  /** Its customer; our backend takes the order's own. */
  customerName?: InputMaybe<Scalars['String']['input']>;
  /** What is wrong, 1 to 5000 characters. */
  description: Scalars['String']['input'];
  /** More about the category Guest Amenities and Appliances, at most 1000. */
  guestAmenitiesAndAppliances?: InputMaybe<Scalars['String']['input']>;
  /** More about the category Housekeeping and Cleaning, at most 1000. */
  housekeepingAndCleaning?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the caller; the same key never raises a second ticket. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** One of ticketOptions.orderIssueTypes. */
  issueType: Scalars['String']['input'];
  /** Title, 1 to 150 characters. */
  name: Scalars['String']['input'];
  /** Its day; our backend takes the order's own. */
  orderDate?: InputMaybe<Scalars['Date']['input']>;
  /** Address of its page; our backend makes its own. */
  orderLink?: InputMaybe<Scalars['String']['input']>;
  /** Number of an order that the viewer may read. */
  orderNumber: Scalars['String']['input'];
  /** Its status; our backend takes the order's own. */
  orderStatus?: InputMaybe<Scalars['String']['input']>;
  /** Its total with tax; our backend takes the order's own. */
  orderTotal?: InputMaybe<Scalars['Money']['input']>;
  /** More about the category Other, at most 1000. */
  other?: InputMaybe<Scalars['String']['input']>;
  /** More about the category Packaging Material, at most 1000. */
  packagingMaterial?: InputMaybe<Scalars['String']['input']>;
};

/** A new organisation. */
export type CreateOrganisationInput = {
  /** Customers of an inactive one get no new quote requests and orders. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** File name of the uploaded logo. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 100 characters, unique ignoring case. */
  name: Scalars['String']['input'];
};

/** A payment to the seller of a purchase order. */
export type CreateOutgoingPaymentInput = {
  /** Amount, above 0; not more than is open. */
  amount: Scalars['Money']['input'];
  /** Addresses that uploadFile answered, at most 10. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The bill of the purchase order it is for; without it the oldest ones are paid first. */
  billId?: InputMaybe<Scalars['ID']['input']>;
  /** Reason of cash that comes to more than ₹ 10,000 to this seller on this day, 1 to 256 characters; CASH_DISALLOWED without it. */
  cashReason?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** How. */
  mode: PaymentMode;
  /** The day the money moves. */
  paymentDate: Scalars['Date']['input'];
  /** Purchase order id, of one that is ISSUED. */
  poId: Scalars['ID']['input'];
  /** Number of the transfer, cheque or slip, 1 to 50; once a mode and seller. */
  referenceNumber: Scalars['String']['input'];
  /** Remarks, at most 256 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
};

/** A receipt. */
export type CreatePaymentInput = {
  /** Amount, above 0; not more than is open. In cash less than ₹ 2,00,000 of a customer a day and of an order (section 269ST). */
  amount: Scalars['Money']['input'];
  /** Addresses that uploadFile answered, at most 10. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The invoice of the order it is for; without it the oldest ones are paid first. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  /** How. */
  mode: PaymentMode;
  /** Number of the sales order. */
  orderNumber: Scalars['String']['input'];
  /** The day the money moves. */
  paymentDate: Scalars['Date']['input'];
  /** Number of the transfer, cheque or slip, 1 to 50; once a mode and customer. */
  referenceNumber: Scalars['String']['input'];
  /** Remarks, at most 256 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
};

/** A new product. */
export type CreateProductInput = {
  /** UUIDs of uploaded pictures, in their order. */
  assets?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Values of the category's attributes. */
  attributes?: InputMaybe<Array<AttributeValueInput>>;
  /** An active category. */
  categoryId: Scalars['ID']['input'];
  /** At most 2000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** One of the GST rates, in percent. */
  gstPercent: Scalars['Decimal']['input'];
  /** 4, 6 or 8 digits. */
  hsnCode?: InputMaybe<Scalars['String']['input']>;
  /** May be quoted and sold. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 150 characters. */
  name: Scalars['String']['input'];
  /** One of the category's. */
  subCategory?: InputMaybe<Scalars['String']['input']>;
  /** Absent for what the rate says: taxable, and nil-rated for a rate of 0. */
  taxCategory?: InputMaybe<TaxCategory>;
};

/** A new purchase order: for a sales order, or for stock. */
export type CreatePurchaseOrderInput = {
  /** The day the goods shall leave the seller, not in the past. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 lines. */
  lines: Array<NewPurchaseOrderLineInput>;
  /** Number of the sales order; without it a stock order. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Remark for the seller, at most 500 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Of whom. */
  sellerId: Scalars['ID']['input'];
  /** Warehouse of a stock order. */
  warehouseId?: InputMaybe<Scalars['ID']['input']>;
};

/** A new quotation. */
export type CreateQuotationInput = {
  /** Billing registration of the customer or its organisation; without it the customer's own, else the organisation's of the ship-to's state. */
  billingRegistrationId?: InputMaybe<Scalars['ID']['input']>;
  /** True: the customer itself is billed and not its organisation; it takes the place of billingRegistrationId. */
  billsCustomerItself?: InputMaybe<Scalars['Boolean']['input']>;
  /** GST registration of the company that supplies; without it the default one. */
  gstRegistrationId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 200 priced quote requests of one customer; at least one included. */
  items: Array<NewQuotationItemInput>;
  /** At most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Last day of its validity. */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
};

/** New quote requests: one for each item. */
export type CreateRfqsInput = {
  /** Delivery address of the customer. */
  addressId: Scalars['ID']['input'];
  /** 1 to 100 SKUs. */
  items: Array<RfqItemInput>;
  /** Sales person; the customer's own when absent, always the viewer for sales roles. */
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  /** Customer. */
  tenantId: Scalars['ID']['input'];
  /** Account user of the customer. */
  userId: Scalars['ID']['input'];
};

/** A new sample request. */
export type CreateSampleRequestInput = {
  /** Id of the quotation item or order line. */
  lineId: Scalars['ID']['input'];
  /** At most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** The SKU of the line. */
  skuId: Scalars['ID']['input'];
  /** Kind of the line. */
  source: SampleRequestSource;
};

/** A new saved query. */
export type CreateSavedQueryInput = {
  /** Whether everybody may run it. */
  isShared?: Scalars['Boolean']['input'];
  /** Name, 1 to 60 characters: small letters, digits and hyphens. */
  name: Scalars['String']['input'];
  /** The query, 1 to 20,000 characters. */
  query: Scalars['String']['input'];
  /** Title, 1 to 100 characters. */
  title: Scalars['String']['input'];
  /** Variables as a JSON object, at most 4,000 characters. */
  variables?: Scalars['String']['input'];
};

/** A new seller. */
export type CreateSellerInput = {
  /** Categories in which it sells. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** GST number, 15 characters; checked fully, with its check digit; no other seller has it. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** May be chosen at once. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Carries goods; such a seller is not an own seller of the company. */
  isTransporter?: InputMaybe<Scalars['Boolean']['input']>;
  /** File name of an uploaded picture. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Phone, 10 digits. */
  mobile: Scalars['String']['input'];
  /** Name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Its office. */
  officeAddress: OfficeAddressInput;
  /** The member of staff who found it. */
  sourcePersonId?: InputMaybe<Scalars['ID']['input']>;
  /** Web address. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** 1800 to this year. */
  yearOfEstablishment?: InputMaybe<Scalars['Int']['input']>;
  /** Zone served. */
  zone?: InputMaybe<Zone>;
};

/** A new lead. When a lead has the phone number already, that one is used as it is. */
export type CreateSellerLeadInput = {
  /** Category of goods it could supply, 1 to 50 characters. */
  category: Scalars['String']['input'];
  /** District. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Contact person, at most 100 characters. */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** GST number, 15 characters. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** Phone, 10 digits. */
  mobile: Scalars['String']['input'];
  /** The member of staff who follows it up. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** PIN code. */
  pinCode?: InputMaybe<Scalars['Int']['input']>;
  /** A product it could supply. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 256 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Name of the seller, 1 to 100 characters. */
  sellerName: Scalars['String']['input'];
  /** The member of staff who found it. */
  sourcePersonId?: InputMaybe<Scalars['ID']['input']>;
  /** State. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Zone served. */
  zone?: InputMaybe<Zone>;
};

/** A new contract price; at least one of organisationId and tenantId. */
export type CreateSellingPriceInput = {
  /** Organisation id. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** From this quantity on, 1 or more. */
  quantity: Scalars['Int']['input'];
  /** Selling price of one unit, above 0. */
  sellingPrice: Scalars['Money']['input'];
  /** SKU id. */
  skuId: Scalars['ID']['input'];
  /** Customer id; of the organisation, when both are given. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};

/** A new shipment. With OWN transport, transportMode to loadingCharge are needed. */
export type CreateShipmentInput = {
  /** Destination: an address of the warehouse, or the ship-to of the customer. */
  deliveryAddressId: Scalars['ID']['input'];
  /** CUSTOMER or WAREHOUSE. */
  destinationType: ShipmentDestination;
  /** 1 to 50 characters. */
  driverName: Scalars['String']['input'];
  /** 10 digits. */
  driverPhone: Scalars['String']['input'];
  /** 10 digits. */
  driverPhone2?: InputMaybe<Scalars['String']['input']>;
  /** All dispatch events of subShipments. */
  eventIds: Array<Scalars['ID']['input']>;
  /** Address that uploadFile answered. */
  ewayBillAttachment?: InputMaybe<Scalars['String']['input']>;
  /** 12 digits. */
  ewayBillNumber?: InputMaybe<Scalars['String']['input']>;
  /** Place of loading: an address of the seller or of the warehouse. */
  fromAddressId: Scalars['ID']['input'];
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** At least 1; for role 1001 at least 0. */
  loadingCharge?: InputMaybe<Scalars['Money']['input']>;
  /** At least 1; for role 1001 at least 0. */
  logisticCost?: InputMaybe<Scalars['Money']['input']>;
  /** Remainders; one for each point that is dispatched in part. */
  rest?: InputMaybe<Array<ShipmentRestInput>>;
  /** Goods by destination. */
  subShipments: Array<SubShipmentInput>;
  /** Tracking link: http or https. */
  trackingLink?: InputMaybe<Scalars['String']['input']>;
  /** Day of that document, not in the future. Copied to its challans. */
  transportDocumentDate?: InputMaybe<Scalars['Date']['input']>;
  /** Number of the lorry receipt, railway receipt, airway bill or bill of lading: at most 15 letters, digits, / or -. Copied to its challans. */
  transportDocumentNumber?: InputMaybe<Scalars['String']['input']>;
  /** Owner of the transport. */
  transportInitiatedBy: TransportInitiator;
  /** How it travels. */
  transportMode?: InputMaybe<TransportMode>;
  /** Its transporter. */
  transporterId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the vehicle, 1 to 20 characters: by road like KA01AB1234. With SELLER optional. */
  vehicleNumber?: InputMaybe<Scalars['String']['input']>;
  /** One of the ten vehicle types. */
  vehicleType?: InputMaybe<Scalars['String']['input']>;
  /** Weight in kilograms, above 0. */
  weight?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A new SKU. */
export type CreateSkuInput = {
  /** UUIDs of uploaded pictures, in their order. */
  assets?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Values of the category's attributes. */
  attributes?: InputMaybe<Array<AttributeValueInput>>;
  /** May be quoted and sold. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 150 characters. */
  name: Scalars['String']['input'];
  /** Product id. */
  productId: Scalars['ID']['input'];
  /** At most 20 characters. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** Unit quantity code (UQC); what the unit says when absent. */
  unitCode?: InputMaybe<Scalars['String']['input']>;
};

/** A ticket about the console. */
export type CreateTechSupportTicketInput = {
  /** What happened, 1 to 5000 characters. */
  description: Scalars['String']['input'];
  /** Chosen by the caller; the same key never raises a second ticket. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** One of ticketOptions.techIssueTypes. */
  issueType: Scalars['String']['input'];
  /** Title, 1 to 150 characters. */
  name: Scalars['String']['input'];
};

/** A new customer. */
export type CreateTenantInput = {
  /** True to make a second customer of its GST number or name in its organisation; else DUPLICATE_CUSTOMER. */
  confirmDuplicate?: InputMaybe<Scalars['Boolean']['input']>;
  /** People at the customer, at most 20, made with it or not at all. Errors: DUPLICATE_EMAIL, DUPLICATE_MOBILE. */
  contacts?: InputMaybe<Array<NewContactInput>>;
  /** Days to pay an invoice, 0 to 180; without it the usual 30. */
  creditDays?: InputMaybe<Scalars['Int']['input']>;
  /** More places it is delivered at, at most 10; only after the first. */
  furtherAddresses?: InputMaybe<Array<ShippingAddressInput>>;
  /** GST number, 15 characters with a check digit. */
  gstNo?: InputMaybe<Scalars['String']['input']>;
  /** File name of the uploaded logo. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Active organisation it is grouped under. */
  organisationId: Scalars['ID']['input'];
  /** Sales person's user id; a sales role creates only for itself. */
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  /** First address; gives district and state. */
  shippingAddress?: InputMaybe<ShippingAddressInput>;
};

/** A new contact of a customer. Contacts cannot sign in. */
export type CreateTenantUserInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** First name, 1 to 50 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, at most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** File name of an uploaded picture. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Phone, 10 digits. */
  mobile: Scalars['String']['input'];
  /** Customer, in the viewer's scope. */
  tenantId: Scalars['ID']['input'];
};

/** A new transporter. */
export type CreateTransporterInput = {
  /** 15 of [0-9A-Z]; no other transporter has it. */
  gstNumber: Scalars['String']['input'];
  /** Name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** A vendor that is a transporter, under which its freight is billed. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
};

/** A new warehouse with its address. */
export type CreateWarehouseInput = {
  /** Where it is. */
  address: ShippingAddressInput;
  /** GST registration of the company in its state; without it the oldest there. */
  gstRegistrationId?: InputMaybe<Scalars['ID']['input']>;
  /** Name, 1 to 100 characters. */
  name: Scalars['String']['input'];
};

/** Result of creating a lead. */
export type CreatedSellerLead = {
  __typename?: 'CreatedSellerLead';
  /** The lead itself. */
  lead: SellerLead;
  /** Id of the lead, new or there before. */
  leadId: Scalars['ID']['output'];
  /** Id of the product lead, when a product was given. */
  productLeadId: Maybe<Scalars['ID']['output']>;
};

/** A shipment and the documents made with it. */
export type CreatedShipment = {
  __typename?: 'CreatedShipment';
  /** Its bill, when a seller's goods leave. */
  bills: Array<ShipmentBill>;
  /** Its challans. */
  challans: Array<ShipmentChallan>;
  /** Its invoices, when it goes to the customer. */
  invoices: Array<ShipmentInvoice>;
  /** The shipment. */
  shipment: Shipment;
};

/** A ticket that was raised. */
export type CreatedTicket = {
  __typename?: 'CreatedTicket';
  /** Id in the tracker; attachTicketFile takes it. */
  id: Scalars['ID']['output'];
};

/** Takes back a part of an invoice. */
export type CreditNote = {
  __typename?: 'CreditNote';
  /** Its id in the accounting service. */
  accountingId: Maybe<Scalars['String']['output']>;
  /** Actions of the viewer now; the console shows exactly these buttons. */
  actions: Array<CreditNoteAction>;
  /** User who issued it. */
  approvedBy: Maybe<UserName>;
  /** Photographs and letters. */
  attachments: Array<StoredFile>;
  /** Everything that a cancellation does, and what must be done elsewhere; empty for one that the viewer cannot cancel. */
  cancelEffects: Array<Scalars['String']['output']>;
  /** GST number of the company on the day. */
  companyGstin: Scalars['String']['output'];
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made it. */
  createdBy: UserName;
  /** Customer that is credited. */
  customer: TenantSummary;
  /** Address of the account user of the order: where it is sent by default. */
  customerEmail: Maybe<Scalars['String']['output']>;
  /** The day it got its number. */
  date: Maybe<Scalars['Date']['output']>;
  /** Reason of the cancellation or void. */
  endReason: Maybe<Scalars['String']['output']>;
  /** taxable and gst. */
  grandTotal: Scalars['Money']['output'];
  /** Sum of the taxes. */
  gst: Scalars['Money']['output'];
  /** Credit note id. */
  id: Scalars['ID']['output'];
  /** Day of the invoice. */
  invoiceDate: Scalars['Date']['output'];
  /** Invoice id. */
  invoiceId: Scalars['ID']['output'];
  /** Number of the invoice. */
  invoiceNumber: Scalars['String']['output'];
  /** Reason why the viewer, who could issue others, may not issue this one; null otherwise. */
  issueRefusal: Maybe<Scalars['String']['output']>;
  /** Number of lines. */
  lineCount: Scalars['Int']['output'];
  /** All lines. */
  lines: Array<CreditNoteLine>;
  /** Its number, gapless in its financial year; null before it is issued. */
  number: Maybe<Scalars['String']['output']>;
  /** Number of the sales order. */
  orderNumber: Scalars['String']['output'];
  /** Reason. */
  reason: CreditNoteReason;
  /** What the e-invoice portal answered. */
  registration: CreditNoteRegistration;
  /** Remarks. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Its status. */
  status: CreditNoteStatus;
  /** Last message of the accounting service, when it refused. */
  syncError: Maybe<Scalars['String']['output']>;
  /** Whether the accounting service has it; null when it was never sent. */
  syncStatus: Maybe<SyncStatus>;
  /** When it was sent last. */
  syncedAt: Maybe<Scalars['DateTime']['output']>;
  /** Sum of the taxable amounts. */
  taxable: Scalars['Money']['output'];
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of changes; sent with a change, it gives CONFLICT when the record changed since. */
  version: Scalars['Int']['output'];
};

/** An action of a viewer on a credit note. */
export type CreditNoteAction =
  /** Take it back, with a reason. */
  | 'CANCEL'
  /** Change reason, lines, remarks and files. */
  | 'EDIT'
  /** Give it its number, as second person. */
  | 'ISSUE'
  /** Keep what the e-invoice portal answered. */
  | 'REGISTER'
  /** Mail it to the customer. */
  | 'SEND_EMAIL'
  /** Send it to the accounting service, or read it there again. */
  | 'SYNC'
  /** Give a draft up, with a reason. */
  | 'VOID';

/** Result of the e-mail. */
export type CreditNoteEmailResult = {
  __typename?: 'CreditNoteEmailResult';
  /** True when it was handed over for delivery. */
  emailSent: Scalars['Boolean']['output'];
  /** The server's words. */
  message: Maybe<Scalars['String']['output']>;
};

/** Filters of credit notes. */
export type CreditNoteFilter = {
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** First day, of the credit note date; drafts, which have none, are then left out (IST). */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any part of the sales order's number, whatever its case, with or without # before it. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** In the credit note number, invoice number, order number or customer name. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only these states. */
  statuses?: InputMaybe<Array<CreditNoteStatus>>;
  /** Last day, of the credit note date; drafts, which have none, are then left out (IST), included. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Total of this amount or more. */
  totalFrom?: InputMaybe<Scalars['Money']['input']>;
  /** Total of this amount or less. */
  totalTo?: InputMaybe<Scalars['Money']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One line of a credit note: a part of one line of the invoice, at its rate and tax heads. */
export type CreditNoteLine = {
  __typename?: 'CreditNoteLine';
  /** Central GST. */
  cgst: Scalars['Money']['output'];
  /** GST rate in percent. */
  gstPercent: Scalars['Decimal']['output'];
  /** Line id. */
  id: Scalars['ID']['output'];
  /** Integrated GST. */
  igst: Scalars['Money']['output'];
  /** Line of the invoice. */
  invoiceLineId: Scalars['ID']['output'];
  /** Units on the invoice line. */
  invoicedQuantity: Scalars['Int']['output'];
  /** Line number on the document, from 1. */
  lineNumber: Scalars['Int']['output'];
  /** Units; 0 for a price difference. */
  quantity: Scalars['Int']['output'];
  /** State GST. */
  sgst: Scalars['Money']['output'];
  /** Credited SKU. */
  sku: SkuSummary;
  /** Credited without GST. */
  taxable: Scalars['Money']['output'];
  /** taxable and taxes. */
  total: Scalars['Money']['output'];
};

/** One line to credit: units, an amount, or both. */
export type CreditNoteLineInput = {
  /** Amount without GST, not more than is left of the line; without it the units at the invoice's price. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** Line of the invoice. */
  invoiceLineId: Scalars['ID']['input'];
  /** Units, not more than is left of the line; 0 for a price difference. */
  quantity: Scalars['Int']['input'];
};

/** A page of credit notes. */
export type CreditNotePage = {
  __typename?: 'CreditNotePage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page, newest first. */
  items: Array<CreditNote>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
};

/** Reason why something is credited. */
export type CreditNoteReason =
  /** Goods arrived damaged. */
  | 'DAMAGED'
  /** Something else; remarks tell. */
  | 'OTHER'
  /** The price was too high; no goods come back. */
  | 'PRICE_DIFFERENCE'
  /** Goods came back. */
  | 'RETURN'
  /** Less arrived than was invoiced. */
  | 'SHORT_DELIVERY';

/** What the e-invoice portal answered on a credit note; each part null until it is kept. */
export type CreditNoteRegistration = {
  __typename?: 'CreditNoteRegistration';
  /** Time of the acknowledgement. */
  ackAt: Maybe<Scalars['DateTime']['output']>;
  /** Acknowledgement number of the portal. */
  ackNumber: Maybe<Scalars['String']['output']>;
  /** Invoice reference number of the portal. */
  irn: Maybe<Scalars['String']['output']>;
  /** Signed text of the QR code, as it is printed. */
  signedQr: Maybe<Scalars['String']['output']>;
};

/** Status of a credit note. */
export type CreditNoteStatus =
  /** Taken back: what it credited is due again. Its number stays used. Final. */
  | 'CANCELLED'
  /** Written, without a number yet. */
  | 'DRAFT'
  /** It has its number and lowers what is due on its invoice. */
  | 'ISSUED'
  /** A draft that was discarded. Final. */
  | 'VOID';

/** Result of syncing a credit note with the accounting service. */
export type CreditNoteSyncResult = {
  __typename?: 'CreditNoteSyncResult';
  /** The credit note after the change. */
  creditNote: CreditNote;
  /** Errors; empty when it has the credit note. */
  errors: Array<Scalars['String']['output']>;
};

/** Leads, counted in several ways. Each list begins with the most, days with the latest. */
export type CrmLeadsAnalytics = {
  __typename?: 'CrmLeadsAnalytics';
  /** By category. */
  byCategory: Array<LeadsOfCategory>;
  /** By the day they were made, for days on which there was one. */
  byDay: Array<LeadsOfDay>;
  /** By who follows them up. */
  byOwner: Array<LeadsOfPerson>;
  /** By zone. */
  byZone: Array<LeadsOfZone>;
  /** Of them sellers by now. */
  converted: Scalars['Int']['output'];
  /** Number of leads. */
  total: Scalars['Int']['output'];
  /** Of them verified. */
  verified: Scalars['Int']['output'];
};

/** Customers of the viewer's row scope. */
export type CustomerAnalytics = {
  __typename?: 'CustomerAnalytics';
  /** Customers that ordered within it; 0 without a right to read orders. */
  active: Scalars['Int']['output'];
  /** By day in India, every day of the range. */
  byDay: Array<CustomerAnalyticsPart>;
  /** By sales person. */
  bySalesPerson: Array<CustomerAnalyticsPart>;
  /** Customers added within it. */
  new: Scalars['Int']['output'];
  /** Customers at the end of the range. */
  total: Scalars['Int']['output'];
};

/** New and active customers by one group. */
export type CustomerAnalyticsPart = {
  __typename?: 'CustomerAnalyticsPart';
  /** Customers that ordered; 0 without a right to read orders. */
  active: Scalars['Int']['output'];
  /** Id of the sales person, or the day; null for customers without one. */
  key: Maybe<Scalars['ID']['output']>;
  /** The key in words. */
  name: Maybe<Scalars['String']['output']>;
  /** Customers added. */
  new: Scalars['Int']['output'];
};

/** Counts for the badges of Home. A number is null when its list would not be shown to the viewer. */
export type DashboardSummary = {
  __typename?: 'DashboardSummary';
  /** Sample requests of the category manager that the customer has not decided on, last 365 days. */
  assignedSamples: Maybe<Scalars['Int']['output']>;
  /** Draft purchase orders, last 365 days. */
  draftPos: Maybe<Scalars['Int']['output']>;
  /** Orders not yet delivered of the sales persons. */
  openOrders: Maybe<Scalars['Int']['output']>;
  /** Quotations SENT or CONFIRMED of the sales persons. */
  openQuotations: Maybe<Scalars['Int']['output']>;
  /** Quote requests PENDING or PRICE_UPDATED of the sales persons. */
  openRfqs: Maybe<Scalars['Int']['output']>;
  /** Sample requests of the sales persons that the customer has not decided on. */
  openSamples: Maybe<Scalars['Int']['output']>;
  /** Shipments in transit; no filter applies. */
  openShipments: Maybe<Scalars['Int']['output']>;
  /** Draft quotations, last 365 days. */
  pendingQuotations: Maybe<Scalars['Int']['output']>;
  /** Quote requests to price, last 365 days. */
  pendingRfqs: Maybe<Scalars['Int']['output']>;
  /** Sample requests that nobody is in charge of, last 365 days. */
  unassignedSamples: Maybe<Scalars['Int']['output']>;
};

/** The working customer of the viewer. */
export type DefaultUserInput = {
  /** Delivery address; must belong to the customer. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** Organisation; the customer must belong to it. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** Customer. */
  tenantId: Scalars['ID']['input'];
  /** Account user; must belong to the customer. */
  userId: Scalars['ID']['input'];
};

/** Delivery challan: the document that accompanies goods. */
export type DeliveryChallan = {
  __typename?: 'DeliveryChallan';
  /** Actions of the viewer now; the console shows exactly these buttons. */
  actions: Array<DeliveryChallanAction>;
  /** Proof of delivery and other files. */
  attachments: Array<StoredFile>;
  /** Bills on its goods that are not cancelled; null without PURCHASE_ORDER READ. */
  bills: Maybe<Array<ChallanBill>>;
  /** Reason why it was cancelled. */
  cancelReason: Maybe<Scalars['String']['output']>;
  /** What the goods are worth as the law counts it for an e-way bill: after discount, with GST, without exempt goods beside taxed ones; of an OTHER challan the worth of its goods. */
  consignmentValue: Maybe<Scalars['Money']['output']>;
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made it. */
  createdBy: UserName;
  /** Recipient of the goods. */
  customer: Maybe<TenantSummary>;
  /** Why a viewer who may mark it delivered cannot do so yet; null otherwise. */
  deliverRefusal: Maybe<Scalars['String']['output']>;
  /** When the goods arrived. */
  deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** File of the e-way bill. */
  ewayBillAttachment: Maybe<StoredFile>;
  /** E-way bill number. */
  ewayBillNumber: Maybe<Scalars['String']['output']>;
  /** The e-way bill is valid until then, as its portal answered. */
  ewayBillValidUntil: Maybe<Scalars['DateTime']['output']>;
  /** Units × price, without discount and GST: what the e-way rule looks at. */
  ewayValue: Maybe<Scalars['Money']['output']>;
  /** Worth of the goods of an OTHER challan, which has no price; null when it is not known of every line. */
  goodsValue: Maybe<Scalars['Money']['output']>;
  /** taxable and gst. */
  grandTotal: Maybe<Scalars['Money']['output']>;
  /** Goods receipt number of the receiver, digits only. */
  grnNumber: Maybe<Scalars['String']['output']>;
  /** Sum of the taxes. */
  gst: Maybe<Scalars['Money']['output']>;
  /** Challan id. */
  id: Scalars['ID']['output'];
  /** Its invoice that is not cancelled; null when there is none, and without ORDER READ. */
  invoice: Maybe<ChallanInvoice>;
  /** Number of lines that are not cancelled. */
  lineCount: Scalars['Int']['output'];
  /** All lines, cancelled ones too. */
  lines: Array<DeliveryChallanLine>;
  /** DELIVERED needs an e-way bill number and its file: above the limit, and for job work in another state whatever its value. */
  needsEwayBill: Scalars['Boolean']['output'];
  /** Document number. */
  number: Scalars['String']['output'];
  /** The sales order. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Number of the sales order. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** The purchase order of a stock purchase, or the only one on it. */
  poId: Maybe<Scalars['ID']['output']>;
  /** Receiver of the goods. */
  receiversName: Maybe<Scalars['String']['output']>;
  /** Remarks printed on the document. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Seller of the goods, when a seller takes part; named `Vendor` for who may not see vendors. */
  seller: Maybe<SellerSummary>;
  /** Place of loading; one of a vendor is without name and street for who may not see vendors. */
  shipFrom: ChallanPlace;
  /** Destination; one of a vendor is without name and street for who may not see vendors. */
  shipTo: ChallanPlace;
  /** The shipment that made it; null on one made by hand. */
  shipmentId: Maybe<Scalars['ID']['output']>;
  /** Where the goods are. */
  status: ChallanStatus;
  /** Sum of the taxable amounts; of a SELLER challan null without the cost pair, as are the next three. */
  taxable: Maybe<Scalars['Money']['output']>;
  /** Day of that document. */
  transportDocumentDate: Maybe<Scalars['Date']['output']>;
  /** Number of the lorry receipt, railway receipt, airway bill or bill of lading. */
  transportDocumentNumber: Maybe<Scalars['String']['output']>;
  /** How the goods travel. */
  transportMode: Maybe<TransportMode>;
  /** Why the goods travel: SUPPLY to customers; null where nobody said it. */
  transportReason: Maybe<TransportReason>;
  /** The reason in words, of OTHERS. */
  transportReasonText: Maybe<Scalars['String']['output']>;
  /** When how the goods travel was changed after the challan was issued; null when it was not. */
  transportUpdatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Transporter, as its name was when the goods left or the transport was changed. */
  transporterName: Maybe<Scalars['String']['output']>;
  /** Purpose. */
  type: ChallanType;
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of the vehicle. */
  vehicleNumber: Maybe<Scalars['String']['output']>;
  /** Number of changes; sent with a change, it gives CONFLICT when the record changed since. */
  version: Scalars['Int']['output'];
};

/** An action of a viewer on a delivery challan. */
export type DeliveryChallanAction =
  /** Cancel it, with a reason. */
  | 'CANCEL'
  /** Say that the goods arrived. */
  | 'DELIVER'
  /** Send the goods of one that was written by hand. */
  | 'DISPATCH'
  /** Change e-way bill, receiver, GRN number, files and remarks. */
  | 'EDIT'
  /** Make a new invoice of it, as its own was cancelled. */
  | 'INVOICE_AGAIN'
  /** Issue one that was written by hand. */
  | 'ISSUE';

/** Filters of delivery challans. Dates are days of creation (IST), both included. */
export type DeliveryChallanFilter = {
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made from this day. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Of sales orders made from this day. */
  fromOrderDate?: InputMaybe<Scalars['Date']['input']>;
  /** This id only. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any part of the challan's number, whatever its case, with or without # before it. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Any part of the sales order's number, whatever its case, with or without # before it. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Only these states. */
  statuses?: InputMaybe<Array<ChallanStatus>>;
  /** Only of this customer. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  /** Made to this day. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Of sales orders made to this day. */
  toOrderDate?: InputMaybe<Scalars['Date']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One line of a delivery challan. Of SELLER challans the amounts are cost: null without the cost pair. */
export type DeliveryChallanLine = {
  __typename?: 'DeliveryChallanLine';
  /** Central GST. */
  cgst: Maybe<Scalars['Money']['output']>;
  /** Discount in percent. */
  discountPercent: Scalars['Decimal']['output'];
  /** GST rate in percent. */
  gstPercent: Scalars['Decimal']['output'];
  /** Line id. */
  id: Scalars['ID']['output'];
  /** Integrated GST. */
  igst: Maybe<Scalars['Money']['output']>;
  /** The order line was cancelled: it counts in no total. */
  isCancelled: Scalars['Boolean']['output'];
  /** Line number on the document, from 1. */
  lineNumber: Scalars['Int']['output'];
  /** Price the seller asks for one unit, without GST. */
  offerPrice: Maybe<Scalars['Money']['output']>;
  /** The line of the sales order. */
  orderLineId: Maybe<Scalars['ID']['output']>;
  /** The line of the purchase order. */
  poLineId: Maybe<Scalars['ID']['output']>;
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** A word with the line. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Selling price of one unit, without GST: CUSTOMER challans only. */
  sellingPrice: Maybe<Scalars['Money']['output']>;
  /** State GST. */
  sgst: Maybe<Scalars['Money']['output']>;
  /** SKU of the goods. */
  sku: SkuSummary;
  /** Value without GST, after the discount. */
  taxable: Maybe<Scalars['Money']['output']>;
  /** taxable and taxes. */
  total: Maybe<Scalars['Money']['output']>;
  /** What one unit is worth, for the e-way bill: OTHER challans only, which have no price. */
  unitValue: Maybe<Scalars['Money']['output']>;
};

/** A page of delivery challans. */
export type DeliveryChallanPage = {
  __typename?: 'DeliveryChallanPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<DeliveryChallan>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
};

/** Where goods of a delivery point go. */
export type DeliveryDestination = {
  __typename?: 'DeliveryDestination';
  /** The address. */
  address: Maybe<Address>;
  /** Name of the customer or warehouse. */
  name: Scalars['String']['output'];
};

/** Status of one step of a delivery point. */
export type DeliveryEventStatus =
  /** Not to be done any more: the goods were cancelled or moved otherwise. */
  | 'CANCELLED'
  /** Done; the goods are past this stage. */
  | 'COMPLETED'
  /** Still to be done, on its expected day. */
  | 'PENDING'
  /** Another day was said; the next event of the same stage is open. */
  | 'POSTPONED';

/** Goods that wait to be moved, or are. */
export type DeliveryPoint = {
  __typename?: 'DeliveryPoint';
  /** The day that is said now. */
  expectedDate: Scalars['Date']['output'];
  /** Id of the sub-shipment tracker. */
  id: Scalars['ID']['output'];
  /** The day that was said first. */
  initialDate: Scalars['Date']['output'];
  /** The line of the purchase order. */
  poLineId: Maybe<Scalars['ID']['output']>;
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** SKU of the goods. */
  sku: SkuSummary;
  /** Where they are. */
  status: DeliveryPointStatus;
};

/** An action of a viewer on a delivery point. */
export type DeliveryPointAction =
  /** Done: it has arrived. */
  | 'COMPLETE'
  /** Say another day. */
  | 'POSTPONE'
  /** Say any new day, a past one too; others say today or later. */
  | 'PREPONE'
  /** Send it to the customer. */
  | 'SHIP_TO_CUSTOMER'
  /** Send it to a warehouse of the company. */
  | 'SHIP_TO_WAREHOUSE'
  /** Select it, to ship it or to set another day. */
  | 'TICK';

/** Something happened to delivery points; read them again to see what. Ids and stage only; all null when more changed than can be named. */
export type DeliveryPointChange = {
  __typename?: 'DeliveryPointChange';
  /** The delivery points. */
  pointIds: Array<Scalars['ID']['output']>;
  /** Seller id or warehouse id of it. */
  sourceId: Maybe<Scalars['ID']['output']>;
  /** Kind of place that the goods wait in, or were picked up from. */
  sourceType: Maybe<DeliverySourceType>;
  /** The stage it shows in. */
  stage: Maybe<DeliveryStage>;
};

/** One step of a delivery point, with the goods it is about. The open one of a stage is what the board shows. */
export type DeliveryPointEvent = {
  __typename?: 'DeliveryPointEvent';
  /** Actions of the viewer now; the console shows exactly these buttons. */
  actions: Array<DeliveryPointAction>;
  /** The day it happened. */
  actualDate: Maybe<Scalars['Date']['output']>;
  /** Proof that was uploaded when it was completed. */
  attachments: Array<StoredFile>;
  /** The delivery challan it travels with, or travelled with. */
  challanId: Maybe<Scalars['ID']['output']>;
  /** When the step was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** The customer of the sales order. */
  customer: Maybe<TenantSummary>;
  /** The day that was said for this step. */
  expectedDate: Scalars['Date']['output'];
  /** Id of the event. */
  id: Scalars['ID']['output'];
  /** The day that was said first. */
  initialDate: Scalars['Date']['output'];
  /** Id of the sales order; null for stock. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** The line of the sales order. */
  orderLineId: Maybe<Scalars['ID']['output']>;
  /** Number of the sales order; null for stock. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Units before a part of it left. */
  originalQuantity: Scalars['Int']['output'];
  /** Units that have not left: all of what waits; of what left, those that stayed behind. */
  pendingQuantity: Scalars['Int']['output'];
  /** The purchase order; null when the goods come from a warehouse. */
  poId: Maybe<Scalars['ID']['output']>;
  /** The line of the purchase order. */
  poLineId: Maybe<Scalars['ID']['output']>;
  /** State that people decided about the purchase order; stays ISSUED after a part has left. */
  poState: Maybe<PoState>;
  /** Id of the delivery point: the same through all its events. */
  pointId: Scalars['ID']['output'];
  /** Where the goods are. */
  pointStatus: DeliveryPointStatus;
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** Remarks. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Destination: the ship-to of the sales order, or the warehouse. */
  shipTo: Maybe<DeliveryDestination>;
  /** SKU of the goods. */
  sku: SkuSummary;
  /** Seller id or warehouse id of it. */
  sourceId: Scalars['ID']['output'];
  /** Name of it; `Vendor` for who may not see vendors. */
  sourceName: Scalars['String']['output'];
  /** Kind of place that the goods wait in, or were picked up from. */
  sourceType: DeliverySourceType;
  /** Id of the step. */
  stage: DeliveryStage;
  /** Status of this step. */
  status: DeliveryEventStatus;
  /** User who ended the step. */
  user: Maybe<UserName>;
};

/** A page of events. */
export type DeliveryPointEventPage = {
  __typename?: 'DeliveryPointEventPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<DeliveryPointEvent>;
};

/** Filters of delivery points. Dates are those said for the step, both included. */
export type DeliveryPointFilter = {
  /** From this day; a year ago when absent. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Any part of the sales order's number, whatever its case, with or without # before it. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Only of this purchase order. */
  poId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what waits at this seller or came from there. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only for this customer. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  /** To this day; without end when absent. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
};

/** Where the goods of a delivery point are. */
export type DeliveryPointStatus =
  /** They are not to be moved any more. */
  | 'CANCELLED'
  /** They have arrived at the customer. */
  | 'DELIVERED'
  /** They are on their way to the customer or a warehouse. */
  | 'IN_TRANSIT'
  /** They wait at the vendor or in an own warehouse. */
  | 'PENDING'
  /** They have arrived at an own warehouse. */
  | 'RECEIVED_AT_WAREHOUSE';

/** One event with what happens to it: another day, or done. */
export type DeliveryPointUpdate = {
  /** Complete: the day it arrived, not in the future. */
  actualDate?: InputMaybe<Scalars['Date']['input']>;
  /** Complete: addresses that uploadFile answered, 1 to 10. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Postpone: the new day, from today on; a past one with PURCHASE_ORDER APPROVE only. */
  expectedDate?: InputMaybe<Scalars['Date']['input']>;
  /** Id of the event. */
  id: Scalars['ID']['input'];
  /** Reason, or how it went: 1 to 500 characters. */
  remarks: Scalars['String']['input'];
};

/** A place that goods wait in, or were picked up from. */
export type DeliverySource = {
  __typename?: 'DeliverySource';
  /** Where it is picked up: the seller's office, or the warehouse; null on old records only. */
  address: Maybe<Address>;
  /** District. */
  district: Maybe<Scalars['String']['output']>;
  /** The earliest day that is said for one of them. */
  earliestDate: Scalars['Date']['output'];
  /** E-mail address of the seller; null without SELLER READ. */
  email: Maybe<Scalars['String']['output']>;
  /** Stage, type and id of the place, as DISPATCH-SELLER-12. */
  id: Scalars['ID']['output'];
  /** Name of the seller or warehouse; `Vendor` for who may not see vendors. */
  name: Scalars['String']['output'];
  /** Phone of the seller; null without SELLER READ. */
  phone: Maybe<Scalars['String']['output']>;
  /** Number of open items of the stage there. */
  pointCount: Scalars['Int']['output'];
  /** The open items of the stage, the earliest first; as many as were asked for. */
  points: Array<DeliveryPointEvent>;
  /** Seller id or warehouse id. */
  sourceId: Scalars['ID']['output'];
  /** Kind of place. */
  type: DeliverySourceType;
};

/** A page of pickup places. */
export type DeliverySourcePage = {
  __typename?: 'DeliverySourcePage';
  /** Total number of places. */
  count: Scalars['Int']['output'];
  /** The rows of this page, the most urgent first. */
  items: Array<DeliverySource>;
};

/** Kind of place that goods wait in, or were picked up from. */
export type DeliverySourceType =
  /** A vendor's pickup address. */
  | 'SELLER'
  /** An own warehouse, from stock. */
  | 'WAREHOUSE';

/** How far goods are on their way, and what is waited for. */
export type DeliveryStage =
  /** They wait to leave their place. */
  | 'DISPATCH'
  /** On the way to a warehouse of the company. */
  | 'INWARD'
  /** They are on their way to the customer: proof of delivery. */
  | 'POD';

/** Open items by stage; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
export type DeliveryStageCounts = {
  __typename?: 'DeliveryStageCounts';
  /** Waiting to leave. */
  dispatch: Scalars['Int']['output'];
  /** On their way to a warehouse. */
  inward: Scalars['Int']['output'];
  /** On their way to customers. */
  pod: Scalars['Int']['output'];
};

/** What numbers can be grouped and filtered by. */
export type Dimension =
  /** Days since the due date as of the last day asked for: NOT_DUE, 1_30, 31_60, 61_90, OVER_90. */
  | 'AGE'
  /** Category of the product; of a vendor, each that it sells in. */
  | 'CATEGORY'
  /** Who priced the quote request, or made the purchase order. None where nobody did. */
  | 'CATEGORY_MANAGER'
  /** Customer. */
  | 'CUSTOMER'
  /** Day of the document that is not paid; its id is the day. */
  | 'DATED'
  /** Day in India; its id is the day. */
  | 'DAY'
  /** Due date of what is not paid; its id is the day. */
  | 'DUE'
  /** Purpose of the expense. */
  | 'EXPENSE_HEAD'
  /** April to March; its id is the first day. */
  | 'FINANCIAL_YEAR'
  /** GST rate of the line in percent. */
  | 'GST_RATE'
  /** GST registration of the company, whose document it is. */
  | 'GST_REGISTRATION'
  /** Month; its id is the first day. */
  | 'MONTH'
  /** Organisation of the customer. */
  | 'ORGANISATION'
  /** Mode of the payment. */
  | 'PAYMENT_MODE'
  /** Product. */
  | 'PRODUCT'
  /** Quarter of the financial year; its id is the first day. */
  | 'QUARTER'
  /** The record itself: document, payment, expense, customer or vendor; its id is its kind and number, such as INVOICE-12. */
  | 'RECORD'
  /** Sales person of the document; of a customer, its own. */
  | 'SALES_PERSON'
  /** SKU. */
  | 'SKU'
  /** Who found the vendor. */
  | 'SOURCE_PERSON'
  /** Place of supply; its id is the GST state code. */
  | 'STATE'
  /** Status of the document. */
  | 'STATUS'
  /** Vendor: who is bought from, or whose goods are delivered. */
  | 'VENDOR'
  /** Own warehouse. */
  | 'WAREHOUSE'
  /** Week from Monday; its id is the Monday. */
  | 'WEEK'
  /** Zone that the vendor serves. */
  | 'ZONE';

/** A file kept with a record. */
export type Document = {
  __typename?: 'Document';
  /** Time when it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** User who added it. */
  createdBy: UserName;
  /** Kind of record. */
  entity: RecordEntity;
  /** The record: its id, of an order the order number. */
  entityId: Scalars['ID']['output'];
  /** The file. */
  file: StoredFile;
  /** Number of the document. */
  id: Scalars['ID']['output'];
  /** The name people gave it. */
  name: Scalars['String']['output'];
  /** Remarks. */
  remarks: Maybe<Scalars['String']['output']>;
};

/** Numbers of a kind of document made within some days, of the viewer's row scope. */
export type DocumentAnalytics = {
  __typename?: 'DocumentAnalytics';
  /** By day in India, every day of the range. */
  byDay: Array<AnalyticsPart>;
  /** By sales person, the largest first. */
  bySalesPerson: Array<AnalyticsPart>;
  /** By status. */
  byStatus: Array<AnalyticsPart>;
  /** By customer, the largest first, at most 1,000. */
  byTenant: Array<AnalyticsPart>;
  /** Number of documents. */
  total: Scalars['Int']['output'];
  /** Their value with GST; null for quote requests, which have none. */
  value: Maybe<Scalars['Money']['output']>;
};

/** A mail of a document. */
export type DocumentMail = {
  __typename?: 'DocumentMail';
  /** When it was sent; when it was asked for, as long as it waits. */
  at: Scalars['DateTime']['output'];
  /** To whom. */
  recipients: Array<Scalars['String']['output']>;
  /** What became of it. */
  status: MailStatus;
};

/** A page of documents. */
export type DocumentPage = {
  __typename?: 'DocumentPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows, newest first. */
  items: Array<Document>;
};

/** How the next documents of a series are numbered in the present financial year; the first of the next year is 1. */
export type DocumentSeries = {
  __typename?: 'DocumentSeries';
  /** The financial year as numbers have it, such as 2627. */
  financialYear: Scalars['String']['output'];
  /** GST number of the registration; null for a series of the company. */
  gstin: Maybe<Scalars['String']['output']>;
  /** Whether a document has a number with the prefix this year: then the next number follows it. */
  hasNumbers: Scalars['Boolean']['output'];
  /** What is numbered. */
  kind: DocumentSeriesKind;
  /** The next number as the document has it. */
  next: Scalars['String']['output'];
  /** The next number. */
  nextNumber: Scalars['Int']['output'];
  /** What a number begins with. */
  prefix: Scalars['String']['output'];
};

/** Prefix and next number of a series. */
export type DocumentSeriesInput = {
  /** GST number of a registration in use, for invoices and credit notes. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** What is numbered. */
  kind: DocumentSeriesKind;
  /** From 1; one more than the last number, when a document has one with the prefix this financial year. */
  nextNumber: Scalars['Int']['input'];
  /** 1 to 5 capital letters, digits, - and /. */
  prefix: Scalars['String']['input'];
  /** The version of the company that was read. */
  version: Scalars['Int']['input'];
};

/** Documents that are numbered in one series. */
export type DocumentSeriesKind =
  /** Delivery challans. */
  | 'CHALLAN'
  /** Credit notes, by GST registration. */
  | 'CREDIT_NOTE'
  /** Invoices and bills of supply, by GST registration. */
  | 'INVOICE'
  /** Sales orders. */
  | 'ORDER';

/** A shipment as an order or a purchase order shows it: no cost. */
export type DocumentShipment = {
  __typename?: 'DocumentShipment';
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Destination. */
  destinationType: ShipmentDestination;
  /** Driver. */
  driverName: Scalars['String']['output'];
  /** The driver's phone, 10 digits. */
  driverPhone: Scalars['String']['output'];
  /** Shipment id; its number too. */
  id: Scalars['ID']['output'];
  /** Computed from its challans. */
  status: ShipmentStatus;
  /** Tracking link. */
  trackingLink: Maybe<Scalars['String']['output']>;
  /** Number of the vehicle. */
  vehicleNumber: Maybe<Scalars['String']['output']>;
};

/** Order of a list of documents. */
export type DocumentSort =
  /** First entered first: the order of whole copies. */
  | 'CREATED_ASC'
  /** Last entered first. */
  | 'CREATED_DESC'
  /** The smallest amount first. */
  | 'TOTAL_ASC'
  /** The largest amount first. */
  | 'TOTAL_DESC'
  /** What changed last at the end: the order to follow changes in. */
  | 'UPDATED_ASC'
  /** What changed last first. */
  | 'UPDATED_DESC';

/** The outcome of a write that returns nothing else. */
export type Done = {
  __typename?: 'Done';
  /** The server's words, when it has any. */
  message: Maybe<Scalars['String']['output']>;
  /** True when it was done. */
  success: Scalars['Boolean']['output'];
};

/** A one-use address. */
export type DownloadLink = {
  __typename?: 'DownloadLink';
  /** Seconds until it is void. */
  expiresIn: Scalars['Int']['output'];
  /** Address that opens the print once, without a token. */
  url: Scalars['String']['output'];
};

/** Money that the company spent. */
export type Expense = {
  __typename?: 'Expense';
  /** Actions of the viewer now; the console shows exactly these buttons. */
  actions: Array<ExpenseAction>;
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** Bills and slips. */
  attachments: Array<StoredFile>;
  /** Time when it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** User who recorded it. */
  createdBy: UserName;
  /** Kind of record it belongs to. */
  entity: ExpenseEntity;
  /** The record: its id, of an order the order number; null for GENERAL. */
  entityId: Maybe<Scalars['ID']['output']>;
  /** The day it was spent. */
  expenseDate: Scalars['Date']['output'];
  /** Purpose of the expense. */
  head: ExpenseHead;
  /** Expense id; its number too. */
  id: Scalars['ID']['output'];
  /** Number of the bill or slip. */
  referenceNumber: Maybe<Scalars['String']['output']>;
  /** Remarks. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Its status. */
  status: ExpenseStatus;
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Recipient of the payment. */
  vendorName: Maybe<Scalars['String']['output']>;
  /** Reason why it was taken back. */
  voidReason: Maybe<Scalars['String']['output']>;
};

/** An action of a viewer on an expense. */
export type ExpenseAction =
  /** Change it. */
  | 'EDIT'
  /** Take it back, with a reason. */
  | 'VOID';

/** Kind of record that an expense belongs to. */
export type ExpenseEntity =
  /** The company itself. */
  | 'GENERAL'
  /** A sales order; its id is the order number. */
  | 'ORDER'
  /** A purchase order. */
  | 'PURCHASE_ORDER'
  /** A shipment. */
  | 'SHIPMENT'
  /** A warehouse. */
  | 'WAREHOUSE';

/** Filters. */
export type ExpenseFilter = {
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of this kind of record. */
  entity?: InputMaybe<ExpenseEntity>;
  /** Only of this record: its id, of an order the order number too. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** First day, of the day it was spent (IST). */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** This number only. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Last day, of the day it was spent (IST), included. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Total of this amount or more. */
  totalFrom?: InputMaybe<Scalars['Money']['input']>;
  /** Total of this amount or less. */
  totalTo?: InputMaybe<Scalars['Money']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Purpose of the expense. */
export type ExpenseHead =
  /** Transport of goods, paid to a carrier. */
  | 'FREIGHT'
  /** Fuel of own vehicles. */
  | 'FUEL'
  /** Loading and unloading of vehicles. */
  | 'LOADING'
  /** None of the above; the remarks say what. */
  | 'OTHER'
  /** Packing material and work. */
  | 'PACKING'
  /** Rent of offices and warehouses. */
  | 'RENT'
  /** Journeys of staff. */
  | 'TRAVEL';

/** A page of expenses. */
export type ExpensePage = {
  __typename?: 'ExpensePage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page, newest first. */
  items: Array<Expense>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
  /** Sum of the rows of this page; VOID ones count nothing. */
  pageTotal: Scalars['Money']['output'];
};

/** Status of an expense. */
export type ExpenseStatus =
  /** Counts. */
  | 'ACTIVE'
  /** Taken back with a reason; counts in no sum; final. */
  | 'VOID';

/** A thing to do first, for a person who has begun to work here; which ones is decided by role and permissions. */
export type FirstStep =
  /** See the vendors' bills and what is due. */
  | 'BILLS'
  /** Follow the goods by their challans. */
  | 'CHALLANS'
  /** Check the company's name, GST registrations and bank. */
  | 'COMPANY'
  /** See the credit notes. */
  | 'CREDIT_NOTES'
  /** See one's customers and add those that are missing. */
  | 'CUSTOMERS'
  /** Bring customers, vendors and goods in from another system. */
  | 'IMPORT'
  /** See the invoices and what is outstanding. */
  | 'INVOICES'
  /** Follow the orders. */
  | 'ORDERS'
  /** Put what waits to leave on a shipment. */
  | 'PLANNING'
  /** Price the quote requests that wait. */
  | 'PRICING'
  /** See the purchase orders and what they wait for. */
  | 'PURCHASE_ORDERS'
  /** See the quotations. */
  | 'QUOTATIONS'
  /** Make a quote request for a customer. */
  | 'QUOTE_REQUEST'
  /** Add the people who work here. */
  | 'STAFF'
  /** See what is in the warehouses. */
  | 'STOCK'
  /** Ask for help. */
  | 'SUPPORT'
  /** See the vendors and what they offer. */
  | 'VENDORS';

/** Free stock of a SKU in one warehouse. */
export type FreeStock = {
  __typename?: 'FreeStock';
  /** Units that no delivery waits for; above 0. */
  availableQuantity: Scalars['Int']['output'];
  /** SKU id. */
  skuId: Scalars['ID']['output'];
  /** Warehouse id. */
  warehouseId: Scalars['ID']['output'];
  /** Name of the warehouse. */
  warehouseName: Scalars['String']['output'];
};

/** Fulfilment status. */
export type FulfilmentStatus =
  /** All units have arrived. */
  | 'DELIVERED'
  /** All units have left; none has arrived. */
  | 'IN_TRANSIT'
  /** Some units have arrived, not all. */
  | 'PARTIALLY_DELIVERED'
  /** Some units have left; none has arrived. */
  | 'PARTIALLY_IN_TRANSIT'
  /** No unit has left. */
  | 'PENDING';

/** Purchase orders of a sales order, made by seller. */
export type GeneratePoInput = {
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Order id. */
  orderId: Scalars['ID']['input'];
  /** 1 to 50 sellers; those with nothing left to buy are skipped. */
  sellerIds: Array<Scalars['ID']['input']>;
};

/** A GST registration of the company, with its place. */
export type GstRegistration = {
  __typename?: 'GstRegistration';
  /** Street, without city and PIN code. */
  address1: Scalars['String']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** Day on which it ended; null for one in use. */
  endedOn: Maybe<Scalars['Date']['output']>;
  /** GST number. */
  gstin: Scalars['String']['output'];
  /** Whether any document has its number: then the number stays, and it can only be ended. */
  hasDocuments: Scalars['Boolean']['output'];
  /** Registration id. */
  id: Scalars['ID']['output'];
  /** Whether new documents have it where nobody chooses another. */
  isDefault: Scalars['Boolean']['output'];
  /** PIN code, of the state. */
  postalCode: Scalars['String']['output'];
  /** State, by its official name. */
  state: Scalars['String']['output'];
};

/** A GST registration of the company. */
export type GstRegistrationInput = {
  /** Registration id. */
  id: Scalars['ID']['input'];
  /** The version of the company that was read. */
  version: Scalars['Int']['input'];
};

/** What waits for the viewer. A list that the viewer may not see is absent, never 0. */
export type Home = {
  __typename?: 'Home';
  /** The lists of the viewer's Home, the first one to open in front. */
  tabs: Array<HomeCount>;
  /** What needs the viewer, the most urgent first; no filter applies. */
  tiles: Array<HomeCount>;
};

/** How many records wait in a list. */
export type HomeCount = {
  __typename?: 'HomeCount';
  /** Number of records. */
  count: Scalars['Int']['output'];
  /** The list. */
  list: HomeList;
  /** How many of them the company brought along from its old books: `openings` with the same filters. */
  oldBooks: Scalars['Int']['output'];
  /** The day of the oldest: when it was made, or was to be done; null without records. */
  oldest: Maybe<Scalars['Date']['output']>;
  /** The records themselves. */
  rows: HomeRows;
};

/** A number of the company as the viewer's row scope shows it, this month until today. */
export type HomeFigure = {
  __typename?: 'HomeFigure';
  /** What is counted. */
  measure: Measure;
  /** The last twelve months, the present one last; empty for balances, which know no months. */
  months: Array<HomeMonth>;
  /** Value of as many days before; of a balance, as of the day before this month. */
  previous: Scalars['Money']['output'];
  /** Filters of the rows that add up to the value. */
  rows: HomeRows;
  /** Its name. */
  title: Scalars['String']['output'];
  /** Value of this month until today; of a balance, as of today. */
  value: Scalars['Money']['output'];
};

/** A list of Home, or one that a tile of Home counts. */
export type HomeList =
  /** Sample requests of the category manager that the customer has not decided on, last 365 days. */
  | 'ASSIGNED_SAMPLES'
  /** Confirmed quotations without an order, last 365 days. */
  | 'CONFIRMED_QUOTATIONS'
  /** Goods that wait to leave. */
  | 'DISPATCH'
  /** Bills that wait for the vendor's invoice. */
  | 'DRAFT_BILLS'
  /** Draft purchase orders, last 365 days. */
  | 'DRAFT_POS'
  /** Goods that are to arrive at an own warehouse. */
  | 'INWARD'
  /** Orders not yet delivered whose delivery date has passed. */
  | 'LATE_ORDERS'
  /** Orders not yet delivered of the sales persons. */
  | 'OPEN_ORDERS'
  /** Quotations SENT or CONFIRMED of the sales persons. */
  | 'OPEN_QUOTATIONS'
  /** Quote requests PENDING or PRICE_UPDATED of the sales persons. */
  | 'OPEN_RFQS'
  /** Sample requests of the sales persons that the customer has not decided on. */
  | 'OPEN_SAMPLES'
  /** Shipments in transit. */
  | 'OPEN_SHIPMENTS'
  /** Invoices not wholly paid whose due date has passed. */
  | 'OVERDUE_INVOICES'
  /** Draft quotations, last 365 days. */
  | 'PENDING_QUOTATIONS'
  /** Quote requests to price, last 365 days. */
  | 'PENDING_RFQS'
  /** Goods whose delivery is to be proved. */
  | 'POD'
  /** Quote requests that have a price and are in no quotation, last 365 days. */
  | 'PRICED_RFQS'
  /** Sample requests that nobody is in charge of, last 365 days. */
  | 'UNASSIGNED_SAMPLES';

/** Value of one month. */
export type HomeMonth = {
  __typename?: 'HomeMonth';
  /** First day of the month. */
  month: Scalars['Date']['output'];
  /** Its value. */
  value: Scalars['Money']['output'];
};

/** Filters of the list behind a number of Home: the list with them has exactly the rows that the number counts. Null where the list is not filtered so. */
export type HomeRows = {
  __typename?: 'HomeRows';
  /** In the charge of these users. */
  assignedToIds: Maybe<Array<Scalars['ID']['output']>>;
  /** With products that this user manages. */
  categoryManagerId: Maybe<Scalars['ID']['output']>;
  /** Expected or due before this day. */
  dueBefore: Maybe<Scalars['Date']['output']>;
  /** From this day. */
  fromDate: Maybe<Scalars['Date']['output']>;
  /** Of these sales persons. */
  salesPersonIds: Maybe<Array<Scalars['ID']['output']>>;
  /** Statuses of the records. */
  statuses: Array<Scalars['String']['output']>;
  /** To this day. */
  toDate: Maybe<Scalars['Date']['output']>;
};

/** One sheet of records from another system. */
export type Import = {
  __typename?: 'Import';
  /** Actions of the viewer now. */
  actions: Array<ImportAction>;
  /** Time when it was applied. */
  appliedAt: Maybe<Scalars['DateTime']['output']>;
  /** Rows that change a record. */
  changedRows: Scalars['Int']['output'];
  /** Time when it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Rows that were worked on in the check, change or undo that runs. */
  doneRows: Scalars['Int']['output'];
  /** Why the last run was given up; nothing of it was written. */
  fault: Maybe<Scalars['String']['output']>;
  /** Rows with faults; while there is one, nothing can be applied. */
  faultyRows: Scalars['Int']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Its rows can still be read; they are kept for a day. */
  hasRows: Scalars['Boolean']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Columns of another program's file that are not read. */
  ignoredColumns: Array<Scalars['String']['output']>;
  /** What it makes. */
  kind: ImportKind;
  /** Rows of another program's file that are not read: paid, closed or of another kind. */
  leftOut: Scalars['Int']['output'];
  /** Rows that make a record. */
  newRows: Scalars['Int']['output'];
  /** Rows under the column names, empty ones aside. */
  rows: Scalars['Int']['output'];
  /** Rows that change nothing. */
  sameRows: Scalars['Int']['output'];
  /** The system that its external ids come from. */
  source: Scalars['String']['output'];
  /** Where it stands. */
  status: ImportStatus;
  /** Time when it was undone. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
  /** Person who sent it. */
  user: UserName;
};

/** Actions of a viewer on an import. */
export type ImportAction =
  /** Write its rows, all or none. */
  | 'APPLY'
  /** Compare its rows anew. */
  | 'CHECK'
  /** Take back what it wrote. */
  | 'UNDO';

/** A column of a kind's sheet. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  /** A value that would do. */
  example: Scalars['String']['output'];
  /** What may stand in it, in words. */
  format: Scalars['String']['output'];
  /** What it is. */
  help: Scalars['String']['output'];
  /** Name in the first row; capitals, spaces and a star are taken too. */
  name: Scalars['String']['output'];
  /** The column must be there, and every row must fill it. */
  required: Scalars['Boolean']['output'];
};

/** One value that a row changes. */
export type ImportDifference = {
  __typename?: 'ImportDifference';
  /** Column of the sheet. */
  column: Scalars['String']['output'];
  /** The value before; null for none. */
  from: Maybe<Scalars['String']['output']>;
  /** The value after. */
  to: Maybe<Scalars['String']['output']>;
};

/** One fault of a row. */
export type ImportFault = {
  __typename?: 'ImportFault';
  /** Column of the sheet. */
  column: Scalars['String']['output'];
  /** Words for people. */
  message: Scalars['String']['output'];
};

/** What an import makes. */
export type ImportKind =
  /** Groups of products. */
  | 'CATEGORY'
  /** Selling prices agreed with customers and organisations. */
  | 'CONTRACT_PRICE'
  /** Customers, with their first address. */
  | 'CUSTOMER'
  /** Further addresses of customers. */
  | 'CUSTOMER_ADDRESS'
  /** Money of customers in old books that settles no invoice. */
  | 'CUSTOMER_ADVANCE'
  /** People at customers. */
  | 'CUSTOMER_CONTACT'
  /** Vendors' prices of SKUs. */
  | 'OFFER'
  /** Stock of own warehouses as the old books end, with its cost. */
  | 'OPENING_STOCK'
  /** Sales orders of old books that are not wholly delivered. */
  | 'OPEN_ORDER'
  /** Purchase orders of old books that are not wholly received. */
  | 'OPEN_PURCHASE_ORDER'
  /** Groups of customers. */
  | 'ORGANISATION'
  /** Products, with HSN code and GST rate. */
  | 'PRODUCT'
  /** Units of products that are sold. */
  | 'SKU'
  /** Vendors' invoices of old books that are not paid yet. */
  | 'UNPAID_BILL'
  /** Invoices of old books that customers have not paid yet. */
  | 'UNPAID_INVOICE'
  /** Vendors, with their office. */
  | 'VENDOR'
  /** Money with vendors in old books that settles no bill. */
  | 'VENDOR_ADVANCE';

/** Effect of a row. */
export type ImportOutcome =
  /** Changes a record that has its external id. */
  | 'CHANGED'
  /** Cannot be written: see its faults. */
  | 'FAULTY'
  /** Makes a record. */
  | 'NEW'
  /** Says what is there already. */
  | 'SAME';

/** A page of imports. */
export type ImportPage = {
  __typename?: 'ImportPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows, newest first. */
  items: Array<Import>;
};

/** A row of an import's sheet, with its effect. */
export type ImportRow = {
  __typename?: 'ImportRow';
  /** What it changes. */
  differences: Array<ImportDifference>;
  /** The record's id in the other system; null where the row has none. */
  externalId: Maybe<Scalars['String']['output']>;
  /** What is wrong with it. */
  faults: Array<ImportFault>;
  /** Its effect; null until it was checked. */
  outcome: Maybe<ImportOutcome>;
  /** Id of the record; null for a new one that is not written yet. */
  recordId: Maybe<Scalars['ID']['output']>;
  /** Row of the sheet, as a spreadsheet program counts it. */
  row: Scalars['Int']['output'];
};

/** A page of an import's rows. */
export type ImportRowPage = {
  __typename?: 'ImportRowPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows, in the order of the sheet. */
  items: Array<ImportRow>;
};

/** State of an import. */
export type ImportStatus =
  /** All of its rows are written. */
  | 'APPLIED'
  /** Its rows are written, all or none. */
  | 'APPLYING'
  /** Its differences and faults can be read; without faults it can be applied. */
  | 'CHECKED'
  /** Its rows are compared with what exists; nothing is written. */
  | 'CHECKING'
  /** What it wrote is taken back, all or nothing. */
  | 'UNDOING'
  /** What it wrote was taken back. */
  | 'UNDONE';

/** A kind of record that can be imported, and its sheet. */
export type ImportTemplate = {
  __typename?: 'ImportTemplate';
  /** Columns of the sheet. */
  columns: Array<ImportColumn>;
  /** What a row is, and what must be imported before. */
  help: Scalars['String']['output'];
  /** The kind. */
  kind: ImportKind;
  /** Its name in words. */
  label: Scalars['String']['output'];
};

/** Documents of the presence store. */
export type InfoEntityType =
  /** Category managers by user id. */
  | 'CATEGORY_MANAGER'
  /** A person who is online. */
  | 'PRESENCE';

/** One entry of a presence document. */
export type InfoEntry = {
  __typename?: 'InfoEntry';
  /** First name; null in PRESENCE. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Last name; null in PRESENCE. */
  lastName: Maybe<Scalars['String']['output']>;
  /** Last route of the person; null for others without ADMIN_USER READ, and in CATEGORY_MANAGER. */
  lastRoute: Maybe<Scalars['String']['output']>;
  /** When the person was last seen; null in CATEGORY_MANAGER. */
  lastSeen: Maybe<Scalars['DateTime']['output']>;
  /** User id, the key of the entry. */
  userId: Scalars['ID']['output'];
};

/** Invoice of the company to a customer: the goods of one delivery challan. */
export type Invoice = {
  __typename?: 'Invoice';
  /** Its id in the accounting service. */
  accountingId: Maybe<Scalars['String']['output']>;
  /** Actions of the viewer now; the console shows exactly these buttons. */
  actions: Array<InvoiceAction>;
  /** The e-invoice portal registers it and no IRN is kept yet: until then it is no valid invoice. */
  awaitsIrn: Scalars['Boolean']['output'];
  /** Who it bills, as it was when it was made. */
  billTo: Maybe<BillTo>;
  /** Everything that a cancellation does, and what must be done elsewhere; empty for an invoice that cannot be cancelled. */
  cancelEffects: Array<Scalars['String']['output']>;
  /** Reason why the viewer, who could cancel others, cannot cancel this one; null otherwise. */
  cancelRefusal: Maybe<Scalars['String']['output']>;
  /** Delivery challan id of the goods. */
  challanId: Scalars['ID']['output'];
  /** Number of that challan. */
  challanNumber: Scalars['String']['output'];
  /** GST number of the company on the day. */
  companyGstin: Scalars['String']['output'];
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made it. */
  createdBy: UserName;
  /** Credit notes on it. Null without CREDIT_NOTE READ. */
  creditNotes: Maybe<Array<InvoiceCreditNote>>;
  /** On credit notes that are issued. */
  credited: Scalars['Money']['output'];
  /** Customer that is billed. */
  customer: TenantSummary;
  /** Addresses of the customer's contacts, the account user of the order first; at most 10. */
  customerEmails: Array<Scalars['String']['output']>;
  /** GST number of the customer on the day. */
  customerGstin: Maybe<Scalars['String']['output']>;
  /** The customer's own number of the order. */
  customerPoNumber: Maybe<Scalars['String']['output']>;
  /** The day it got its number. */
  date: Maybe<Scalars['Date']['output']>;
  /** Destination. */
  deliveryAddress: ChallanPlace;
  /** Still to be paid: grandTotal less received and credited; 0 for a draft and what is cancelled. */
  due: Scalars['Money']['output'];
  /** Last day to pay. */
  dueDate: Scalars['Date']['output'];
  /** Reason why the e-invoice portal does not register it; null when it does. */
  eInvoiceRefusal: Maybe<Scalars['String']['output']>;
  /** Where the goods came from; a vendor's place only for viewers of cost prices. */
  fromAddress: Maybe<ChallanPlace>;
  /** taxable and gst. */
  grandTotal: Scalars['Money']['output'];
  /** Sum of the taxes. */
  gst: Scalars['Money']['output'];
  /** Invoice id. */
  id: Scalars['ID']['output'];
  /** Tax invoice or bill of supply. */
  kind: InvoiceKind;
  /** The mail that was sent last; null when it was never mailed. */
  lastMail: Maybe<DocumentMail>;
  /** Number of lines. */
  lineCount: Scalars['Int']['output'];
  /** All lines. */
  lines: Array<InvoiceLine>;
  /** Its number, gapless in its financial year; null while it is a draft. */
  number: Maybe<Scalars['String']['output']>;
  /** Number of the sales order. */
  orderNumber: Scalars['String']['output'];
  /** The receipts that pay it. Null without PAYMENT READ. */
  payments: Maybe<Array<InvoicePayment>>;
  /** State of the place of supply. */
  placeOfSupply: Scalars['String']['output'];
  /** Reason of the cancellation or void. */
  reason: Maybe<Scalars['String']['output']>;
  /** Paid by receipts. */
  received: Scalars['Money']['output'];
  /** What the portals of the tax office answered. */
  registration: InvoiceRegistration;
  /** Remarks, printed. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Shipment the goods travelled with. */
  shipmentId: Scalars['ID']['output'];
  /** Its status. */
  status: InvoiceStatus;
  /** Last message of the accounting service, when it refused. */
  syncError: Maybe<Scalars['String']['output']>;
  /** Whether the accounting service has it; null when it was never sent. */
  syncStatus: Maybe<SyncStatus>;
  /** When it was sent last. */
  syncedAt: Maybe<Scalars['DateTime']['output']>;
  /** Sum of the taxable amounts. */
  taxable: Scalars['Money']['output'];
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of changes; sent with a change, it gives CONFLICT when the record changed since. */
  version: Scalars['Int']['output'];
  /** True: CGST and SGST, else IGST. */
  withinState: Scalars['Boolean']['output'];
};

/** An action of a viewer on an invoice. */
export type InvoiceAction =
  /** Take it back, with a reason. */
  | 'CANCEL'
  /** Write a credit note on it. */
  | 'CREDIT'
  /** Change due day, customer PO number and remarks. */
  | 'EDIT'
  /** Give a draft its number. */
  | 'ISSUE'
  /** Keep what the portals of the tax office answered. */
  | 'REGISTER'
  /** Mail it to the customer. */
  | 'SEND_EMAIL'
  /** Send it to the accounting service, or read it there again. */
  | 'SYNC'
  /** Give a draft up, with a reason. */
  | 'VOID';

/** What an invoice is that a dispatch to a customer makes. */
export type InvoiceAtDispatch =
  /** A draft that a person issues. */
  | 'DRAFT'
  /** Issued, with a number. */
  | 'ISSUED';

/** A credit note on an invoice. */
export type InvoiceCreditNote = {
  __typename?: 'InvoiceCreditNote';
  /** taxable and GST. */
  grandTotal: Scalars['Money']['output'];
  /** Credit note id. */
  id: Scalars['ID']['output'];
  /** Its number; null before it is issued. */
  number: Maybe<Scalars['String']['output']>;
  /** Its status. */
  status: CreditNoteStatus;
};

/** Result of the e-mail. */
export type InvoiceEmailResult = {
  __typename?: 'InvoiceEmailResult';
  /** True when it was handed over for delivery. */
  emailSent: Scalars['Boolean']['output'];
  /** The invoice, with this mail as its last. */
  invoice: Invoice;
  /** The server's words. */
  message: Maybe<Scalars['String']['output']>;
};

/** Filters of invoices. */
export type InvoiceFilter = {
  /** Only of this delivery challan. */
  challanId?: InputMaybe<Scalars['ID']['input']>;
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only invoices due before this day. */
  dueBefore?: InputMaybe<Scalars['Date']['input']>;
  /** First day, of the invoice date; drafts, which have none, are then left out (IST). */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only of this sales order, by its id. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Any part of the sales order's number, whatever its case, with or without # before it. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Only this organisation. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** Only of orders of these sales persons. */
  salesPersonIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In the invoice number, order number or customer name. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only these states. */
  statuses?: InputMaybe<Array<InvoiceStatus>>;
  /** Only this customer. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  /** Last day, of the invoice date; drafts, which have none, are then left out (IST), included. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Total of this amount or more. */
  totalFrom?: InputMaybe<Scalars['Money']['input']>;
  /** Total of this amount or less. */
  totalTo?: InputMaybe<Scalars['Money']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Document that the goods of an invoice need, by their tax categories and the customer. */
export type InvoiceKind =
  /** Nil-rated, exempt or non-GST goods alone (section 31(3)(c) of the CGST Act). */
  | 'BILL_OF_SUPPLY'
  /** Taxed and exempt goods to an unregistered person (rule 46A). */
  | 'INVOICE_CUM_BILL_OF_SUPPLY'
  /** Taxed goods, with or without exempt ones beside them. */
  | 'TAX_INVOICE';

/** One line of an invoice. Its amounts never change. */
export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  /** Central GST. */
  cgst: Scalars['Money']['output'];
  /** Units that may still be credited. */
  creditableQuantity: Scalars['Int']['output'];
  /** Taxable amount that may still be credited. */
  creditableTaxable: Scalars['Money']['output'];
  /** Units on credit notes that are issued. */
  creditedQuantity: Scalars['Int']['output'];
  /** Taxable amount on credit notes that are issued. */
  creditedTaxable: Scalars['Money']['output'];
  /** Discount in percent. */
  discountPercent: Scalars['Decimal']['output'];
  /** GST rate in percent. */
  gstPercent: Scalars['Decimal']['output'];
  /** Line id. */
  id: Scalars['ID']['output'];
  /** Integrated GST. */
  igst: Scalars['Money']['output'];
  /** Line number on the document, from 1. */
  lineNumber: Scalars['Int']['output'];
  /** Line of the sales order. */
  orderLineId: Scalars['ID']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** Selling price of one unit, without GST. */
  sellingPrice: Scalars['Money']['output'];
  /** State GST. */
  sgst: Scalars['Money']['output'];
  /** Invoiced SKU. */
  sku: SkuSummary;
  /** Kind of the supply: taxable, or why nothing is charged. */
  taxCategory: TaxCategory;
  /** quantity × sellingPrice less discount. */
  taxable: Scalars['Money']['output'];
  /** taxable and taxes. */
  total: Scalars['Money']['output'];
};

/** A page of invoices. */
export type InvoicePage = {
  __typename?: 'InvoicePage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page, newest first. */
  items: Array<Invoice>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
  /** Sums of the amounts of all rows that match, without cancelled and void ones; only where selected. Null from a backend that has none. */
  sums: Maybe<Array<AmountSum>>;
};

/** A receipt, and what of it pays this invoice. */
export type InvoicePayment = {
  __typename?: 'InvoicePayment';
  /** Part of it that pays this invoice. */
  amount: Scalars['Money']['output'];
  /** It was given for this invoice; otherwise the oldest invoices of the order are paid first. */
  given: Scalars['Boolean']['output'];
  /** How. */
  mode: PaymentMode;
  /** The day the money moved. */
  paymentDate: Scalars['Date']['output'];
  /** Payment id; its number too. */
  paymentId: Scalars['ID']['output'];
  /** Number of the transfer, cheque or slip. */
  referenceNumber: Scalars['String']['output'];
};

/** What the portals of the tax office answered on an invoice; each part null until it is kept. */
export type InvoiceRegistration = {
  __typename?: 'InvoiceRegistration';
  /** Time of the acknowledgement. */
  ackAt: Maybe<Scalars['DateTime']['output']>;
  /** Acknowledgement number of the e-invoice portal. */
  ackNumber: Maybe<Scalars['String']['output']>;
  /** Time when the e-way bill was made. */
  ewayBillAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of the e-way bill. */
  ewayBillNumber: Maybe<Scalars['String']['output']>;
  /** The e-way bill is valid until then. */
  ewayBillValidUntil: Maybe<Scalars['DateTime']['output']>;
  /** Invoice reference number of the e-invoice portal. */
  irn: Maybe<Scalars['String']['output']>;
  /** Signed text of the QR code, as it is printed. */
  signedQr: Maybe<Scalars['String']['output']>;
};

/** Status of an invoice. */
export type InvoiceStatus =
  /** Taken back; its number stays used. Final. */
  | 'CANCELLED'
  /** Credit notes alone cover all of it; nothing is received for it. */
  | 'CREDITED'
  /** Made, without a number yet. */
  | 'DRAFT'
  /** It has its number and nothing is received for it; credit notes may have taken a part. */
  | 'ISSUED'
  /** Receipts, or receipts and credit notes, cover all of it. */
  | 'PAID'
  /** Receipts, with or without credit notes, cover a part of it. */
  | 'PARTIALLY_PAID'
  /** A discarded draft; it never had a number. Final. */
  | 'VOID';

/** Result of syncing an invoice with the accounting service. */
export type InvoiceSyncResult = {
  __typename?: 'InvoiceSyncResult';
  /** Errors; empty when it has the invoice. */
  errors: Array<Scalars['String']['output']>;
  /** The invoice after the change. */
  invoice: Invoice;
};

/** The seller's invoice, with which a bill is issued. What the bill has already may be left out. */
export type IssueBillInput = {
  /** Bill id. */
  id: Scalars['ID']['input'];
  /** Round-off of the vendor's paper, -1.00 to 1.00; while DRAFT. */
  roundOff?: InputMaybe<Scalars['Decimal']['input']>;
  /** Day of the seller's invoice, not in the future. */
  sellerInvoiceDate?: InputMaybe<Scalars['Date']['input']>;
  /** Number of the seller's invoice: 1 to 16 letters, digits, / and -; spaces are taken out. Once a seller and financial year, whatever its capitals. */
  sellerInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** Address of the seller's invoice that uploadFile answered. */
  sellerInvoiceUrl?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A purchase order that is ordered of its seller, whose details are saved first. */
export type IssuePurchaseOrderInput = {
  /** E-mail address of the seller. */
  email: Scalars['String']['input'];
  /** GST number of the seller, 15 characters. */
  gstin: Scalars['String']['input'];
  /** Purchase order id. */
  id: Scalars['ID']['input'];
  /** Phone (WhatsApp) of the seller, 10 digits. */
  phone: Scalars['String']['input'];
  /** More e-mail addresses, at most 10. */
  recipientEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** More WhatsApp numbers of 10 digits, at most 10. */
  recipientPhones?: InputMaybe<Array<Scalars['String']['input']>>;
  /** False sends nothing. */
  sendEmail?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The newest backup of database and files. */
export type LastBackup = {
  __typename?: 'LastBackup';
  /** Its size in bytes. */
  byteSize: Maybe<Scalars['Float']['output']>;
  /** Why the newest attempt failed; null when it did not. */
  fault: Maybe<Scalars['String']['output']>;
  /** Whether backups are made once a day: a place for them is set. */
  isScheduled: Scalars['Boolean']['output'];
  /** The moment whose data the newest good one has; null before the first. */
  madeAt: Maybe<Scalars['DateTime']['output']>;
};

/** A product a lead could supply. */
export type LeadProduct = {
  __typename?: 'LeadProduct';
  /** Product id. */
  productId: Scalars['ID']['output'];
  /** Id of the product lead. */
  productLeadId: Scalars['ID']['output'];
  /** Product name. */
  productName: Scalars['String']['output'];
};

/** Leads of one category. */
export type LeadsOfCategory = {
  __typename?: 'LeadsOfCategory';
  /** The category, as leads spell it. */
  category: Scalars['String']['output'];
  /** Of them sellers by now. */
  converted: Scalars['Int']['output'];
  /** Number. */
  total: Scalars['Int']['output'];
  /** Of them verified. */
  verified: Scalars['Int']['output'];
};

/** Leads made on one day. */
export type LeadsOfDay = {
  __typename?: 'LeadsOfDay';
  /** Of them sellers by now. */
  converted: Scalars['Int']['output'];
  /** The day in India. */
  day: Scalars['Date']['output'];
  /** Number. */
  total: Scalars['Int']['output'];
  /** Of them verified. */
  verified: Scalars['Int']['output'];
};

/** Leads followed up by one member of staff. */
export type LeadsOfPerson = {
  __typename?: 'LeadsOfPerson';
  /** Of them sellers by now. */
  converted: Scalars['Int']['output'];
  /** User who follows them up; null without one. */
  person: Maybe<UserName>;
  /** Number. */
  total: Scalars['Int']['output'];
  /** Of them verified. */
  verified: Scalars['Int']['output'];
};

/** Leads of one zone. */
export type LeadsOfZone = {
  __typename?: 'LeadsOfZone';
  /** Of them sellers by now. */
  converted: Scalars['Int']['output'];
  /** Number. */
  total: Scalars['Int']['output'];
  /** Of them verified. */
  verified: Scalars['Int']['output'];
  /** The zone; null when none is named. */
  zone: Maybe<Zone>;
};

/** A named set of a list's filters, sort and columns. Rows are those of the viewer, whoever made the view. */
export type ListView = {
  __typename?: 'ListView';
  /** Columns in their order, as JSON; null for those of the person. */
  columns: Maybe<Scalars['String']['output']>;
  /** View id. */
  id: Scalars['ID']['output'];
  /** Whether everybody sees it. */
  isShared: Scalars['Boolean']['output'];
  /** Name of the list. */
  list: Scalars['String']['output'];
  /** Whether the viewer may change and delete it. */
  mayChange: Scalars['Boolean']['output'];
  /** Name of the view. */
  name: Scalars['String']['output'];
  /** Filters and sort. */
  parameters: Array<ViewParameter>;
  /** Counts its changes; sent with a change, it protects those of others. */
  version: Scalars['Int']['output'];
};

/** The view that a list opens with from the menu. */
export type ListViewDefault = {
  __typename?: 'ListViewDefault';
  /** all, the key of a view of the product, or the id of a view. */
  choice: Scalars['String']['output'];
  /** Name of the list. */
  list: Scalars['String']['output'];
  /** The role it is for; null for the viewer alone. */
  roleId: Maybe<Scalars['Int']['output']>;
};

/** The views of all lists, as the viewer sees them. */
export type ListViews = {
  __typename?: 'ListViews';
  /** The viewer's own, those of their role, and of all roles for who may set them. */
  defaults: Array<ListViewDefault>;
  /** Own and shared views, by name. */
  views: Array<ListView>;
};

/** One changed field. */
export type LogChange = {
  __typename?: 'LogChange';
  /** Name in the backend's spelling. */
  field: Scalars['String']['output'];
  /** Before; names instead of ids where they are known. */
  from: Maybe<Scalars['String']['output']>;
  /** After. */
  to: Maybe<Scalars['String']['output']>;
};

/** One change of a record. */
export type LogEntry = {
  __typename?: 'LogEntry';
  /** Action, in the backend's spelling: CREATE, UPDATE, CONFIRM … */
  action: Scalars['String']['output'];
  /** Fields that changed; costs and margins only for viewers who may see them. */
  changes: Array<LogChange>;
  /** Time. */
  createdAt: Scalars['DateTime']['output'];
  /** Status before, when it changed. */
  from: Maybe<Scalars['String']['output']>;
  /** Number of the entry. */
  id: Scalars['ID']['output'];
  /** Remarks. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Status after, when it changed. */
  to: Maybe<Scalars['String']['output']>;
  /** User; null for changes by the system. */
  user: Maybe<UserName>;
};

/** Record of the log: the first of the five keys that is given wins, in this order, then the record. */
export type LogFilter = {
  /** Of a delivery challan. */
  challanId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a credit note. */
  creditNoteId?: InputMaybe<Scalars['ID']['input']>;
  /** Of any record, with entityId. */
  entity?: InputMaybe<RecordEntity>;
  /** The record: its id, of an order the order number. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** First day, of the change (IST). */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Of an order. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Of a purchase order. */
  purchaseOrderId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a quotation. */
  quotationId?: InputMaybe<Scalars['ID']['input']>;
  /** Last day, of the change (IST), included. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
};

/** A page of a log. */
export type LogPage = {
  __typename?: 'LogPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows, newest first. */
  items: Array<LogEntry>;
};

/** Mails whose text the company may change. */
export type MailKind =
  /** That an API token was made in a person's name. */
  | 'API_TOKEN'
  /** A credit note, to the customer. */
  | 'CREDIT_NOTE'
  /** The invitation of a member of staff. */
  | 'INVITATION'
  /** An issued invoice, to the customer. */
  | 'INVOICE'
  /** The status of an order, to the customer. */
  | 'ORDER_STATUS'
  /** An issued purchase order, to the vendor. */
  | 'PURCHASE_ORDER'
  /** That a purchase order is cancelled, to the vendor. */
  | 'PURCHASE_ORDER_CANCELLED'
  /** The status of a purchase order, to staff. */
  | 'PURCHASE_ORDER_STATUS'
  /** A quotation, to the customer. */
  | 'QUOTATION'
  /** The code of a sign-in. */
  | 'SIGN_IN_CODE'
  /** That wrong codes were entered for a person. */
  | 'SIGN_IN_REFUSED'
  /** The status of a ticket, to who raised it. */
  | 'TICKET'
  /** The welcome of a contact of a customer. */
  | 'WELCOME';

/** What became of a mail. */
export type MailStatus =
  /** It was given up after several tries. */
  | 'FAILED'
  /** It waits to be sent, or to be tried again. */
  | 'QUEUED'
  /** The mail server took it for everybody. */
  | 'SENT'
  /** It was taken back while it waited. */
  | 'WITHDRAWN';

/** The text of a mail, with placeholders such as {number}. */
export type MailTemplate = {
  __typename?: 'MailTemplate';
  /** Its text; a line with a placeholder that has no value is left out. */
  body: Scalars['String']['output'];
  /** Whether the text is the company's own, and not the shipped one. */
  isOwn: Scalars['Boolean']['output'];
  /** Which mail. */
  kind: MailKind;
  /** Its subject. */
  subject: Scalars['String']['output'];
};

/** The text of a mail. */
export type MailTemplateInput = {
  /** 1 to 4000 characters; the placeholders that the mail needs must stand in it. */
  body: Scalars['String']['input'];
  /** Which mail. */
  kind: MailKind;
  /** 1 to 150 characters, one line. */
  subject: Scalars['String']['input'];
  /** The version of the company that was read. */
  version: Scalars['Int']['input'];
};

/** Floors of margins. */
export type MarginFloorsInput = {
  /** At most 200 categories, each once; those left out stay. */
  categories: Array<CategoryFloorInput>;
  /** 0 to 100 with at most 2 decimals. */
  marginFloor: Scalars['Decimal']['input'];
  /** The version of the company that was read. */
  version: Scalars['Int']['input'];
};

/** A number of reports, tiles and charts. */
export type Measure =
  /** Active customers, count. Customers with an order that is not cancelled, by the day it was made. */
  | 'ACTIVE_CUSTOMERS'
  /** Active vendors, count. Such vendors that are active now, by the day they were on-boarded. */
  | 'ACTIVE_VENDORS'
  /** Advances, rupees with 2 decimals. Money received from customers until the last day asked for that settles no invoice of until then, in old books too. */
  | 'ADVANCES'
  /** Billed, rupees with 2 decimals. What such bills come to, with GST and the vendor's round-off (which counts with the first line), by the date of the vendor's invoice. */
  | 'BILLED'
  /** Billed CGST, rupees with 2 decimals. Central GST of such bills, by the date of the vendor's invoice. */
  | 'BILLED_CGST'
  /** Billed IGST, rupees with 2 decimals. Integrated GST of such bills, by the date of the vendor's invoice. */
  | 'BILLED_IGST'
  /** Billed SGST, rupees with 2 decimals. State GST of such bills, by the date of the vendor's invoice. */
  | 'BILLED_SGST'
  /** GST billed, rupees with 2 decimals. GST of such bills, by the date of the vendor's invoice. */
  | 'BILLED_TAX'
  /** Bills, count. Vendors' bills whose invoice has arrived, by the date of the vendor's invoice. */
  | 'BILLS'
  /** CGST, rupees with 2 decimals. Central GST of invoices, by invoice date. */
  | 'CGST'
  /** Sales with known cost, rupees with 2 decimals. Taxable value of invoice lines whose purchase price is known, less what was credited, by invoice date. */
  | 'COSTED_SALES'
  /** Credited, rupees with 2 decimals. Total with GST of issued credit notes, by their date. */
  | 'CREDITED'
  /** Credited CGST, rupees with 2 decimals. Central GST of issued credit notes, by their date. */
  | 'CREDITED_CGST'
  /** Credited IGST, rupees with 2 decimals. Integrated GST of issued credit notes, by their date. */
  | 'CREDITED_IGST'
  /** Credited SGST, rupees with 2 decimals. State GST of issued credit notes, by their date. */
  | 'CREDITED_SGST'
  /** Credited GST, rupees with 2 decimals. GST of issued credit notes, by their date. */
  | 'CREDITED_TAX'
  /** Credited without GST, rupees with 2 decimals. Taxable value of issued credit notes, by their date. */
  | 'CREDITED_TAXABLE'
  /** Credit notes, count. Issued credit notes, by their date. */
  | 'CREDIT_NOTES'
  /** Customers, count. Customers at the end of the last day asked for; deleted ones are left out. */
  | 'CUSTOMERS'
  /** Days to be paid, days with 2 decimals. Average days from invoice date to payment, weighted by amount, by the day of the payment. */
  | 'DAYS_TO_BE_PAID'
  /** Days to deliver, days with 2 decimals. Average days from order to delivery, by the day of delivery. */
  | 'DAYS_TO_DELIVER'
  /** Days to order, days with 2 decimals. Average days from a quote request to its order, by the day of the request; requests without an order are left out. */
  | 'DAYS_TO_ORDER'
  /** Days to pay, days with 2 decimals. Average days from the vendor's invoice to its payment, weighted by amount, by the day of the payment. */
  | 'DAYS_TO_PAY'
  /** Days to price, days with 2 decimals. Average days from a quote request to its first price, by the day of the request; requests without a price are left out. */
  | 'DAYS_TO_PRICE'
  /** Delivered, rupees with 2 decimals. Value with GST of goods delivered to customers, by the day of delivery. */
  | 'DELIVERED'
  /** Delivered quantity, pieces. Units delivered to customers, by the day of delivery. */
  | 'DELIVERED_QUANTITY'
  /** Deliveries, count. Challan lines delivered to customers, by the day of delivery. */
  | 'DELIVERIES'
  /** Discount, rupees with 2 decimals. Discount given on what is ordered and not cancelled, without GST, by the day the order was made. */
  | 'DISCOUNT'
  /** Expenses, rupees with 2 decimals. Expenses that are not void, by the day the money was spent. */
  | 'EXPENSES'
  /** Freight, rupees with 2 decimals. Logistic cost and loading charge of shipments, shared among their invoice lines by taxable value, by invoice date. */
  | 'FREIGHT'
  /** Cost of goods sold, rupees with 2 decimals. Purchase price without GST of invoiced units that were not credited, by invoice date: of the purchase order line the goods came from; of goods from stock, of the offer on the order line. */
  | 'GOODS_COST'
  /** Gross margin, rupees with 2 decimals. Sales with known cost less cost of goods sold, by invoice date. */
  | 'GROSS_MARGIN'
  /** IGST, rupees with 2 decimals. Integrated GST of invoices, by invoice date. */
  | 'IGST'
  /** Invoiced, rupees with 2 decimals. Total with GST of such invoices, by invoice date. Credit notes are not deducted. */
  | 'INVOICED'
  /** Invoiced quantity, pieces. Units on such invoices, by invoice date. */
  | 'INVOICED_QUANTITY'
  /** Invoiced without GST, rupees with 2 decimals. Taxable value of such invoices, by invoice date. */
  | 'INVOICED_TAXABLE'
  /** Invoices, count. Numbered invoices that are not cancelled or void, by invoice date. */
  | 'INVOICES'
  /** Late orders, count. Open orders whose delivery date has passed today, by the day the order was made. */
  | 'LATE_ORDERS'
  /** Margin after freight, rupees with 2 decimals. Gross margin less freight, by invoice date. */
  | 'MARGIN_AFTER_FREIGHT'
  /** Margin %, percent with 2 decimals. Gross margin in percent of sales with known cost, by invoice date. */
  | 'MARGIN_PERCENT'
  /** New customers, count. Customers by the day they were added; deleted ones are left out. */
  | 'NEW_CUSTOMERS'
  /** Deliveries on time, count. Of those, delivered on or before the day first promised, by the day of delivery. */
  | 'ON_TIME_DELIVERIES'
  /** On time %, percent with 2 decimals. Deliveries on time in percent of deliveries, by the day of delivery. */
  | 'ON_TIME_PERCENT'
  /** Open orders, count. Orders with goods still to be delivered today, by the day they were made. */
  | 'OPEN_ORDERS'
  /** Orders, count. Orders by the day they were made; cancelled ones are counted, as in the list. */
  | 'ORDERS'
  /** Ordered quantity, pieces. Units ordered and not cancelled, by the day the order was made. */
  | 'ORDER_QUANTITY'
  /** Order value without GST, rupees with 2 decimals. Taxable value of what is ordered and not cancelled, by the day the order was made. */
  | 'ORDER_TAXABLE'
  /** Order value, rupees with 2 decimals. Total with GST of what is ordered and not cancelled, by the day the order was made. */
  | 'ORDER_VALUE'
  /** Outstanding, rupees with 2 decimals. Unpaid part of invoices as of the last day asked for, those of old books too, before advances: total less the payments that settle them and credit notes until then. Advances that settle no invoice are not deducted. */
  | 'OUTSTANDING'
  /** Outstanding after advances, rupees with 2 decimals. Outstanding less advances: what is invoiced, less what is received and credited. Below 0 where customers have paid more than was invoiced. */
  | 'OUTSTANDING_AFTER_ADVANCES'
  /** Paid, rupees with 2 decimals. Money paid to vendors, by the day of the payment. */
  | 'PAID'
  /** Payable, rupees with 2 decimals. Unpaid part of vendors' bills as of the last day asked for, those of old books too. */
  | 'PAYABLE'
  /** Purchase value, rupees with 2 decimals. Total with GST of such purchase orders, by the day of issue. */
  | 'PURCHASED'
  /** Purchased quantity, pieces. Units on such purchase orders that are not cancelled, by the day of issue. */
  | 'PURCHASED_QUANTITY'
  /** Purchase value without GST, rupees with 2 decimals. Taxable value of such purchase orders, by the day of issue. */
  | 'PURCHASED_TAXABLE'
  /** Purchase orders, count. Issued purchase orders that are not cancelled, by the day of issue. */
  | 'PURCHASE_ORDERS'
  /** Purchase price, rupees with 2 decimals. Average price of a purchased unit without GST, by the day of issue. */
  | 'PURCHASE_PRICE'
  /** Quotations, count. Quotations of any status, by the day they were made. */
  | 'QUOTATIONS'
  /** Quoted value, rupees with 2 decimals. Total with GST of the lines included in quotations, by the day they were made. */
  | 'QUOTED'
  /** Quote requests, count. Quote requests of any status, by the day they were made. */
  | 'QUOTE_REQUESTS'
  /** Received, rupees with 2 decimals. Money received from customers, by the day of the payment. */
  | 'RECEIVED'
  /** Requested quantity, pieces. Units asked for, by the day of the quote request. */
  | 'REQUESTED_QUANTITY'
  /** Requests ordered, count. Quote requests that became a line of an order which is not cancelled, by the day of the request. */
  | 'REQUESTS_ORDERED'
  /** Conversion, percent with 2 decimals. Requests ordered in percent of quote requests, both by the day of the request. */
  | 'REQUEST_CONVERSION'
  /** Sale price, rupees with 2 decimals. Average price of an ordered unit after discount, without GST, by the day the order was made. */
  | 'SALE_PRICE'
  /** SGST, rupees with 2 decimals. State GST of invoices, by invoice date. */
  | 'SGST'
  /** Stock, pieces. Units in own warehouses at the end of the last day asked for. */
  | 'STOCK_QUANTITY'
  /** Stock value, rupees with 2 decimals. Stock at the price of the last purchase order issued until then, without GST, or at the cost with which it was brought in where that is later; without either, at the lowest active offer. */
  | 'STOCK_VALUE'
  /** Vendors, count. Own vendors by the day they were on-boarded; deleted ones are left out. */
  | 'VENDORS';

/** How a number is read. */
export type MeasureUnit =
  /** A whole number. */
  | 'COUNT'
  /** Days. */
  | 'DAYS'
  /** Percent. */
  | 'PERCENT'
  /** Units of goods. */
  | 'PIECES'
  /** Rupees. */
  | 'RUPEES';

/** Range that every number has beside it. */
export type MetricComparison =
  /** The same days a year before. */
  | 'LAST_YEAR'
  /** As many days before the range; of whole months as many months. */
  | 'PREVIOUS_PERIOD';

/** Only rows of one of these groups. */
export type MetricCondition = {
  /** What is filtered. */
  dimension: Dimension;
  /** Ids of the groups: ids of records, status names, GST state codes, rates. At most 200. */
  in: Array<Scalars['ID']['input']>;
};

/** Meaning of a measure. */
export type MetricDefinition = {
  __typename?: 'MetricDefinition';
  /** What is counted, and by which day. */
  description: Scalars['String']['output'];
  /** What it can be grouped and filtered by. */
  groupBy: Array<Dimension>;
  /** Whether the viewer may ask for it. */
  isAllowed: Scalars['Boolean']['output'];
  /** The measures that it is made of; empty for a sum of its own. */
  madeOf: Array<Measure>;
  /** The measure. */
  measure: Measure;
  /** The group whose rows add up to the number, for who opens it; null where no record is counted. */
  rowsBy: Maybe<Dimension>;
  /** Whether it shows what the company pays. */
  showsCost: Scalars['Boolean']['output'];
  /** Its name. */
  title: Scalars['String']['output'];
  /** Its unit. */
  unit: MeasureUnit;
};

/** Direction of an order. */
export type MetricDirection =
  /** Smallest value first. */
  | 'ASC'
  /** Largest value first. */
  | 'DESC';

/** Days and rows that are counted. */
export type MetricFilter = {
  /** First day in India; balances do not use it. */
  from: Scalars['Date']['input'];
  /** Last day, included; balances are as of its end. At most 1,830 days; any for a total or the records of one customer or vendor. */
  to: Scalars['Date']['input'];
  /** All of them must hold. */
  where?: InputMaybe<Array<MetricCondition>>;
};

/** One group of a row. */
export type MetricGroup = {
  __typename?: 'MetricGroup';
  /** What it is. */
  dimension: Dimension;
  /** Id of the record, status, state code or first day of the period; null for rows without one. */
  id: Maybe<Scalars['ID']['output']>;
  /** The same in words. */
  name: Maybe<Scalars['String']['output']>;
};

/** Periods without gaps. */
export type MetricInterval =
  /** One day in India. */
  | 'DAY'
  /** 1 April to 31 March. */
  | 'FINANCIAL_YEAR'
  /** A calendar month. */
  | 'MONTH'
  /** Three months of the financial year; the first begins on 1 April. */
  | 'QUARTER'
  /** Monday to Sunday. */
  | 'WEEK';

/** Order of the groups. */
export type MetricOrder = {
  /** Direction, DESC by default. */
  direction?: InputMaybe<MetricDirection>;
  /** One of the measures asked for. */
  measure: Measure;
};

/** Numbers of one group. */
export type MetricRow = {
  __typename?: 'MetricRow';
  /** The groups, in the order asked for, the interval first. */
  groups: Array<MetricGroup>;
  /** The numbers, in the order asked for. */
  values: Array<MetricValue>;
};

/** One number. */
export type MetricValue = {
  __typename?: 'MetricValue';
  /** Which. */
  measure: Measure;
  /** The same of the range compared with; null without one. */
  previous: Maybe<Scalars['Decimal']['output']>;
  /** The number as text, in the unit of its definition; null for an average or share of nothing. */
  value: Maybe<Scalars['Decimal']['output']>;
};

/** Answer of a question. */
export type Metrics = {
  __typename?: 'Metrics';
  /** Number of groups. */
  count: Scalars['Int']['output'];
  /** The groups. */
  rows: Array<MetricRow>;
  /** The numbers over all groups, beyond the limit too. Counts of documents are of distinct ones, so that they can be less than the sum of the rows. */
  totals: Array<MetricValue>;
};

/** One month of the whole company. */
export type MomMonth = {
  __typename?: 'MomMonth';
  /** Customers that ordered. */
  activeCustomers: Scalars['Int']['output'];
  /** Value with GST of goods delivered. */
  deliveredValue: Scalars['Money']['output'];
  /** Sales with known cost less cost of goods sold, by invoice date. */
  grossMargin: Scalars['Money']['output'];
  /** Growth of the order value on the month before in percent, of the running month on the same days of the month before; null when that was 0. */
  growthPercent: Maybe<Scalars['Decimal']['output']>;
  /** Value with GST of invoices by their date. */
  invoicedValue: Scalars['Money']['output'];
  /** The same in percent of those sales; null without any. */
  marginPercent: Maybe<Scalars['Decimal']['output']>;
  /** YYYY-MM. */
  month: Scalars['String']['output'];
  /** Customers added. */
  newCustomers: Scalars['Int']['output'];
  /** Orders made. */
  orderCount: Scalars['Int']['output'];
  /** Their value with GST, without what is cancelled. */
  orderValue: Scalars['Money']['output'];
  /** Money received from customers. */
  receivedValue: Scalars['Money']['output'];
};

/** Writes. Every field names who may ask and the REST operation it wraps. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a GST registration; the first is the default. Errors BAD_USER_INPUT, CONFLICT. */
  addGstRegistration: Company;
  /** Puts a quote request away for good. Error INVALID_TRANSITION. */
  archiveRfq: Rfq;
  /** Puts a category manager in charge; a draft becomes SAMPLE_REQUESTED, any other status stays. */
  assignSampleRequest: SampleRequest;
  /** Adds a file (jpeg, png or pdf by content, at most 10 MB, at most 10 a ticket) to an own ticket. Errors BAD_USER_INPUT, NOT_FOUND. */
  attachTicketFile: Done;
  /** Refuses sign-in until un-banned and ends all sessions at once. Errors: OWN_ACCOUNT, LAST_TOP_ADMIN. */
  banUser: User;
  /** Cancels a bill; its units may be billed again. An ISSUED one is cancelled by the top admin only. Errors INVALID_TRANSITION, CONFLICT. */
  cancelBill: Bill;
  /** Cancels an invoice that is neither paid nor credited nor delivered, or gives a draft up. Errors INVALID_TRANSITION, CONFLICT, BAD_USER_INPUT. */
  cancelInvoice: Invoice;
  /** Chooses another status. Errors: INVALID_TRANSITION, BAD_USER_INPUT when remarks are missing, CONFLICT when the line has another open request. */
  changeSampleRequestStatus: SampleRequest;
  /** Changes the state of a ticket of the embedded tracker. Errors BAD_USER_INPUT, NOT_FOUND. */
  changeTicketStatus: Done;
  /** Closes the books up to a day, or opens them. Errors BAD_USER_INPUT, CONFLICT. */
  closeBooks: Books;
  /** Says that goods have arrived: all or none. Never a dispatch, which a shipment completes. Errors BAD_USER_INPUT with one message an event. */
  completeDeliveryPoints: Array<DeliveryPointEvent>;
  /** Confirms a draft. Error INVALID_TRANSITION. */
  confirmQuotation: Quotation;
  /** Makes a draft of all that left the seller of a purchase order and is not billed yet. Errors BAD_USER_INPUT, NOT_FOUND. */
  convertPurchaseOrderToBill: Bill;
  /** Raises a ticket about something that is needed. Error BAD_USER_INPUT. */
  createAdHocTicket: CreatedTicket;
  /** Adds an address. SELLER needs SELLER UPDATE, TENANT needs TENANT UPDATE, WAREHOUSE needs PRODUCT APPROVE. */
  createAddress: Address;
  /** Makes a member of staff and sends an invitation by mail. Errors: DUPLICATE_EMAIL, DUPLICATE_USERNAME, DUPLICATE_MOBILE, PERMISSION_NOT_HELD. */
  createAdminUser: User;
  /** Makes an API token and shows it, once. Errors FORBIDDEN (the role makes none), BAD_USER_INPUT, REFUSED. */
  createApiToken: NewApiToken;
  /** Makes a draft of dispatched units that are not billed yet. Errors BAD_USER_INPUT, NOT_FOUND. */
  createBill: Bill;
  /** Adds a billing registration; that of an organisation needs TENANT APPROVE too. Error BAD_USER_INPUT. */
  createBillingRegistration: BillingRegistration;
  /** Adds a blog post. Error BAD_USER_INPUT. */
  createBlog: Blog;
  /** Adds a category. Error BAD_USER_INPUT. */
  createCategory: Category;
  /** Writes a comment. Needs READ of the record. Errors BAD_USER_INPUT, NOT_FOUND, FORBIDDEN. */
  createComment: Comment;
  /** Writes a credit note on an invoice, DRAFT. Errors BAD_USER_INPUT, NOT_FOUND. */
  createCreditNote: CreditNote;
  /** Makes a delivery challan by hand. Errors: BAD_USER_INPUT, NOT_FOUND. */
  createDeliveryChallan: DeliveryChallan;
  /** Keeps an uploaded file with a record. Needs READ of the record. Errors BAD_USER_INPUT, NOT_FOUND. */
  createDocument: Document;
  /** One-use address of a print, valid for 60 seconds. Needs READ of the document: QUOTATION, PURCHASE_ORDER, DELIVERY_CHALLAN (with the invoice ORDER too). */
  createDownloadLink: DownloadLink;
  /** Makes an enquiry with one PENDING quote request for each item, or nothing. */
  createEnquiry: Array<Rfq>;
  /** Notes an expense, ACTIVE. The record must be readable. Errors BAD_USER_INPUT, NOT_FOUND, FORBIDDEN. */
  createExpense: Expense;
  /** Changes stock by hand; the balance never falls below what is reserved. Errors BAD_USER_INPUT, NOT_FOUND. */
  createInventoryAdjustment: StockMovement;
  /** Invoices a challan again whose invoice was cancelled: from its lines, under a new number. Errors ALREADY_INVOICED. */
  createInvoice: Invoice;
  /** Keeps a view, at most 50 a person and list. */
  createListView: ListView;
  /** Adds an offer, shown at once. */
  createOffer: Offer;
  /** Makes an order by hand. Errors: BAD_USER_INPUT, NOT_FOUND. */
  createOrder: Order;
  /** Makes a link to the late orders of an organisation or customer in the viewer's scope. Errors: BAD_USER_INPUT, NOT_FOUND. */
  createOrderDelayLink: OrderDelayLink;
  /** Makes an order of a quotation, once. A draft quotation is confirmed first, which needs QUOTATION APPROVE too. */
  createOrderFromQuotation: QuotationConversion;
  /** Raises a ticket about an order. The tracker answers within 10 s or the ticket is refused. Errors BAD_USER_INPUT, FORBIDDEN, NOT_FOUND. */
  createOrderStatusTicket: CreatedTicket;
  /** Adds an organisation. Error BAD_USER_INPUT when the name is taken. */
  createOrganisation: Organisation;
  /** Notes a payment to a seller, PENDING. Errors BAD_USER_INPUT, NOT_FOUND. */
  createOutgoingPayment: Payment;
  /** Notes a receipt, PENDING. Errors BAD_USER_INPUT, NOT_FOUND. */
  createPayment: Payment;
  /** Adds a product. Error BAD_USER_INPUT. */
  createProduct: Product;
  /** Makes a draft, with one delivery point a line. Errors: BAD_USER_INPUT, NOT_FOUND. */
  createPurchaseOrder: PurchaseOrder;
  /** Makes a draft quotation; its included quote requests become QUOTATION_GENERATED. */
  createQuotation: Quotation;
  /** Makes one PENDING quote request for each item. */
  createRfqs: Array<Rfq>;
  /** Asks for a sample of a line. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT when the line has an open request. */
  createSampleRequest: SampleRequest;
  /** Saves a query. Error BAD_USER_INPUT: it is not one list of this graph, or its name is taken. */
  createSavedQuery: SavedQuery;
  /** On-boards a seller with its office. */
  createSeller: Seller;
  /** Makes a lead, or uses the one with the same phone number, and ties it to a product when one is given. */
  createSellerLead: CreatedSellerLead;
  /** Promises a selling price. The same quantity twice is BAD_USER_INPUT. */
  createSellingPrice: ContractPrice;
  /** Sends goods and makes all documents, whole or not at all. Errors BAD_USER_INPUT, NOT_FOUND. */
  createShipment: CreatedShipment;
  /** Adds a SKU to a product. */
  createSku: Sku;
  /** Raises a ticket about the console. Error BAD_USER_INPUT. */
  createTechSupportTicket: CreatedTicket;
  /** Adds a customer. Errors: BAD_USER_INPUT 'Invalid value passed for gst_no' on a bad GST number; DUPLICATE_GSTIN where a customer of another organisation has it; DUPLICATE_CUSTOMER where one of its own has it, or the name, and it is not confirmed. Both with the ids of those seen. */
  createTenant: Tenant;
  /** Makes a contact of a customer and sends a welcome mail. Errors: DUPLICATE_EMAIL, DUPLICATE_USERNAME, DUPLICATE_MOBILE. */
  createTenantUser: User;
  /** Adds a transporter. Error BAD_USER_INPUT. */
  createTransporter: Transporter;
  /** Adds a warehouse and its address. Error BAD_USER_INPUT. */
  createWarehouse: Warehouse;
  /** Removes a blog post from every list. Error NOT_FOUND. */
  deleteBlog: Done;
  /** Deletes a category. Error CATEGORY_IN_USE while a product uses it. */
  deleteCategory: Done;
  /** Deletes a view of one's own, or a shared one with ADMIN_USER UPDATE. Lists that opened with it open as before. Safe to repeat. */
  deleteListView: Done;
  /** Deletes an offer. Refused while a priced quote request points to it. */
  deleteOffer: Done;
  /** Deletes a product. Error PRODUCT_IN_USE while it has an active SKU or an open quote request. */
  deleteProduct: Done;
  /** Deletes a saved query; its address answers 404 from then on. Error NOT_FOUND. */
  deleteSavedQuery: Done;
  /** Takes a seller out of every list. Refused while it has active offers. */
  deleteSeller: Done;
  /** Removes a lead with its products. A verified one stays. */
  deleteSellerLead: Done;
  /** Deletes a SKU. Error SKU_IN_USE while an active offer, an open quote request, quotation or order holds it. */
  deleteSku: Done;
  /** Deletes a customer. Error TENANT_IN_USE while it has active quote requests, quotations or orders. */
  deleteTenant: Done;
  /** Takes a transporter out of every list. Refused while a shipment with it is on its way. Error NOT_FOUND. */
  deleteTransporter: Done;
  /** Puts the things to begin with away for good. */
  dismissFirstSteps: Scalars['Boolean']['output'];
  /** Ends a GST registration that is not the default. Errors CONFLICT, NOT_FOUND. */
  endGstRegistration: Company;
  /** Makes the first administrator, and ends the set-up. Error BAD_USER_INPUT. */
  finishSetUp: Done;
  /** Ends all sessions of a user. Errors: OWN_ACCOUNT. */
  forceLogoutUser: User;
  /** Makes one draft a seller of what is left to buy on a sales order. Nothing left at all is an error. */
  generatePoFromOrder: Array<PurchaseOrder>;
  /** Sends the invitation again to a member of staff who has never signed in; at most one a minute. */
  inviteUser: User;
  /** Marks a draft issued; challans may then be delivered. Errors INVALID_TRANSITION, CONFLICT, BAD_USER_INPUT. */
  issueBill: Bill;
  /** Saves the seller's details, then orders of it. A purchase order refused after that leaves the seller with them; the call may be repeated. */
  issuePurchaseOrder: PurchaseOrderStatusResult;
  /** Ends the session of the token used. Safe to repeat. */
  logout: Done;
  /** Makes documents with the number and state of this registration from now on. Refused while open documents are taxed for another state. Errors CONFLICT, NOT_FOUND. */
  makeGstRegistrationDefault: Company;
  /** Marks a user deleted and ends the sessions. Errors: USER_IN_USE, OWN_ACCOUNT, LAST_TOP_ADMIN. */
  markUserDeleted: User;
  /** Makes seller leads by a sheet, all of its rows or none. A lead with the same phone number is used as it is. Error SHEET_HAS_ERRORS. */
  onboardLeads: SheetResult;
  /** Unlocks the set-up with the token from the log, and answers what is saved. Errors: SET_UP_TOKEN, RATE_LIMITED, NOT_FOUND once staff exist; so do all below. */
  openSetUp: SetUp;
  /** Notes a payment for an unpaid invoice or bill of old books, PENDING. Errors BAD_USER_INPUT, NOT_FOUND. */
  payOpening: Payment;
  /** Gives events another day: all or none. Errors BAD_USER_INPUT with one message an event, NOT_FOUND. */
  postponeDeliveryPoints: Array<DeliveryPointEvent>;
  /** Prices several quote requests, or none of them. Errors as of updateRfq, naming the line. */
  priceRfqs: Array<Rfq>;
  /** Reads the states of tickets from an outside tracker, within 10 s; at most once in 5 s. Error BAD_USER_INPUT where it fails. */
  readTicketStates: TicketStates;
  /** Takes a confirmed quotation back to draft; its revision goes up by one. Error INVALID_TRANSITION. */
  recallQuotation: Quotation;
  /** Renews the tokens. Errors: UNAUTHENTICATED when the session has ended. */
  refreshAccessToken: RenewedTokens;
  /** Keeps what the e-invoice portal answered on an issued credit note. Errors BAD_USER_INPUT, CONFLICT. */
  registerCreditNote: CreditNote;
  /** Keeps what the portals of the tax office answered on an issued invoice. Errors BAD_USER_INPUT, CONFLICT. */
  registerInvoice: Invoice;
  /** Rejects a quotation and frees its quote requests. Error INVALID_TRANSITION. */
  rejectQuotation: Quotation;
  /** Takes out a GST registration that no document has. Errors CONFLICT, NOT_FOUND. */
  removeGstRegistration: Company;
  /** Sends a new code for the same session; the old one is void. 30 seconds between codes, 3 times. */
  resendOtp: OtpSession;
  /** Ends an API token with the next call. Error NOT_FOUND: another person's needs ADMIN_USER UPDATE. Safe to repeat. */
  revokeApiToken: ApiToken;
  /** Replaces the secret of an own token and shows the new one, once; the one before works on for some hours. Errors NOT_FOUND, CONFLICT, REFUSED. */
  rotateApiToken: NewApiToken;
  /** Compares its rows anew, writes them or takes them back, as a job. Error IMPORT_NOT_READY. */
  runImport: Import;
  /** Keeps one choice of the viewer. Safe to repeat; at most 200 a person. */
  saveMySetting: Done;
  /** Mails an issued credit note to the customer. */
  sendCreditNoteEmail: CreditNoteEmailResult;
  /** Mails an issued invoice to the customer, with its original as PDF. Needs ORDER READ too. */
  sendInvoiceEmail: InvoiceEmailResult;
  /** Writes to the customer of an order and logs it there. Errors: BAD_USER_INPUT, NOT_FOUND. */
  sendOrderCommunication: OrderCommunicationResult;
  /** Sends a one-time password. The answer is the same for unknown people. Limits in 15 minutes: 5 for a known device; else 5 per value, 3 of them from one address, and 20 per address. */
  sendOtp: OtpSession;
  /** Mails the quotation. A draft is confirmed first, which needs QUOTATION APPROVE too. */
  sendQuotationEmail: QuotationEmailResult;
  /** Sends a test mail. Error MAIL_NOT_SENT. */
  sendSetUpMail: Done;
  /** Sends the caller a mail with this text and sample values. Errors BAD_USER_INPUT, RATE_LIMITED, MAIL_NOT_SENT. */
  sendTestMail: Done;
  /** Stores the customer the viewer works for. It starts new quote requests and orders, and widens nothing. */
  setDefaultUser: Viewer;
  /** Sets prefix and next number of a series, for documents from now on. Errors BAD_USER_INPUT, CONFLICT. */
  setDocumentSeries: Company;
  /** Sets what a list opens with from the menu. Safe to repeat. */
  setListViewDefault: Done;
  /** Sets the text of a mail; the shipped text ends the company's own. Errors BAD_USER_INPUT, CONFLICT. */
  setMailTemplate: Company;
  /** Sets the least profit on cost of the company and of categories, for prices from now on. Errors BAD_USER_INPUT, CONFLICT. */
  setMarginFloors: Company;
  /** Sets the roles whose people make no API tokens; tokens that they have work on until they are revoked. */
  setRolesWithoutApiTokens: Array<Scalars['Int']['output']>;
  /** Saves the company. Errors BAD_USER_INPUT, CONFLICT. */
  setUpCompany: SetUp;
  /** Saves the GST registration that documents have. Errors BAD_USER_INPUT, CONFLICT. */
  setUpRegistration: SetUp;
  /** Saves prefixes and next numbers of documents. Errors BAD_USER_INPUT, CONFLICT. */
  setUpSeries: SetUp;
  /** Sends a sheet; it is checked as a job. Needs the kind's own permissions to create and to change. */
  startImport: Import;
  /** Sends a bill to the accounting service or reads it there again. Repeating it changes nothing. */
  syncBill: SyncBillResult;
  /** Sends a credit note to the accounting service, or reads it there again; drafts are refused. */
  syncCreditNote: CreditNoteSyncResult;
  /** Sends an invoice to the accounting service, or reads it there again; drafts are refused. */
  syncInvoice: InvoiceSyncResult;
  /** Notes that the viewer is active, at most once a minute. */
  trackUserActivity: Done;
  /** Lets a banned user sign in again. */
  unbanUser: User;
  /** Forgets today's wrong codes of a user. Errors: OWN_ACCOUNT. */
  unlockUser: User;
  /** Changes an address, by the same rule. Printed documents keep the address as it was. */
  updateAddress: Address;
  /** Changes a bill. Errors INVALID_TRANSITION, CONFLICT, BAD_USER_INPUT. */
  updateBill: Bill;
  /** Changes a billing registration, by the same rule. Open quotations and orders are taxed anew; invoices keep who they billed. */
  updateBillingRegistration: BillingRegistration;
  /** Changes a blog post, archives it or shows it again. Errors BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
  updateBlog: Blog;
  /** Changes a category. Errors BAD_USER_INPUT, NOT_FOUND. */
  updateCategory: Category;
  /** Changes an own comment; the old text stays in the log. Errors BAD_USER_INPUT, NOT_FOUND, FORBIDDEN. */
  updateComment: Comment;
  /** Changes the company, for what is made from now on. Errors BAD_USER_INPUT, CONFLICT. */
  updateCompany: Company;
  /** Changes a draft. Errors INVALID_TRANSITION, CONFLICT, BAD_USER_INPUT. */
  updateCreditNote: CreditNote;
  /** Issues, cancels or gives up a credit note. ISSUED and CANCELLED need CREDIT_NOTE APPROVE, VOID needs UPDATE. Errors INVALID_TRANSITION, CONFLICT. */
  updateCreditNoteStatus: CreditNote;
  /** Changes fields of the document. Errors: INVALID_TRANSITION, CONFLICT, BAD_USER_INPUT. */
  updateDeliveryChallan: DeliveryChallan;
  /** Moves a delivery challan to another state. Errors: INVALID_TRANSITION, CONFLICT, BAD_USER_INPUT. */
  updateDeliveryChallanStatus: DeliveryChallan;
  /** Gives events another day, or says that they are done: all or none. Errors BAD_USER_INPUT with one message an event, NOT_FOUND. */
  updateDeliveryPoints: Array<DeliveryPointEvent>;
  /** Changes an expense that is ACTIVE. Errors INVALID_TRANSITION, BAD_USER_INPUT, NOT_FOUND. */
  updateExpense: Expense;
  /** Changes a GST registration. Errors BAD_USER_INPUT, CONFLICT, NOT_FOUND. */
  updateGstRegistration: Company;
  /** Changes what may change of an invoice, or issues a draft. Amounts and lines never change. Errors INVALID_TRANSITION, CONFLICT, BAD_USER_INPUT. */
  updateInvoice: Invoice;
  /** Changes a view of one's own, or a shared one with ADMIN_USER UPDATE. */
  updateListView: ListView;
  /** Changes, hides or shows an offer. Quote requests priced from it keep their price. */
  updateOffer: Offer;
  /** Changes an order. Errors: INVALID_TRANSITION, CONFLICT, BAD_USER_INPUT. */
  updateOrder: Order;
  /** Cancels a line, or what is not dispatched of it, which needs ORDER APPROVE. The order goes with its last line. */
  updateOrderLineStatus: Order;
  /** Cancels an order, or sends its mail. Errors: INVALID_TRANSITION, CONFLICT, BAD_USER_INPUT. */
  updateOrderStatus: OrderStatusResult;
  /** Changes an organisation. There is no delete: it is made inactive. */
  updateOrganisation: Organisation;
  /** Moves a payment to another state. APPROVED and VOID need PAYMENT APPROVE, the others UPDATE. Errors INVALID_TRANSITION, BAD_USER_INPUT. */
  updatePaymentStatus: Payment;
  /** Says where the viewer is. Sent every 5 seconds; the server writes its own clock. */
  updatePresence: Done;
  /** Changes a product. Errors BAD_USER_INPUT, NOT_FOUND. */
  updateProduct: Product;
  /** Changes a purchase order. Errors: INVALID_TRANSITION, CONFLICT, BAD_USER_INPUT. */
  updatePurchaseOrder: PurchaseOrder;
  /** Cancels a line, or what is not dispatched of it. On an ISSUED purchase order it needs PURCHASE_ORDER APPROVE. */
  updatePurchaseOrderLineStatus: PurchaseOrder;
  /** Moves a purchase order to another state. APPROVED, REJECTED and ISSUED need PURCHASE_ORDER APPROVE, the others UPDATE. */
  updatePurchaseOrderStatus: PurchaseOrderStatusResult;
  /** Changes a draft. An excluded line frees its quote request. Errors: INVALID_TRANSITION, CONFLICT, BAD_USER_INPUT. */
  updateQuotation: Quotation;
  /** Prices a quote request. Errors: INVALID_TRANSITION, CONFLICT, BAD_USER_INPUT. */
  updateRfq: Rfq;
  /** Changes the template of a role, and the permissions of those who have it; what they were given or lost by hand stays. Needs ADMIN_USER APPROVE. Errors: CONFLICT, PERMISSION_NOT_HELD. */
  updateRoleTemplate: Array<RoleTemplate>;
  /** Changes the remarks or the status. Errors: INVALID_TRANSITION, BAD_USER_INPUT. */
  updateSampleRequest: SampleRequest;
  /** Changes a saved query. Errors BAD_USER_INPUT, CONFLICT, NOT_FOUND. */
  updateSavedQuery: SavedQuery;
  /** Changes a seller, its office with it. */
  updateSeller: Seller;
  /** Changes a lead. A verified one is read-only. */
  updateSellerLead: SellerLead;
  /** Changes the quantity or the price. */
  updateSellingPrice: ContractPrice;
  /** Changes a shipment that is on its way. Errors BAD_USER_INPUT, NOT_FOUND, CONFLICT, INVALID_TRANSITION. */
  updateShipment: Shipment;
  /** Changes a SKU. */
  updateSku: Sku;
  /** Changes names, units and activity of SKUs by a sheet, all of its rows or none. Error SHEET_HAS_ERRORS. */
  updateSkusFromSheet: SheetResult;
  /** Changes a customer. Sales person and verification need TENANT APPROVE. Errors DUPLICATE_GSTIN and DUPLICATE_CUSTOMER as of a new one. */
  updateTenant: Tenant;
  /** Changes a transporter. Existing documents keep its old data. Errors BAD_USER_INPUT, NOT_FOUND. */
  updateTransporter: Transporter;
  /** Changes a user. Errors: those of creation, OWN_ACCOUNT, LAST_TOP_ADMIN. */
  updateUser: User;
  /** Changes the GST registration of a warehouse without goods. Errors BAD_USER_INPUT, NOT_FOUND. */
  updateWarehouse: Warehouse;
  /** Stores a picture or a PDF (by content, at most 10 MB) for a record or for a form that is not sent yet. Errors BAD_USER_INPUT, NOT_FOUND. */
  uploadFile: StoredFile;
  /** Stores a picture (jpeg or png by content, at most 10 MB) and its thumbnail. */
  uploadImage: UploadedImage;
  /** Notes that a part of an advance of old books is used for a document, PENDING. Errors BAD_USER_INPUT, NOT_FOUND, WRONG_ADVANCE. */
  useAdvance: Payment;
  /** Says that a lead is genuine, and makes the seller of it when asked to. Not by the lead's maker. */
  verifySellerLead: SellerLead;
  /** Signs in with the code. Errors: OTP_INCORRECT, OTP_EXPIRED, RATE_LIMITED. */
  verifyUser: SignedIn;
  /** Makes a token that reads what this person may read and changes nothing. It ends after 15 minutes, by `logout`, and with the session of who made it. Audited. Errors: OWN_ACCOUNT. */
  viewAsUser: UserView;
  /** Takes an expense back; the row stays. Errors BAD_USER_INPUT, NOT_FOUND. */
  voidExpense: Expense;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationAddGstRegistrationArgs = {
  input: AddGstRegistrationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationArchiveRfqArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationAssignSampleRequestArgs = {
  assignedToId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationAttachTicketFileArgs = {
  file: Scalars['Upload']['input'];
  ticketId: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationBanUserArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCancelBillArgs = {
  input: CancelBillInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCancelInvoiceArgs = {
  input: CancelInvoiceInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationChangeSampleRequestStatusArgs = {
  input: ChangeSampleRequestStatusInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationChangeTicketStatusArgs = {
  id: Scalars['ID']['input'];
  status: TicketStatus;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCloseBooksArgs = {
  input: CloseBooksInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCompleteDeliveryPointsArgs = {
  input: CompleteDeliveryPointsInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationConfirmQuotationArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationConvertPurchaseOrderToBillArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  poId: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateAdHocTicketArgs = {
  input: CreateAdHocTicketInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateAddressArgs = {
  input: CreateAddressInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateAdminUserArgs = {
  input: CreateAdminUserInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateBillArgs = {
  input: CreateBillInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateBillingRegistrationArgs = {
  input: CreateBillingRegistrationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateBlogArgs = {
  input: CreateBlogInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateCategoryArgs = {
  input: CreateCategoryInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateCommentArgs = {
  input: CreateCommentInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateCreditNoteArgs = {
  input: CreateCreditNoteInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateDeliveryChallanArgs = {
  input: CreateDeliveryChallanInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateDocumentArgs = {
  input: CreateDocumentInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateDownloadLinkArgs = {
  document: PrintType;
  format?: InputMaybe<PrintFormat>;
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateEnquiryArgs = {
  input: CreateEnquiryInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateExpenseArgs = {
  input: CreateExpenseInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateInventoryAdjustmentArgs = {
  input: CreateInventoryAdjustmentInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateInvoiceArgs = {
  input: CreateInvoiceInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateListViewArgs = {
  input: CreateListViewInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateOfferArgs = {
  input: CreateOfferInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateOrderArgs = {
  input: CreateOrderInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateOrderDelayLinkArgs = {
  input: OrderDelayLinkInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateOrderFromQuotationArgs = {
  input: CreateOrderFromQuotationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateOrderStatusTicketArgs = {
  input: CreateOrderStatusTicketInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateOrganisationArgs = {
  input: CreateOrganisationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateOutgoingPaymentArgs = {
  input: CreateOutgoingPaymentInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreatePaymentArgs = {
  input: CreatePaymentInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreatePurchaseOrderArgs = {
  input: CreatePurchaseOrderInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateQuotationArgs = {
  input: CreateQuotationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateRfqsArgs = {
  input: CreateRfqsInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateSampleRequestArgs = {
  input: CreateSampleRequestInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateSavedQueryArgs = {
  input: CreateSavedQueryInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateSellerArgs = {
  input: CreateSellerInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateSellerLeadArgs = {
  input: CreateSellerLeadInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateSellingPriceArgs = {
  input: CreateSellingPriceInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateShipmentArgs = {
  input: CreateShipmentInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateSkuArgs = {
  input: CreateSkuInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateTechSupportTicketArgs = {
  input: CreateTechSupportTicketInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateTenantArgs = {
  input: CreateTenantInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateTenantUserArgs = {
  input: CreateTenantUserInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateTransporterArgs = {
  input: CreateTransporterInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationCreateWarehouseArgs = {
  input: CreateWarehouseInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationDeleteBlogArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationDeleteListViewArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationDeleteOfferArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationDeleteSavedQueryArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationDeleteSellerArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationDeleteSellerLeadArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationDeleteSkuArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationDeleteTenantArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationDeleteTransporterArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationEndGstRegistrationArgs = {
  input: GstRegistrationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationFinishSetUpArgs = {
  input: SetUpAdministratorInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationForceLogoutUserArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationGeneratePoFromOrderArgs = {
  input: GeneratePoInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationInviteUserArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationIssueBillArgs = {
  input: IssueBillInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationIssuePurchaseOrderArgs = {
  input: IssuePurchaseOrderInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationMakeGstRegistrationDefaultArgs = {
  input: GstRegistrationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationMarkUserDeletedArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationOnboardLeadsArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  sheet: Scalars['Upload']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationOpenSetUpArgs = {
  token: Scalars['String']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationPayOpeningArgs = {
  input: PayOpeningInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationPostponeDeliveryPointsArgs = {
  input: PostponeDeliveryPointsInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationPriceRfqsArgs = {
  input: PriceRfqsInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationRecallQuotationArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationRefreshAccessTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationRegisterCreditNoteArgs = {
  input: RegisterCreditNoteInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationRegisterInvoiceArgs = {
  input: RegisterInvoiceInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationRejectQuotationArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationRemoveGstRegistrationArgs = {
  input: GstRegistrationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationResendOtpArgs = {
  sessionId: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationRotateApiTokenArgs = {
  input: RotateApiTokenInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationRunImportArgs = {
  action: ImportAction;
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSaveMySettingArgs = {
  key: Scalars['String']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSendCreditNoteEmailArgs = {
  input: SendCreditNoteEmailInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSendInvoiceEmailArgs = {
  input: SendInvoiceEmailInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSendOrderCommunicationArgs = {
  input: OrderCommunicationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSendOtpArgs = {
  input: SendOtpInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSendQuotationEmailArgs = {
  input: SendQuotationEmailInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSendSetUpMailArgs = {
  email: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSendTestMailArgs = {
  input: TestMailInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSetDefaultUserArgs = {
  input?: InputMaybe<DefaultUserInput>;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSetDocumentSeriesArgs = {
  input: DocumentSeriesInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSetListViewDefaultArgs = {
  choice?: InputMaybe<Scalars['String']['input']>;
  list: Scalars['String']['input'];
  roleId?: InputMaybe<Scalars['Int']['input']>;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSetMailTemplateArgs = {
  input: MailTemplateInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSetMarginFloorsArgs = {
  input: MarginFloorsInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSetRolesWithoutApiTokensArgs = {
  roleIds: Array<Scalars['Int']['input']>;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSetUpCompanyArgs = {
  input: SetUpCompanyInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSetUpRegistrationArgs = {
  input: SetUpRegistrationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSetUpSeriesArgs = {
  input: SetUpSeriesInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationStartImportArgs = {
  kind: ImportKind;
  sheet: Scalars['Upload']['input'];
  source: Scalars['String']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSyncBillArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSyncCreditNoteArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationSyncInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUnbanUserArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUnlockUserArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateBillArgs = {
  input: UpdateBillInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateBillingRegistrationArgs = {
  input: UpdateBillingRegistrationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateBlogArgs = {
  input: UpdateBlogInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateCategoryArgs = {
  input: UpdateCategoryInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateCommentArgs = {
  input: UpdateCommentInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateCreditNoteArgs = {
  input: UpdateCreditNoteInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateCreditNoteStatusArgs = {
  input: UpdateCreditNoteStatusInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateDeliveryChallanArgs = {
  input: UpdateDeliveryChallanInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateDeliveryChallanStatusArgs = {
  input: UpdateDeliveryChallanStatusInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateDeliveryPointsArgs = {
  events: Array<DeliveryPointUpdate>;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateExpenseArgs = {
  input: UpdateExpenseInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateGstRegistrationArgs = {
  input: UpdateGstRegistrationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateInvoiceArgs = {
  input: UpdateInvoiceInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateListViewArgs = {
  input: UpdateListViewInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateOfferArgs = {
  input: UpdateOfferInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateOrderArgs = {
  input: UpdateOrderInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateOrderLineStatusArgs = {
  input: CancelOrderLineInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateOrderStatusArgs = {
  input: UpdateOrderStatusInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateOrganisationArgs = {
  input: UpdateOrganisationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdatePaymentStatusArgs = {
  input: UpdatePaymentStatusInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdatePresenceArgs = {
  lastRoute: Scalars['String']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdatePurchaseOrderArgs = {
  input: UpdatePurchaseOrderInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdatePurchaseOrderLineStatusArgs = {
  input: CancelPurchaseOrderLineInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdatePurchaseOrderStatusArgs = {
  input: UpdatePurchaseOrderStatusInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateQuotationArgs = {
  input: UpdateQuotationInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateRfqArgs = {
  input: UpdateRfqInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateRoleTemplateArgs = {
  input: UpdateRoleTemplateInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateSampleRequestArgs = {
  input: UpdateSampleRequestInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateSavedQueryArgs = {
  input: UpdateSavedQueryInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateSellerArgs = {
  input: UpdateSellerInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateSellerLeadArgs = {
  input: UpdateSellerLeadInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateSellingPriceArgs = {
  input: UpdateSellingPriceInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateShipmentArgs = {
  input: UpdateShipmentInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateSkuArgs = {
  input: UpdateSkuInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateSkusFromSheetArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  sheet: Scalars['Upload']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateTenantArgs = {
  input: UpdateTenantInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateTransporterArgs = {
  input: UpdateTransporterInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUpdateWarehouseArgs = {
  input: UpdateWarehouseInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUploadFileArgs = {
  convert?: InputMaybe<Scalars['Boolean']['input']>;
  entity: UploadEntity;
  entityId?: InputMaybe<Scalars['ID']['input']>;
  file: Scalars['Upload']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUploadImageArgs = {
  file: Scalars['Upload']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationUseAdvanceArgs = {
  input: UseAdvanceInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationVerifySellerLeadArgs = {
  createSeller?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  remarks?: InputMaybe<Scalars['String']['input']>;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationVerifyUserArgs = {
  input: VerifyUserInput;
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationViewAsUserArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. Every field names who may ask and the REST operation it wraps. */
export type MutationVoidExpenseArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A choice of the viewer for the own screens. */
export type MySetting = {
  __typename?: 'MySetting';
  /** What was chosen: theme, density, menu, language, dailyMail, rows.<list>, columns.<list> or groups.<list>. */
  key: Scalars['String']['output'];
  /** The choice: a word, a number of rows, columns as JSON in their order, or ids of unfolded groups with commas between them. */
  value: Scalars['String']['output'];
};

/** SKU of one reference. */
export type NamedSku = {
  __typename?: 'NamedSku';
  /** The reference as it was asked for. */
  reference: Scalars['String']['output'];
  /** The SKU. */
  sku: Sku;
};

/** Order of a list of records with names. */
export type NamedSort =
  /** First entered first: the order of whole copies. */
  | 'CREATED_ASC'
  /** Last entered first. */
  | 'CREATED_DESC'
  /** By name, by language. */
  | 'NAME_ASC'
  /** By name, from its end. */
  | 'NAME_DESC'
  /** What changed last at the end: the order to follow changes in. */
  | 'UPDATED_ASC'
  /** What changed last first. */
  | 'UPDATED_DESC';

/** An API token with its secret, which is never shown again. */
export type NewApiToken = {
  __typename?: 'NewApiToken';
  /** The token's row. */
  apiToken: ApiToken;
  /** The token: sent as `Authorization: Bearer …`. */
  token: Scalars['String']['output'];
};

/** One line of a new bill. */
export type NewBillLineInput = {
  /** The line of the purchase order. */
  poLineId: Scalars['ID']['input'];
  /** Units, above 0; not more than were dispatched and are not billed yet. */
  quantity: Scalars['Int']['input'];
};

/** A person at a new customer. Contacts cannot sign in. */
export type NewContactInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** First name, 1 to 50 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, at most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone, 10 digits. */
  mobile: Scalars['String']['input'];
};

/** One line of a challan made by hand. */
export type NewDeliveryChallanLineInput = {
  /** Units, above 0. */
  quantity: Scalars['Int']['input'];
  /** A word with the line, at most 256 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** SKU id of the goods. */
  skuId: Scalars['ID']['input'];
  /** What one unit is worth: a challan is issued when every line has it. */
  unitValue?: InputMaybe<Scalars['Money']['input']>;
};

/** One line of a new order. Its GST rate is the product's. */
export type NewOrderLineInput = {
  /** Why it is sold below cost after discount; without it such a line is refused with BELOW_COST. */
  belowCostReason?: InputMaybe<Scalars['String']['input']>;
  /** Cost price of one unit; without it the price of the seller's active offer, if there is one. Only for viewers of cost. */
  costPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Discount in percent, 0 to 100. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Units, above 0. */
  quantity: Scalars['Int']['input'];
  /** Remarks, at most 256 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Seller that shall deliver it to the company. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Selling price of one unit without GST, above 0. */
  sellingPrice: Scalars['Money']['input'];
  /** Ordered SKU id. */
  skuId: Scalars['ID']['input'];
  /** Serve the line from the stock of this warehouse, which is reserved; nothing is then bought for it. */
  warehouseId?: InputMaybe<Scalars['ID']['input']>;
};

/** One line of a new purchase order. */
export type NewPurchaseOrderLineInput = {
  /** Noted only, in percent, 0 to 100: unitPrice is the price after it. The console does not ask for it. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** The line of the sales order it is bought for. */
  orderLineId?: InputMaybe<Scalars['ID']['input']>;
  /** Units, above 0. */
  quantity: Scalars['Int']['input'];
  /** A word with the line, at most 256 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Ordered SKU id. */
  skuId: Scalars['ID']['input'];
  /** Agreed price of one unit, without GST and after the discount. */
  unitPrice: Scalars['Money']['input'];
};

/** One line of a new quotation. */
export type NewQuotationItemInput = {
  /** Why it is sold below cost after discount; without it such a price is refused with BELOW_COST. */
  belowCostReason?: InputMaybe<Scalars['String']['input']>;
  /** Discount in percent, 0 to 100. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Part of the quotation. */
  included?: InputMaybe<Scalars['Boolean']['input']>;
  /** A priced quote request. */
  rfqId: Scalars['ID']['input'];
  /** Version of the quote request that was read; CONFLICT, with its id in ids, when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A seller's standing price for a SKU. */
export type Offer = {
  __typename?: 'Offer';
  /** Reason why the offer price is above the MRP. */
  aboveMrpReason: Maybe<Scalars['String']['output']>;
  /** Brand, at most 50 characters. */
  brand: Maybe<Scalars['String']['output']>;
  /** Colour, at most 50 characters. */
  color: Maybe<Scalars['String']['output']>;
  /** Days to deliver; always 7. */
  deliveryTimeDays: Scalars['Int']['output'];
  /** Offer id. */
  id: Scalars['ID']['output'];
  /** False: hidden, cannot be selected. */
  isActive: Scalars['Boolean']['output'];
  /** Least quantity, above 0. */
  moq: Scalars['Int']['output'];
  /** Printed price; "0.00" when not known. */
  mrp: Scalars['Money']['output'];
  /** Price of the seller, without GST. */
  offerPrice: Scalars['Money']['output'];
  /** Packaging, at most 50 characters. */
  packagingDetails: Maybe<Scalars['String']['output']>;
  /** Seller of the offer. */
  seller: SellerSummary;
  /** SKU id. */
  skuId: Scalars['ID']['output'];
  /** SKU name. */
  skuName: Scalars['String']['output'];
  /** Type, at most 50 characters. */
  type: Maybe<Scalars['String']['output']>;
};

/** An offer to price by, with what its seller was paid last. */
export type OfferToPrice = {
  __typename?: 'OfferToPrice';
  /** Brand. */
  brand: Maybe<Scalars['String']['output']>;
  /** Time of that purchase order. */
  lastBoughtAt: Maybe<Scalars['DateTime']['output']>;
  /** Cost of one unit on the newest purchase order to this seller that the viewer sees. */
  lastBoughtPrice: Maybe<Scalars['Money']['output']>;
  /** Least quantity. */
  moq: Scalars['Int']['output'];
  /** Offer id. */
  offerId: Scalars['ID']['output'];
  /** Price of the seller for one unit, without GST. */
  offerPrice: Scalars['Money']['output'];
  /** Its seller. */
  seller: SellerSummary;
};

/** Where a seller has its office. */
export type OfficeAddressInput = {
  /** Street, 1 to 100 characters. */
  address1: Scalars['String']['input'];
  /** District. */
  city: Scalars['String']['input'];
  /** PIN code, 6 digits; the seller's too. */
  postalCode: Scalars['String']['input'];
  /** State. */
  state: Scalars['String']['input'];
};

/** An unpaid invoice or bill, or an advance, that the company brought along from its old books. It has no lines and no tax, and no number of this company's series. */
export type Opening = {
  __typename?: 'Opening';
  /** What of it was open as the old books ended. */
  amount: Scalars['Money']['output'];
  /** Last day of the old books. */
  asOf: Scalars['Date']['output'];
  /** Time when it was brought along. */
  createdAt: Scalars['DateTime']['output'];
  /** Person who brought it along. */
  createdBy: UserName;
  /** Customer, of an invoice or an advance of a customer. */
  customer: Maybe<TenantSummary>;
  /** Its date in the old books. */
  documentDate: Scalars['Date']['output'];
  /** Day by which it is to be paid; null for advances. */
  dueDate: Maybe<Scalars['Date']['output']>;
  /** Id. */
  id: Scalars['ID']['output'];
  /** Its kind. */
  kind: OpeningKind;
  /** How an advance was paid; null for invoices and bills. */
  mode: Maybe<PaymentMode>;
  /** Its number in the old books; of an advance that of its receipt. */
  number: Scalars['String']['output'];
  /** Neither settled nor on payments that are noted and not made yet. */
  openAmount: Scalars['Money']['output'];
  /** Remarks. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Vendor, of a bill or an advance to a vendor. */
  seller: Maybe<SellerSummary>;
  /** Paid for it since; of an advance what was used. */
  settledAmount: Scalars['Money']['output'];
  /** Its whole amount with tax. */
  total: Scalars['Money']['output'];
};

/** What was brought along, by its party or kind. */
export type OpeningFilter = {
  /** Only what was due before this day. */
  dueBefore?: InputMaybe<Scalars['Date']['input']>;
  /** First day, of the date in the old books. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only this one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** true: only what is not settled yet. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only these kinds. */
  kinds?: InputMaybe<Array<OpeningKind>>;
  /** Part of the number. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Of the customers of this organisation. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the customers of these sales persons. */
  salesPersonIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of this vendor. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** What is settled of the whole amount, in the words of invoices: ISSUED nothing, PARTIALLY_PAID a part, PAID all; no other finds any. */
  statuses?: InputMaybe<Array<InvoiceStatus>>;
  /** Of this customer. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  /** Last day, of the date in the old books, included. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
};

/** Kind of what was brought along from old books. */
export type OpeningKind =
  /** A vendor's invoice that is not paid yet. */
  | 'BILL'
  /** Money of a customer that settles no invoice yet. */
  | 'CUSTOMER_ADVANCE'
  /** An invoice that its customer has not paid yet. */
  | 'INVOICE'
  /** Money with a vendor that settles no bill yet. */
  | 'VENDOR_ADVANCE';

/** A page of what was brought along. */
export type OpeningPage = {
  __typename?: 'OpeningPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows, newest first. */
  items: Array<Opening>;
};

/** Open items of some stages, and how many there are of each. */
export type OperationAnalytics = {
  __typename?: 'OperationAnalytics';
  /** Total number in these stages; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page, the earliest day first. */
  items: Array<DeliveryPointEvent>;
  /** Of every stage, whatever was asked for. */
  pendingCounts: DeliveryStageCounts;
};

/** A sales order. */
export type Order = {
  __typename?: 'Order';
  /** Account user of the customer. */
  accountUser: Maybe<UserName>;
  /** Actions of the viewer now; the console shows exactly these buttons. */
  actions: Array<OrderAction>;
  /** Who is billed: the registration that was chosen, else the customer's own, else the only one of its organisation in the state that the goods go to; null while somebody has to choose. */
  billTo: Maybe<BillTo>;
  /** Registration that somebody chose to bill; null for what customer and delivery address say. */
  billingRegistrationId: Maybe<Scalars['ID']['output']>;
  /** How much of it is invoiced. Not changed by cancelling. */
  billingStatus: BillingStatus;
  /** Whether somebody chose the customer itself in place of its organisation; it is billed as not registered unless it has a registration. */
  billsCustomerItself: Scalars['Boolean']['output'];
  /** Reason why it was cancelled. */
  cancelReason: Maybe<Scalars['String']['output']>;
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made the order. */
  createdBy: UserName;
  /** Customer that ordered. */
  customer: TenantSummary;
  /** The customer's own number. */
  customerPoNumber: Maybe<Scalars['String']['output']>;
  /** Delivery address of the first line; others may go elsewhere. */
  deliveryAddress: Address;
  /** Expected day of delivery. */
  deliveryDate: Maybe<Scalars['Date']['output']>;
  /** How much of it has left and arrived. Not changed by cancelling: a cancelled order stays PENDING; status says CANCELLED. */
  fulfilmentStatus: FulfilmentStatus;
  /** Units on purchase orders that are not cancelled. */
  generatedQuantity: Scalars['Int']['output'];
  /** taxable and gst. */
  grandTotal: Scalars['Money']['output'];
  /** Sum of the taxes. */
  gst: Scalars['Money']['output'];
  /** Order id. */
  id: Scalars['ID']['output'];
  /** Number of lines. */
  lineCount: Scalars['Int']['output'];
  /** All lines. */
  lines: Array<OrderLine>;
  /** Order number. */
  number: Scalars['String']['output'];
  /** Its day in the old books. */
  oldDate: Maybe<Scalars['Date']['output']>;
  /** Its number in the old books, where it was open as they ended. */
  oldNumber: Maybe<Scalars['String']['output']>;
  /** How much of it is paid. Not changed by cancelling. */
  paymentStatus: PaymentStatus;
  /** The purchase orders made for it, newest first; their sellers and sums only for viewers of cost prices. */
  purchaseOrders: Array<PurchaseOrderSummary>;
  /** The quotation it was made of. */
  quotationId: Maybe<Scalars['ID']['output']>;
  /** Remarks. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Sales person in charge. */
  salesPerson: Maybe<UserName>;
  /** Shipments with goods of this order, newest first. */
  shipments: Array<DocumentShipment>;
  /** Computed status. */
  status: OrderStatus;
  /** GST registration of the company that supplies the goods and invoices them; null before the company is set up. */
  suppliedBy: Maybe<OwnRegistration>;
  /** Sum of the taxable amounts. */
  taxable: Scalars['Money']['output'];
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of changes; sent with a change, it gives CONFLICT when the record changed since. */
  version: Scalars['Int']['output'];
};

/** An action of a viewer on an order. */
export type OrderAction =
  /** Cancel it, with a reason. */
  | 'CANCEL'
  /** Write to the customer. */
  | 'COMMUNICATE'
  /** Change lines, customer PO number, delivery day, sales person and remarks. */
  | 'EDIT'
  /** Change the delivery address too: nothing is dispatched or invoiced. */
  | 'EDIT_ADDRESS'
  /** Order what is left to buy of its sellers. */
  | 'GENERATE_PO'
  /** Send its mail to the customer again. */
  | 'SEND_MAIL';

/** Effects of a cancellation on one line. */
export type OrderCancelLine = {
  __typename?: 'OrderCancelLine';
  /** Units that would leave purchase orders. */
  generatedQuantity: Scalars['Int']['output'];
  /** Line id. */
  id: Scalars['ID']['output'];
  /** Units that would go. */
  quantity: Scalars['Int']['output'];
  /** Ordered SKU. */
  sku: SkuSummary;
  /** Amount with GST that would go. */
  total: Scalars['Money']['output'];
};

/** Everything that cancelling an order would touch, by the rules that decide the cancellation itself. */
export type OrderCancelPreview = {
  __typename?: 'OrderCancelPreview';
  /** Amount with GST that would leave the books. */
  grandTotal: Scalars['Money']['output'];
  /** The lines with what would go of them. */
  lines: Array<OrderCancelLine>;
  /** Order number. */
  number: Scalars['String']['output'];
  /** Order id. */
  orderId: Scalars['ID']['output'];
  /** Recorded receipts that are not paid yet. Null without PAYMENT READ. */
  pendingReceipts: Maybe<Scalars['Money']['output']>;
  /** Purchase orders that would be cancelled, or that prevent it. */
  purchaseOrders: Array<OrderCancelPurchaseOrder>;
  /** The quotation that could be converted again. */
  quotationId: Maybe<Scalars['ID']['output']>;
  /** Received already: it stays with the company until it is paid back. Null without PAYMENT READ. */
  received: Maybe<Scalars['Money']['output']>;
  /** Reasons against it; empty when the order can be cancelled. */
  refusals: Array<Scalars['String']['output']>;
  /** Units waiting at sellers that would leave the delivery board. */
  unitsAtSellers: Scalars['Int']['output'];
  /** Units of stock that would be released. */
  unitsOfStock: Scalars['Int']['output'];
  /** Version it was computed of: send it back with the cancellation. */
  version: Scalars['Int']['output'];
};

/** A purchase order of an order to be cancelled. */
export type OrderCancelPurchaseOrder = {
  __typename?: 'OrderCancelPurchaseOrder';
  /** It is issued: the order cannot be cancelled before it. */
  blocks: Scalars['Boolean']['output'];
  /** taxable and GST. */
  grandTotal: Maybe<Scalars['Money']['output']>;
  /** Purchase order id; its number too. */
  id: Scalars['ID']['output'];
  /** Units on it. */
  quantity: Scalars['Int']['output'];
  /** Seller that delivers. */
  seller: Maybe<SellerSummary>;
  /** Computed status. */
  status: PoStatus;
};

/** A word to the customer of an order; at least one e-mail address or phone. */
export type OrderCommunicationInput = {
  /** Addresses that uploadFile answered, at most 10 and 15 MB together; with an e-mail only. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 10 e-mail addresses. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 2000 characters. */
  message: Scalars['String']['input'];
  /** Order number, or order id. */
  orderNumber: Scalars['String']['input'];
  /** At most 10 phones of 10 digits, for text messages. */
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Subject of the e-mail, at most 150 characters; without it the order is named. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the sending. */
export type OrderCommunicationResult = {
  __typename?: 'OrderCommunicationResult';
  /** The server's words. */
  message: Scalars['String']['output'];
  /** False when it was not taken within 5 seconds; it is tried again. */
  sent: Scalars['Boolean']['output'];
};

/** An open order past its expected day: everything that a link tells of it. */
export type OrderDelay = {
  __typename?: 'OrderDelay';
  /** Days since then. */
  daysLate: Scalars['Int']['output'];
  /** The day it was expected. */
  expectedDate: Scalars['Date']['output'];
  /** Order number. */
  orderNumber: Scalars['String']['output'];
  /** Its status. */
  stage: OrderStatus;
};

/** Who may open the page of late orders. */
export type OrderDelayAccess =
  /** Who has a link. */
  | 'LINK'
  /** Nobody. */
  | 'OFF'
  /** Everybody. */
  | 'OPEN';

/** A link to late orders. */
export type OrderDelayLink = {
  __typename?: 'OrderDelayLink';
  /** When it is void; sooner when its maker is banned or deleted. */
  expiresAt: Scalars['DateTime']['output'];
  /** Address of the page, with its token. */
  url: Scalars['String']['output'];
};

/** Scope of a link to late orders; without organisation and customer all orders that its maker may see. */
export type OrderDelayLinkInput = {
  /** Only customers of this organisation. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this customer. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  /** Validity in days, 1 to 90. */
  validDays?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of late orders. */
export type OrderDelayPage = {
  __typename?: 'OrderDelayPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<OrderDelay>;
};

/** Filters of orders. Dates are days of creation (IST), both included. */
export type OrderFilter = {
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any part of the customer's name, whatever its case; one or two letters begin one of its words. */
  customerName?: InputMaybe<Scalars['String']['input']>;
  /** Any part of the customer's own number, whatever its case. */
  customerPoNumber?: InputMaybe<Scalars['String']['input']>;
  /** Only orders not yet delivered whose delivery date is before this day. */
  dueBefore?: InputMaybe<Scalars['Date']['input']>;
  /** From this day. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any part of the order number, whatever its case, with or without # before it; `order(number:)` finds one by its whole number. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Only this organisation. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** Only the order this purchase order is for. */
  purchaseOrderId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these sales persons. */
  salesPersonIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only these computed states, literally. */
  statuses?: InputMaybe<Array<OrderStatus>>;
  /** Only this customer. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  /** To this day. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Total of this amount or more. */
  totalFrom?: InputMaybe<Scalars['Money']['input']>;
  /** Total of this amount or less. */
  totalTo?: InputMaybe<Scalars['Money']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One line of an order. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** Actions of the viewer now. */
  actions: Array<OrderLineAction>;
  /** Reason why it is sold below cost after discount. */
  belowCostReason: Maybe<Scalars['String']['output']>;
  /** Reason why units were cancelled. */
  cancelReason: Maybe<Scalars['String']['output']>;
  /** Units cancelled of this line alone; they do not count those of a cancelled order, whose lines keep their figures. */
  cancelledQuantity: Scalars['Int']['output'];
  /** Central GST. */
  cgst: Scalars['Money']['output'];
  /** Cost price of one unit. */
  costPrice: Maybe<Scalars['Money']['output']>;
  /** Units that were delivered in the old books, beside these. */
  deliveredBefore: Maybe<Scalars['Int']['output']>;
  /** Delivered units. */
  deliveredQuantity: Scalars['Int']['output'];
  /** Address that it goes to. */
  deliveryAddress: Address;
  /** Discount in percent. */
  discountPercent: Scalars['Decimal']['output'];
  /** Units in transit or delivered. */
  dispatchedQuantity: Scalars['Int']['output'];
  /** Units on purchase orders that are not cancelled. */
  generatedQuantity: Scalars['Int']['output'];
  /** GST rate in percent. */
  gstPercent: Scalars['Decimal']['output'];
  /** Line id. */
  id: Scalars['ID']['output'];
  /** Integrated GST. */
  igst: Scalars['Money']['output'];
  /** Reason why it could not be invoiced as it is, with what mends it; null when it can. */
  invoiceFault: Maybe<Scalars['String']['output']>;
  /** Invoiced units. */
  invoicedQuantity: Scalars['Int']['output'];
  /** Line number on the document, from 1. */
  lineNumber: Scalars['Int']['output'];
  /** Margin on cost in percent, after the discount; null when the cost is 0. */
  marginPercent: Maybe<Scalars['Decimal']['output']>;
  /** The fewest units it may be changed to. */
  minimumQuantity: Scalars['Int']['output'];
  /** Ordered units. */
  quantity: Scalars['Int']['output'];
  /** That the product has another GST rate now, at which what is left will be invoiced; null where it has not. */
  rateNotice: Maybe<Scalars['String']['output']>;
  /** Remarks. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Seller that delivers it to the company. */
  seller: Maybe<SellerSummary>;
  /** Selling price of one unit, without GST. */
  sellingPrice: Scalars['Money']['output'];
  /** State GST. */
  sgst: Scalars['Money']['output'];
  /** Ordered SKU. */
  sku: SkuSummary;
  /** Place of supply: the state of the GST number that is billed, else of the delivery address; null in old rows whose state is not known. */
  state: Maybe<State>;
  /** Computed status; DELIVERED and IN_TRANSIT when all that is not cancelled is. CANCELLED for every line of a cancelled order: leave those out of sums, for quantities and amounts of the line stay as they were. */
  status: OrderLineStatus;
  /** Units served from the stock of the warehouse. */
  stockQuantity: Scalars['Int']['output'];
  /** Kind of the supply: taxable, or why nothing is charged. */
  taxCategory: TaxCategory;
  /** Taxable amount of what is not cancelled; a cancelled order keeps its amounts, so leave lines out whose status is CANCELLED. */
  taxable: Scalars['Money']['output'];
  /** When it was taxed anew for another state; null when it never was. */
  taxedAnewAt: Maybe<Scalars['DateTime']['output']>;
  /** Place of supply that it was taxed for before its address, or who is billed, changed. */
  taxedBefore: Maybe<State>;
  /** taxable and taxes. */
  total: Scalars['Money']['output'];
  /** Warehouse whose stock serves it; null without one. */
  warehouseId: Maybe<Scalars['ID']['output']>;
  /** Name of that warehouse. */
  warehouseName: Maybe<Scalars['String']['output']>;
  /** CGST + SGST, else IGST: outside the company's state, or to a special economic zone. */
  withinState: Scalars['Boolean']['output'];
};

/** An action of a viewer on one line of an order. */
export type OrderLineAction =
  /** Cancel it: nothing of it is dispatched. */
  | 'CANCEL'
  /** Change its quantity. */
  | 'EDIT'
  /** Change its delivery address: nothing of it is dispatched or invoiced. */
  | 'EDIT_ADDRESS'
  /** Change price and discount too: nothing is invoiced. */
  | 'EDIT_PRICE'
  /** Ask for a sample of it. */
  | 'REQUEST_SAMPLE'
  /** Cancel what is not dispatched. */
  | 'SHORT_CLOSE';

/** A changed line. What is absent stays. */
export type OrderLineInput = {
  /** Another delivery address of the customer, while nothing of the line is dispatched or invoiced; its taxes follow. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** Why it is sold below cost after discount; without it such a price is refused with BELOW_COST. */
  belowCostReason?: InputMaybe<Scalars['String']['input']>;
  /** Discount in percent, 0 to 100. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Line id. */
  id: Scalars['ID']['input'];
  /** All units, cancelled ones included; not below the line's minimumQuantity. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Selling price of one unit without GST, above 0. */
  sellingPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Serve all that is not bought of the line from the stock of this warehouse; null serves nothing from stock any more. */
  warehouseId?: InputMaybe<Scalars['ID']['input']>;
};

/** Status of one line of an order, computed from its units. */
export type OrderLineStatus =
  /** All its units are cancelled, or the order is. */
  | 'CANCELLED'
  /** None of its units has left. */
  | 'CONFIRMED'
  /** All its units are delivered. */
  | 'DELIVERED'
  /** All its units have left; none is delivered. */
  | 'IN_TRANSIT'
  /** Some of its units are delivered, not all. */
  | 'PARTIALLY_DELIVERED'
  /** Some of its units have left; none is delivered. */
  | 'PARTIALLY_IN_TRANSIT';

/** A page of orders. */
export type OrderPage = {
  __typename?: 'OrderPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<Order>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
  /** Sums of the amounts of all rows that match, without cancelled and void ones; only where selected. Null from a backend that has none. */
  sums: Maybe<Array<AmountSum>>;
};

/** Status of an order; all but CANCELLED are computed from quantities and receipts. */
export type OrderStatus =
  /** Called off as a whole; final. */
  | 'CANCELLED'
  /** Taken; nothing has left for the customer. */
  | 'CONFIRMED'
  /** All units are delivered; no money has come in. */
  | 'DELIVERED'
  /** All units have left; none is delivered. */
  | 'IN_TRANSIT'
  /** All units are delivered, and the total is paid or credited. */
  | 'PAID'
  /** Some units are delivered, not all. */
  | 'PARTIALLY_DELIVERED'
  /** Some units have left; none is delivered. */
  | 'PARTIALLY_IN_TRANSIT'
  /** All units are delivered, and a part of the total is paid or credited. */
  | 'PARTIALLY_PAID';

/** The order and how its mail fared. */
export type OrderStatusResult = {
  __typename?: 'OrderStatusResult';
  /** False when no mail was asked for, there is nobody to mail, or it was not taken within 5 seconds; it is tried again. */
  emailSent: Scalars['Boolean']['output'];
  /** The order after the change. */
  order: Order;
};

/** A group of customers. */
export type Organisation = {
  __typename?: 'Organisation';
  /** Organisation id. */
  id: Scalars['ID']['output'];
  /** False: no new quote requests or orders for its customers. */
  isActive: Scalars['Boolean']['output'];
  /** File name of the logo. */
  logo: Maybe<Scalars['String']['output']>;
  /** Signed address of the small logo. */
  logoThumbnail: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Number of its customers that the viewer may read. */
  tenantCount: Scalars['Int']['output'];
  /** The first of its customers that the viewer may read, by name. */
  tenants: TenantPage;
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A group of customers. */
export type OrganisationTenantsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of organisations. */
export type OrganisationPage = {
  __typename?: 'OrganisationPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<Organisation>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
};

/** An organisation by its name. */
export type OrganisationSummary = {
  __typename?: 'OrganisationSummary';
  /** Organisation id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** A code was sent, or would have been had the address been known: both answer alike. */
export type OtpSession = {
  __typename?: 'OtpSession';
  /** The server's words. */
  message: Maybe<Scalars['String']['output']>;
  /** UUID of the session; sent again with verifyUser and resendOtp. */
  sessionId: Scalars['ID']['output'];
};

/** Channel of a one-time password. */
export type OtpType =
  /** value is an e-mail address. */
  | 'EMAIL'
  /** value is a phone number of exactly 10 digits. */
  | 'PHONE';

/** A GST registration of the company, as its documents name it. */
export type OwnRegistration = {
  __typename?: 'OwnRegistration';
  /** GST number. */
  gstin: Scalars['String']['output'];
  /** Registration id. */
  id: Scalars['ID']['output'];
  /** State, by its official name. */
  state: Scalars['String']['output'];
};

/** The place of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last row, for `after`; null without rows. Rows whose place in the order stays are met once, whatever is written meanwhile. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** True when rows are behind it. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Side of the trade whose growth is shown. */
export type PartyKind =
  /** Invoiced value with GST. */
  | 'CUSTOMER'
  /** Billed value with GST. */
  | 'VENDOR';

/** Value of one month of a customer or vendor. */
export type PartyMonth = {
  __typename?: 'PartyMonth';
  /** Growth on the month before in percent, of the running month on the same days of the month before; null when that was 0. */
  growthPercent: Maybe<Scalars['Decimal']['output']>;
  /** YYYY-MM. */
  month: Scalars['String']['output'];
  /** Value. */
  value: Scalars['Money']['output'];
};

/** Months of a customer or vendor. */
export type PartyMonths = {
  __typename?: 'PartyMonths';
  /** Id of the customer or vendor. */
  id: Scalars['ID']['output'];
  /** Every month asked for, oldest first. */
  months: Array<PartyMonth>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Value of all of them. */
  total: Scalars['Money']['output'];
};

/** A page of customers or vendors. */
export type PartyMonthsPage = {
  __typename?: 'PartyMonthsPage';
  /** Total number. */
  count: Scalars['Int']['output'];
  /** The rows of this page, the largest total first. */
  items: Array<PartyMonths>;
};

/** A payment for an unpaid invoice or bill of old books. */
export type PayOpeningInput = {
  /** Amount, above 0; not more than is open. */
  amount: Scalars['Money']['input'];
  /** Addresses that uploadFile answered, at most 10. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Reason of cash that comes to more than ₹ 10,000 to this seller on this day, 1 to 256 characters; CASH_DISALLOWED without it. */
  cashReason?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** How. */
  mode: PaymentMode;
  /** Id of the document. */
  openingId: Scalars['ID']['input'];
  /** The day the money moves, after the old books end. */
  paymentDate: Scalars['Date']['input'];
  /** Number of the transfer, cheque or slip, 1 to 50; once a mode and customer or seller. */
  referenceNumber: Scalars['String']['input'];
  /** Remarks, at most 256 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
};

/** Money received or paid. Its amount never changes. */
export type Payment = {
  __typename?: 'Payment';
  /** Actions of the viewer now; the console shows exactly these buttons. */
  actions: Array<PaymentAction>;
  /** Id of the advance of old books that it is taken from: no money moved. */
  advanceId: Maybe<Scalars['ID']['output']>;
  /** Number of that advance. */
  advanceNumber: Maybe<Scalars['String']['output']>;
  /** Documents it pays, once it is PAID; the rest is an advance. */
  allocations: Array<PaymentAllocation>;
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** Reason why the viewer, who could approve others, may not approve this one; null otherwise. */
  approvalRefusal: Maybe<Scalars['String']['output']>;
  /** Slips and letters. */
  attachments: Array<StoredFile>;
  /** The bill it was given for; without one the oldest of the purchase order are paid first. */
  billId: Maybe<Scalars['ID']['output']>;
  /** Reason of cash to a seller above ₹ 10,000 a day (section 40A(3)). */
  cashReason: Maybe<Scalars['String']['output']>;
  /** Time when it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** User who recorded it. */
  createdBy: UserName;
  /** Customer that pays; incoming only. */
  customer: Maybe<TenantSummary>;
  /** Direction of the payment. */
  direction: PaymentDirection;
  /** Payment id; its number too. */
  id: Scalars['ID']['output'];
  /** The invoice it was given for; without one the oldest of the order are paid first. */
  invoiceId: Maybe<Scalars['ID']['output']>;
  /** Its changes, oldest first. */
  logs: Array<LogEntry>;
  /** How. */
  mode: PaymentMode;
  /** Id of the document of old books that it is for, in place of an order or purchase order. */
  openingId: Maybe<Scalars['ID']['output']>;
  /** Number of that document. */
  openingNumber: Maybe<Scalars['String']['output']>;
  /** Number of the sales order; incoming only. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** The day the money moves. */
  paymentDate: Scalars['Date']['output'];
  /** Number of the purchase order; outgoing only. */
  poId: Maybe<Scalars['ID']['output']>;
  /** Reason why it was rejected or made void. */
  reason: Maybe<Scalars['String']['output']>;
  /** Number of the transfer, cheque or slip. */
  referenceNumber: Scalars['String']['output'];
  /** Remarks. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Seller that is paid; outgoing only. */
  seller: Maybe<SellerSummary>;
  /** Its status. */
  status: PaymentState;
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** An action of a viewer on a payment. */
export type PaymentAction =
  /** Agree, as second person. */
  | 'APPROVE'
  /** Say that the money has moved. */
  | 'MARK_PAID'
  /** Not to be paid, with a reason. */
  | 'REJECT'
  /** Undo it, with a reason. */
  | 'VOID';

/** Part of a payment that settles one invoice or bill. */
export type PaymentAllocation = {
  __typename?: 'PaymentAllocation';
  /** Amount of the payment. */
  amount: Scalars['Money']['output'];
  /** Bill id, of a payment to a seller. */
  billId: Maybe<Scalars['ID']['output']>;
  /** Invoice id, of a receipt. */
  invoiceId: Maybe<Scalars['ID']['output']>;
  /** Number of the invoice. */
  invoiceNumber: Maybe<Scalars['String']['output']>;
};

/** How much of a sales order or purchase order is still open. */
export type PaymentBalance = {
  __typename?: 'PaymentBalance';
  /** On credit notes that are issued; 0 for purchase orders. */
  credited: Scalars['Money']['output'];
  /** Amount that may still be recorded: total less paid, pending and credited, never below 0. */
  open: Scalars['Money']['output'];
  /** Amount that is PAID. */
  paid: Scalars['Money']['output'];
  /** Amount that is PENDING or APPROVED. */
  pending: Scalars['Money']['output'];
  /** Total of the document. */
  total: Scalars['Money']['output'];
};

/** Direction of the payment. */
export type PaymentDirection =
  /** A receipt: from a customer, for a sales order. */
  | 'INCOMING'
  /** To a seller, for a purchase order. */
  | 'OUTGOING';

/** Payments to list: receipts by order or customer, payments to a seller, or those of a document of old books. At most one. */
export type PaymentFilter = {
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only receipts, or only payments to sellers. */
  direction?: InputMaybe<PaymentDirection>;
  /** First day, of the payment date (IST). */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only paid in these ways. */
  modes?: InputMaybe<Array<PaymentMode>>;
  /** For this document of old books, or taken from this advance. */
  openingId?: InputMaybe<Scalars['ID']['input']>;
  /** Receipts of the sales order with exactly this number. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Payments to this seller. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these statuses. */
  statuses?: InputMaybe<Array<PaymentState>>;
  /** Receipts of this customer. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  /** Last day, of the payment date (IST), included. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Total of this amount or more. */
  totalFrom?: InputMaybe<Scalars['Money']['input']>;
  /** Total of this amount or less. */
  totalTo?: InputMaybe<Scalars['Money']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How the money moves. */
export type PaymentMode =
  /** NEFT, RTGS or IMPS; the reference is its UTR. */
  | 'BANK_TRANSFER'
  /** A debit or credit card. */
  | 'CARD'
  /** Cash; the reference is the number of the voucher. */
  | 'CASH'
  /** The reference is the number of the cheque. */
  | 'CHEQUE'
  /** A UPI payment; the reference is its transaction id. */
  | 'UPI';

/** A page of payments. */
export type PaymentPage = {
  __typename?: 'PaymentPage';
  /** Of the one order or purchase order that was asked for; null otherwise. */
  balance: Maybe<PaymentBalance>;
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page, newest first. */
  items: Array<Payment>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
};

/** Status of a payment. */
export type PaymentState =
  /** A second person agreed; outgoing only. */
  | 'APPROVED'
  /** The money has moved. */
  | 'PAID'
  /** Noted. */
  | 'PENDING'
  /** Not to be paid, with a reason; final. */
  | 'REJECTED'
  /** Undone, with a reason; final. */
  | 'VOID';

/** Payment status. */
export type PaymentStatus =
  /** The total is paid or credited; also when it is 0.00. */
  | 'PAID'
  /** A part of the total is paid or credited. */
  | 'PARTIALLY_PAID'
  /** Nothing is paid or credited. */
  | 'PENDING';

/** The actions granted on one entity. */
export type Permission = {
  __typename?: 'Permission';
  /** Permitted actions. */
  actions: Array<PermissionAction>;
  /** The entity. */
  entity: PermissionEntity;
};

/** Action of a permission. */
export type PermissionAction =
  /** Decide: what it covers depends on the entity. */
  | 'APPROVE'
  /** Remove; documents with a number never are. */
  | 'DELETE'
  /** See rows, one or many, within the row scope. */
  | 'READ'
  /** Change what exists. */
  | 'UPDATE'
  /** Create. */
  | 'WRITE';

/** Subject of a permission. */
export type PermissionEntity =
  /** Staff and what they may do. */
  | 'ADMIN_USER'
  /** Posts of the blog. */
  | 'BLOGS'
  /** Settings of the company: READ sees them, UPDATE changes them. */
  | 'COMPANY'
  /** Credits on invoices. */
  | 'CREDIT_NOTE'
  /** Documents that goods travel with, and changes of shipments. */
  | 'DELIVERY_CHALLAN'
  /** Files and attachments. */
  | 'DOCUMENT_UPLOAD'
  /** Expenses of the company. */
  | 'EXPENSE'
  /** Vendors' prices of SKUs. */
  | 'OFFER'
  /** Sales orders, and with them invoices and sample requests. */
  | 'ORDER'
  /** Receipts of customers and payments to vendors. */
  | 'PAYMENT'
  /** Products; with APPROVE also categories, warehouses, stock, transporters and shipments. */
  | 'PRODUCT'
  /** Purchase orders, and with them bills. */
  | 'PURCHASE_ORDER'
  /** Quotations and contract prices. */
  | 'QUOTATION'
  /** Quote requests and their pricing. */
  | 'QUOTATION_REQUEST'
  /** Vendors and vendor leads. */
  | 'SELLER'
  /** Units of a product that are sold. */
  | 'SKU'
  /** Warehouses, stock, transporters and shipments: READ sees them, as PRODUCT APPROVE does, which changes them too. */
  | 'STOCK'
  /** Customers and organisations. */
  | 'TENANT'
  /** Customers' contacts. */
  | 'TENANT_USER';

/** The actions to grant on one entity. */
export type PermissionInput = {
  /** Permitted actions. */
  actions: Array<PermissionAction>;
  /** The entity. */
  entity: PermissionEntity;
};

/** One entity and action of the permission map. */
export type PermissionPair = {
  /** The action on it. */
  action: PermissionAction;
  /** The entity. */
  entity: PermissionEntity;
};

/** Pairs of which one is enough, where several fields ask for the same. */
export type PermissionSet =
  /** Whoever may create something that a company moves in with; each kind of import asks for its own pairs too. */
  | 'MOVING_IN'
  /** Whoever may look at warehouses, stock, transporters and shipments. */
  | 'STOCK_READING';

/** A picture of a product or SKU. */
export type Picture = {
  __typename?: 'Picture';
  /** Signed address of the thumbnail, 240 px. */
  thumbnailUrl: Scalars['String']['output'];
  /** Signed address, good for an hour. */
  url: Scalars['String']['output'];
  /** UUID, as assets name it. */
  uuid: Scalars['ID']['output'];
};

/** District and state of a PIN code. */
export type Pincode = {
  __typename?: 'Pincode';
  /** District. */
  city: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
  /** GST state code. */
  stateCode: Scalars['String']['output'];
  /** All states in which places have the PIN code, the one above first. */
  states: Array<State>;
};

/** How much of a purchase order the seller has billed. */
export type PoBillingStatus =
  /** All units are on bills. */
  | 'BILLED'
  /** Some units are on bills, not all. */
  | 'PARTIALLY_BILLED'
  /** No unit is billed. */
  | 'PENDING';

/** Preview of generatePoFromOrder for one seller, and what was made already. */
export type PoPreview = {
  __typename?: 'PoPreview';
  /** The lines of the order that this seller delivers. */
  lines: Array<PoPreviewLine>;
  /** Purchase orders made of the order for this seller, cancelled ones too. */
  purchaseOrders: Array<PurchaseOrderSummary>;
  /** The seller. */
  seller: SellerSummary;
};

/** Units left to buy on one line of a sales order. */
export type PoPreviewLine = {
  __typename?: 'PoPreviewLine';
  /** On purchase orders that are not cancelled. */
  generated: Scalars['Int']['output'];
  /** Line id of the sales order. */
  lineId: Scalars['ID']['output'];
  /** Ordered less cancelled. */
  ordered: Scalars['Int']['output'];
  /** Still to be bought. */
  remaining: Scalars['Int']['output'];
  /** Ordered SKU. */
  sku: SkuSummary;
  /** Price of one unit it would be bought at. */
  unitPrice: Scalars['Money']['output'];
};

/** The seller as a purchase order shows it. */
export type PoSeller = {
  __typename?: 'PoSeller';
  /** District. */
  district: Maybe<Scalars['String']['output']>;
  /** E-mail address of the seller as it is now. */
  email: Scalars['String']['output'];
  /** GST number of the seller as it is now, 15 characters. */
  gstin: Maybe<Scalars['String']['output']>;
  /** Seller id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Its office; null on old records only. */
  officeAddress: Maybe<Address>;
  /** Phone of the seller as it is now, 10 digits. */
  phone: Scalars['String']['output'];
};

/** State that people decided about a purchase order; the only state that a client may ask for. */
export type PoState =
  /** A second person agreed. */
  | 'APPROVED'
  /** Taken back with a reason; final. */
  | 'CANCELLED'
  /** Being written: lines may change. */
  | 'DRAFT'
  /** Ordered of the seller. */
  | 'ISSUED'
  /** A second person did not agree; lines may change. */
  | 'REJECTED'
  /** Waits for a second person. */
  | 'SENT_FOR_APPROVAL';

/** Status of a purchase order: its state, and once ISSUED computed from quantities and payments. */
export type PoStatus =
  /** May be issued. */
  | 'APPROVED'
  /** Called off with a reason; final. */
  | 'CANCELLED'
  /** All units have arrived; nothing is paid. */
  | 'DELIVERED'
  /** Being written; everything may change. */
  | 'DRAFT'
  /** All units have left the vendor; none has arrived. */
  | 'IN_TRANSIT'
  /** Sent to the vendor; nothing has left there. */
  | 'ISSUED'
  /** All units have arrived, and the total is paid. */
  | 'PAID'
  /** Some units have arrived at a customer or an own warehouse, not all. */
  | 'PARTIALLY_DELIVERED'
  /** Some units have left the vendor; none has arrived. */
  | 'PARTIALLY_IN_TRANSIT'
  /** All units have arrived, and a part of the total is paid. */
  | 'PARTIALLY_PAID'
  /** Refused with a reason; may be changed and sent for approval again. */
  | 'REJECTED'
  /** Waits for somebody else to approve or reject it. */
  | 'SENT_FOR_APPROVAL';

/** A place of the company where goods are stored. */
export type PoWarehouse = {
  __typename?: 'PoWarehouse';
  /** Warehouse id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** A file for a portal of the tax office. There is none while the portal would refuse it. */
export type PortalFile = {
  __typename?: 'PortalFile';
  /** JSON in the portal's format; null while there are problems. */
  content: Maybe<Scalars['String']['output']>;
  /** Name to save it by. */
  fileName: Scalars['String']['output'];
  /** Reason why the portal does not register such a document at all: nothing is wrong with it. There is no file and no problem then. */
  notReported: Maybe<Scalars['String']['output']>;
  /** To be done on the portal, for a file that it takes. */
  notes: Array<Scalars['String']['output']>;
  /** Reasons for the portal to refuse it; empty when there is a file. */
  problems: Array<PortalProblem>;
  /** What is kept of an earlier file: IRN or e-way bill of the document; null when it has none. */
  registered: Maybe<Scalars['String']['output']>;
};

/** Reason for a portal of the tax authority to refuse it. */
export type PortalProblem = {
  __typename?: 'PortalProblem';
  /** Name of the field in the portal's form, for example ItemList.0.HsnCd. */
  field: Scalars['String']['output'];
  /** Error in words for people. */
  message: Scalars['String']['output'];
  /** Action that mends it. */
  remedy: Scalars['String']['output'];
  /** Content of the field; null when it is empty. */
  value: Maybe<Scalars['String']['output']>;
};

/** Several events that get another day. */
export type PostponeDeliveryPointsInput = {
  /** The new day, from today on; a past one with PURCHASE_ORDER APPROVE only. */
  expectedDate: Scalars['Date']['input'];
  /** Ids of the events, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
  /** Reason, 1 to 500 characters. */
  remarks: Scalars['String']['input'];
};

/** Prices of several quote requests: all are saved, or none. */
export type PriceRfqsInput = {
  /** 1 to 100 prices. */
  prices: Array<UpdateRfqInput>;
};

/** Format of a print. */
export type PrintFormat =
  /** A page that prints well on A4. */
  | 'HTML'
  /** The same, drawn as PDF. */
  | 'PDF';

/** Prints that a one-use link can open. */
export type PrintType =
  /** The delivery challan without seller and cost. */
  | 'BLIND_DC'
  /** The same with its invoice. */
  | 'BLIND_DC_WITH_INVOICE'
  /** The customer's credit note. */
  | 'CREDIT_NOTE'
  /** The delivery challan. */
  | 'DC'
  /** The delivery challan with its invoice. */
  | 'DC_WITH_INVOICE'
  /** The customer's tax invoice. */
  | 'INVOICE'
  /** The seller's purchase order. */
  | 'PURCHASE_ORDER'
  /** The customer's quotation. */
  | 'QUOTATION';

/** A product; its variants are SKUs. */
export type Product = {
  __typename?: 'Product';
  /** Values of its category's attributes, in the category's order. */
  attributes: Array<AttributeValue>;
  /** Category id. */
  categoryId: Scalars['ID']['output'];
  /** Category name. */
  categoryName: Scalars['String']['output'];
  /** Description, at most 2000 characters. */
  description: Maybe<Scalars['String']['output']>;
  /** GST rate in percent. */
  gstPercent: Scalars['Decimal']['output'];
  /** HSN code of 4, 6 or 8 digits; old ones may have 5 or 7. */
  hsnCode: Maybe<Scalars['String']['output']>;
  /** Product id. */
  id: Scalars['ID']['output'];
  /** May be quoted and sold. */
  isActive: Scalars['Boolean']['output'];
  /** Users who source and price it: the managers of its category. */
  managers: Array<UserName>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Number of offers of its SKUs, hidden ones included; null without permission to read offers. */
  offerCount: Maybe<Scalars['Int']['output']>;
  /** Its pictures, in their order. */
  pictures: Array<Picture>;
  /** Number of its SKUs. */
  skuCount: Scalars['Int']['output'];
  /** Sub-category, if it has one. */
  subCategory: Maybe<Scalars['String']['output']>;
  /** Kind of its supply: taxable, or why nothing is charged. */
  taxCategory: TaxCategory;
  /** Signed address of the first picture's thumbnail, good for an hour. */
  thumbnail: Maybe<Scalars['String']['output']>;
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A lead tied to a product. */
export type ProductLead = {
  __typename?: 'ProductLead';
  /** Time when it was tied. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the product lead. */
  id: Scalars['ID']['output'];
  /** Possible seller. */
  lead: SellerLead;
  /** Product id. */
  productId: Scalars['ID']['output'];
  /** Product name. */
  productName: Scalars['String']['output'];
};

/** A page of product leads. */
export type ProductLeadPage = {
  __typename?: 'ProductLeadPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<ProductLead>;
};

/** A page of products. */
export type ProductPage = {
  __typename?: 'ProductPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<Product>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
};

/** A suggestion while typing in a product search. */
export type ProductSuggestion = {
  __typename?: 'ProductSuggestion';
  /** Values of the SKU's attributes, such as its size; those of the product where it has none. */
  attributes: Array<AttributeValue>;
  /** Product id. */
  productId: Scalars['ID']['output'];
  /** Product name. */
  productName: Scalars['String']['output'];
  /** SKU id. */
  skuId: Scalars['ID']['output'];
  /** SKU name. */
  skuName: Scalars['String']['output'];
  /** Signed address of the thumbnail. */
  thumbnail: Maybe<Scalars['String']['output']>;
  /** Unit in which it is counted. */
  unit: Scalars['String']['output'];
};

/** Length of the periods of purchases. */
export type PurchaseInterval =
  /** Days in India. */
  | 'DAY'
  /** Months. */
  | 'MONTH'
  /** Weeks from Monday. */
  | 'WEEK';

/** Order of the company to a seller. */
export type PurchaseOrder = {
  __typename?: 'PurchaseOrder';
  /** Actions of the viewer now; the console shows exactly these buttons. */
  actions: Array<PurchaseOrderAction>;
  /** Reason why the viewer, who could approve others, may not approve or reject this one; null otherwise. */
  approvalRefusal: Maybe<Scalars['String']['output']>;
  /** The second person who agreed. */
  approvedBy: Maybe<UserName>;
  /** Billing status. */
  billingStatus: PoBillingStatus;
  /** GST registration of the company that buys: of the sales order, else of the warehouse; null before the company is set up. */
  boughtBy: Maybe<OwnRegistration>;
  /** Reason why it was cancelled. */
  cancelReason: Maybe<Scalars['String']['output']>;
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made it. */
  createdBy: UserName;
  /** Goods that wait to be moved, or are. */
  deliveryPoints: Array<DeliveryPoint>;
  /** The day the goods shall leave the seller. */
  dueDate: Maybe<Scalars['Date']['output']>;
  /** How much of it has left the seller and arrived. Not changed by cancelling: a cancelled purchase order stays PENDING; status says CANCELLED. */
  fulfilmentStatus: FulfilmentStatus;
  /** taxable and gst. */
  grandTotal: Scalars['Money']['output'];
  /** Sum of the taxes. */
  gst: Scalars['Money']['output'];
  /** GST number on the document, from the day of issue. */
  gstin: Maybe<Scalars['String']['output']>;
  /** Purchase order id; its number too. */
  id: Scalars['ID']['output'];
  /** When it was ordered of the seller. */
  issuedAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of lines that are not cancelled; 0 for a cancelled purchase order. */
  lineCount: Scalars['Int']['output'];
  /** All lines, cancelled ones too. */
  lines: Array<PurchaseOrderLine>;
  /** Its day in the old books. */
  oldDate: Maybe<Scalars['Date']['output']>;
  /** Its number in the old books, where it was open as they ended. */
  oldNumber: Maybe<Scalars['String']['output']>;
  /** The sales order it is for; null on a stock order. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** Number of the sales order it is for. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Payments that are made. */
  paidAmount: Scalars['Money']['output'];
  /** Payment status. */
  paymentStatus: PaymentStatus;
  /** Payments asked for and not made yet. */
  pendingAmount: Scalars['Money']['output'];
  /** The sales order with its lines; null on a stock order, and when the viewer may not read it. */
  referenceOrder: Maybe<ReferenceOrder>;
  /** Reason why the second person did not agree. */
  rejectReason: Maybe<Scalars['String']['output']>;
  /** Remark for the seller, at most 500 characters. */
  remark: Maybe<Scalars['String']['output']>;
  /** Of whom it is ordered. */
  seller: PoSeller;
  /** Recipient of mails about it: a copy that starts as the seller's. */
  sellerEmail: Maybe<Scalars['String']['output']>;
  /** Recipient of WhatsApp messages about it: a copy that starts as the seller's phone. */
  sellerWhatsappNumber: Maybe<Scalars['String']['output']>;
  /** Shipments with goods of this purchase order, newest first. */
  shipments: Array<DocumentShipment>;
  /** State that people decided. */
  state: PoState;
  /** Computed status. */
  status: PoStatus;
  /** Sum of the taxable amounts. */
  taxable: Scalars['Money']['output'];
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of changes; sent with a change, it gives CONFLICT when the record changed since. */
  version: Scalars['Int']['output'];
  /** Warehouse of a stock order. */
  warehouse: Maybe<PoWarehouse>;
  /** CGST + SGST, else IGST: whether the seller's office is in the company's own state. */
  withinState: Scalars['Boolean']['output'];
};

/** An action of a viewer on a purchase order. */
export type PurchaseOrderAction =
  /** Agree, as second person. */
  | 'APPROVE'
  /** Cancel it, with a reason. */
  | 'CANCEL'
  /** Change lines, remark, due date and contact. */
  | 'EDIT'
  /** Change remark, due date and contact only. */
  | 'EDIT_DETAILS'
  /** Order of the seller. */
  | 'ISSUE'
  /** Not agree, with a reason. */
  | 'REJECT'
  /** Take it back to draft. */
  | 'REWORK'
  /** Ask a second person. */
  | 'SEND_FOR_APPROVAL';

/** Filters of purchase orders. Dates are days of creation (IST), both included. */
export type PurchaseOrderFilter = {
  /** Only with products this user manages. */
  categoryManagerId?: InputMaybe<Scalars['ID']['input']>;
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** From this day. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** This number only. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only for this sales order. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Only of this seller. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these computed statuses, literally. */
  statuses?: InputMaybe<Array<PoStatus>>;
  /** To this day. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Total of this amount or more. */
  totalFrom?: InputMaybe<Scalars['Money']['input']>;
  /** Total of this amount or less. */
  totalTo?: InputMaybe<Scalars['Money']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One line of a purchase order. Cancelled units count in no sum; a cancelled purchase order keeps quantities and amounts of its lines, which then have isCancelled. */
export type PurchaseOrderLine = {
  __typename?: 'PurchaseOrderLine';
  /** Actions of the viewer now. */
  actions: Array<PurchaseOrderLineAction>;
  /** Units that the seller has billed. */
  billedQuantity: Scalars['Int']['output'];
  /** Reason why units were cancelled. */
  cancelReason: Maybe<Scalars['String']['output']>;
  /** Units cancelled of this line alone; a cancelled purchase order leaves it as it was. */
  cancelledQuantity: Scalars['Int']['output'];
  /** Central GST. */
  cgst: Scalars['Money']['output'];
  /** Units that were received in the old books, beside these. */
  deliveredBefore: Maybe<Scalars['Int']['output']>;
  /** Units delivered to the customer or received at a warehouse. */
  deliveredQuantity: Scalars['Int']['output'];
  /** Discount in percent; already inside unitPrice. */
  discountPercent: Scalars['Decimal']['output'];
  /** Units that have left the seller. */
  dispatchedQuantity: Scalars['Int']['output'];
  /** GST rate in percent. */
  gstPercent: Scalars['Decimal']['output'];
  /** Line id. */
  id: Scalars['ID']['output'];
  /** Integrated GST, when the seller's office is in another state. */
  igst: Scalars['Money']['output'];
  /** No unit is left, or the purchase order is cancelled: leave it out of sums. */
  isCancelled: Scalars['Boolean']['output'];
  /** unitPrice × what is not cancelled, without GST; as taxable. */
  itemTotal: Scalars['Money']['output'];
  /** Line number on the document, from 1. */
  lineNumber: Scalars['Int']['output'];
  /** The line of the sales order it is bought for. */
  orderLineId: Maybe<Scalars['ID']['output']>;
  /** Ordered units. */
  quantity: Scalars['Int']['output'];
  /** A word with the line. */
  remark: Maybe<Scalars['String']['output']>;
  /** State GST. */
  sgst: Scalars['Money']['output'];
  /** Ordered SKU. */
  sku: SkuSummary;
  /** unitPrice × what is not cancelled. */
  taxable: Scalars['Money']['output'];
  /** With GST: taxable and taxes. */
  total: Scalars['Money']['output'];
  /** Agreed price of one unit, without GST and after the discount. */
  unitPrice: Scalars['Money']['output'];
};

/** An action of a viewer on one line of a purchase order. */
export type PurchaseOrderLineAction =
  /** Cancel it: nothing of it is dispatched. */
  | 'CANCEL'
  /** Cancel what is not dispatched. */
  | 'SHORT_CLOSE';

/** A changed line. What is absent stays. */
export type PurchaseOrderLineInput = {
  /** Noted only, in percent, 0 to 100: unitPrice is the price after it. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Line id. */
  id: Scalars['ID']['input'];
  /** Units, above 0. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** A word with the line, at most 256 characters; null clears. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Agreed price of one unit, without GST and after the discount. */
  unitPrice?: InputMaybe<Scalars['Money']['input']>;
};

/** A page of purchase orders. */
export type PurchaseOrderPage = {
  __typename?: 'PurchaseOrderPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<PurchaseOrder>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
};

/** Result of the state change and its mail. */
export type PurchaseOrderStatusResult = {
  __typename?: 'PurchaseOrderStatusResult';
  /** False when there is nobody to mail, or the mail was not taken within 5 seconds; it is tried again. True when nothing was to be sent. */
  emailSent: Scalars['Boolean']['output'];
  /** The purchase order after the change. */
  purchaseOrder: PurchaseOrder;
};

/** A purchase order in short, as a sales order and a preview show it. */
export type PurchaseOrderSummary = {
  __typename?: 'PurchaseOrderSummary';
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** taxable and GST. */
  grandTotal: Maybe<Scalars['Money']['output']>;
  /** Purchase order id; its number too. */
  id: Scalars['ID']['output'];
  /** Seller that delivers. */
  seller: Maybe<SellerSummary>;
  /** Computed status. */
  status: PoStatus;
};

/** What was bought in one period. */
export type PurchasePeriod = {
  __typename?: 'PurchasePeriod';
  /** Average price of a unit; null when none was bought. */
  averagePrice: Maybe<Scalars['Money']['output']>;
  /** First day of the period. */
  period: Scalars['Date']['output'];
  /** Units on issued purchase orders. */
  quantity: Scalars['Int']['output'];
  /** Their price without GST. */
  value: Scalars['Money']['output'];
};

/** Reads. Every field names who may ask and the REST operation it wraps. */
export type Query = {
  __typename?: 'Query';
  /** One address, by the rule of its owner. */
  address: Address;
  /** Addresses of one owner. SELLER needs SELLER READ, TENANT needs TENANT READ, WAREHOUSE needs PRODUCT APPROVE. */
  addresses: AddressPage;
  /** API tokens, newest first. Error FORBIDDEN: those of everybody need ADMIN_USER READ. */
  apiTokens: ApiTokenPage;
  /** Attributes that categories require of products and SKUs; of one category or of all. Error NOT_FOUND. */
  attributesConfig: Array<CategoryAttributes>;
  /** One bill. Error NOT_FOUND. */
  bill: Bill;
  /** Billing registrations: of an organisation, or all that may be billed for a customer, its own and its organisation's. */
  billingRegistrations: BillingRegistrationPage;
  /** Bills in the viewer's scope, newest first. */
  bills: BillPage;
  /** The delivery challan without seller and cost, with the company as sender, as HTML to print on A4. */
  blindDcDocument: Scalars['String']['output'];
  /** The same with its invoice. */
  blindDcWithInvoiceDocument: Scalars['String']['output'];
  /** One blog post with its content. Error NOT_FOUND. */
  blog: Blog;
  /** Blog posts, newest first; everybody with the permission sees all of them. Error BAD_USER_INPUT. */
  blogs: BlogPage;
  /** The books, for everybody who works with dated documents. An addition of this backend (docs/decisions/029). */
  books: Books;
  /** Categories, by name. */
  categories: CategoryPage;
  /** One category. */
  category: Category;
  /** Everyone who can be chosen as category manager. */
  categoryManagers: Array<UserName>;
  /** Comments on a record; page 1 holds the latest, each page its newest last. Needs READ of the record. Errors NOT_FOUND, FORBIDDEN. */
  comments: CommentPage;
  /** Settings of the company. An addition of this backend (docs/decisions/046). */
  company: Company;
  /** One credit note. Errors NOT_FOUND. */
  creditNote: CreditNote;
  /** The credit note as HTML, to print on A4. */
  creditNoteDocument: Scalars['String']['output'];
  /** The credit note for the e-invoice portal (NIC schema 1.1, CRN), with the invoice that it corrects, checked by the portal's own rules. An addition of this backend (docs/decisions/028). Errors NOT_FOUND. */
  creditNoteFile: PortalFile;
  /** Credit notes in the viewer's scope, newest first. */
  creditNotes: CreditNotePage;
  /** Leads in numbers. */
  crmLeadsAnalytics: CrmLeadsAnalytics;
  /** Numbers of customers. */
  customerAnalytics: CustomerAnalytics;
  /** Customers or vendors month by month. */
  customerVendorSalesMetrics: PartyMonthsPage;
  /** All badge counts of Home in one call. */
  dashboardSummary: DashboardSummary;
  /** The delivery challan as HTML, to print on A4: copies for consignee, transporter and consigner. */
  dcDocument: Scalars['String']['output'];
  /** The delivery challan and its invoice as HTML, to print on A4. */
  dcWithInvoiceDocument: Scalars['String']['output'];
  /** One delivery challan. */
  deliveryChallan: DeliveryChallan;
  /** Delivery challans in the viewer's scope, newest first. */
  deliveryChallans: DeliveryChallanPage;
  /** Steps of delivery points, the latest day first; one row an event. Errors BAD_USER_INPUT. */
  deliveryPointEvents: DeliveryPointEventPage;
  /** Places with open items of a stage, the most urgent first. Errors BAD_USER_INPUT. */
  deliveryPointsBySource: DeliverySourcePage;
  /** Documents of a record, newest first. Needs READ of the record. Errors NOT_FOUND, FORBIDDEN. */
  documents: DocumentPage;
  /** The invoice for the e-invoice portal (NIC schema 1.1), checked by the portal's own rules. An addition of this backend (docs/decisions/028). Errors NOT_FOUND. */
  eInvoiceFile: PortalFile;
  /** A challan for the e-way bill portal (NIC bulk format): with its invoice when it goes to a customer, else as a delivery challan with its own value. Checked by the portal's own rules. An addition of this backend (docs/decisions/028). Errors NOT_FOUND, BAD_USER_INPUT. */
  eWayBillFile: PortalFile;
  /** One expense. Error NOT_FOUND. */
  expense: Expense;
  /** Expenses in the viewer's row scope, newest first. Errors BAD_USER_INPUT, NOT_FOUND. */
  expenses: ExpensePage;
  /** A signed address of a stored file; a document needs READ of its record. Error NOT_FOUND. */
  file: SignedFile;
  /** Three things to begin with, until the viewer puts them away; none in a look as another user. */
  firstSteps: Array<FirstStep>;
  /** Free stock of these SKUs, for a person who makes an order; at most 200 SKUs. */
  freeStock: Array<FreeStock>;
  /** What waits for the viewer, with the lists of Home; the filters are of the lists only. */
  home: Home;
  /** How the viewer stands; a number that the viewer may not see is absent. */
  homeFigures: Array<HomeFigure>;
  /** One import. */
  import: Import;
  /** Rows of an import, with what each would change and what is wrong with it. */
  importRows: ImportRowPage;
  /** Kinds that the viewer may import, in the order in which a company moves in. */
  importTemplates: Array<ImportTemplate>;
  /** The viewer's imports; of those who see all rows, everybody's. */
  imports: ImportPage;
  /** One presence document, as a list of its entries. */
  infoRecord: Array<InfoEntry>;
  /** Every movement of stock of a warehouse, newest first. Error NOT_FOUND. */
  inventoryAdjustments: StockMovementPage;
  /** One invoice. Errors NOT_FOUND. */
  invoice: Invoice;
  /** The tax invoice as HTML, to print on A4: original, duplicate and triplicate. */
  invoiceDocument: Scalars['String']['output'];
  /** Invoices in the viewer's scope, newest first. */
  invoices: InvoicePage;
  /** The newest backup. An addition of this backend (docs/decisions/045). */
  lastBackup: LastBackup;
  /**
   * The same, by the older address.
   * @deprecated Use invoiceDocument. Removed after 2027-05-31.
   */
  legacyInvoiceDocument: Scalars['String']['output'];
  /** Views of lists; none from a backend that keeps no views. */
  listViews: ListViews;
  /** Changes of a record, with their users. Needs READ of the record. Errors BAD_USER_INPUT, NOT_FOUND, FORBIDDEN. */
  logs: LogPage;
  /** SKUs that lines of a sheet or a mail mean: '#12', a whole name, or words in any order. */
  matchSkus: Array<SkuMatch>;
  /** What each number means. */
  metricDefinitions: Array<MetricDefinition>;
  /** Any numbers by any groups, over the rows that the viewer may see. A measure that the viewer may not see is refused, as is a group that it does not have; metricDefinitions says what is possible. */
  metrics: Metrics;
  /** The company month by month, oldest first; with the permission for every number in it. */
  momMetrics: Array<MomMonth>;
  /** What the viewer chose for the own screens; empty from a backend that keeps no such choices. */
  mySettings: Array<MySetting>;
  /** One offer. */
  offer: Offer;
  /** Unpaid invoices and bills, and advances, of old books: of customers whom the viewer may see with ORDER READ, of vendors with PURCHASE_ORDER READ for viewers of all rows. */
  openings: OpeningPage;
  /** Open items of some stages, and the number of every stage's. Errors BAD_USER_INPUT. */
  operationAnalytics: OperationAnalytics;
  /** One order. */
  order: Order;
  /** Numbers of orders; cancelled ones are counted, but add no value. */
  orderAnalytics: DocumentAnalytics;
  /** Effects of cancelling an order; nothing is written. */
  orderCancelPreview: OrderCancelPreview;
  /** Late orders, the latest first, for the holder of a link; at most 30 calls a minute from one address. Errors: LINK_INVALID, NOT_FOUND, RATE_LIMITED. */
  orderDelays: OrderDelayPage;
  /** Orders in the viewer's scope, newest first. */
  orders: OrderPage;
  /** One organisation. */
  organisation: Organisation;
  /** Organisations, by name. */
  organisations: OrganisationPage;
  /** Payments to a seller, or for one purchase order, newest first. One of the two is needed. Errors BAD_USER_INPUT, NOT_FOUND. */
  outgoingPayments: PaymentPage;
  /** Payments whose document the viewer may see, newest first: receipts of an order or a customer, payments to a seller, or all. Errors BAD_USER_INPUT, NOT_FOUND. */
  payments: PaymentPage;
  /** District and state of a PIN code. Error BAD_USER_INPUT 'Invalid area code'. */
  pincode: Pincode;
  /** Preview of generatePoFromOrder of a sales order, by seller. */
  poFromOrder: Array<PoPreview>;
  /** One product. */
  product: Product;
  /** Leads of a product, the newest first, or one product lead: exactly one of the two ids. */
  productLeads: ProductLeadPage;
  /** Products, newest first. */
  products: ProductPage;
  /** What was bought, period by period without gaps. */
  purchaseAnalytics: Array<PurchasePeriod>;
  /** One purchase order. */
  purchaseOrder: PurchaseOrder;
  /** The purchase order for the seller as HTML, to print on A4. */
  purchaseOrderDocument: Scalars['String']['output'];
  /** Purchase orders in the viewer's scope, newest first. */
  purchaseOrders: PurchaseOrderPage;
  /** One quotation. */
  quotation: Quotation;
  /** Numbers of quotations. */
  quotationAnalytics: DocumentAnalytics;
  /** The quotation as HTML for the customer: no seller, cost or margin. */
  quotationDocument: Scalars['String']['output'];
  /** Quotations in the viewer's scope, newest first. */
  quotations: QuotationPage;
  /** Enquiries in the viewer's scope with prices to quote: first those with no line that waits for one, of both the newest. */
  readyEnquiries: ReadyEnquiryPage;
  /** One quote request. */
  rfq: Rfq;
  /** Numbers of quote requests. */
  rfqAnalytics: DocumentAnalytics;
  /** Quote requests in the viewer's scope, newest first. */
  rfqs: RfqPage;
  /** Quote requests gathered by day, newest day first. */
  rfqsByDate: RfqDayPage;
  /** Whom this template would touch if it became that of the role. */
  roleTemplateEffect: RoleTemplateEffect;
  /** The roles with the permissions each starts with. */
  roleTemplates: Array<RoleTemplate>;
  /** Roles whose people make no API tokens. */
  rolesWithoutApiTokens: Array<Scalars['Int']['output']>;
  /** Users who can be sales person: roles 1001, 1002, 1007, 1008 and 1014, not deleted, less the ids excluded by configuration. */
  salesPersons: Array<UserName>;
  /** One sample request. */
  sampleRequest: SampleRequest;
  /** Sample requests in the viewer's scope, newest first. */
  sampleRequests: SampleRequestPage;
  /** Saved queries of the viewer, and those that are shared. */
  savedQueries: SavedQueryPage;
  /** The saved query of a name. Error NOT_FOUND: it is not there, or another person's that is not shared. */
  savedQueryNamed: SavedQuery;
  /** Records that the viewer may list, by any number, name, phone, GST number or e-mail address: whole numbers first, then what begins so, then other parts and words, then similar names. */
  search: Array<SearchHit>;
  /** SKUs that may be sold, best first: by number ('#12', '12'), or by words of product and SKU in any order, slips forgiven. */
  searchProducts: Array<ProductSuggestion>;
  /** These records as far as the viewer may list them, in the order given; others are left out. At most 20. */
  searchedRecords: Array<SearchHit>;
  /** One seller. */
  seller: Seller;
  /** Own sellers in numbers. */
  sellerAnalytics: SellerAnalytics;
  /** One lead. */
  sellerLead: SellerLead;
  /** Leads, the newest first. */
  sellerLeads: SellerLeadPage;
  /** Offers of one seller, grouped by SKU. */
  sellerOffers: SkuOffersPage;
  /** Own sellers, by name; transporters when asked for. */
  sellers: SellerPage;
  /** Contract prices in the viewer's scope, by SKU and from the smallest quantity. With skuId and quantity at most one: that which holds. */
  sellingPrices: ContractPricePage;
  /** Whether the installation is empty, so that its set-up page is open. An addition of this backend (docs/decisions/049). */
  setUpOpen: Scalars['Boolean']['output'];
  /** One shipment. Errors NOT_FOUND. */
  shipment: Shipment;
  /** Shipments with goods of documents in the viewer's row scope, newest first. Errors BAD_USER_INPUT. */
  shipments: ShipmentPage;
  /** One SKU. */
  sku: Sku;
  /** Offers for a SKU, grouped by seller, cheapest seller first. */
  skuOffers: SellerOffersPage;
  /** SKUs of a product, in the order in which they were made. */
  skus: SkuPage;
  /** The active SKUs that people certainly mean by numbers ('12', '#12'), whole names or words in any order, as pasted from a sheet. What is unknown, or may mean several, is left out. */
  skusNamed: Array<NamedSku>;
  /** One customer. */
  tenant: Tenant;
  /** Totals of one customer, over documents in the viewer's row scope. */
  tenantAnalytics: TenantAnalytics;
  /** One contact of a customer. */
  tenantUser: User;
  /** Contacts of a customer. */
  tenantUsers: UserPage;
  /** Customers in the viewer's scope, by name. */
  tenants: TenantPage;
  /** What the ticket forms offer. */
  ticketOptions: TicketOptions;
  /** The viewer's own tickets, newest first; roles 1001 and 1002 see all. */
  tickets: TicketPage;
  /** One transporter. Error NOT_FOUND. */
  transporter: Transporter;
  /** Transporters, by name. Pickers ask for 100. */
  transporters: TransporterPage;
  /** One member of staff. */
  user: User;
  /** Staff. Without ADMIN_USER READ a row holds names only and roleIds must be given. */
  users: UserPage;
  /** The signed-in person. */
  viewer: Viewer;
  /** One warehouse. Error NOT_FOUND. */
  warehouse: Warehouse;
  /** Stock of a warehouse. Error NOT_FOUND. */
  warehouseProducts: WarehouseProductPage;
  /** Warehouses, by name. */
  warehouses: WarehousePage;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryAddressArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryAddressesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  ownerId: Scalars['ID']['input'];
  ownerType: AddressOwner;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryApiTokensArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  ofEverybody?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryAttributesConfigArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryBillArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryBillingRegistrationsArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryBillsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BillFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DocumentSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryBlindDcDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryBlindDcWithInvoiceDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryBlogArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryBlogsArgs = {
  filter?: InputMaybe<BlogFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryCategoriesArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  managerId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryCommentsArgs = {
  entity: RecordEntity;
  entityId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryCreditNoteArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryCreditNoteDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryCreditNoteFileArgs = {
  creditNoteId: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryCreditNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CreditNoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DocumentSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryCrmLeadsAnalyticsArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  toDate?: InputMaybe<Scalars['Date']['input']>;
  zone?: InputMaybe<Zone>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryCustomerAnalyticsArgs = {
  endDate: Scalars['Date']['input'];
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  startDate: Scalars['Date']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryCustomerVendorSalesMetricsArgs = {
  endMonth?: InputMaybe<Scalars['String']['input']>;
  groupBy: PartyKind;
  limit?: InputMaybe<Scalars['Int']['input']>;
  months?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryDashboardSummaryArgs = {
  categoryManagerId?: InputMaybe<Scalars['ID']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  salesPersonIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryDcDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryDcWithInvoiceDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryDeliveryChallanArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryDeliveryChallansArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeliveryChallanFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<RecordSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryDeliveryPointEventsArgs = {
  filter?: InputMaybe<DeliveryPointFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  stage?: InputMaybe<DeliveryStage>;
  statuses?: InputMaybe<Array<DeliveryEventStatus>>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryDeliveryPointsBySourceArgs = {
  categoryManagerId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<DeliveryPointFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  points?: InputMaybe<Scalars['Int']['input']>;
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  sourceType?: InputMaybe<DeliverySourceType>;
  stage: DeliveryStage;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryDocumentsArgs = {
  entity: RecordEntity;
  entityId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryEInvoiceFileArgs = {
  invoiceId: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryEWayBillFileArgs = {
  challanId: Scalars['ID']['input'];
  distanceKm?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<TransportReason>;
  reasonText?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryExpenseArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryExpensesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ExpenseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DocumentSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryFileArgs = {
  fileName: Scalars['String']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryFreeStockArgs = {
  skuIds: Array<Scalars['ID']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryHomeArgs = {
  categoryManagerId?: InputMaybe<Scalars['ID']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  salesPersonIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryImportArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryImportRowsArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  outcome?: InputMaybe<ImportOutcome>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryImportsArgs = {
  kind?: InputMaybe<ImportKind>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryInfoRecordArgs = {
  entityType: InfoEntityType;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryInventoryAdjustmentsArgs = {
  filter?: InputMaybe<StockMovementFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  warehouseId: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryInvoiceDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryInvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InvoiceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DocumentSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryLegacyInvoiceDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryLogsArgs = {
  filter: LogFilter;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryMatchSkusArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  texts: Array<Scalars['String']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryMetricsArgs = {
  compareTo?: InputMaybe<MetricComparison>;
  filter: MetricFilter;
  groupBy?: InputMaybe<Array<Dimension>>;
  interval?: InputMaybe<MetricInterval>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  measures: Array<Measure>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<MetricOrder>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryMomMetricsArgs = {
  endMonth?: InputMaybe<Scalars['String']['input']>;
  months?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryOfferArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryOpeningsArgs = {
  filter?: InputMaybe<OpeningFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryOperationAnalyticsArgs = {
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  stages?: InputMaybe<Array<DeliveryStage>>;
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  toDate?: InputMaybe<Scalars['Date']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryOrderArgs = {
  number: Scalars['String']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryOrderAnalyticsArgs = {
  endDate: Scalars['Date']['input'];
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  startDate: Scalars['Date']['input'];
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryOrderCancelPreviewArgs = {
  number: Scalars['String']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryOrderDelaysArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DocumentSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryOrganisationArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryOrganisationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  orderBy?: InputMaybe<NamedSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryOutgoingPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DocumentSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
  poId?: InputMaybe<Scalars['ID']['input']>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DocumentSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryPincodeArgs = {
  pincode: Scalars['String']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryPoFromOrderArgs = {
  orderId: Scalars['ID']['input'];
  sellerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryProductLeadsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  productId?: InputMaybe<Scalars['ID']['input']>;
  productLeadId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  categoryManagerId?: InputMaybe<Scalars['ID']['input']>;
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  orderBy?: InputMaybe<NamedSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
  subCategory?: InputMaybe<Scalars['String']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryPurchaseAnalyticsArgs = {
  fromDate: Scalars['Date']['input'];
  interval?: InputMaybe<PurchaseInterval>;
  skuId?: InputMaybe<Scalars['ID']['input']>;
  toDate: Scalars['Date']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryPurchaseOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryPurchaseOrderDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryPurchaseOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PurchaseOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DocumentSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryQuotationArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryQuotationAnalyticsArgs = {
  endDate: Scalars['Date']['input'];
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  startDate: Scalars['Date']['input'];
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryQuotationDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryQuotationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<QuotationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DocumentSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryReadyEnquiriesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryRfqArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryRfqAnalyticsArgs = {
  endDate: Scalars['Date']['input'];
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  startDate: Scalars['Date']['input'];
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryRfqsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RfqFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<RecordSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryRfqsByDateArgs = {
  filter?: InputMaybe<RfqFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryRoleTemplateEffectArgs = {
  permissions: Array<PermissionInput>;
  roleId: Scalars['Int']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySalesPersonsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySampleRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySampleRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SampleRequestFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<RecordSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySavedQueriesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySavedQueryNamedArgs = {
  name: Scalars['String']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySearchArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySearchProductsArgs = {
  keyword: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySearchedRecordsArgs = {
  keys: Array<SearchKeyInput>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySellerArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySellerAnalyticsArgs = {
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  sourcePersonId?: InputMaybe<Scalars['ID']['input']>;
  toDate?: InputMaybe<Scalars['Date']['input']>;
  zone?: InputMaybe<Zone>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySellerLeadArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySellerLeadsArgs = {
  filter?: InputMaybe<SellerLeadFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySellerOffersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sellerId: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySellersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SellerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<NamedSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySellingPricesArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  skuId?: InputMaybe<Scalars['ID']['input']>;
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryShipmentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryShipmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShipmentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<RecordSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySkuArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySkuOffersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  skuId: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySkusArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  productId: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QuerySkusNamedArgs = {
  references: Array<Scalars['String']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryTenantArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryTenantAnalyticsArgs = {
  tenantId: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryTenantUserArgs = {
  deletedUser?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  tenantId: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryTenantUsersArgs = {
  deletedUser?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  tenantId: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryTenantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TenantFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<NamedSort>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryTicketsArgs = {
  filter?: InputMaybe<TicketFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryTransporterArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryTransportersArgs = {
  filter?: InputMaybe<TransporterFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryUserArgs = {
  deletedUser?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryUsersArgs = {
  deletedUser?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  roleIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryWarehouseArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryWarehouseProductsArgs = {
  filter?: InputMaybe<WarehouseProductFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  warehouseId: Scalars['ID']['input'];
};


/** Reads. Every field names who may ask and the REST operation it wraps. */
export type QueryWarehousesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** An offer of goods and prices to a customer. */
export type Quotation = {
  __typename?: 'Quotation';
  /** Actions of the viewer now; the console shows exactly these buttons. */
  actions: Array<QuotationAction>;
  /** Who is billed: the registration that was chosen, else the customer's own, else the only one of its organisation in the state that the goods go to; null while somebody has to choose. */
  billTo: Maybe<BillTo>;
  /** Registration that somebody chose to bill; null for what customer and delivery address say. */
  billingRegistrationId: Maybe<Scalars['ID']['output']>;
  /** Whether somebody chose the customer itself in place of its organisation; it is billed as not registered unless it has a registration. */
  billsCustomerItself: Scalars['Boolean']['output'];
  /** E-mail address of the contact who asked for it; null when that account is closed. */
  contactEmail: Maybe<Scalars['String']['output']>;
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made it. */
  createdBy: UserName;
  /** Customer that is quoted. */
  customer: TenantSummary;
  /** taxable and gst. */
  grandTotal: Scalars['Money']['output'];
  /** Sum of the taxes. */
  gst: Scalars['Money']['output'];
  /** Quotation id. */
  id: Scalars['ID']['output'];
  /** Number of included lines. */
  itemCount: Scalars['Int']['output'];
  /** All lines, included or not. */
  items: Array<QuotationItem>;
  /** Margin on the cost of the included lines in percent, after their discounts; null when one has no cost. */
  marginPercent: Maybe<Scalars['Decimal']['output']>;
  /** First day on which the customer needs goods of the included lines, as their enquiries say; null when none says one. */
  neededBy: Maybe<Scalars['Date']['output']>;
  /** The order made of it, while that is not cancelled and the viewer may see it; its createdAt is the day of conversion. */
  order: Maybe<Order>;
  /** Number of the order made of it, while that is not cancelled. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Reason why it was rejected. */
  rejectMessage: Maybe<Scalars['String']['output']>;
  /** Remarks for the customer, at most 500 characters. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Number of recalls. */
  revision: Scalars['Int']['output'];
  /** Sales person in charge. */
  salesPerson: Maybe<UserName>;
  /** Its status. */
  status: QuotationStatus;
  /** GST registration of the company that offers the goods; null before the company is set up. */
  suppliedBy: Maybe<OwnRegistration>;
  /** Sum of the taxable amounts. */
  taxable: Scalars['Money']['output'];
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Last day of its validity. */
  validUntil: Maybe<Scalars['Date']['output']>;
  /** Number of changes; sent with a change, it gives CONFLICT when the record changed since. */
  version: Scalars['Int']['output'];
};

/** An action of a viewer on a quotation. */
export type QuotationAction =
  /** Confirm it. */
  | 'CONFIRM'
  /** Make an order of it. */
  | 'CONVERT'
  /** Change items, discounts, validity, remarks. */
  | 'EDIT'
  /** Take a confirmed one back to draft. */
  | 'RECALL'
  /** Reject it with a reason. */
  | 'REJECT'
  /** Send it by e-mail. */
  | 'SEND_EMAIL';

/** The order made of a quotation, or the one that stood already. */
export type QuotationConversion = {
  __typename?: 'QuotationConversion';
  /** False when the quotation had an active order: `order` is that one. */
  created: Scalars['Boolean']['output'];
  /** 'Quotation has an active order' when nothing was made. */
  error: Maybe<Scalars['String']['output']>;
  /** The order. */
  order: Order;
  /** The quotation after the change. */
  quotation: Quotation;
  /** Quotation id. */
  quotationId: Scalars['ID']['output'];
};

/** Result of the e-mail. */
export type QuotationEmailResult = {
  __typename?: 'QuotationEmailResult';
  /** True when it was handed over for delivery. */
  emailSent: Scalars['Boolean']['output'];
  /** The server's words. */
  message: Maybe<Scalars['String']['output']>;
  /** The quotation after the change. */
  quotation: Quotation;
};

/** Filters of quotations. Dates are days of creation (IST), both included. */
export type QuotationFilter = {
  /** Only with products this user manages. */
  categoryManagerId?: InputMaybe<Scalars['ID']['input']>;
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** From this day. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The quotation of this number, with or without # before it. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Only this organisation. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** Holds this quote request. */
  rfqId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these sales persons. */
  salesPersonIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only these states. */
  statuses?: InputMaybe<Array<QuotationStatus>>;
  /** Only this customer. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  /** To this day. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Total of this amount or more. */
  totalFrom?: InputMaybe<Scalars['Money']['input']>;
  /** Total of this amount or less. */
  totalTo?: InputMaybe<Scalars['Money']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One line of a quotation. Excluded lines count in no total. */
export type QuotationItem = {
  __typename?: 'QuotationItem';
  /** Reason why it is sold below cost after discount. */
  belowCostReason: Maybe<Scalars['String']['output']>;
  /** Central GST. */
  cgst: Scalars['Money']['output'];
  /** Cost price of one unit. */
  costPrice: Maybe<Scalars['Money']['output']>;
  /** Delivery address. */
  deliveryAddress: Address;
  /** Discount in percent, 0 to 100. */
  discountPercent: Scalars['Decimal']['output'];
  /** GST rate in percent. */
  gstPercent: Scalars['Decimal']['output'];
  /** Item id. */
  id: Scalars['ID']['output'];
  /** Integrated GST, when goods leave the company's own state. */
  igst: Scalars['Money']['output'];
  /** Part of the quotation. */
  included: Scalars['Boolean']['output'];
  /** Reason why it could not be invoiced as it is, with what mends it; null when it can. */
  invoiceFault: Maybe<Scalars['String']['output']>;
  /** Margin on cost in percent, after the discount of this line; null when the cost is 0. */
  marginPercent: Maybe<Scalars['Decimal']['output']>;
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** Remarks of the customer. */
  remarks: Maybe<Scalars['String']['output']>;
  /** The quote request it comes from. */
  rfqId: Scalars['ID']['output'];
  /** Selling price of one unit, without GST. */
  sellingPrice: Scalars['Money']['output'];
  /** State GST. */
  sgst: Scalars['Money']['output'];
  /** Quoted SKU. */
  sku: SkuSummary;
  /** Place of supply: the state of the GST number that is billed, else of the delivery address; null in old rows whose state is not known. */
  state: Maybe<State>;
  /** Kind of the supply: taxable, or why nothing is charged. */
  taxCategory: TaxCategory;
  /** quantity × sellingPrice less discount. */
  taxable: Scalars['Money']['output'];
  /** taxable and taxes. */
  total: Scalars['Money']['output'];
  /** CGST + SGST, else IGST: outside the company's state, or to a special economic zone. */
  withinState: Scalars['Boolean']['output'];
};

/** A changed line. What is absent stays. */
export type QuotationItemInput = {
  /** Why it is sold below cost after discount; without it such a price is refused with BELOW_COST. */
  belowCostReason?: InputMaybe<Scalars['String']['input']>;
  /** Discount in percent, 0 to 100. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Item id. */
  id: Scalars['ID']['input'];
  /** Part of the quotation. */
  included?: InputMaybe<Scalars['Boolean']['input']>;
  /** Units, above 0. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Selling price of one unit, above 0. */
  sellingPrice?: InputMaybe<Scalars['Money']['input']>;
};

/** A page of quotations. */
export type QuotationPage = {
  __typename?: 'QuotationPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<Quotation>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
  /** Sums of the amounts of all rows that match, without cancelled and void ones; only where selected. Null from a backend that has none. */
  sums: Maybe<Array<AmountSum>>;
};

/** Status of a quotation. SENT is shown as Draft, CONFIRMED as Sent. */
export type QuotationStatus =
  /** Confirmed and sent to the customer. */
  | 'CONFIRMED'
  /** An order was made of it. */
  | 'CONVERTED_TO_ORDER'
  /** Rejected with a reason; final. */
  | 'REJECTED'
  /** Draft: items, discounts and validity may change. */
  | 'SENT';

/** An enquiry with prices to quote; further lines may wait for theirs. */
export type ReadyEnquiry = {
  __typename?: 'ReadyEnquiry';
  /** Customer that asks. */
  customer: TenantSummary;
  /** Enquiry id. */
  id: Scalars['ID']['output'];
  /** Day on which the customer needs the goods. */
  neededBy: Maybe<Scalars['Date']['output']>;
  /** Its number, as ENQ-00042. */
  number: Scalars['String']['output'];
  /** Lines that are neither quoted nor archived: those that can be quoted and those that wait for a price. */
  openCount: Scalars['Int']['output'];
  /** Lines that can be quoted now. */
  readyCount: Scalars['Int']['output'];
};

/** A page of enquiries. */
export type ReadyEnquiryPage = {
  __typename?: 'ReadyEnquiryPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<ReadyEnquiry>;
};

/** A record that was made or changed, or that shows something that was. */
export type RecordChange = {
  __typename?: 'RecordChange';
  /** Its id; null: many records of the kind. */
  id: Maybe<Scalars['ID']['output']>;
  /** Number of an order, by which callers name it; null for other kinds. */
  key: Maybe<Scalars['String']['output']>;
  /** Its kind. */
  kind: ChangedKind;
  /** The x-request-id of the viewer's own call that changed it; null when anybody else's call did too. */
  ownRequestId: Maybe<Scalars['String']['output']>;
};

/** Changed records in the viewer's permissions and row scope. Ids only: what is shown is read by the usual queries. */
export type RecordChanges = {
  __typename?: 'RecordChanges';
  /** False when some could not be told, or the number is not of this database: everything on screen may be old. */
  complete: Scalars['Boolean']['output'];
  /** Sent as `after`, the next subscription starts where this one ended. It is no count: it grows with every transaction of the database. */
  number: Scalars['ID']['output'];
  /** The records; of many changes each record once. */
  records: Array<RecordChange>;
};

/** Kind of record that has documents, comments and logs. */
export type RecordEntity =
  /** A seller's bill. */
  | 'BILL'
  /** A credit note. */
  | 'CREDIT_NOTE'
  /** A delivery challan. */
  | 'DELIVERY_CHALLAN'
  /** An invoice of the company. */
  | 'INVOICE'
  /** A sales order; its id is the order number. */
  | 'ORDER'
  /** A product. */
  | 'PRODUCT'
  /** A purchase order. */
  | 'PURCHASE_ORDER'
  /** A quotation. */
  | 'QUOTATION'
  /** A quote request. */
  | 'RFQ'
  /** A sample request. */
  | 'SAMPLE_REQUEST'
  /** A vendor. */
  | 'SELLER'
  /** A shipment. */
  | 'SHIPMENT'
  /** A customer. */
  | 'TENANT';

/** Order of a list. */
export type RecordSort =
  /** First entered first: the order of whole copies. */
  | 'CREATED_ASC'
  /** Last entered first. */
  | 'CREATED_DESC'
  /** What changed last at the end: the order to follow changes in. */
  | 'UPDATED_ASC'
  /** What changed last first. */
  | 'UPDATED_DESC';

/** The sales order a purchase order is for. */
export type ReferenceOrder = {
  __typename?: 'ReferenceOrder';
  /** Customer that ordered. */
  customer: TenantSummary;
  /** Expected day of delivery. */
  deliveryDate: Maybe<Scalars['Date']['output']>;
  /** Order id. */
  id: Scalars['ID']['output'];
  /** All lines, of other sellers too. */
  lines: Array<ReferenceOrderLine>;
  /** Order number. */
  number: Scalars['String']['output'];
  /** Computed status. */
  status: OrderStatus;
};

/** One line of the sales order a purchase order is for. */
export type ReferenceOrderLine = {
  __typename?: 'ReferenceOrderLine';
  /** Cancelled units. */
  cancelledQuantity: Scalars['Int']['output'];
  /** Units on purchase orders that are not cancelled. */
  generatedQuantity: Scalars['Int']['output'];
  /** Line id. */
  id: Scalars['ID']['output'];
  /** Delivered by the seller of this purchase order; the others are greyed. */
  isOfThisSeller: Scalars['Boolean']['output'];
  /** Its number on the order, from 1. */
  lineNumber: Scalars['Int']['output'];
  /** Ordered units. */
  quantity: Scalars['Int']['output'];
  /** Seller that delivers. */
  seller: Maybe<SellerSummary>;
  /** Ordered SKU. */
  sku: SkuSummary;
};

/** What the e-invoice portal answered. An absent field stays; null clears it. */
export type RegisterCreditNoteInput = {
  /** Not in the future and not before the credit note; required with the IRN. */
  ackAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Digits; required with the IRN. */
  ackNumber?: InputMaybe<Scalars['String']['input']>;
  /** Credit note id. */
  id: Scalars['ID']['input'];
  /** 64 digits and letters a to f. */
  irn?: InputMaybe<Scalars['String']['input']>;
  /** Signed QR code of this credit note. */
  signedQr?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What the portals of the tax office answered. An absent field stays; null clears it. */
export type RegisterInvoiceInput = {
  /** Not in the future and not before the invoice; required with the IRN. */
  ackAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Digits; required with the IRN. */
  ackNumber?: InputMaybe<Scalars['String']['input']>;
  /** Not in the future and not before the invoice. */
  ewayBillAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 12 digits. */
  ewayBillNumber?: InputMaybe<Scalars['String']['input']>;
  /** After ewayBillAt. */
  ewayBillValidUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Invoice id. */
  id: Scalars['ID']['input'];
  /** 64 digits and letters a to f. */
  irn?: InputMaybe<Scalars['String']['input']>;
  /** Signed QR code of this invoice. */
  signedQr?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A renewed pair of tokens. */
export type RenewedTokens = {
  __typename?: 'RenewedTokens';
  /** The new bearer token. */
  accessToken: Scalars['String']['output'];
  /** The new refresh token; the last one stays good for 10 seconds. Null from a backend that does not rotate. */
  refreshToken: Maybe<Scalars['String']['output']>;
};

/** HTTP verbs of REST. */
export type RestMethod =
  /** Removes a record. */
  | 'DELETE'
  /** Reads; the accounting refreshes alone write with it. */
  | 'GET'
  /** Changes a part of a record. */
  | 'PATCH'
  /** Creates, or asks for an action. */
  | 'POST'
  /** Changes a record. */
  | 'PUT';

/** A customer's request for one SKU. */
export type Rfq = {
  __typename?: 'Rfq';
  /** Actions of the viewer now; the console shows exactly these buttons. */
  actions: Array<RfqAction>;
  /** Reason why it was archived. */
  archiveReason: Maybe<Scalars['String']['output']>;
  /** Reason why it is sold below cost. */
  belowCostReason: Maybe<Scalars['String']['output']>;
  /** Users who price such products. */
  categoryManagers: Array<UserName>;
  /** Cost price of one unit, without GST. */
  costPrice: Maybe<Scalars['Money']['output']>;
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made the request. */
  createdBy: UserName;
  /** Customer that asks. */
  customer: TenantSummary;
  /** Delivery address. */
  deliveryAddress: Address;
  /** Enquiry that it is a line of; null when it was asked for by itself. */
  enquiry: Maybe<RfqEnquiry>;
  /** Request id. */
  id: Scalars['ID']['output'];
  /** Margin on cost in percent. */
  marginPercent: Maybe<Scalars['Decimal']['output']>;
  /** The chosen offer. */
  offerId: Maybe<Scalars['ID']['output']>;
  /** What its price is decided by; one more call for all requests of a list. */
  pricing: RfqPricing;
  /** Units, above 0. */
  quantity: Scalars['Int']['output'];
  /** Remarks of the customer, at most 500 characters. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Sales person in charge. */
  salesPerson: Maybe<UserName>;
  /** Seller of the offer. */
  seller: Maybe<SellerSummary>;
  /** Selling price of one unit, without GST. */
  sellingPrice: Maybe<Scalars['Money']['output']>;
  /** Requested SKU. */
  sku: SkuSummary;
  /** Its status. */
  status: RfqStatus;
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of changes; sent with a change, it gives CONFLICT when the record changed since. */
  version: Scalars['Int']['output'];
};

/** An action of a viewer on a quote request. */
export type RfqAction =
  /** Put it away with a reason. */
  | 'ARCHIVE'
  /** Price it, or price it again. */
  | 'PRICE'
  /** Take it into a quotation. */
  | 'QUOTE';

/** The quote requests of one day. */
export type RfqDay = {
  __typename?: 'RfqDay';
  /** Number on that day. */
  count: Scalars['Int']['output'];
  /** The day (IST). */
  date: Scalars['Date']['output'];
  /** The newest of them, at most the limit asked for. */
  items: Array<Rfq>;
};

/** A page of days. */
export type RfqDayPage = {
  __typename?: 'RfqDayPage';
  /** Total number of days. */
  count: Scalars['Int']['output'];
  /** One row a day, newest first. */
  items: Array<RfqDay>;
};

/** Place of a quote request in what its customer asked for at once. */
export type RfqEnquiry = {
  __typename?: 'RfqEnquiry';
  /** Enquiry id. */
  id: Scalars['ID']['output'];
  /** Line of the enquiry that the request is, from 1. */
  line: Scalars['Int']['output'];
  /** Day on which the customer needs the goods. */
  neededBy: Maybe<Scalars['Date']['output']>;
  /** Its number, as ENQ-00042. */
  number: Scalars['String']['output'];
};

/** Filters of quote requests. Dates are days of creation (IST), both included. */
export type RfqFilter = {
  /** Only products this user manages. */
  categoryManagerId?: InputMaybe<Scalars['ID']['input']>;
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only the enquiry of this number, in the order of its lines; ENQ-00042 and 42 are the same. */
  enquiryNumber?: InputMaybe<Scalars['String']['input']>;
  /** From this day. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The request of this number, with or without # before it. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Only this organisation. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these sales persons. */
  salesPersonIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only these states. */
  statuses?: InputMaybe<Array<RfqStatus>>;
  /** Only this customer. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  /** To this day. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One SKU of new quote requests. */
export type RfqItemInput = {
  /** Units, above 0. */
  quantity: Scalars['Int']['input'];
  /** At most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** SKU id. */
  skuId: Scalars['ID']['input'];
};

/** A page of quote requests. */
export type RfqPage = {
  __typename?: 'RfqPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<Rfq>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
};

/** What the price of a quote request is decided by. */
export type RfqPricing = {
  __typename?: 'RfqPricing';
  /** Contract price of the customer for this quantity. */
  contractPrice: Maybe<Scalars['Money']['output']>;
  /** Price of one unit on the customer's newest order with it that the viewer sees. */
  lastPrice: Maybe<Scalars['Money']['output']>;
  /** Time of that order. */
  lastSoldAt: Maybe<Scalars['DateTime']['output']>;
  /** Least profit on cost in percent that needs no reason. */
  marginFloor: Scalars['Decimal']['output'];
  /** Offers that can be chosen, cheapest first, at most 20. */
  offers: Array<OfferToPrice>;
};

/** Status of a quote request (RFQ). */
export type RfqStatus =
  /** Put away with a reason; final. */
  | 'ARCHIVED'
  /** Waits for a price. */
  | 'PENDING'
  /** Priced; may be priced again or quoted. */
  | 'PRICE_UPDATED'
  /** In a quotation; locked. */
  | 'QUOTATION_GENERATED';

/** Display name of a role. */
export type RoleName = {
  __typename?: 'RoleName';
  /** Name. */
  name: Scalars['String']['output'];
  /** Role id. */
  roleId: Scalars['Int']['output'];
};

/** A display name of a role. */
export type RoleNameInput = {
  /** 1 to 50 characters. */
  name: Scalars['String']['input'];
  /** Role id. */
  roleId: Scalars['Int']['input'];
};

/** The permissions a new user of a role starts with. */
export type RoleTemplate = {
  __typename?: 'RoleTemplate';
  /** Whether the viewer may give this role to somebody. */
  assignable: Scalars['Boolean']['output'];
  /** Name of the role, by configuration; 'Role {id}' without one. */
  name: Scalars['String']['output'];
  /** Permission template of the role; from then on edited per user. */
  permissions: Array<Permission>;
  /** Numeric role. */
  roleId: Scalars['Int']['output'];
  /** Changes of the template by the company; 0 for that of the product. */
  version: Scalars['Int']['output'];
};

/** What a change of a role's template would do. */
export type RoleTemplateEffect = {
  __typename?: 'RoleTemplateEffect';
  /** Those whose permissions would change. */
  count: Scalars['Int']['output'];
  /** People who have the role. */
  staff: Scalars['Int']['output'];
  /** The first 100 of them. */
  users: Array<RoleTemplateUser>;
};

/** A person whom a change of a role's template touches. */
export type RoleTemplateUser = {
  __typename?: 'RoleTemplateUser';
  /** Pairs that the person gets. */
  added: Scalars['Int']['output'];
  /** Pairs given or taken by hand, which stay. */
  ownDifferences: Scalars['Int']['output'];
  /** Pairs that the person loses. */
  removed: Scalars['Int']['output'];
  /** The person. */
  user: UserName;
};

/** A new secret for a token. */
export type RotateApiTokenInput = {
  /** Days that the new token lasts, 1 to 366. */
  days: Scalars['Int']['input'];
  /** Token id; one's own. */
  id: Scalars['ID']['input'];
  /** Hours that the token before still works, 0 to 168. */
  overlapHours: Scalars['Int']['input'];
  /** The version that was read; CONFLICT when it has changed since. */
  version: Scalars['Int']['input'];
};

/** A sample that a customer asked for, by a line of a quotation or order. */
export type SampleRequest = {
  __typename?: 'SampleRequest';
  /** Actions of the viewer now. */
  actions: Array<SampleRequestAction>;
  /** The statuses that may be chosen now. */
  allowedStatuses: Array<SampleRequestStatus>;
  /** Time of the assignment. */
  assignedAt: Maybe<Scalars['DateTime']['output']>;
  /** User who assigned. */
  assignedBy: Maybe<UserName>;
  /** The category manager in charge. */
  assignedTo: Maybe<UserName>;
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made the request. */
  createdBy: UserName;
  /** User who asked for it. */
  customer: TenantSummary;
  /** Sample request id; its number too. */
  id: Scalars['ID']['output'];
  /** Id of the quotation item or order line. */
  lineId: Scalars['ID']['output'];
  /** Order number, when asked for by a line of an order. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Organisation id of the customer. */
  organisationId: Maybe<Scalars['ID']['output']>;
  /** Quotation id, when asked for by a line of a quotation. */
  quotationId: Maybe<Scalars['ID']['output']>;
  /** The last word about it. */
  remarks: Maybe<Scalars['String']['output']>;
  /** Those of `allowedStatuses` that need remarks: back, or out of CONFIRMED or REJECTED. */
  remarksNeededFor: Array<SampleRequestStatus>;
  /** Sales person of the document. */
  salesPerson: Maybe<UserName>;
  /** Requested SKU. */
  sku: SkuSummary;
  /** Kind of the line. */
  source: SampleRequestSource;
  /** Its status. */
  status: SampleRequestStatus;
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** An action of a viewer on a sample request. */
export type SampleRequestAction =
  /** Put a category manager in charge, or another one. */
  | 'ASSIGN'
  /** Choose one of `allowedStatuses`. */
  | 'CHANGE_STATUS'
  /** Change the remarks. */
  | 'EDIT';

/** Filters of sample requests. Dates are days of creation (IST), both included. */
export type SampleRequestFilter = {
  /** Only those that this user assigned. */
  assignedById?: InputMaybe<Scalars['ID']['input']>;
  /** Only with these category managers in charge. */
  assignedToIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** From this day. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only of this line; best together with `source`. */
  lineId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this organisation. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this sales person. */
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the product's or customer's name, or of a number; at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only of this kind of line. */
  source?: InputMaybe<SampleRequestSource>;
  /** Only these states. */
  statuses?: InputMaybe<Array<SampleRequestStatus>>;
  /** To this day. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A page of sample requests. */
export type SampleRequestPage = {
  __typename?: 'SampleRequestPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<SampleRequest>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
};

/** Kind of line that a sample is requested for. */
export type SampleRequestSource =
  /** A line of an order. */
  | 'ORDER_LINE'
  /** A line of a quotation. */
  | 'QUOTATION_LINE';

/** Status of a sample request, in the usual order. */
export type SampleRequestStatus =
  /** The customer likes it. */
  | 'CONFIRMED'
  /** The customer has it. */
  | 'DELIVERED_TO_CUSTOMER'
  /** Asked for; nobody is in charge yet. */
  | 'DRAFT'
  /** The sales person has it. */
  | 'FORWARDED_TO_SALES'
  /** The vendor prepares it. */
  | 'PROCESSING_BY_VENDOR'
  /** It has come to the warehouse. */
  | 'RECEIVED_AT_WAREHOUSE'
  /** The customer does not. */
  | 'REJECTED'
  /** A category manager is in charge. */
  | 'SAMPLE_REQUESTED';

/** A query of this graph that is kept under a name. `GET /q/<name>.csv` and `/q/<name>.json` run it and answer its rows, for the token that asks (docs/api.md). */
export type SavedQuery = {
  __typename?: 'SavedQuery';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether everybody of the company may run it, each with their own permissions. */
  isShared: Scalars['Boolean']['output'];
  /** Whether the viewer may change and delete it. */
  mayChange: Scalars['Boolean']['output'];
  /** Name in its address: small letters, digits and hyphens; one in the company. */
  name: Scalars['String']['output'];
  /** The query: one list with `items`, and what is asked of its rows. */
  query: Scalars['String']['output'];
  /** What it answers, for people. */
  title: Scalars['String']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Who made it. */
  user: UserName;
  /** Variables it runs with, as JSON; an address may give others. */
  variables: Scalars['String']['output'];
  /** Rises with each change; sent back with one. */
  version: Scalars['Int']['output'];
};

/** A page of saved queries. */
export type SavedQueryPage = {
  __typename?: 'SavedQueryPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page, by title. */
  items: Array<SavedQuery>;
};

/** A record that the search found. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** What tells it from others: customer or vendor, day, and the number by which it was found when that is not its own. */
  detail: Scalars['String']['output'];
  /** Its id; of an order its number. */
  id: Scalars['ID']['output'];
  /** Kind of the record. */
  kind: SearchKind;
  /** The record on whose page it stands: itself, or the order of a receipt, the customer of a contact. */
  page: SearchKey;
  /** Its status as its own kind spells it; null for kinds without one, and for what is simply active. */
  status: Maybe<Scalars['String']['output']>;
  /** Its number or name. */
  title: Scalars['String']['output'];
};

/** A record by its kind and id. */
export type SearchKey = {
  __typename?: 'SearchKey';
  /** Its id; of an order its number. */
  id: Scalars['ID']['output'];
  /** Kind of the record. */
  kind: SearchKind;
};

/** A record by its kind and id. */
export type SearchKeyInput = {
  /** Its id; of an order its number. */
  id: Scalars['ID']['input'];
  /** Kind of the record. */
  kind: SearchKind;
};

/** What the search over all finds. */
export type SearchKind =
  /** Bill of a vendor. */
  | 'BILL'
  /** Person at a customer. */
  | 'CONTACT'
  /** Credit note. */
  | 'CREDIT_NOTE'
  /** Customer. */
  | 'CUSTOMER'
  /** Delivery challan. */
  | 'DELIVERY_CHALLAN'
  /** Enquiry of a customer: the quote requests made at once. */
  | 'ENQUIRY'
  /** Invoice to a customer. */
  | 'INVOICE'
  /** Sales order; its id is its number. */
  | 'ORDER'
  /** Organisation of customers. */
  | 'ORGANISATION'
  /** Receipt of a customer, or payment to a vendor. */
  | 'PAYMENT'
  /** Product. */
  | 'PRODUCT'
  /** Purchase order. */
  | 'PURCHASE_ORDER'
  /** Quotation. */
  | 'QUOTATION'
  /** Quote request. */
  | 'QUOTE_REQUEST'
  /** Sample request. */
  | 'SAMPLE_REQUEST'
  /** Shipment. */
  | 'SHIPMENT'
  /** SKU of a product. */
  | 'SKU'
  /** Support ticket. */
  | 'TICKET'
  /** Vendor. */
  | 'VENDOR';

/** A vendor that the company buys from. */
export type Seller = {
  __typename?: 'Seller';
  /** Offers that can be chosen now. */
  activeOfferCount: Scalars['Int']['output'];
  /** Categories it sells, by name. */
  categories: Array<SellerCategory>;
  /** On-boarding day. */
  createdAt: Scalars['DateTime']['output'];
  /** District. */
  district: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** GST number, 15 characters. */
  gstin: Maybe<Scalars['String']['output']>;
  /** Seller id. */
  id: Scalars['ID']['output'];
  /** May be chosen for new offers and orders. */
  isActive: Scalars['Boolean']['output'];
  /** Carries goods. */
  isTransporter: Scalars['Boolean']['output'];
  /** File name of the logo. */
  logo: Maybe<Scalars['String']['output']>;
  /** Signed address of the logo's small form, good for an hour. */
  logoThumbnail: Maybe<Scalars['String']['output']>;
  /** Phone, 10 digits. */
  mobile: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Its office; null on old records only. */
  officeAddress: Maybe<Address>;
  /** PIN code. */
  pinCode: Maybe<Scalars['Int']['output']>;
  /** User who found it. */
  sourcePerson: Maybe<UserName>;
  /** State. */
  state: Maybe<Scalars['String']['output']>;
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Web address. */
  website: Maybe<Scalars['String']['output']>;
  /** Year in which it was founded. */
  yearOfEstablishment: Maybe<Scalars['Int']['output']>;
  /** Zone served. */
  zone: Maybe<Zone>;
};

/** Own sellers, counted in several ways. Each list begins with the most, days with the latest. */
export type SellerAnalytics = {
  __typename?: 'SellerAnalytics';
  /** Of them active. */
  active: Scalars['Int']['output'];
  /** By category. */
  byCategory: Array<SellersOfCategory>;
  /** By on-boarding day, for days on which there was one. */
  byDay: Array<SellersOfDay>;
  /** By who found them. */
  bySourcePerson: Array<SellersOfPerson>;
  /** By zone. */
  byZone: Array<SellersOfZone>;
  /** Number of own sellers. */
  total: Scalars['Int']['output'];
};

/** A category in which a seller sells. */
export type SellerCategory = {
  __typename?: 'SellerCategory';
  /** Category id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Filters of sellers. */
export type SellerFilter = {
  /** In any of these categories. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** On-boarded on this day or later. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only active or inactive ones. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Transporters instead of own sellers. */
  isTransporter?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name, GST number, phone or e-mail address, or the vendor's number (pickers). */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Found by this member of staff. */
  sourcePersonId?: InputMaybe<Scalars['ID']['input']>;
  /** On-boarded on this day or earlier. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Zone served. */
  zone?: InputMaybe<Zone>;
};

/** A seller that the company does not buy from yet. */
export type SellerLead = {
  __typename?: 'SellerLead';
  /** Actions of the viewer now. */
  actions: Array<SellerLeadAction>;
  /** Category of goods it could supply. */
  category: Scalars['String']['output'];
  /** District. */
  city: Maybe<Scalars['String']['output']>;
  /** Contact person. */
  contactName: Maybe<Scalars['String']['output']>;
  /** Time. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made it. */
  createdBy: Maybe<UserName>;
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** GST number, 15 characters. */
  gstin: Maybe<Scalars['String']['output']>;
  /** Lead id. */
  id: Scalars['ID']['output'];
  /** Another than its maker found it genuine; it is read-only since. */
  isVerified: Scalars['Boolean']['output'];
  /** Phone, 10 digits; one lead each. */
  mobile: Scalars['String']['output'];
  /** The member of staff who follows it up. */
  owner: Maybe<UserName>;
  /** PIN code. */
  pinCode: Maybe<Scalars['Int']['output']>;
  /** Products it could supply, the latest first. */
  products: Array<LeadProduct>;
  /** Remarks, at most 256 characters. */
  remarks: Maybe<Scalars['String']['output']>;
  /** The seller made of it. */
  sellerId: Maybe<Scalars['ID']['output']>;
  /** Name of the seller. */
  sellerName: Scalars['String']['output'];
  /** The member of staff who found it. */
  sourcePerson: Maybe<UserName>;
  /** State. */
  state: Maybe<Scalars['String']['output']>;
  /** Remarks. */
  verificationRemarks: Maybe<Scalars['String']['output']>;
  /** Time. */
  verifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** User who verified it. */
  verifiedBy: Maybe<UserName>;
  /** Zone served. */
  zone: Maybe<Zone>;
};

/** An action of a viewer on a lead. */
export type SellerLeadAction =
  /** Remove it with its products. */
  | 'DELETE'
  /** Change its facts. */
  | 'UPDATE'
  /** Say that it is genuine; by another than its maker. */
  | 'VERIFY';

/** Filters of leads. */
export type SellerLeadFilter = {
  /** Exactly this category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Made on this day or later. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only those that became vendors, or only the others. */
  isConverted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only verified ones, or only the others. */
  isVerified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name, contact, phone or city. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Followed up by this member of staff. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Found by this member of staff. */
  sourcePersonId?: InputMaybe<Scalars['ID']['input']>;
  /** Made on this day or earlier. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Zone served. */
  zone?: InputMaybe<Zone>;
};

/** A page of leads. */
export type SellerLeadPage = {
  __typename?: 'SellerLeadPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<SellerLead>;
};

/** The offers of one seller for a SKU. */
export type SellerOffers = {
  __typename?: 'SellerOffers';
  /** Lowest active offer price; null when all are hidden. */
  minimumPrice: Maybe<Scalars['Money']['output']>;
  /** Number of offers, hidden ones included. */
  offerCount: Scalars['Int']['output'];
  /** The offers, cheapest first. */
  offers: Array<Offer>;
  /** Seller of the offer. */
  seller: SellerSummary;
};

/** A page of sellers with their offers. */
export type SellerOffersPage = {
  __typename?: 'SellerOffersPage';
  /** Total number of sellers; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** One row a seller. */
  items: Array<SellerOffers>;
};

/** A page of sellers. */
export type SellerPage = {
  __typename?: 'SellerPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<Seller>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
};

/** A seller as offers and documents show it. */
export type SellerSummary = {
  __typename?: 'SellerSummary';
  /** District. */
  district: Maybe<Scalars['String']['output']>;
  /** Seller id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** State. */
  state: Maybe<Scalars['String']['output']>;
};

/** Sellers of one category; one of several categories counts in each. */
export type SellersOfCategory = {
  __typename?: 'SellersOfCategory';
  /** Of them active. */
  active: Scalars['Int']['output'];
  /** The category; null for sellers without one. */
  category: Maybe<SellerCategory>;
  /** Number. */
  total: Scalars['Int']['output'];
};

/** Sellers on-boarded on one day. */
export type SellersOfDay = {
  __typename?: 'SellersOfDay';
  /** Of them active. */
  active: Scalars['Int']['output'];
  /** The day in India. */
  day: Scalars['Date']['output'];
  /** Number. */
  total: Scalars['Int']['output'];
};

/** Sellers found by one member of staff. */
export type SellersOfPerson = {
  __typename?: 'SellersOfPerson';
  /** Of them active. */
  active: Scalars['Int']['output'];
  /** User who found them; null without one. */
  person: Maybe<UserName>;
  /** Number. */
  total: Scalars['Int']['output'];
};

/** Sellers of one zone. */
export type SellersOfZone = {
  __typename?: 'SellersOfZone';
  /** Of them active. */
  active: Scalars['Int']['output'];
  /** Number. */
  total: Scalars['Int']['output'];
  /** The zone; null when none is named. */
  zone: Maybe<Zone>;
};

/** A credit note by e-mail. */
export type SendCreditNoteEmailInput = {
  /** Credit note id, of one that is issued. */
  creditNoteId: Scalars['ID']['input'];
  /** 1 to 10 addresses. */
  emails: Array<Scalars['String']['input']>;
  /** Chosen by the caller; the same key sends it once in 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** A word with it, at most 1000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
};

/** An invoice by e-mail. */
export type SendInvoiceEmailInput = {
  /** 1 to 10 addresses. */
  emails: Array<Scalars['String']['input']>;
  /** Chosen by the caller; the same key sends it once in 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Invoice id, of one that is issued and not cancelled. */
  invoiceId: Scalars['ID']['input'];
  /** In place of the company's text, at most 1000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
};

/** Asks for a one-time password. */
export type SendOtpInput = {
  /** E-mail or phone. */
  type: OtpType;
  /** The e-mail address or the 10-digit phone number, 1 to 100 characters. */
  value: Scalars['String']['input'];
};

/** A quotation by e-mail. */
export type SendQuotationEmailInput = {
  /** 1 to 10 addresses. */
  emails: Array<Scalars['String']['input']>;
  /** A word with it, at most 1000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Quotation id. */
  quotationId: Scalars['ID']['input'];
};

/** What the set-up has saved so far. */
export type SetUp = {
  __typename?: 'SetUp';
  /** The company; null before its step. */
  company: Maybe<SetUpCompany>;
  /** Whether the service knows a mail server: sign-in codes are sent by it. */
  hasMail: Scalars['Boolean']['output'];
  /** Whether the step of the numbers is saved. */
  isNumbered: Scalars['Boolean']['output'];
  /** Sender of mails. */
  mailFrom: Scalars['String']['output'];
  /** The registration that documents have; null before its step. */
  registration: Maybe<SetUpRegistration>;
  /** Numbers of its documents; empty before the registration. */
  series: Array<DocumentSeries>;
  /** Sent with the next step, it gives CONFLICT when another browser saved one since; null before the first. */
  version: Maybe<Scalars['Int']['output']>;
};

/** The first administrator. */
export type SetUpAdministratorInput = {
  /** Where sign-in codes go. */
  email: Scalars['String']['input'];
  /** 1 to 50 characters. */
  firstName: Scalars['String']['input'];
  /** At most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Ten digits. */
  mobile: Scalars['String']['input'];
  /** The token from the log of the service. */
  token: Scalars['String']['input'];
};

/** The company as the set-up has saved it. */
export type SetUpCompany = {
  __typename?: 'SetUpCompany';
  /** Where customers pay. */
  bank: Scalars['String']['output'];
  /** CIN; empty for none, as all texts below. */
  cin: Scalars['String']['output'];
  /** E-mail. */
  email: Scalars['String']['output'];
  /** Terms printed on invoices. */
  invoiceTerms: Scalars['String']['output'];
  /** Legal name. */
  legalName: Scalars['String']['output'];
  /** Logo on prints, a small PNG as a data address. */
  logo: Scalars['String']['output'];
  /** PAN. */
  pan: Scalars['String']['output'];
  /** Phone. */
  phone: Scalars['String']['output'];
  /** Terms printed on quotations. */
  quotationTerms: Scalars['String']['output'];
  /** Signature on prints, a small PNG as a data address. */
  signature: Scalars['String']['output'];
  /** UPI id. */
  upiId: Scalars['String']['output'];
};

/** The company, as the set-up asks for it. */
export type SetUpCompanyInput = {
  /** At most 500 characters. */
  bank: Scalars['String']['input'];
  /** CIN, or empty. */
  cin: Scalars['String']['input'];
  /** An address, or empty. */
  email: Scalars['String']['input'];
  /** At most 2000 characters. */
  invoiceTerms: Scalars['String']['input'];
  /** 3 to 100 characters. */
  legalName: Scalars['String']['input'];
  /** JPEG or PNG in base64, at most 150 KB, or empty for none; left out, it stays. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Of the form ABCDE1234F. */
  pan: Scalars['String']['input'];
  /** At most 30 characters. */
  phone: Scalars['String']['input'];
  /** At most 2000 characters. */
  quotationTerms: Scalars['String']['input'];
  /** As the logo. */
  signature?: InputMaybe<Scalars['String']['input']>;
  /** The token from the log of the service. */
  token: Scalars['String']['input'];
  /** Of the form name@bank, or empty. */
  upiId: Scalars['String']['input'];
  /** The version that was read; null for none. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A series, as the set-up asks for it. */
export type SetUpNumbersInput = {
  /** What is numbered. */
  kind: DocumentSeriesKind;
  /** From 1. */
  nextNumber: Scalars['Int']['input'];
  /** 1 to 5 capital letters, digits, - and /. */
  prefix: Scalars['String']['input'];
};

/** The GST registration as the set-up has saved it. */
export type SetUpRegistration = {
  __typename?: 'SetUpRegistration';
  /** Street. */
  address1: Scalars['String']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** GST number. */
  gstin: Scalars['String']['output'];
  /** PIN code. */
  postalCode: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
};

/** The GST registration, as the set-up asks for it. */
export type SetUpRegistrationInput = {
  /** Street, 1 to 100 characters. */
  address1: Scalars['String']['input'];
  /** City, 3 to 50 characters. */
  city: Scalars['String']['input'];
  /** GST number: it contains the company's PAN, and is of the state. */
  gstin: Scalars['String']['input'];
  /** 6 digits, of the state. */
  postalCode: Scalars['String']['input'];
  /** State. */
  state: Scalars['String']['input'];
  /** The token from the log of the service. */
  token: Scalars['String']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** Numbers of documents, as the set-up asks for them. */
export type SetUpSeriesInput = {
  /** Series that are set; at most one of each kind. */
  series: Array<SetUpNumbersInput>;
  /** The token from the log of the service. */
  token: Scalars['String']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** One value that a sheet changes. */
export type SheetDifference = {
  __typename?: 'SheetDifference';
  /** Column of the sheet, or what follows from it. */
  field: Scalars['String']['output'];
  /** The value before; null for none. */
  from: Maybe<Scalars['String']['output']>;
  /** Id of the record; null when the row makes it. */
  recordId: Maybe<Scalars['ID']['output']>;
  /** Row of the sheet, as a spreadsheet program counts it. */
  row: Scalars['Int']['output'];
  /** The value after. */
  to: Maybe<Scalars['String']['output']>;
};

/** Error in a sheet. */
export type SheetError = {
  __typename?: 'SheetError';
  /** Name or letter of the column. */
  column: Scalars['String']['output'];
  /** Error, in words for people. */
  message: Scalars['String']['output'];
  /** Row of the sheet, as a spreadsheet program counts it. */
  row: Scalars['Int']['output'];
};

/** Changes of a sheet, or with dryRun the changes it would make. */
export type SheetResult = {
  __typename?: 'SheetResult';
  /** Total number of differences. */
  differenceCount: Scalars['Int']['output'];
  /** The first 1000 differences. */
  differences: Array<SheetDifference>;
  /** Total number of errors. */
  errorCount: Scalars['Int']['output'];
  /** The first 1000 errors. While there is one, nothing can be applied. */
  errors: Array<SheetError>;
  /** All of it in one line. */
  message: Scalars['String']['output'];
  /** Records updated or created; of a dry run, those that would be. */
  records: Scalars['Int']['output'];
  /** Rows under the column names, empty ones aside. */
  rows: Scalars['Int']['output'];
};

/** One vehicle's load from one place. */
export type Shipment = {
  __typename?: 'Shipment';
  /** Actions of the viewer now; the console shows exactly these buttons. */
  actions: Array<ShipmentAction>;
  /** Its bill, if one was made, in the viewer's row scope; empty without PURCHASE_ORDER READ. */
  bills: Array<ShipmentBill>;
  /** Its challans in the viewer's row scope; empty without DELIVERY_CHALLAN READ. */
  challans: Array<ShipmentChallan>;
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made it. */
  createdBy: UserName;
  /** Destination. */
  destinationType: ShipmentDestination;
  /** Driver. */
  driverName: Scalars['String']['output'];
  /** The driver's phone, 10 digits. */
  driverPhone: Scalars['String']['output'];
  /** A second phone, 10 digits. */
  driverPhone2: Maybe<Scalars['String']['output']>;
  /** The e-way bill; null when there is none. */
  ewayBillAttachment: Maybe<StoredFile>;
  /** Number of the e-way bill. */
  ewayBillNumber: Maybe<Scalars['String']['output']>;
  /** Place of loading. */
  from: ShipmentPlace;
  /** Shipment id; its number too. */
  id: Scalars['ID']['output'];
  /** Its invoices in the viewer's row scope; empty without ORDER READ. */
  invoices: Array<ShipmentInvoice>;
  /** Cost of the loading; null without PRODUCT APPROVE. */
  loadingCharge: Maybe<Scalars['Money']['output']>;
  /** Cost of the transport; null without PRODUCT APPROVE. */
  logisticCost: Maybe<Scalars['Money']['output']>;
  /** Sales orders whose goods it carries, in the viewer's row scope. */
  orderNumbers: Array<Scalars['String']['output']>;
  /** From where to where. */
  route: ShipmentRoute;
  /** Computed from its challans. */
  status: ShipmentStatus;
  /** Destination; with several ship-tos the first of them. */
  to: ShipmentPlace;
  /** Tracking link. */
  trackingLink: Maybe<Scalars['String']['output']>;
  /** Day of that document. */
  transportDocumentDate: Maybe<Scalars['Date']['output']>;
  /** Number of the lorry receipt, railway receipt, airway bill or bill of lading. */
  transportDocumentNumber: Maybe<Scalars['String']['output']>;
  /** Owner of the transport. */
  transportInitiatedBy: TransportInitiator;
  /** How it travels; null with the seller's transport. */
  transportMode: Maybe<TransportMode>;
  /** Its transporter. */
  transporter: Maybe<ShipmentTransporter>;
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of the vehicle. */
  vehicleNumber: Maybe<Scalars['String']['output']>;
  /** One of the ten vehicle types; null with the seller's transport. */
  vehicleType: Maybe<Scalars['String']['output']>;
  /** Number of changes; sent with a change, it gives CONFLICT when the record changed since. */
  version: Scalars['Int']['output'];
  /** Weight in kilograms. */
  weight: Maybe<Scalars['Decimal']['output']>;
};

/** An action of a viewer on a shipment. */
export type ShipmentAction =
  /** Change vehicle, driver and costs, and the e-way bill. */
  | 'EDIT';

/** A bill of a shipment, in short. */
export type ShipmentBill = {
  __typename?: 'ShipmentBill';
  /** Its total. */
  grandTotal: Scalars['Money']['output'];
  /** Bill id. */
  id: Scalars['ID']['output'];
  /** The purchase orders on it. */
  poIds: Array<Scalars['ID']['output']>;
  /** Its status. */
  status: BillStatus;
};

/** A challan of a shipment, in short. */
export type ShipmentChallan = {
  __typename?: 'ShipmentChallan';
  /** What its goods are worth as the law counts it for an e-way bill: with GST, without exempt goods beside taxed ones; null where that is cost that the viewer may not see. */
  consignmentValue: Maybe<Scalars['Money']['output']>;
  /** Its e-way bill. */
  ewayBillNumber: Maybe<Scalars['String']['output']>;
  /** Challan id. */
  id: Scalars['ID']['output'];
  /** Document number. */
  number: Scalars['String']['output'];
  /** Number of the sales order; null for stock. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Its status. */
  status: ChallanStatus;
  /** CUSTOMER or SELLER. */
  type: ChallanType;
  /**
   * The same, by its older name.
   * @deprecated Use consignmentValue. Removed after 2027-05-31.
   */
  valueWithGst: Maybe<Scalars['Money']['output']>;
};

/** Kind of destination of a shipment. */
export type ShipmentDestination =
  /** To the customer. */
  | 'CUSTOMER'
  /** Old rows only: refused. */
  | 'POSTPONED'
  /** Old rows only: refused. */
  | 'TRANSPORT'
  /** To a warehouse of the company. */
  | 'WAREHOUSE';

/** Filters of shipments. */
export type ShipmentFilter = {
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** First day, of the day it was made (IST). */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** This number only. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any part of the sales order's number, whatever its case, with or without # before it. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Only these states. */
  statuses?: InputMaybe<Array<ShipmentStatus>>;
  /** Last day, of the day it was made (IST), included. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only with this transporter. */
  transporterId?: InputMaybe<Scalars['ID']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An invoice of a shipment, in short. */
export type ShipmentInvoice = {
  __typename?: 'ShipmentInvoice';
  /** Its total. */
  grandTotal: Scalars['Money']['output'];
  /** Invoice id. */
  id: Scalars['ID']['output'];
  /** Its number; null while it is a draft. */
  number: Maybe<Scalars['String']['output']>;
  /** Number of the sales order. */
  orderNumber: Scalars['String']['output'];
  /** Its status. */
  status: InvoiceStatus;
};

/** Goods of one delivery point that leave. */
export type ShipmentLineInput = {
  /** The open dispatch event of the delivery point. */
  eventId: Scalars['ID']['input'];
  /** The line of the sales order; must be the point's. */
  orderLineId?: InputMaybe<Scalars['ID']['input']>;
  /** The line of the purchase order; must be the point's. Needed without an order. */
  poLineId?: InputMaybe<Scalars['ID']['input']>;
  /** Units that leave: 1 up to what waits there. */
  quantity: Scalars['Int']['input'];
};

/** A page of shipments. */
export type ShipmentPage = {
  __typename?: 'ShipmentPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page, newest first. */
  items: Array<Shipment>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
};

/** One end of a shipment, as it stood on the day. */
export type ShipmentPlace = {
  __typename?: 'ShipmentPlace';
  /** First line. */
  address1: Scalars['String']['output'];
  /** Second line. */
  address2: Maybe<Scalars['String']['output']>;
  /** Third line. */
  address3: Maybe<Scalars['String']['output']>;
  /** Address id. */
  addressId: Scalars['ID']['output'];
  /** City or district. */
  city: Scalars['String']['output'];
  /** Always India. */
  country: Scalars['String']['output'];
  /** Name of the seller, customer or warehouse. */
  name: Scalars['String']['output'];
  /** Owner of the place. */
  ownerType: AddressOwner;
  /** PIN code, 6 digits. */
  postalCode: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
};

/** Remainder of a delivery point that is dispatched in part, and its new day. */
export type ShipmentRestInput = {
  /** The delivery point. */
  deliveryPointId: Scalars['ID']['input'];
  /** The open dispatch event of the delivery point. */
  eventId: Scalars['ID']['input'];
  /** The day they shall leave, not in the past. */
  expectedDate: Scalars['Date']['input'];
  /** Units that stay: what waits less what leaves. */
  quantity: Scalars['Int']['input'];
};

/** From where to where a shipment goes. */
export type ShipmentRoute =
  /** 1 bill; a challan and an invoice for each order and ship-to. */
  | 'SELLER_TO_CUSTOMER'
  /** 1 bill; a challan for each order or stock purchase order. */
  | 'SELLER_TO_WAREHOUSE'
  /** A challan and an invoice for each order and ship-to. */
  | 'WAREHOUSE_TO_CUSTOMER';

/** Status of a shipment, computed from its challans; no call sets it. */
export type ShipmentStatus =
  /** All its challans are cancelled. */
  | 'CANCELLED'
  /** All its challans that are not cancelled are delivered. */
  | 'DELIVERED'
  /** All of it is on its way. */
  | 'IN_TRANSIT'
  /** Some of its challans are delivered. */
  | 'PARTIALLY_DELIVERED';

/** Transporter of a shipment. */
export type ShipmentTransporter = {
  __typename?: 'ShipmentTransporter';
  /** GST number, 15 characters. */
  gstNumber: Scalars['String']['output'];
  /** Transporter id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Where a new customer's goods go: its first address. */
export type ShippingAddressInput = {
  /** First line, 1 to 100 characters. */
  address1: Scalars['String']['input'];
  /** Second line, at most 100 characters. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** Third line, at most 100 characters. */
  address3?: InputMaybe<Scalars['String']['input']>;
  /** City or district, 1 to 50 characters. */
  city: Scalars['String']['input'];
  /** PIN code, 6 digits, the first not 0. */
  postalCode: Scalars['String']['input'];
  /** State by its name or GST code, 1 to 50 characters, of the PIN code; without it the PIN code tells. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** The signed address of a file. */
export type SignedFile = {
  __typename?: 'SignedFile';
  /** Signed address of the thumbnail. */
  thumbnailUrl: Maybe<Scalars['String']['output']>;
  /** Signed address, good for an hour. */
  url: Scalars['String']['output'];
};

/** Signed in: the profile and both tokens. */
export type SignedIn = {
  __typename?: 'SignedIn';
  /** Bearer token of every other call, good for 15 minutes. */
  accessToken: Scalars['String']['output'];
  /** Makes this device known: sent as x-device-token with later sign-ins, which strangers then cannot close. Null from a backend without known devices. */
  deviceToken: Maybe<Scalars['String']['output']>;
  /** Proof for `refreshAccessToken`, good for 30 days, replaced at each use. */
  refreshToken: Scalars['String']['output'];
  /** The person who signed in. */
  viewer: Viewer;
};

/** A variant of a product: what is quoted, bought and sold. */
export type Sku = {
  __typename?: 'Sku';
  /** Values of the category's attributes, in stored order. */
  attributes: Array<AttributeValue>;
  /** Time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made it. */
  createdBy: Maybe<UserName>;
  /** GST rate of the product in percent. */
  gstPercent: Scalars['Decimal']['output'];
  /** HSN code of the product. */
  hsnCode: Maybe<Scalars['String']['output']>;
  /** SKU id. */
  id: Scalars['ID']['output'];
  /** May be quoted and sold. */
  isActive: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Number of its offers from active sellers, hidden ones included. */
  offerCount: Scalars['Int']['output'];
  /** Its offers, cheapest first, hidden ones included. */
  offers: Array<Offer>;
  /** Its own pictures. */
  pictures: Array<Picture>;
  /** Product id. */
  productId: Scalars['ID']['output'];
  /** Product name. */
  productName: Scalars['String']['output'];
  /** Its newest lines on documents in the viewer's row scope that were not cancelled, newest first. */
  recentTransactions: Array<SkuTransaction>;
  /** Signed address of the thumbnail of its first picture, or of its product's; good for an hour. */
  thumbnail: Maybe<Scalars['String']['output']>;
  /** Unit in which it is counted. */
  unit: Scalars['String']['output'];
  /** Unit quantity code (UQC) for GST documents. */
  unitCode: Scalars['String']['output'];
};


/** A variant of a product: what is quoted, bought and sold. */
export type SkuRecentTransactionsArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  toDate?: InputMaybe<Scalars['Date']['input']>;
};

/** A SKU that a line of an enquiry may mean, with what one chooses by. */
export type SkuCandidate = {
  __typename?: 'SkuCandidate';
  /** Values of its attributes, such as its size; those of the product where it has none. */
  attributes: Array<AttributeValue>;
  /** Units free in all warehouses; null for viewers who make no orders. */
  freeUnits: Maybe<Scalars['Int']['output']>;
  /** Price of one unit on the customer's newest order with it that the viewer sees; null without one, and for viewers who read no orders. */
  lastPrice: Maybe<Scalars['Money']['output']>;
  /** Time of that order. */
  lastSoldAt: Maybe<Scalars['DateTime']['output']>;
  /** Product name. */
  productName: Scalars['String']['output'];
  /** SKU id. */
  skuId: Scalars['ID']['output'];
  /** SKU name. */
  skuName: Scalars['String']['output'];
  /** Signed address of the thumbnail. */
  thumbnail: Maybe<Scalars['String']['output']>;
  /** Unit in which it is counted. */
  unit: Scalars['String']['output'];
};

/** What the text of a line means. */
export type SkuMatch = {
  __typename?: 'SkuMatch';
  /** The best to choose from, the certain one first. */
  candidates: Array<SkuCandidate>;
  /** SKU that it certainly means; null when a person has to choose. */
  skuId: Maybe<Scalars['ID']['output']>;
  /** The text as it was asked for. */
  text: Scalars['String']['output'];
};

/** The offers one seller makes for one SKU. */
export type SkuOffers = {
  __typename?: 'SkuOffers';
  /** Id of seller and SKU. */
  id: Scalars['ID']['output'];
  /** Lowest active offer price; null when all are hidden. */
  minimumPrice: Maybe<Scalars['Money']['output']>;
  /** Number of offers, hidden ones included. */
  offerCount: Scalars['Int']['output'];
  /** The offers, cheapest first. */
  offers: Array<Offer>;
  /** SKU id. */
  skuId: Scalars['ID']['output'];
  /** SKU name. */
  skuName: Scalars['String']['output'];
};

/** A page of SKUs with one seller's offers. */
export type SkuOffersPage = {
  __typename?: 'SkuOffersPage';
  /** Total number of SKUs; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** One row a SKU. */
  items: Array<SkuOffers>;
};

/** A page of SKUs. */
export type SkuPage = {
  __typename?: 'SkuPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<Sku>;
};

/** A SKU as documents show it. */
export type SkuSummary = {
  __typename?: 'SkuSummary';
  /** GST rate of the product in percent. */
  gstPercent: Scalars['Decimal']['output'];
  /** HSN code of the product. */
  hsnCode: Maybe<Scalars['String']['output']>;
  /** SKU id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Product id. */
  productId: Scalars['ID']['output'];
  /** Product name. */
  productName: Scalars['String']['output'];
  /** Signed address of the thumbnail, good for an hour. */
  thumbnail: Maybe<Scalars['String']['output']>;
  /** Unit in which it is counted. */
  unit: Scalars['String']['output'];
};

/** A document line that traded a SKU. */
export type SkuTransaction = {
  __typename?: 'SkuTransaction';
  /** Cost of one unit to the company. */
  costPrice: Maybe<Scalars['Money']['output']>;
  /** Time when the document was made. */
  date: Scalars['DateTime']['output'];
  /** Kind of document. */
  documentType: TradeDocumentType;
  /** Number of the document. */
  number: Scalars['String']['output'];
  /** The customer, or the seller. */
  party: Scalars['String']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
  /** Selling price of one unit; of order lines. */
  sellingPrice: Maybe<Scalars['Money']['output']>;
};

/** A state or union territory. */
export type State = {
  __typename?: 'State';
  /** GST state code, two digits. */
  code: Scalars['String']['output'];
  /** Official name. */
  name: Scalars['String']['output'];
};

/** One movement of stock; written once and never changed. */
export type StockMovement = {
  __typename?: 'StockMovement';
  /** Proof. */
  attachments: Array<StoredFile>;
  /** Stock of the SKU there after it. */
  balance: Scalars['Int']['output'];
  /** Time. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made it. */
  createdBy: UserName;
  /** The challan it moved with; null when it was made by hand. */
  document: Maybe<StockMovementDocument>;
  /** Movement id. */
  id: Scalars['ID']['output'];
  /** Signed: above 0 came in, below 0 went out. */
  quantity: Scalars['Int']['output'];
  /** Reason. */
  reason: StockReason;
  /** Remarks. */
  remarks: Maybe<Scalars['String']['output']>;
  /** SKU id. */
  skuId: Scalars['ID']['output'];
  /** SKU name. */
  skuName: Scalars['String']['output'];
  /** Unit it is counted in. */
  unit: Scalars['String']['output'];
};

/** The delivery challan that goods moved with. */
export type StockMovementDocument = {
  __typename?: 'StockMovementDocument';
  /** Challan id. */
  challanId: Scalars['ID']['output'];
  /** Number of the challan. */
  challanNumber: Scalars['String']['output'];
  /** Number of the sales order they are for; null without one. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** The purchase order they came by; null without one. */
  poId: Maybe<Scalars['ID']['output']>;
};

/** Filters. */
export type StockMovementFilter = {
  /** Only what was changed by hand. */
  adjustmentsOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** From this day on, Asia/Kolkata. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only of this SKU. */
  skuId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to this day, included. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
};

/** A page of movements. */
export type StockMovementPage = {
  __typename?: 'StockMovementPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page, newest first. */
  items: Array<StockMovement>;
};

/** Reason why stock changed. */
export type StockReason =
  /** Units that can no longer be sold. */
  | 'DAMAGE'
  /** Went out on a delivery challan. */
  | 'DISPATCHED'
  /** Missing units that turned up. */
  | 'FOUND'
  /** Units that are missing. */
  | 'LOSS'
  /** Stock at the time the warehouse was first recorded. */
  | 'OPENING'
  /** None of the above; the remarks say what. */
  | 'OTHER'
  /** Came in on a delivery challan. */
  | 'RECEIVED'
  /** Came back: its delivery challan was cancelled. */
  | 'RETURNED'
  /** A count found another quantity than the record. */
  | 'STOCK_COUNT';

/** A stored picture or PDF. */
export type StoredFile = {
  __typename?: 'StoredFile';
  /** image/jpeg, image/png or application/pdf, by its content. */
  contentType: Scalars['String']['output'];
  /** The name it was uploaded under. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** Signed address of the thumbnail, 240 px; pictures only. */
  thumbnailUrl: Maybe<Scalars['String']['output']>;
  /** Signed address, good for an hour; a PDF is saved, never shown as a page of ours. */
  url: Scalars['String']['output'];
  /** UUID of the file. */
  uuid: Scalars['ID']['output'];
};

/** Goods to one place for one sales order, or for stock. */
export type SubShipmentInput = {
  /** 1 to 200 lines. */
  lines: Array<ShipmentLineInput>;
  /** Number of the sales order; none for stock. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Ship-to: an address of the customer, or of the warehouse. */
  toAddressId: Scalars['ID']['input'];
};

/** Changes as they happen. Every field declares its permission and the REST operation behind it. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Records that somebody changes, from all kinds. The first answer comes as soon as changes are listened to: what was committed after the number, or without one the present number and no records. What was committed at about the time of an answer may be told twice. An addition of this backend (docs/decisions/021). */
  changes: RecordChanges;
  /** Ids of delivery points in the viewer's row scope, each time somebody changes them. The first answer, all null, comes as soon as changes are listened to: what was read before may be old. */
  deliveryPointsChanged: DeliveryPointChange;
};


/** Changes as they happen. Every field declares its permission and the REST operation behind it. */
export type SubscriptionChangesArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of a sync. */
export type SyncBillResult = {
  __typename?: 'SyncBillResult';
  /** The bill as it is now. */
  bill: Bill;
  /** Reasons of the failure; empty on success. */
  errors: Array<Scalars['String']['output']>;
};

/** Sync state of a document in the accounting service; a document that was never sent has none. */
export type SyncStatus =
  /** The last try did not succeed; it is tried again. */
  | 'FAILED'
  /** The accounting service has the same version. */
  | 'SYNCED';

/** Kind of a supply in GST law: whether it is taxed, or why not. */
export type TaxCategory =
  /** A notification exempts it wholly (section 11 of the CGST Act, section 6 of the IGST Act). */
  | 'EXEMPT'
  /** The tariff has it at 0 %. */
  | 'NIL_RATED'
  /** GST is not levied on it, as on petrol and liquor for drinking (section 9 of the CGST Act). */
  | 'NON_GST'
  /** Taxed at one of the GST rates. */
  | 'TAXABLE';

/** A customer company. */
export type Tenant = {
  __typename?: 'Tenant';
  /** Number of its contacts; null without TENANT_USER READ. */
  contactCount: Maybe<Scalars['Int']['output']>;
  /** Time when the record was made. */
  createdAt: Scalars['DateTime']['output'];
  /** User who made the record. */
  createdBy: Maybe<UserName>;
  /** Days to pay an invoice, 0 to 180; null for the usual 30. */
  creditDays: Maybe<Scalars['Int']['output']>;
  /** District of the shipping address. */
  district: Maybe<Scalars['String']['output']>;
  /** GST number, 15 characters. */
  gstNo: Maybe<Scalars['String']['output']>;
  /** Customer id. */
  id: Scalars['ID']['output'];
  /** File name of the logo. */
  logo: Maybe<Scalars['String']['output']>;
  /** Signed address of the small logo. */
  logoThumbnail: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Its organisation. */
  organisationId: Scalars['ID']['output'];
  /** Name of its organisation. */
  organisationName: Scalars['String']['output'];
  /** Sales person in charge. */
  salesPerson: Maybe<UserName>;
  /** Its first address, which gives district and state. */
  shippingAddress: Maybe<Address>;
  /** State of the shipping address. */
  state: Maybe<Scalars['String']['output']>;
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Its contacts. */
  users: Maybe<Array<TenantContact>>;
  /** Verified by an approver. */
  verified: Scalars['Boolean']['output'];
};

/** Totals of a customer. Each number needs READ on its own entity, else it is null. */
export type TenantAnalytics = {
  __typename?: 'TenantAnalytics';
  /** Money that came from it and settles no invoice yet: the measure ADVANCES; needs both. */
  advanceValue: Maybe<Scalars['Money']['output']>;
  /** Total with GST of its invoices, credit notes not deducted: the measure INVOICED; needs ORDER READ. */
  invoicedValue: Maybe<Scalars['Money']['output']>;
  /** Day of its latest order that is not cancelled. */
  lastOrderDate: Maybe<Scalars['Date']['output']>;
  /** Orders, cancelled ones included. */
  orderCount: Maybe<Scalars['Int']['output']>;
  /** Value with GST of its orders that are not cancelled. */
  orderValue: Maybe<Scalars['Money']['output']>;
  /** Unpaid part of its invoices, before advances: the measure OUTSTANDING; needs both. */
  outstandingValue: Maybe<Scalars['Money']['output']>;
  /** Quotations. */
  quotationCount: Maybe<Scalars['Int']['output']>;
  /** Money that came from it, advances included: the measure RECEIVED; needs PAYMENT READ. */
  receivedValue: Maybe<Scalars['Money']['output']>;
  /** Quote requests. */
  rfqCount: Maybe<Scalars['Int']['output']>;
};

/** A contact of a customer, as its record carries it. */
export type TenantContact = {
  __typename?: 'TenantContact';
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** User id. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** Phone, 10 digits. */
  mobile: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** Filters of customers. name and keyword exclude each other. */
export type TenantFilter = {
  /** Made before this time. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this time or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only these ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the name, GST number, district, e-mail or phone (list search). */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Beginning of the name (pickers). */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Organisation id. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** Sales person's user id. */
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  /** Changed itself at this time or later. A change may be seen some seconds after its time: ask again from a minute before. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only verified or unverified ones. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of customers. */
export type TenantPage = {
  __typename?: 'TenantPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<Tenant>;
  /** Where the page ends. Null from a backend that has no cursors, and where the best match comes first: name an order there. */
  pageInfo: Maybe<PageInfo>;
};

/** A customer as documents show it, readable by everybody who may read the document. */
export type TenantSummary = {
  __typename?: 'TenantSummary';
  /** District of the shipping address. */
  district: Maybe<Scalars['String']['output']>;
  /** Customer id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** State of the shipping address. */
  state: Maybe<Scalars['String']['output']>;
  /** Verified by an approver. */
  verified: Scalars['Boolean']['output'];
};

/** A text to be tried. */
export type TestMailInput = {
  /** Its text. */
  body: Scalars['String']['input'];
  /** Which mail. */
  kind: MailKind;
  /** Its subject. */
  subject: Scalars['String']['input'];
};

/** A support ticket. */
export type Ticket = {
  __typename?: 'Ticket';
  /** Actions of the viewer now. */
  actions: Array<TicketAction>;
  /** Its files, oldest first. */
  attachments: Array<TicketAttachment>;
  /** The category; null for tech support. */
  category: Maybe<Scalars['String']['output']>;
  /** Time when it was raised. */
  createdAt: Scalars['DateTime']['output'];
  /** What it says. */
  description: Scalars['String']['output'];
  /** Id in the tracker, for example T-12. */
  id: Scalars['ID']['output'];
  /** Whether the embedded tracker keeps it. */
  isEmbedded: Scalars['Boolean']['output'];
  /** The kind of problem; null for ad-hoc requests. */
  issueType: Maybe<Scalars['String']['output']>;
  /** The form it was raised by. */
  list: TicketList;
  /** Its title. */
  name: Scalars['String']['output'];
  /** Number of the order it is about. */
  orderNumber: Maybe<Scalars['String']['output']>;
  /** Person who raised it. */
  requester: UserName;
  /** As last read where an outside tracker keeps it; null where its word is none of these. */
  status: Maybe<TicketStatus>;
  /** What an outside tracker calls its state, as last read; null before that and for the embedded one. */
  trackerWord: Maybe<Scalars['String']['output']>;
};

/** Actions of a viewer on a ticket. */
export type TicketAction =
  /** Add a file. */
  | 'ATTACH'
  /** It is done. */
  | 'CLOSE'
  /** It is not done after all. */
  | 'REOPEN'
  /** Work on it. */
  | 'START';

/** A file sent with a ticket. */
export type TicketAttachment = {
  __typename?: 'TicketAttachment';
  /** File name. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** Signed address, good for an hour; null where an outside tracker keeps the file. */
  url: Maybe<Scalars['String']['output']>;
};

/** A category, and the field of CreateOrderStatusTicketInput that says more about it. */
export type TicketCategory = {
  __typename?: 'TicketCategory';
  /** packagingMaterial, guestAmenitiesAndAppliances, bedAndBathAndFnbLinen, housekeepingAndCleaning or other. */
  field: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Only the tickets with all of these. */
export type TicketFilter = {
  /** Of this category, one of ticketOptions.categories. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Raised on this day (IST) or later. */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** Raised by this form. */
  list?: InputMaybe<TicketList>;
  /** These letters in the id, the title, the description or the order number; at most 100. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** In this state. */
  status?: InputMaybe<TicketStatus>;
  /** Raised on this day (IST) or before. */
  toDate?: InputMaybe<Scalars['Date']['input']>;
};

/** The three forms, and with them the lists of the tracker. */
export type TicketList =
  /** Goods that are not in the catalogue, or a favour. */
  | 'AD_HOC'
  /** Something about an order. */
  | 'ORDER_STATUS'
  /** The console does not work. */
  | 'TECH_SUPPORT';

/** What the forms offer. */
export type TicketOptions = {
  __typename?: 'TicketOptions';
  /** Categories of goods. */
  categories: Array<TicketCategory>;
  /** Kinds of problem with an order. */
  orderIssueTypes: Array<Scalars['String']['output']>;
  /** Kinds of technical problem. */
  techIssueTypes: Array<Scalars['String']['output']>;
};

/** A page of tickets. */
export type TicketPage = {
  __typename?: 'TicketPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows, newest first. */
  items: Array<Ticket>;
};

/** How current the states of tickets are. */
export type TicketStates = {
  __typename?: 'TicketStates';
  /** Time of the reading from an outside tracker; null for the embedded one, whose states are those of now. */
  readAt: Maybe<Scalars['DateTime']['output']>;
};

/** State of a ticket. */
export type TicketStatus =
  /** Done. */
  | 'CLOSED'
  /** Somebody works on it. */
  | 'IN_PROGRESS'
  /** Nobody works on it yet. */
  | 'OPEN';

/** Kinds of document that trade a SKU. */
export type TradeDocumentType =
  /** A sales order. */
  | 'ORDER'
  /** A purchase order; for readers of purchase orders. */
  | 'PURCHASE_ORDER';

/** Owner of the transport: 'Transport mode' on screens. */
export type TransportInitiator =
  /** The company's own. */
  | 'OWN'
  /** The seller's. */
  | 'SELLER';

/** How the goods travel: 'Transported Mode' on screens. */
export type TransportMode =
  /** An aircraft; the transport document is the airway bill. */
  | 'AIR'
  /** A train; the transport document is the railway receipt. */
  | 'RAIL'
  /** A vehicle; its number is needed where the carrier is an own one. */
  | 'ROAD'
  /** A ship; the transport document is the bill of lading. */
  | 'SHIP';

/** Why goods travel, as the e-way bill portal divides it: all but SUPPLY are of goods without an invoice. */
export type TransportReason =
  /** Shown at an exhibition or a fair. */
  | 'EXHIBITION'
  /** To be worked on by somebody else. */
  | 'JOB_WORK'
  /** Back from somebody who worked on them. */
  | 'JOB_WORK_RETURN'
  /** Sold from the vehicle, on the way. */
  | 'LINE_SALES'
  /** Another one, in words. */
  | 'OTHERS'
  /** Between places of the company. */
  | 'OWN_USE'
  /** To a place of the company, to be sold to somebody not known yet. */
  | 'RECIPIENT_NOT_KNOWN'
  /** Back from a customer. */
  | 'SALES_RETURN'
  /** Sold, and invoiced: challans to customers. */
  | 'SUPPLY';

/** A transporter, as shipments and e-way bills name it. */
export type Transporter = {
  __typename?: 'Transporter';
  /** GST number or enrolment id, 15 of [0-9A-Z]. */
  gstNumber: Scalars['String']['output'];
  /** Transporter id; its number too. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Number of its shipments in transit; with any it cannot be deleted. */
  openShipments: Scalars['Int']['output'];
  /** The vendor record under which its freight is billed. */
  seller: Maybe<SellerSummary>;
};

/** Filters. */
export type TransporterFilter = {
  /** Part of the name. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A page of transporters. */
export type TransporterPage = {
  __typename?: 'TransporterPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page, by name. */
  items: Array<Transporter>;
};

/** A changed address; the owner cannot change. */
export type UpdateAddressInput = {
  /** First line, 1 to 100 characters. */
  address1: Scalars['String']['input'];
  /** Second line, at most 100 characters. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** Third line, at most 100 characters. */
  address3?: InputMaybe<Scalars['String']['input']>;
  /** City or district, 1 to 50 characters. */
  city: Scalars['String']['input'];
  /** Address id. */
  id: Scalars['ID']['input'];
  /** PIN code, 6 digits, the first not 0. */
  postalCode: Scalars['String']['input'];
  /** State by its name or GST code, 1 to 50 characters, of the PIN code; without it the PIN code tells. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** A changed bill. What is absent stays; null clears the data of the seller's invoice. */
export type UpdateBillInput = {
  /** The day by which it is to be paid; until it is PAID. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** Bill id. */
  id: Scalars['ID']['input'];
  /** Round-off of the vendor's paper, -1.00 to 1.00; while DRAFT. */
  roundOff?: InputMaybe<Scalars['Decimal']['input']>;
  /** Day of the seller's invoice, not in the future; while DRAFT. */
  sellerInvoiceDate?: InputMaybe<Scalars['Date']['input']>;
  /** Number of the seller's invoice: 1 to 16 letters, digits, / and -; spaces are taken out. While DRAFT. */
  sellerInvoiceNumber?: InputMaybe<Scalars['String']['input']>;
  /** Address of the seller's invoice that uploadFile answered; while DRAFT. */
  sellerInvoiceUrl?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A changed billing registration; the owner cannot change. */
export type UpdateBillingRegistrationInput = {
  /** First line, 1 to 100 characters. */
  address1: Scalars['String']['input'];
  /** Second line, at most 100 characters. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** Third line, at most 100 characters. */
  address3?: InputMaybe<Scalars['String']['input']>;
  /** City or district, 1 to 50 characters. */
  city: Scalars['String']['input'];
  /** GST number, checked fully; empty for none, absent for no change. */
  gstNumber?: InputMaybe<Scalars['String']['input']>;
  /** Registration id. */
  id: Scalars['ID']['input'];
  /** False: it is not billed any more. The principal one stays active. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Makes it the principal registration of the organisation. */
  isPrincipal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Absent for no change. SEZ needs a GST number. */
  kind?: InputMaybe<BillingRegistrationKind>;
  /** Name as it is registered, 1 to 100 characters. */
  legalName: Scalars['String']['input'];
  /** PIN code, 6 digits, the first not 0. */
  postalCode: Scalars['String']['input'];
  /** State by its name or GST code, of the GST number and of the PIN code; without it the PIN code tells. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** A change of a blog post; what is absent stays. */
export type UpdateBlogInput = {
  /** HTML, as in CreateBlogInput. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** File name that uploadImage answered; null removes the cover. */
  coverPhoto?: InputMaybe<Scalars['String']['input']>;
  /** Id of the post. */
  id: Scalars['ID']['input'];
  /** ARCHIVED takes it from readers, ACTIVE shows it again. */
  status?: InputMaybe<BlogStatus>;
  /** All its tags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Title, 1 to 150 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A changed category. What is absent stays; lists are replaced as a whole. */
export type UpdateCategoryInput = {
  /** At most 50. What products hold must still fit. */
  attributes?: InputMaybe<Array<AttributeConfigInput>>;
  /** Category id. */
  id: Scalars['ID']['input'];
  /** May be chosen for new products. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Users of the roles 1009 and 1010, at most 20. Who sees its quote requests changes at once. */
  managerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 50 characters, unique ignoring case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 names of at most 50 characters, each once. One that products use cannot go. */
  subCategories?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A changed comment. */
export type UpdateCommentInput = {
  /** All its files from now on, by address, at most 10; left out they stay. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Number of the comment. */
  id: Scalars['ID']['input'];
  /** 1 to 2000, not blank. */
  text: Scalars['String']['input'];
};

/** A change of the company: what is left out stays. */
export type UpdateCompanyInput = {
  /** At most 500 characters. */
  bank?: InputMaybe<Scalars['String']['input']>;
  /** Of the form U51909KA2015PTC123456, or empty. */
  cin?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 365; 0 without a limit. */
  eInvoiceWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** An address, or empty. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Invoices made by a dispatch. */
  invoiceAtDispatch?: InputMaybe<InvoiceAtDispatch>;
  /** At most 2000 characters. */
  invoiceTerms?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 100 characters. */
  legalName?: InputMaybe<Scalars['String']['input']>;
  /** JPEG or PNG in base64, at most 150 KB, or empty for none. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Access to late orders. */
  orderDelayAccess?: InputMaybe<OrderDelayAccess>;
  /** Of the form ABCDE1234F; it stays once a document was issued. */
  pan?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 2000 characters. */
  quotationTerms?: InputMaybe<Scalars['String']['input']>;
  /** All names of the company's own; roles left out have their usual name. */
  roleNames?: InputMaybe<Array<RoleNameInput>>;
  /** JPEG or PNG in base64, at most 150 KB, or empty for none. */
  signature?: InputMaybe<Scalars['String']['input']>;
  /** Of the form name@bank, or empty. */
  upiId?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** A changed draft. An absent field stays; null clears an optional one. */
export type UpdateCreditNoteInput = {
  /** Addresses that uploadFile answered, to be added. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Credit note id. */
  id: Scalars['ID']['input'];
  /** All lines, 1 to 200: they replace the existing ones. */
  lines?: InputMaybe<Array<CreditNoteLineInput>>;
  /** Reason. */
  reason?: InputMaybe<CreditNoteReason>;
  /** Remarks, at most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A credit note that moves to another state. */
export type UpdateCreditNoteStatusInput = {
  /** Credit note id. */
  id: Scalars['ID']['input'];
  /** Reason, 1 to 256 characters: for CANCELLED and VOID. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** ISSUED, CANCELLED or VOID; DRAFT is where it starts. */
  status: CreditNoteStatus;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Changed fields of the document. An absent field stays; null clears it. */
export type UpdateDeliveryChallanInput = {
  /** All files it shall have, at most 10: addresses as uploadFile or the challan answered them. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Address of the e-way bill's file, as uploadFile answered it. */
  ewayBillAttachment?: InputMaybe<Scalars['String']['input']>;
  /** E-way bill number, 12 digits. */
  ewayBillNumber?: InputMaybe<Scalars['String']['input']>;
  /** Goods receipt number of the receiver: 1 to 50 digits. */
  grnNumber?: InputMaybe<Scalars['String']['input']>;
  /** Challan id. */
  id: Scalars['ID']['input'];
  /** Receiver of the goods, at most 50 characters. */
  receiversName?: InputMaybe<Scalars['String']['input']>;
  /** Remarks printed on the document, at most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Day of that document, not in the future. */
  transportDocumentDate?: InputMaybe<Scalars['Date']['input']>;
  /** Number of the lorry receipt, railway receipt, airway bill or bill of lading: at most 15 letters, digits, / or -. */
  transportDocumentNumber?: InputMaybe<Scalars['String']['input']>;
  /** How the goods travel: OTHER challans only, others have their shipment's. */
  transportMode?: InputMaybe<TransportMode>;
  /** Why the goods travel: OTHER challans only, until they are issued; after that where nobody said it. */
  transportReason?: InputMaybe<TransportReason>;
  /** The reason in words, at most 20 characters: of OTHERS. */
  transportReasonText?: InputMaybe<Scalars['String']['input']>;
  /** Number of the vehicle, by road like KA01AB1234: OTHER challans only. */
  vehicleNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A delivery challan that moves to another state. Facts that are absent stay. */
export type UpdateDeliveryChallanStatusInput = {
  /** Proof of delivery: files added to those it has. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Address of the e-way bill's file: for DELIVERED above 50,000. */
  ewayBillAttachment?: InputMaybe<Scalars['String']['input']>;
  /** E-way bill number, 12 digits: for DELIVERED above 50,000. */
  ewayBillNumber?: InputMaybe<Scalars['String']['input']>;
  /** Goods receipt number of the receiver: 1 to 50 digits. */
  grnNumber?: InputMaybe<Scalars['String']['input']>;
  /** Challan id. */
  id: Scalars['ID']['input'];
  /** Reason, 1 to 256 characters: for CANCELLED. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Receiver of the goods, at most 50 characters. */
  receiversName?: InputMaybe<Scalars['String']['input']>;
  /** Remarks printed on the document, at most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** ISSUED or IN_TRANSIT (OTHER only), DELIVERED or CANCELLED. The present state changes nothing. */
  status: ChallanStatus;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A changed expense: all its fields, as the form shows them. */
export type UpdateExpenseInput = {
  /** Amount, above 0. */
  amount: Scalars['Money']['input'];
  /** Addresses of the files it keeps and of new ones, at most 10; absent leaves them. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Kind of record it belongs to. */
  entity: ExpenseEntity;
  /** The record: its id, of an order the order number; none for GENERAL. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** The day it was spent. */
  expenseDate: Scalars['Date']['input'];
  /** Purpose of the expense. */
  head: ExpenseHead;
  /** Expense id. */
  id: Scalars['ID']['input'];
  /** Number of the bill or slip, at most 50 characters. */
  referenceNumber?: InputMaybe<Scalars['String']['input']>;
  /** Remarks, at most 256 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Recipient of the payment, at most 100 characters. */
  vendorName?: InputMaybe<Scalars['String']['input']>;
};

/** A changed GST registration: all its fields, as the form shows them. */
export type UpdateGstRegistrationInput = {
  /** Street, 1 to 100 characters, without city and PIN code. */
  address1: Scalars['String']['input'];
  /** City, 3 to 50 characters. */
  city: Scalars['String']['input'];
  /** GST number; it stays once a document has it. */
  gstin: Scalars['String']['input'];
  /** Registration id. */
  id: Scalars['ID']['input'];
  /** 6 digits, of the state. */
  postalCode: Scalars['String']['input'];
  /** State. */
  state: Scalars['String']['input'];
  /** The version of the company that was read. */
  version: Scalars['Int']['input'];
};

/** A changed invoice. An absent field stays; null clears an optional one. */
export type UpdateInvoiceInput = {
  /** The customer's own number, at most 50 characters. */
  customerPoNumber?: InputMaybe<Scalars['String']['input']>;
  /** Last day to pay, not before the day of the invoice. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** Invoice id. */
  id: Scalars['ID']['input'];
  /** True gives a draft its number. */
  issue?: InputMaybe<Scalars['Boolean']['input']>;
  /** With issue: true keeps rates that its products have no more, for goods that were paid before the change. Errors RATES_CHANGED without. */
  keepRates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Remarks, at most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of a view; what is absent stays. */
export type UpdateListViewInput = {
  /** Columns in their order, as JSON; null for those of the person. */
  columns?: InputMaybe<Scalars['String']['input']>;
  /** View id. */
  id: Scalars['ID']['input'];
  /** For everybody, or for who made it alone; needs ADMIN_USER UPDATE. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** All filters and the sort. */
  parameters?: InputMaybe<Array<ViewParameterInput>>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A changed offer. Hiding or showing sends only id and isActive; anything else needs offerPrice and moq. */
export type UpdateOfferInput = {
  /** Why the offer price is above the MRP; without it such an offer is refused with ABOVE_MRP. */
  aboveMrpReason?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Offer id. */
  id: Scalars['ID']['input'];
  /** Show or hide. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Least quantity, above 0. */
  moq?: InputMaybe<Scalars['Int']['input']>;
  /** Printed price, 0 or more. */
  mrp?: InputMaybe<Scalars['Money']['input']>;
  /** Offer price, 0 or more. */
  offerPrice?: InputMaybe<Scalars['Money']['input']>;
  /** At most 50 characters. */
  packagingDetails?: InputMaybe<Scalars['String']['input']>;
  /** At most 50 characters. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** A changed order. An absent field stays; null clears an optional one. */
export type UpdateOrderInput = {
  /** Another delivery address of the customer; the taxes follow it where who is billed is not registered. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** Billing registration of the customer or its organisation, while nothing is invoiced; null for what customer and delivery address say. */
  billingRegistrationId?: InputMaybe<Scalars['ID']['input']>;
  /** True: the customer itself is billed and not its organisation; it takes the place of billingRegistrationId. */
  billsCustomerItself?: InputMaybe<Scalars['Boolean']['input']>;
  /** The customer's own number, at most 50 characters. */
  customerPoNumber?: InputMaybe<Scalars['String']['input']>;
  /** Expected day of delivery, not in the past. */
  deliveryDate?: InputMaybe<Scalars['Date']['input']>;
  /** Another GST registration of the company that supplies, while nothing is bought, dispatched or invoiced; the taxes follow it. */
  gstRegistrationId?: InputMaybe<Scalars['ID']['input']>;
  /** The lines that change. */
  lines?: InputMaybe<Array<OrderLineInput>>;
  /** Order number. */
  number: Scalars['String']['input'];
  /** Remarks, at most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Sales person in charge. */
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** An order that is cancelled, or whose mail is sent in its present status. */
export type UpdateOrderStatusInput = {
  /** Order number. */
  number: Scalars['String']['input'];
  /** Reason, 1 to 256 characters: for CANCELLED. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Mail the customer. */
  sendEmail?: InputMaybe<Scalars['Boolean']['input']>;
  /** Mail the customer with the order as attachment; wins over sendEmail. */
  sendEmailWithAttachment?: InputMaybe<Scalars['Boolean']['input']>;
  /** CANCELLED, or the present status. All others are computed and refused. */
  status: OrderStatus;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Changed fields of an organisation; an absent field stays. */
export type UpdateOrganisationInput = {
  /** Organisation id. */
  id: Scalars['ID']['input'];
  /** False keeps its documents and refuses new quote requests and orders. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** File name of the uploaded logo; empty takes it away. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 100 characters, unique ignoring case. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A payment that moves to another state. */
export type UpdatePaymentStatusInput = {
  /** Payment id. */
  id: Scalars['ID']['input'];
  /** Reason, 1 to 256 characters: for REJECTED and VOID. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The state it shall have; PENDING is where it starts. */
  status: PaymentState;
};

/** A changed product. What is absent stays; null clears a text; lists are replaced as a whole. */
export type UpdateProductInput = {
  /** UUIDs of uploaded pictures, in their order. */
  assets?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** All values of the category's attributes. */
  attributes?: InputMaybe<Array<AttributeValueInput>>;
  /** An active category, or the one it has. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 2000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** One of the GST rates, in percent; applies to new documents only. */
  gstPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** 4, 6 or 8 digits. */
  hsnCode?: InputMaybe<Scalars['String']['input']>;
  /** Product id. */
  id: Scalars['ID']['input'];
  /** May be quoted and sold. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 150 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** One of the category's. */
  subCategory?: InputMaybe<Scalars['String']['input']>;
  /** Applies to new documents only. Absent with a rate for what the rate says. */
  taxCategory?: InputMaybe<TaxCategory>;
};

/** A changed purchase order. An absent field stays; null clears an optional one. */
export type UpdatePurchaseOrderInput = {
  /** The day the goods shall leave the seller. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** Purchase order id. */
  id: Scalars['ID']['input'];
  /** The lines that change, while DRAFT or REJECTED. */
  lines?: InputMaybe<Array<PurchaseOrderLineInput>>;
  /** Remark for the seller, at most 500 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Recipient of mails about it. */
  sellerEmail?: InputMaybe<Scalars['String']['input']>;
  /** Recipient of WhatsApp messages about it, 10 digits. */
  sellerWhatsappNumber?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A purchase order that moves to another state. */
export type UpdatePurchaseOrderStatusInput = {
  /** E-mail address of the seller: for ISSUED. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** GST number of the seller, 15 characters: for ISSUED. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** Purchase order id. */
  id: Scalars['ID']['input'];
  /** Phone of the seller, 10 digits: for ISSUED. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Reason, 1 to 256 characters: for REJECTED and CANCELLED. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** More e-mail addresses, at most 10. */
  recipientEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** More WhatsApp numbers of 10 digits, at most 10. */
  recipientPhones?: InputMaybe<Array<Scalars['String']['input']>>;
  /** False sends nothing. */
  sendEmail?: InputMaybe<Scalars['Boolean']['input']>;
  /** The state it shall have. */
  state: PoState;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A changed draft. What is absent stays. */
export type UpdateQuotationInput = {
  /** Billing registration of the customer or its organisation; null for what customer and delivery address say. */
  billingRegistrationId?: InputMaybe<Scalars['ID']['input']>;
  /** True: the customer itself is billed and not its organisation; it takes the place of billingRegistrationId. */
  billsCustomerItself?: InputMaybe<Scalars['Boolean']['input']>;
  /** Another GST registration of the company that supplies; the taxes follow it. */
  gstRegistrationId?: InputMaybe<Scalars['ID']['input']>;
  /** Quotation id. */
  id: Scalars['ID']['input'];
  /** The lines that change. */
  items?: InputMaybe<Array<QuotationItemInput>>;
  /** At most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Last day of its validity. */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A price for a quote request. */
export type UpdateRfqInput = {
  /** Why it is sold below cost; without it such a price is refused with BELOW_COST. */
  belowCostReason?: InputMaybe<Scalars['String']['input']>;
  /** Cost price of one unit, above 0. */
  costPrice: Scalars['Money']['input'];
  /** The product's GST rate as it was shown. */
  gstPercent: Scalars['Decimal']['input'];
  /** Request id. */
  id: Scalars['ID']['input'];
  /** Margin on cost in percent; must agree with the two prices in one direction. */
  marginPercent: Scalars['Decimal']['input'];
  /** An active offer of this SKU. */
  offerId: Scalars['ID']['input'];
  /** Units, above 0. */
  quantity: Scalars['Int']['input'];
  /** At most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Selling price of one unit, above 0. */
  sellingPrice: Scalars['Money']['input'];
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A changed template of a role. */
export type UpdateRoleTemplateInput = {
  /** The whole template. */
  permissions: Array<PermissionInput>;
  /** The role. */
  roleId: Scalars['Int']['input'];
  /** Version that the change was made on. */
  version: Scalars['Int']['input'];
};

/** A changed sample request. What is absent stays. */
export type UpdateSampleRequestInput = {
  /** Sample request id. */
  id: Scalars['ID']['input'];
  /** At most 500 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** The status chosen. */
  status?: InputMaybe<SampleRequestStatus>;
};

/** A change of a saved query: all of it anew. */
export type UpdateSavedQueryInput = {
  /** Saved query id. */
  id: Scalars['ID']['input'];
  /** Whether everybody may run it. */
  isShared: Scalars['Boolean']['input'];
  /** Name, 1 to 60 characters: small letters, digits and hyphens. */
  name: Scalars['String']['input'];
  /** The query, 1 to 20,000 characters. */
  query: Scalars['String']['input'];
  /** Title, 1 to 100 characters. */
  title: Scalars['String']['input'];
  /** Variables as a JSON object, at most 4,000 characters. */
  variables: Scalars['String']['input'];
  /** The version that was read; CONFLICT when it has changed since. */
  version: Scalars['Int']['input'];
};

/** Changed fields of a seller. An absent field stays; null clears an optional one. */
export type UpdateSellerInput = {
  /** Categories in which it sells; these replace the former ones. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** GST number, 15 characters; checked fully, with its check digit; no other seller has it. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** Seller id. */
  id: Scalars['ID']['input'];
  /** May be chosen for new offers and orders. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Carries goods; such a seller is not an own seller of the company. */
  isTransporter?: InputMaybe<Scalars['Boolean']['input']>;
  /** File name of an uploaded picture. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Phone, 10 digits. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its office. */
  officeAddress?: InputMaybe<OfficeAddressInput>;
  /** The member of staff who found it. */
  sourcePersonId?: InputMaybe<Scalars['ID']['input']>;
  /** Web address. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** 1800 to this year. */
  yearOfEstablishment?: InputMaybe<Scalars['Int']['input']>;
  /** Zone served. */
  zone?: InputMaybe<Zone>;
};

/** Changed fields of a lead. An absent field stays; null clears an optional one. */
export type UpdateSellerLeadInput = {
  /** Category of goods it could supply, 1 to 50 characters. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** District. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Contact person, at most 100 characters. */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** GST number, 15 characters. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** Lead id. */
  id: Scalars['ID']['input'];
  /** Phone, 10 digits; no other lead has it. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** The member of staff who follows it up. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** PIN code. */
  pinCode?: InputMaybe<Scalars['Int']['input']>;
  /** At most 256 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** Name of the seller, 1 to 100 characters. */
  sellerName?: InputMaybe<Scalars['String']['input']>;
  /** The member of staff who found it. */
  sourcePersonId?: InputMaybe<Scalars['ID']['input']>;
  /** State. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Zone served. */
  zone?: InputMaybe<Zone>;
};

/** A changed contract price. What is absent stays. */
export type UpdateSellingPriceInput = {
  /** Contract price id. */
  id: Scalars['ID']['input'];
  /** From this quantity on, 1 or more. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Selling price of one unit, above 0. */
  sellingPrice?: InputMaybe<Scalars['Money']['input']>;
};

/** A changed shipment, whole: what is absent is cleared. */
export type UpdateShipmentInput = {
  /** Must be what it is. */
  destinationType: ShipmentDestination;
  /** 1 to 50 characters. */
  driverName: Scalars['String']['input'];
  /** 10 digits. */
  driverPhone: Scalars['String']['input'];
  /** 10 digits. */
  driverPhone2?: InputMaybe<Scalars['String']['input']>;
  /** Address that uploadFile answered, or the present one; copied to its open challans. */
  ewayBillAttachment?: InputMaybe<Scalars['String']['input']>;
  /** 12 digits; copied to its open challans. */
  ewayBillNumber?: InputMaybe<Scalars['String']['input']>;
  /** Shipment id. */
  id: Scalars['ID']['input'];
  /** At least 1; for role 1001 at least 0; needed with OWN. */
  loadingCharge?: InputMaybe<Scalars['Money']['input']>;
  /** At least 1; for role 1001 at least 0; needed with OWN. */
  logisticCost?: InputMaybe<Scalars['Money']['input']>;
  /** Tracking link: http or https. */
  trackingLink?: InputMaybe<Scalars['String']['input']>;
  /** Day of that document, not in the future. Copied to its open challans. */
  transportDocumentDate?: InputMaybe<Scalars['Date']['input']>;
  /** Number of the lorry receipt, railway receipt, airway bill or bill of lading: at most 15 letters, digits, / or -. Copied to its open challans. */
  transportDocumentNumber?: InputMaybe<Scalars['String']['input']>;
  /** Owner of the transport. */
  transportInitiatedBy: TransportInitiator;
  /** How it travels; needed with OWN. */
  transportMode?: InputMaybe<TransportMode>;
  /** Its transporter; needed with OWN. */
  transporterId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the vehicle, 1 to 20 characters: by road like KA01AB1234; needed with OWN. */
  vehicleNumber?: InputMaybe<Scalars['String']['input']>;
  /** One of the ten vehicle types; needed with OWN. */
  vehicleType?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT when it has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Weight in kilograms, above 0; needed with OWN. */
  weight?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A changed SKU. What is absent stays. */
export type UpdateSkuInput = {
  /** UUIDs of uploaded pictures, in their order; an empty list shows those of the product. */
  assets?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** All values of the category's attributes. */
  attributes?: InputMaybe<Array<AttributeValueInput>>;
  /** SKU id. */
  id: Scalars['ID']['input'];
  /** May be quoted and sold. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 150 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 characters. A unit code that was not chosen goes with it. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** Unit quantity code (UQC). */
  unitCode?: InputMaybe<Scalars['String']['input']>;
};

/** Changed fields of a customer; an absent field stays. */
export type UpdateTenantInput = {
  /** True where the organisation has a customer of this GST number or name already; else DUPLICATE_CUSTOMER. */
  confirmDuplicate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Days to pay an invoice made from now on, 0 to 180; null for the usual 30. */
  creditDays?: InputMaybe<Scalars['Int']['input']>;
  /** GST number, 15 characters with a check digit; empty takes it away. */
  gstNo?: InputMaybe<Scalars['String']['input']>;
  /** Customer id. */
  id: Scalars['ID']['input'];
  /** File name of the uploaded logo; empty takes it away. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Active organisation; documents stay with the customer. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** Sales person's user id. Needs TENANT APPROVE. */
  salesPersonId?: InputMaybe<Scalars['ID']['input']>;
  /** First address; gives district and state. */
  shippingAddress?: InputMaybe<ShippingAddressInput>;
  /** Verified by an approver. Needs TENANT APPROVE. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A changed transporter: all its fields, as the form shows them. */
export type UpdateTransporterInput = {
  /** 15 of [0-9A-Z]; no other transporter has it. */
  gstNumber: Scalars['String']['input'];
  /** Transporter id. */
  id: Scalars['ID']['input'];
  /** Name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** A vendor that is a transporter; null for none. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
};

/** A change of a member of staff or of a contact. What is left out stays; an empty text clears. */
export type UpdateUserInput = {
  /** E-mail address; not one's own. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** User id. */
  id: Scalars['ID']['input'];
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** File name of an uploaded picture. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Phone, 10 digits; not one's own. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** Organisation, for role 10001. Needs ADMIN_USER APPROVE. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  /** The whole permission map, replaced. Needs ADMIN_USER APPROVE; not one's own; nobody grants a pair they do not hold. */
  permissions?: InputMaybe<Array<PermissionInput>>;
  /** Another role: the permissions become those of its template unless they are sent. Needs ADMIN_USER APPROVE; not one's own. */
  roleId?: InputMaybe<Scalars['Int']['input']>;
  /** Sales persons of a category manager, replaced; at most 200. Needs ADMIN_USER APPROVE. */
  salesUserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** User name; not one's own. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** Another GST registration of a warehouse. */
export type UpdateWarehouseInput = {
  /** GST registration of the company in its state. */
  gstRegistrationId: Scalars['ID']['input'];
  /** Warehouse id. */
  id: Scalars['ID']['input'];
};

/** Kinds of record that a file may be uploaded for: those with documents, and those with attachments of their own. */
export type UploadEntity =
  /** A seller's bill: the vendor's invoice. */
  | 'BILL'
  /** A comment that is not written yet. */
  | 'COMMENT'
  /** A credit note. */
  | 'CREDIT_NOTE'
  /** A delivery challan: proof of delivery. */
  | 'DELIVERY_CHALLAN'
  /** A delivery point. */
  | 'DELIVERY_POINT'
  /** An expense. */
  | 'EXPENSE'
  /** An invoice of the company. */
  | 'INVOICE'
  /** A sales order; its id is the order number. */
  | 'ORDER'
  /** A payment. */
  | 'PAYMENT'
  /** A product. */
  | 'PRODUCT'
  /** A purchase order. */
  | 'PURCHASE_ORDER'
  /** A quotation. */
  | 'QUOTATION'
  /** A quote request. */
  | 'RFQ'
  /** A sample request. */
  | 'SAMPLE_REQUEST'
  /** A vendor. */
  | 'SELLER'
  /** A shipment: e-way bills. */
  | 'SHIPMENT'
  /** A movement of stock by hand: a count sheet, a picture of the damage. */
  | 'STOCK_MOVEMENT'
  /** A customer. */
  | 'TENANT'
  /** A support ticket. */
  | 'TICKET';

/** An uploaded picture. */
export type UploadedImage = {
  __typename?: 'UploadedImage';
  /** File name for logos. */
  fileName: Scalars['String']['output'];
  /** Signed address of the thumbnail, 240 px. */
  thumbnailUrl: Scalars['String']['output'];
  /** Signed address, good for an hour. */
  url: Scalars['String']['output'];
  /** UUID for product and SKU assets. */
  uuid: Scalars['ID']['output'];
};

/** A part of an advance of old books for one document: exactly one of orderNumber, poId and openingId. */
export type UseAdvanceInput = {
  /** Id of the advance. */
  advanceId: Scalars['ID']['input'];
  /** Amount, above 0; not more than is left of the advance and open on the document. */
  amount: Scalars['Money']['input'];
  /** Chosen by the caller; the same key answers the first result again for 24 hours. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an unpaid document of old books of the same customer or vendor. */
  openingId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of a sales order of the same customer. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Day of the use, after the old books end. */
  paymentDate: Scalars['Date']['input'];
  /** Purchase order id, of one of the same vendor that is ISSUED. */
  poId?: InputMaybe<Scalars['ID']['input']>;
  /** Remarks, at most 256 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
};

/** A member of staff, or a customer's contact. Fields beyond the name need ADMIN_USER READ (staff) or TENANT_USER READ (contacts), else null. */
export type User = {
  __typename?: 'User';
  /** Actions of the viewer now. */
  actions: Array<UserAction>;
  /** Sign-in is refused; null for contacts, who have none. */
  banned: Maybe<Scalars['Boolean']['output']>;
  /** Time when the record was made. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Marked deleted. */
  deletedUser: Scalars['Boolean']['output'];
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** When the person signed in for the first time; null before, and for contacts. */
  firstSignInAt: Maybe<Scalars['DateTime']['output']>;
  /** User id. */
  id: Scalars['ID']['output'];
  /** When the last invitation was sent; null for contacts. */
  invitedAt: Maybe<Scalars['DateTime']['output']>;
  /** When the person was last at work, to the minute; null for contacts. */
  lastActiveAt: Maybe<Scalars['DateTime']['output']>;
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** File name of the picture. */
  logo: Maybe<Scalars['String']['output']>;
  /** Signed address of its small form. */
  logoThumbnail: Maybe<Scalars['String']['output']>;
  /** Phone, 10 digits. */
  mobile: Maybe<Scalars['String']['output']>;
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Organisation of an organisation-level user. */
  organisationId: Maybe<Scalars['ID']['output']>;
  /** Its name. */
  organisationName: Maybe<Scalars['String']['output']>;
  /** Permissions of the person; null for contacts. */
  permissions: Maybe<Array<Permission>>;
  /** Numeric role; null for a customer's contact. */
  roleId: Maybe<Scalars['Int']['output']>;
  /** Name of the role, by configuration. */
  roleName: Maybe<Scalars['String']['output']>;
  /** Sales persons of a category manager, whose quote requests Home shows; empty for all. */
  salesUsers: Maybe<Array<UserName>>;
  /** Wrong codes of today have closed sign-in, on devices that are not known or on one that is, until midnight; null for contacts. */
  signInRefused: Maybe<Scalars['Boolean']['output']>;
  /** Customer of a contact. */
  tenantId: Maybe<Scalars['ID']['output']>;
  /** User name. */
  username: Maybe<Scalars['String']['output']>;
};

/** An action of the viewer on a user. */
export type UserAction =
  /** Refuse sign-in and end all sessions. */
  | 'BAN'
  /** Mark deleted. */
  | 'DELETE'
  /** Change names and contact data; of oneself the names and the picture only. */
  | 'EDIT'
  /** End all sessions, and make all devices unknown. */
  | 'FORCE_LOGOUT'
  /** Send the invitation again, while the person has never signed in. */
  | 'INVITE'
  /** Change role and permissions. */
  | 'PERMISSIONS'
  /** Let the person sign in again. */
  | 'UNBAN'
  /** Forget today's wrong codes, so that the person can sign in on any device. */
  | 'UNLOCK'
  /** See the console as this person does, without changing anything. */
  | 'VIEW_AS';

/** A person's name, as shown on documents and in pickers. */
export type UserName = {
  __typename?: 'UserName';
  /** First name. */
  firstName: Scalars['String']['output'];
  /** User id. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** A page of users. */
export type UserPage = {
  __typename?: 'UserPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<User>;
};

/** A look at the console as another person sees it. */
export type UserView = {
  __typename?: 'UserView';
  /** Bearer token of reading calls, good for 15 minutes. */
  accessToken: Scalars['String']['output'];
};

/** Answers with the code that was sent. */
export type VerifyUserInput = {
  /** Six digits. */
  otp: Scalars['String']['input'];
  /** The session that `sendOtp` answered, a UUID. */
  sessionId: Scalars['ID']['input'];
  /** As it was sent. */
  type: OtpType;
  /** As it was sent. */
  value: Scalars['String']['input'];
};

/** A parameter of a list's address. */
export type ViewParameter = {
  __typename?: 'ViewParameter';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its value; `today` stands for the day on which the view is opened. */
  value: Scalars['String']['output'];
};

/** A parameter of a list's address. */
export type ViewParameterInput = {
  /** Its name, one that the list knows. */
  name: Scalars['String']['input'];
  /** Its value, 1 to 1,000 characters. */
  value: Scalars['String']['input'];
};

/** The signed-in person (GET /user/profile). */
export type Viewer = {
  __typename?: 'Viewer';
  /** Sent as `after` of the subscription `changes`, it tells what is committed after this answer. Null when the backend does not say. */
  changeNumber: Maybe<Scalars['ID']['output']>;
  /** Legal name of the company that runs this installation; empty when the backend does not say. */
  companyName: Scalars['String']['output'];
  /** GST registrations of the company that are in use, the default first; empty when the backend does not say. */
  companyRegistrations: Array<OwnRegistration>;
  /** GST code of the state of the company's default registration: within it CGST + SGST, else IGST. Null when the backend does not say. */
  companyStateCode: Maybe<Scalars['String']['output']>;
  /** All data is invented, for trying the product; false when the backend does not say. */
  demoData: Scalars['Boolean']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** User id. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName: Maybe<Scalars['String']['output']>;
  /** File name of the picture. */
  logo: Maybe<Scalars['String']['output']>;
  /** Phone, 10 digits. */
  mobile: Maybe<Scalars['String']['output']>;
  /** Organisation of an organisation-level user. */
  organisationId: Maybe<Scalars['ID']['output']>;
  /** Its name. */
  organisationName: Maybe<Scalars['String']['output']>;
  /** Permissions of the person. An absent entity means nothing is granted. */
  permissions: Array<Permission>;
  /** Numeric role; its name is configuration. */
  roleId: Scalars['Int']['output'];
  /** Sales users mapped to a category manager; empty means all. */
  salesUserIds: Array<Scalars['ID']['output']>;
  /** User name. */
  username: Maybe<Scalars['String']['output']>;
  /** The administrator who looks at what this person sees, and may change nothing; null for the person. */
  viewedBy: Maybe<Scalars['ID']['output']>;
  /** The customer chosen in the Select Tenant drawer. */
  workingCustomer: Maybe<WorkingCustomer>;
};

/** A place of the company where goods are stored. */
export type Warehouse = {
  __typename?: 'Warehouse';
  /** Where it is; changed by updateAddress. Null while it has none. */
  address: Maybe<Address>;
  /** Its district; null while it has no address. */
  district: Maybe<Scalars['String']['output']>;
  /** Warehouse id; its number too. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** GST registration of the company that it belongs to: goods leave it in the name of that one alone. Null where the company has none in its state. */
  registration: Maybe<OwnRegistration>;
  /** Number of SKUs in it. */
  skusInStock: Scalars['Int']['output'];
};

/** A page of warehouses. */
export type WarehousePage = {
  __typename?: 'WarehousePage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page. */
  items: Array<Warehouse>;
};

/** Stock of one SKU in a warehouse. */
export type WarehouseProduct = {
  __typename?: 'WarehouseProduct';
  /** How many are free: quantity less reserved. */
  availableQuantity: Scalars['Int']['output'];
  /** Id of warehouse and SKU. */
  id: Scalars['ID']['output'];
  /** Units there. */
  quantity: Scalars['Int']['output'];
  /** Units that wait for a delivery; never above quantity. */
  reservedQuantity: Scalars['Int']['output'];
  /** SKU id. */
  skuId: Scalars['ID']['output'];
  /** SKU name. */
  skuName: Scalars['String']['output'];
  /** Unit it is counted in. */
  unit: Scalars['String']['output'];
};

/** Filters. */
export type WarehouseProductFilter = {
  /** Only this SKU, also while nothing of it lies there. */
  skuId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the SKU's name. */
  skuName?: InputMaybe<Scalars['String']['input']>;
};

/** A page of what lies in a warehouse. */
export type WarehouseProductPage = {
  __typename?: 'WarehouseProductPage';
  /** Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000. */
  count: Scalars['Int']['output'];
  /** The rows of this page, by name of the SKU. */
  items: Array<WarehouseProduct>;
};

/** The customer a person works for at the moment (Select Tenant drawer). It only fills in forms. */
export type WorkingCustomer = {
  __typename?: 'WorkingCustomer';
  /** Delivery address id. */
  addressId: Maybe<Scalars['ID']['output']>;
  /** Organisation id. */
  organisationId: Maybe<Scalars['ID']['output']>;
  /** Customer id. */
  tenantId: Scalars['ID']['output'];
  /** Customer name. */
  tenantName: Maybe<Scalars['String']['output']>;
  /** Account user id. */
  userId: Scalars['ID']['output'];
};

/** Part of the country a seller serves. */
export type Zone =
  /** The states in the middle of the country. */
  | 'CENTRAL'
  /** The eastern and north-eastern states. */
  | 'EAST'
  /** The northern states. */
  | 'NORTH'
  /** The southern states. */
  | 'SOUTH'
  /** The western states. */
  | 'WEST';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddGstRegistrationInput: AddGstRegistrationInput;
  Address: ResolverTypeWrapper<Address>;
  AddressOwner: AddressOwner;
  AddressPage: ResolverTypeWrapper<AddressPage>;
  AdjustmentReason: AdjustmentReason;
  AmountSum: ResolverTypeWrapper<AmountSum>;
  AnalyticsPart: ResolverTypeWrapper<AnalyticsPart>;
  ApiToken: ResolverTypeWrapper<ApiToken>;
  ApiTokenPage: ResolverTypeWrapper<ApiTokenPage>;
  ApiTokenState: ApiTokenState;
  AttributeConfig: ResolverTypeWrapper<AttributeConfig>;
  AttributeConfigInput: AttributeConfigInput;
  AttributeType: AttributeType;
  AttributeValue: ResolverTypeWrapper<AttributeValue>;
  AttributeValueInput: AttributeValueInput;
  Bill: ResolverTypeWrapper<BillRecord>;
  BillAction: BillAction;
  BillFilter: BillFilter;
  BillLine: ResolverTypeWrapper<BillLine>;
  BillPage: ResolverTypeWrapper<Omit<BillPage, 'items'> & { items: Array<ResolversTypes['Bill']> }>;
  BillStatus: BillStatus;
  BillTo: ResolverTypeWrapper<BillTo>;
  BillingRegistration: ResolverTypeWrapper<BillingRegistration>;
  BillingRegistrationKind: BillingRegistrationKind;
  BillingRegistrationPage: ResolverTypeWrapper<BillingRegistrationPage>;
  BillingStatus: BillingStatus;
  Blog: ResolverTypeWrapper<BlogRecord>;
  BlogAction: BlogAction;
  BlogFilter: BlogFilter;
  BlogPage: ResolverTypeWrapper<Omit<BlogPage, 'items'> & { items: Array<ResolversTypes['Blog']> }>;
  BlogStatus: BlogStatus;
  Books: ResolverTypeWrapper<BooksRecord>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelBillInput: CancelBillInput;
  CancelInvoiceInput: CancelInvoiceInput;
  CancelOrderLineInput: CancelOrderLineInput;
  CancelPurchaseOrderLineInput: CancelPurchaseOrderLineInput;
  Category: ResolverTypeWrapper<Category>;
  CategoryAttributes: ResolverTypeWrapper<CategoryAttributes>;
  CategoryFloor: ResolverTypeWrapper<CategoryFloor>;
  CategoryFloorInput: CategoryFloorInput;
  CategoryPage: ResolverTypeWrapper<CategoryPage>;
  ChallanBill: ResolverTypeWrapper<ChallanBill>;
  ChallanInvoice: ResolverTypeWrapper<ChallanInvoice>;
  ChallanPlace: ResolverTypeWrapper<ChallanPlace>;
  ChallanStatus: ChallanStatus;
  ChallanType: ChallanType;
  ChangeSampleRequestStatusInput: ChangeSampleRequestStatusInput;
  ChangedKind: ChangedKind;
  CloseBooksInput: CloseBooksInput;
  Comment: ResolverTypeWrapper<CommentRecord>;
  CommentAction: CommentAction;
  CommentPage: ResolverTypeWrapper<Omit<CommentPage, 'items'> & { items: Array<ResolversTypes['Comment']> }>;
  Company: ResolverTypeWrapper<Company>;
  CompleteDeliveryPointsInput: CompleteDeliveryPointsInput;
  ContractPrice: ResolverTypeWrapper<ContractPrice>;
  ContractPricePage: ResolverTypeWrapper<ContractPricePage>;
  CreateAdHocTicketInput: CreateAdHocTicketInput;
  CreateAddressInput: CreateAddressInput;
  CreateAdminUserInput: CreateAdminUserInput;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateBillInput: CreateBillInput;
  CreateBillingRegistrationInput: CreateBillingRegistrationInput;
  CreateBlogInput: CreateBlogInput;
  CreateCategoryInput: CreateCategoryInput;
  CreateCommentInput: CreateCommentInput;
  CreateCreditNoteInput: CreateCreditNoteInput;
  CreateDeliveryChallanInput: CreateDeliveryChallanInput;
  CreateDocumentInput: CreateDocumentInput;
  CreateEnquiryInput: CreateEnquiryInput;
  CreateExpenseInput: CreateExpenseInput;
  CreateInventoryAdjustmentInput: CreateInventoryAdjustmentInput;
  CreateInvoiceInput: CreateInvoiceInput;
  CreateListViewInput: CreateListViewInput;
  CreateOfferInput: CreateOfferInput;
  CreateOrderFromQuotationInput: CreateOrderFromQuotationInput;
  CreateOrderInput: CreateOrderInput;
  CreateOrderStatusTicketInput: CreateOrderStatusTicketInput;
  CreateOrganisationInput: CreateOrganisationInput;
  CreateOutgoingPaymentInput: CreateOutgoingPaymentInput;
  CreatePaymentInput: CreatePaymentInput;
  CreateProductInput: CreateProductInput;
  CreatePurchaseOrderInput: CreatePurchaseOrderInput;
  CreateQuotationInput: CreateQuotationInput;
  CreateRfqsInput: CreateRfqsInput;
  CreateSampleRequestInput: CreateSampleRequestInput;
  CreateSavedQueryInput: CreateSavedQueryInput;
  CreateSellerInput: CreateSellerInput;
  CreateSellerLeadInput: CreateSellerLeadInput;
  CreateSellingPriceInput: CreateSellingPriceInput;
  CreateShipmentInput: CreateShipmentInput;
  CreateSkuInput: CreateSkuInput;
  CreateTechSupportTicketInput: CreateTechSupportTicketInput;
  CreateTenantInput: CreateTenantInput;
  CreateTenantUserInput: CreateTenantUserInput;
  CreateTransporterInput: CreateTransporterInput;
  CreateWarehouseInput: CreateWarehouseInput;
  CreatedSellerLead: ResolverTypeWrapper<CreatedLeadRecord>;
  CreatedShipment: ResolverTypeWrapper<Omit<CreatedShipment, 'shipment'> & { shipment: ResolversTypes['Shipment'] }>;
  CreatedTicket: ResolverTypeWrapper<CreatedTicket>;
  CreditNote: ResolverTypeWrapper<CreditNoteRecord>;
  CreditNoteAction: CreditNoteAction;
  CreditNoteEmailResult: ResolverTypeWrapper<CreditNoteEmailResult>;
  CreditNoteFilter: CreditNoteFilter;
  CreditNoteLine: ResolverTypeWrapper<CreditNoteLine>;
  CreditNoteLineInput: CreditNoteLineInput;
  CreditNotePage: ResolverTypeWrapper<Omit<CreditNotePage, 'items'> & { items: Array<ResolversTypes['CreditNote']> }>;
  CreditNoteReason: CreditNoteReason;
  CreditNoteRegistration: ResolverTypeWrapper<CreditNoteRegistration>;
  CreditNoteStatus: CreditNoteStatus;
  CreditNoteSyncResult: ResolverTypeWrapper<Omit<CreditNoteSyncResult, 'creditNote'> & { creditNote: ResolversTypes['CreditNote'] }>;
  CrmLeadsAnalytics: ResolverTypeWrapper<CrmLeadsAnalytics>;
  CustomerAnalytics: ResolverTypeWrapper<CustomerAnalytics>;
  CustomerAnalyticsPart: ResolverTypeWrapper<CustomerAnalyticsPart>;
  DashboardSummary: ResolverTypeWrapper<DashboardSummary>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DefaultUserInput: DefaultUserInput;
  DeliveryChallan: ResolverTypeWrapper<ChallanRecord>;
  DeliveryChallanAction: DeliveryChallanAction;
  DeliveryChallanFilter: DeliveryChallanFilter;
  DeliveryChallanLine: ResolverTypeWrapper<DeliveryChallanLine>;
  DeliveryChallanPage: ResolverTypeWrapper<Omit<DeliveryChallanPage, 'items'> & { items: Array<ResolversTypes['DeliveryChallan']> }>;
  DeliveryDestination: ResolverTypeWrapper<DeliveryDestination>;
  DeliveryEventStatus: DeliveryEventStatus;
  DeliveryPoint: ResolverTypeWrapper<DeliveryPoint>;
  DeliveryPointAction: DeliveryPointAction;
  DeliveryPointChange: ResolverTypeWrapper<DeliveryPointChange>;
  DeliveryPointEvent: ResolverTypeWrapper<EventRecord>;
  DeliveryPointEventPage: ResolverTypeWrapper<Omit<DeliveryPointEventPage, 'items'> & { items: Array<ResolversTypes['DeliveryPointEvent']> }>;
  DeliveryPointFilter: DeliveryPointFilter;
  DeliveryPointStatus: DeliveryPointStatus;
  DeliveryPointUpdate: DeliveryPointUpdate;
  DeliverySource: ResolverTypeWrapper<Omit<DeliverySource, 'points'> & { points: Array<ResolversTypes['DeliveryPointEvent']> }>;
  DeliverySourcePage: ResolverTypeWrapper<Omit<DeliverySourcePage, 'items'> & { items: Array<ResolversTypes['DeliverySource']> }>;
  DeliverySourceType: DeliverySourceType;
  DeliveryStage: DeliveryStage;
  DeliveryStageCounts: ResolverTypeWrapper<DeliveryStageCounts>;
  Dimension: Dimension;
  Document: ResolverTypeWrapper<Document>;
  DocumentAnalytics: ResolverTypeWrapper<DocumentAnalytics>;
  DocumentMail: ResolverTypeWrapper<DocumentMail>;
  DocumentPage: ResolverTypeWrapper<DocumentPage>;
  DocumentSeries: ResolverTypeWrapper<DocumentSeries>;
  DocumentSeriesInput: DocumentSeriesInput;
  DocumentSeriesKind: DocumentSeriesKind;
  DocumentShipment: ResolverTypeWrapper<DocumentShipment>;
  DocumentSort: DocumentSort;
  Done: ResolverTypeWrapper<Done>;
  DownloadLink: ResolverTypeWrapper<DownloadLink>;
  Expense: ResolverTypeWrapper<ExpenseRecord>;
  ExpenseAction: ExpenseAction;
  ExpenseEntity: ExpenseEntity;
  ExpenseFilter: ExpenseFilter;
  ExpenseHead: ExpenseHead;
  ExpensePage: ResolverTypeWrapper<Omit<ExpensePage, 'items'> & { items: Array<ResolversTypes['Expense']> }>;
  ExpenseStatus: ExpenseStatus;
  FirstStep: FirstStep;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FreeStock: ResolverTypeWrapper<FreeStock>;
  FulfilmentStatus: FulfilmentStatus;
  GeneratePoInput: GeneratePoInput;
  GstRegistration: ResolverTypeWrapper<GstRegistration>;
  GstRegistrationInput: GstRegistrationInput;
  Home: ResolverTypeWrapper<Home>;
  HomeCount: ResolverTypeWrapper<HomeCount>;
  HomeFigure: ResolverTypeWrapper<HomeFigure>;
  HomeList: HomeList;
  HomeMonth: ResolverTypeWrapper<HomeMonth>;
  HomeRows: ResolverTypeWrapper<HomeRows>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Import: ResolverTypeWrapper<Import>;
  ImportAction: ImportAction;
  ImportColumn: ResolverTypeWrapper<ImportColumn>;
  ImportDifference: ResolverTypeWrapper<ImportDifference>;
  ImportFault: ResolverTypeWrapper<ImportFault>;
  ImportKind: ImportKind;
  ImportOutcome: ImportOutcome;
  ImportPage: ResolverTypeWrapper<ImportPage>;
  ImportRow: ResolverTypeWrapper<ImportRow>;
  ImportRowPage: ResolverTypeWrapper<ImportRowPage>;
  ImportStatus: ImportStatus;
  ImportTemplate: ResolverTypeWrapper<ImportTemplate>;
  InfoEntityType: InfoEntityType;
  InfoEntry: ResolverTypeWrapper<InfoEntry>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<InvoiceRecord>;
  InvoiceAction: InvoiceAction;
  InvoiceAtDispatch: InvoiceAtDispatch;
  InvoiceCreditNote: ResolverTypeWrapper<InvoiceCreditNote>;
  InvoiceEmailResult: ResolverTypeWrapper<Omit<InvoiceEmailResult, 'invoice'> & { invoice: ResolversTypes['Invoice'] }>;
  InvoiceFilter: InvoiceFilter;
  InvoiceKind: InvoiceKind;
  InvoiceLine: ResolverTypeWrapper<InvoiceLine>;
  InvoicePage: ResolverTypeWrapper<Omit<InvoicePage, 'items'> & { items: Array<ResolversTypes['Invoice']> }>;
  InvoicePayment: ResolverTypeWrapper<InvoicePayment>;
  InvoiceRegistration: ResolverTypeWrapper<InvoiceRegistration>;
  InvoiceStatus: InvoiceStatus;
  InvoiceSyncResult: ResolverTypeWrapper<Omit<InvoiceSyncResult, 'invoice'> & { invoice: ResolversTypes['Invoice'] }>;
  IssueBillInput: IssueBillInput;
  IssuePurchaseOrderInput: IssuePurchaseOrderInput;
  LastBackup: ResolverTypeWrapper<LastBackup>;
  LeadProduct: ResolverTypeWrapper<LeadProduct>;
  LeadsOfCategory: ResolverTypeWrapper<LeadsOfCategory>;
  LeadsOfDay: ResolverTypeWrapper<LeadsOfDay>;
  LeadsOfPerson: ResolverTypeWrapper<LeadsOfPerson>;
  LeadsOfZone: ResolverTypeWrapper<LeadsOfZone>;
  ListView: ResolverTypeWrapper<ListView>;
  ListViewDefault: ResolverTypeWrapper<ListViewDefault>;
  ListViews: ResolverTypeWrapper<ListViews>;
  LogChange: ResolverTypeWrapper<LogChange>;
  LogEntry: ResolverTypeWrapper<LogEntry>;
  LogFilter: LogFilter;
  LogPage: ResolverTypeWrapper<LogPage>;
  MailKind: MailKind;
  MailStatus: MailStatus;
  MailTemplate: ResolverTypeWrapper<MailTemplate>;
  MailTemplateInput: MailTemplateInput;
  MarginFloorsInput: MarginFloorsInput;
  Measure: Measure;
  MeasureUnit: MeasureUnit;
  MetricComparison: MetricComparison;
  MetricCondition: MetricCondition;
  MetricDefinition: ResolverTypeWrapper<MetricDefinition>;
  MetricDirection: MetricDirection;
  MetricFilter: MetricFilter;
  MetricGroup: ResolverTypeWrapper<MetricGroup>;
  MetricInterval: MetricInterval;
  MetricOrder: MetricOrder;
  MetricRow: ResolverTypeWrapper<MetricRow>;
  MetricValue: ResolverTypeWrapper<MetricValue>;
  Metrics: ResolverTypeWrapper<Metrics>;
  MomMonth: ResolverTypeWrapper<MomMonth>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MySetting: ResolverTypeWrapper<MySetting>;
  NamedSku: ResolverTypeWrapper<Omit<NamedSku, 'sku'> & { sku: ResolversTypes['Sku'] }>;
  NamedSort: NamedSort;
  NewApiToken: ResolverTypeWrapper<NewApiToken>;
  NewBillLineInput: NewBillLineInput;
  NewContactInput: NewContactInput;
  NewDeliveryChallanLineInput: NewDeliveryChallanLineInput;
  NewOrderLineInput: NewOrderLineInput;
  NewPurchaseOrderLineInput: NewPurchaseOrderLineInput;
  NewQuotationItemInput: NewQuotationItemInput;
  Offer: ResolverTypeWrapper<Offer>;
  OfferToPrice: ResolverTypeWrapper<OfferToPrice>;
  OfficeAddressInput: OfficeAddressInput;
  Opening: ResolverTypeWrapper<Opening>;
  OpeningFilter: OpeningFilter;
  OpeningKind: OpeningKind;
  OpeningPage: ResolverTypeWrapper<OpeningPage>;
  OperationAnalytics: ResolverTypeWrapper<Omit<OperationAnalytics, 'items'> & { items: Array<ResolversTypes['DeliveryPointEvent']> }>;
  Order: ResolverTypeWrapper<OrderRecord>;
  OrderAction: OrderAction;
  OrderCancelLine: ResolverTypeWrapper<OrderCancelLine>;
  OrderCancelPreview: ResolverTypeWrapper<OrderCancelPreview>;
  OrderCancelPurchaseOrder: ResolverTypeWrapper<OrderCancelPurchaseOrder>;
  OrderCommunicationInput: OrderCommunicationInput;
  OrderCommunicationResult: ResolverTypeWrapper<OrderCommunicationResult>;
  OrderDelay: ResolverTypeWrapper<OrderDelay>;
  OrderDelayAccess: OrderDelayAccess;
  OrderDelayLink: ResolverTypeWrapper<OrderDelayLink>;
  OrderDelayLinkInput: OrderDelayLinkInput;
  OrderDelayPage: ResolverTypeWrapper<OrderDelayPage>;
  OrderFilter: OrderFilter;
  OrderLine: ResolverTypeWrapper<OrderLineRecord>;
  OrderLineAction: OrderLineAction;
  OrderLineInput: OrderLineInput;
  OrderLineStatus: OrderLineStatus;
  OrderPage: ResolverTypeWrapper<Omit<OrderPage, 'items'> & { items: Array<ResolversTypes['Order']> }>;
  OrderStatus: OrderStatus;
  OrderStatusResult: ResolverTypeWrapper<OrderStatusRecord>;
  Organisation: ResolverTypeWrapper<OrganisationRecord>;
  OrganisationPage: ResolverTypeWrapper<Omit<OrganisationPage, 'items'> & { items: Array<ResolversTypes['Organisation']> }>;
  OrganisationSummary: ResolverTypeWrapper<OrganisationSummary>;
  OtpSession: ResolverTypeWrapper<OtpSession>;
  OtpType: OtpType;
  OwnRegistration: ResolverTypeWrapper<OwnRegistration>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PartyKind: PartyKind;
  PartyMonth: ResolverTypeWrapper<PartyMonth>;
  PartyMonths: ResolverTypeWrapper<PartyMonths>;
  PartyMonthsPage: ResolverTypeWrapper<PartyMonthsPage>;
  PayOpeningInput: PayOpeningInput;
  Payment: ResolverTypeWrapper<PaymentRecord>;
  PaymentAction: PaymentAction;
  PaymentAllocation: ResolverTypeWrapper<PaymentAllocation>;
  PaymentBalance: ResolverTypeWrapper<PaymentBalance>;
  PaymentDirection: PaymentDirection;
  PaymentFilter: PaymentFilter;
  PaymentMode: PaymentMode;
  PaymentPage: ResolverTypeWrapper<Omit<PaymentPage, 'items'> & { items: Array<ResolversTypes['Payment']> }>;
  PaymentState: PaymentState;
  PaymentStatus: PaymentStatus;
  Permission: ResolverTypeWrapper<Permission>;
  PermissionAction: PermissionAction;
  PermissionEntity: PermissionEntity;
  PermissionInput: PermissionInput;
  PermissionPair: PermissionPair;
  PermissionSet: PermissionSet;
  Picture: ResolverTypeWrapper<Picture>;
  Pincode: ResolverTypeWrapper<Pincode>;
  PoBillingStatus: PoBillingStatus;
  PoPreview: ResolverTypeWrapper<PoPreview>;
  PoPreviewLine: ResolverTypeWrapper<PoPreviewLine>;
  PoSeller: ResolverTypeWrapper<PoSeller>;
  PoState: PoState;
  PoStatus: PoStatus;
  PoWarehouse: ResolverTypeWrapper<PoWarehouse>;
  PortalFile: ResolverTypeWrapper<PortalFile>;
  PortalProblem: ResolverTypeWrapper<PortalProblem>;
  PostponeDeliveryPointsInput: PostponeDeliveryPointsInput;
  PriceRfqsInput: PriceRfqsInput;
  PrintFormat: PrintFormat;
  PrintType: PrintType;
  Product: ResolverTypeWrapper<Product>;
  ProductLead: ResolverTypeWrapper<Omit<ProductLead, 'lead'> & { lead: ResolversTypes['SellerLead'] }>;
  ProductLeadPage: ResolverTypeWrapper<Omit<ProductLeadPage, 'items'> & { items: Array<ResolversTypes['ProductLead']> }>;
  ProductPage: ResolverTypeWrapper<ProductPage>;
  ProductSuggestion: ResolverTypeWrapper<ProductSuggestion>;
  PurchaseInterval: PurchaseInterval;
  PurchaseOrder: ResolverTypeWrapper<PurchaseOrderRecord>;
  PurchaseOrderAction: PurchaseOrderAction;
  PurchaseOrderFilter: PurchaseOrderFilter;
  PurchaseOrderLine: ResolverTypeWrapper<PurchaseOrderLineRecord>;
  PurchaseOrderLineAction: PurchaseOrderLineAction;
  PurchaseOrderLineInput: PurchaseOrderLineInput;
  PurchaseOrderPage: ResolverTypeWrapper<Omit<PurchaseOrderPage, 'items'> & { items: Array<ResolversTypes['PurchaseOrder']> }>;
  PurchaseOrderStatusResult: ResolverTypeWrapper<Omit<PurchaseOrderStatusResult, 'purchaseOrder'> & { purchaseOrder: ResolversTypes['PurchaseOrder'] }>;
  PurchaseOrderSummary: ResolverTypeWrapper<PurchaseOrderSummary>;
  PurchasePeriod: ResolverTypeWrapper<PurchasePeriod>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quotation: ResolverTypeWrapper<QuotationRecord>;
  QuotationAction: QuotationAction;
  QuotationConversion: ResolverTypeWrapper<ConversionRecord>;
  QuotationEmailResult: ResolverTypeWrapper<Omit<QuotationEmailResult, 'quotation'> & { quotation: ResolversTypes['Quotation'] }>;
  QuotationFilter: QuotationFilter;
  QuotationItem: ResolverTypeWrapper<QuotationItem>;
  QuotationItemInput: QuotationItemInput;
  QuotationPage: ResolverTypeWrapper<Omit<QuotationPage, 'items'> & { items: Array<ResolversTypes['Quotation']> }>;
  QuotationStatus: QuotationStatus;
  ReadyEnquiry: ResolverTypeWrapper<ReadyEnquiry>;
  ReadyEnquiryPage: ResolverTypeWrapper<ReadyEnquiryPage>;
  RecordChange: ResolverTypeWrapper<RecordChange>;
  RecordChanges: ResolverTypeWrapper<RecordChanges>;
  RecordEntity: RecordEntity;
  RecordSort: RecordSort;
  ReferenceOrder: ResolverTypeWrapper<ReferenceOrder>;
  ReferenceOrderLine: ResolverTypeWrapper<ReferenceOrderLine>;
  RegisterCreditNoteInput: RegisterCreditNoteInput;
  RegisterInvoiceInput: RegisterInvoiceInput;
  RenewedTokens: ResolverTypeWrapper<RenewedTokens>;
  RestMethod: RestMethod;
  Rfq: ResolverTypeWrapper<RfqRecord>;
  RfqAction: RfqAction;
  RfqDay: ResolverTypeWrapper<Omit<RfqDay, 'items'> & { items: Array<ResolversTypes['Rfq']> }>;
  RfqDayPage: ResolverTypeWrapper<Omit<RfqDayPage, 'items'> & { items: Array<ResolversTypes['RfqDay']> }>;
  RfqEnquiry: ResolverTypeWrapper<RfqEnquiry>;
  RfqFilter: RfqFilter;
  RfqItemInput: RfqItemInput;
  RfqPage: ResolverTypeWrapper<Omit<RfqPage, 'items'> & { items: Array<ResolversTypes['Rfq']> }>;
  RfqPricing: ResolverTypeWrapper<RfqPricing>;
  RfqStatus: RfqStatus;
  RoleName: ResolverTypeWrapper<RoleName>;
  RoleNameInput: RoleNameInput;
  RoleTemplate: ResolverTypeWrapper<RoleTemplate>;
  RoleTemplateEffect: ResolverTypeWrapper<RoleTemplateEffect>;
  RoleTemplateUser: ResolverTypeWrapper<RoleTemplateUser>;
  RotateApiTokenInput: RotateApiTokenInput;
  SampleRequest: ResolverTypeWrapper<SampleRequestRecord>;
  SampleRequestAction: SampleRequestAction;
  SampleRequestFilter: SampleRequestFilter;
  SampleRequestPage: ResolverTypeWrapper<Omit<SampleRequestPage, 'items'> & { items: Array<ResolversTypes['SampleRequest']> }>;
  SampleRequestSource: SampleRequestSource;
  SampleRequestStatus: SampleRequestStatus;
  SavedQuery: ResolverTypeWrapper<SavedQuery>;
  SavedQueryPage: ResolverTypeWrapper<SavedQueryPage>;
  SearchHit: ResolverTypeWrapper<SearchHit>;
  SearchKey: ResolverTypeWrapper<SearchKey>;
  SearchKeyInput: SearchKeyInput;
  SearchKind: SearchKind;
  Seller: ResolverTypeWrapper<Seller>;
  SellerAnalytics: ResolverTypeWrapper<SellerAnalytics>;
  SellerCategory: ResolverTypeWrapper<SellerCategory>;
  SellerFilter: SellerFilter;
  SellerLead: ResolverTypeWrapper<LeadRecord>;
  SellerLeadAction: SellerLeadAction;
  SellerLeadFilter: SellerLeadFilter;
  SellerLeadPage: ResolverTypeWrapper<Omit<SellerLeadPage, 'items'> & { items: Array<ResolversTypes['SellerLead']> }>;
  SellerOffers: ResolverTypeWrapper<SellerOffers>;
  SellerOffersPage: ResolverTypeWrapper<SellerOffersPage>;
  SellerPage: ResolverTypeWrapper<SellerPage>;
  SellerSummary: ResolverTypeWrapper<SellerSummary>;
  SellersOfCategory: ResolverTypeWrapper<SellersOfCategory>;
  SellersOfDay: ResolverTypeWrapper<SellersOfDay>;
  SellersOfPerson: ResolverTypeWrapper<SellersOfPerson>;
  SellersOfZone: ResolverTypeWrapper<SellersOfZone>;
  SendCreditNoteEmailInput: SendCreditNoteEmailInput;
  SendInvoiceEmailInput: SendInvoiceEmailInput;
  SendOtpInput: SendOtpInput;
  SendQuotationEmailInput: SendQuotationEmailInput;
  SetUp: ResolverTypeWrapper<SetUp>;
  SetUpAdministratorInput: SetUpAdministratorInput;
  SetUpCompany: ResolverTypeWrapper<SetUpCompany>;
  SetUpCompanyInput: SetUpCompanyInput;
  SetUpNumbersInput: SetUpNumbersInput;
  SetUpRegistration: ResolverTypeWrapper<SetUpRegistration>;
  SetUpRegistrationInput: SetUpRegistrationInput;
  SetUpSeriesInput: SetUpSeriesInput;
  SheetDifference: ResolverTypeWrapper<SheetDifference>;
  SheetError: ResolverTypeWrapper<SheetError>;
  SheetResult: ResolverTypeWrapper<SheetResult>;
  Shipment: ResolverTypeWrapper<ShipmentRecord>;
  ShipmentAction: ShipmentAction;
  ShipmentBill: ResolverTypeWrapper<ShipmentBill>;
  ShipmentChallan: ResolverTypeWrapper<ShipmentChallan>;
  ShipmentDestination: ShipmentDestination;
  ShipmentFilter: ShipmentFilter;
  ShipmentInvoice: ResolverTypeWrapper<ShipmentInvoice>;
  ShipmentLineInput: ShipmentLineInput;
  ShipmentPage: ResolverTypeWrapper<Omit<ShipmentPage, 'items'> & { items: Array<ResolversTypes['Shipment']> }>;
  ShipmentPlace: ResolverTypeWrapper<ShipmentPlace>;
  ShipmentRestInput: ShipmentRestInput;
  ShipmentRoute: ShipmentRoute;
  ShipmentStatus: ShipmentStatus;
  ShipmentTransporter: ResolverTypeWrapper<ShipmentTransporter>;
  ShippingAddressInput: ShippingAddressInput;
  SignedFile: ResolverTypeWrapper<SignedFile>;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Sku: ResolverTypeWrapper<SkuRecord>;
  SkuCandidate: ResolverTypeWrapper<SkuCandidate>;
  SkuMatch: ResolverTypeWrapper<SkuMatch>;
  SkuOffers: ResolverTypeWrapper<SkuOffers>;
  SkuOffersPage: ResolverTypeWrapper<SkuOffersPage>;
  SkuPage: ResolverTypeWrapper<Omit<SkuPage, 'items'> & { items: Array<ResolversTypes['Sku']> }>;
  SkuSummary: ResolverTypeWrapper<SkuSummary>;
  SkuTransaction: ResolverTypeWrapper<SkuTransaction>;
  State: ResolverTypeWrapper<State>;
  StockMovement: ResolverTypeWrapper<StockMovement>;
  StockMovementDocument: ResolverTypeWrapper<StockMovementDocument>;
  StockMovementFilter: StockMovementFilter;
  StockMovementPage: ResolverTypeWrapper<StockMovementPage>;
  StockReason: StockReason;
  StoredFile: ResolverTypeWrapper<StoredFile>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubShipmentInput: SubShipmentInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SyncBillResult: ResolverTypeWrapper<Omit<SyncBillResult, 'bill'> & { bill: ResolversTypes['Bill'] }>;
  SyncStatus: SyncStatus;
  TaxCategory: TaxCategory;
  Tenant: ResolverTypeWrapper<TenantRecord>;
  TenantAnalytics: ResolverTypeWrapper<TenantAnalytics>;
  TenantContact: ResolverTypeWrapper<TenantContact>;
  TenantFilter: TenantFilter;
  TenantPage: ResolverTypeWrapper<Omit<TenantPage, 'items'> & { items: Array<ResolversTypes['Tenant']> }>;
  TenantSummary: ResolverTypeWrapper<TenantSummary>;
  TestMailInput: TestMailInput;
  Ticket: ResolverTypeWrapper<TicketRecord>;
  TicketAction: TicketAction;
  TicketAttachment: ResolverTypeWrapper<TicketAttachment>;
  TicketCategory: ResolverTypeWrapper<TicketCategory>;
  TicketFilter: TicketFilter;
  TicketList: TicketList;
  TicketOptions: ResolverTypeWrapper<TicketOptions>;
  TicketPage: ResolverTypeWrapper<Omit<TicketPage, 'items'> & { items: Array<ResolversTypes['Ticket']> }>;
  TicketStates: ResolverTypeWrapper<TicketStates>;
  TicketStatus: TicketStatus;
  TradeDocumentType: TradeDocumentType;
  TransportInitiator: TransportInitiator;
  TransportMode: TransportMode;
  TransportReason: TransportReason;
  Transporter: ResolverTypeWrapper<Transporter>;
  TransporterFilter: TransporterFilter;
  TransporterPage: ResolverTypeWrapper<TransporterPage>;
  UpdateAddressInput: UpdateAddressInput;
  UpdateBillInput: UpdateBillInput;
  UpdateBillingRegistrationInput: UpdateBillingRegistrationInput;
  UpdateBlogInput: UpdateBlogInput;
  UpdateCategoryInput: UpdateCategoryInput;
  UpdateCommentInput: UpdateCommentInput;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCreditNoteInput: UpdateCreditNoteInput;
  UpdateCreditNoteStatusInput: UpdateCreditNoteStatusInput;
  UpdateDeliveryChallanInput: UpdateDeliveryChallanInput;
  UpdateDeliveryChallanStatusInput: UpdateDeliveryChallanStatusInput;
  UpdateExpenseInput: UpdateExpenseInput;
  UpdateGstRegistrationInput: UpdateGstRegistrationInput;
  UpdateInvoiceInput: UpdateInvoiceInput;
  UpdateListViewInput: UpdateListViewInput;
  UpdateOfferInput: UpdateOfferInput;
  UpdateOrderInput: UpdateOrderInput;
  UpdateOrderStatusInput: UpdateOrderStatusInput;
  UpdateOrganisationInput: UpdateOrganisationInput;
  UpdatePaymentStatusInput: UpdatePaymentStatusInput;
  UpdateProductInput: UpdateProductInput;
  UpdatePurchaseOrderInput: UpdatePurchaseOrderInput;
  UpdatePurchaseOrderStatusInput: UpdatePurchaseOrderStatusInput;
  UpdateQuotationInput: UpdateQuotationInput;
  UpdateRfqInput: UpdateRfqInput;
  UpdateRoleTemplateInput: UpdateRoleTemplateInput;
  UpdateSampleRequestInput: UpdateSampleRequestInput;
  UpdateSavedQueryInput: UpdateSavedQueryInput;
  UpdateSellerInput: UpdateSellerInput;
  UpdateSellerLeadInput: UpdateSellerLeadInput;
  UpdateSellingPriceInput: UpdateSellingPriceInput;
  UpdateShipmentInput: UpdateShipmentInput;
  UpdateSkuInput: UpdateSkuInput;
  UpdateTenantInput: UpdateTenantInput;
  UpdateTransporterInput: UpdateTransporterInput;
  UpdateUserInput: UpdateUserInput;
  UpdateWarehouseInput: UpdateWarehouseInput;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadEntity: UploadEntity;
  UploadedImage: ResolverTypeWrapper<UploadedImage>;
  UseAdvanceInput: UseAdvanceInput;
  User: ResolverTypeWrapper<UserRecord>;
  UserAction: UserAction;
  UserName: ResolverTypeWrapper<UserName>;
  UserPage: ResolverTypeWrapper<Omit<UserPage, 'items'> & { items: Array<ResolversTypes['User']> }>;
  UserView: ResolverTypeWrapper<UserView>;
  VerifyUserInput: VerifyUserInput;
  ViewParameter: ResolverTypeWrapper<ViewParameter>;
  ViewParameterInput: ViewParameterInput;
  Viewer: ResolverTypeWrapper<ViewerRecord>;
  Warehouse: ResolverTypeWrapper<Warehouse>;
  WarehousePage: ResolverTypeWrapper<WarehousePage>;
  WarehouseProduct: ResolverTypeWrapper<WarehouseProduct>;
  WarehouseProductFilter: WarehouseProductFilter;
  WarehouseProductPage: ResolverTypeWrapper<WarehouseProductPage>;
  WorkingCustomer: ResolverTypeWrapper<WorkingCustomer>;
  Zone: Zone;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddGstRegistrationInput: AddGstRegistrationInput;
  Address: Address;
  AddressPage: AddressPage;
  AmountSum: AmountSum;
  AnalyticsPart: AnalyticsPart;
  ApiToken: ApiToken;
  ApiTokenPage: ApiTokenPage;
  AttributeConfig: AttributeConfig;
  AttributeConfigInput: AttributeConfigInput;
  AttributeValue: AttributeValue;
  AttributeValueInput: AttributeValueInput;
  Bill: BillRecord;
  BillFilter: BillFilter;
  BillLine: BillLine;
  BillPage: Omit<BillPage, 'items'> & { items: Array<ResolversParentTypes['Bill']> };
  BillTo: BillTo;
  BillingRegistration: BillingRegistration;
  BillingRegistrationPage: BillingRegistrationPage;
  Blog: BlogRecord;
  BlogFilter: BlogFilter;
  BlogPage: Omit<BlogPage, 'items'> & { items: Array<ResolversParentTypes['Blog']> };
  Books: BooksRecord;
  Boolean: Scalars['Boolean']['output'];
  CancelBillInput: CancelBillInput;
  CancelInvoiceInput: CancelInvoiceInput;
  CancelOrderLineInput: CancelOrderLineInput;
  CancelPurchaseOrderLineInput: CancelPurchaseOrderLineInput;
  Category: Category;
  CategoryAttributes: CategoryAttributes;
  CategoryFloor: CategoryFloor;
  CategoryFloorInput: CategoryFloorInput;
  CategoryPage: CategoryPage;
  ChallanBill: ChallanBill;
  ChallanInvoice: ChallanInvoice;
  ChallanPlace: ChallanPlace;
  ChangeSampleRequestStatusInput: ChangeSampleRequestStatusInput;
  CloseBooksInput: CloseBooksInput;
  Comment: CommentRecord;
  CommentPage: Omit<CommentPage, 'items'> & { items: Array<ResolversParentTypes['Comment']> };
  Company: Company;
  CompleteDeliveryPointsInput: CompleteDeliveryPointsInput;
  ContractPrice: ContractPrice;
  ContractPricePage: ContractPricePage;
  CreateAdHocTicketInput: CreateAdHocTicketInput;
  CreateAddressInput: CreateAddressInput;
  CreateAdminUserInput: CreateAdminUserInput;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateBillInput: CreateBillInput;
  CreateBillingRegistrationInput: CreateBillingRegistrationInput;
  CreateBlogInput: CreateBlogInput;
  CreateCategoryInput: CreateCategoryInput;
  CreateCommentInput: CreateCommentInput;
  CreateCreditNoteInput: CreateCreditNoteInput;
  CreateDeliveryChallanInput: CreateDeliveryChallanInput;
  CreateDocumentInput: CreateDocumentInput;
  CreateEnquiryInput: CreateEnquiryInput;
  CreateExpenseInput: CreateExpenseInput;
  CreateInventoryAdjustmentInput: CreateInventoryAdjustmentInput;
  CreateInvoiceInput: CreateInvoiceInput;
  CreateListViewInput: CreateListViewInput;
  CreateOfferInput: CreateOfferInput;
  CreateOrderFromQuotationInput: CreateOrderFromQuotationInput;
  CreateOrderInput: CreateOrderInput;
  CreateOrderStatusTicketInput: CreateOrderStatusTicketInput;
  CreateOrganisationInput: CreateOrganisationInput;
  CreateOutgoingPaymentInput: CreateOutgoingPaymentInput;
  CreatePaymentInput: CreatePaymentInput;
  CreateProductInput: CreateProductInput;
  CreatePurchaseOrderInput: CreatePurchaseOrderInput;
  CreateQuotationInput: CreateQuotationInput;
  CreateRfqsInput: CreateRfqsInput;
  CreateSampleRequestInput: CreateSampleRequestInput;
  CreateSavedQueryInput: CreateSavedQueryInput;
  CreateSellerInput: CreateSellerInput;
  CreateSellerLeadInput: CreateSellerLeadInput;
  CreateSellingPriceInput: CreateSellingPriceInput;
  CreateShipmentInput: CreateShipmentInput;
  CreateSkuInput: CreateSkuInput;
  CreateTechSupportTicketInput: CreateTechSupportTicketInput;
  CreateTenantInput: CreateTenantInput;
  CreateTenantUserInput: CreateTenantUserInput;
  CreateTransporterInput: CreateTransporterInput;
  CreateWarehouseInput: CreateWarehouseInput;
  CreatedSellerLead: CreatedLeadRecord;
  CreatedShipment: Omit<CreatedShipment, 'shipment'> & { shipment: ResolversParentTypes['Shipment'] };
  CreatedTicket: CreatedTicket;
  CreditNote: CreditNoteRecord;
  CreditNoteEmailResult: CreditNoteEmailResult;
  CreditNoteFilter: CreditNoteFilter;
  CreditNoteLine: CreditNoteLine;
  CreditNoteLineInput: CreditNoteLineInput;
  CreditNotePage: Omit<CreditNotePage, 'items'> & { items: Array<ResolversParentTypes['CreditNote']> };
  CreditNoteRegistration: CreditNoteRegistration;
  CreditNoteSyncResult: Omit<CreditNoteSyncResult, 'creditNote'> & { creditNote: ResolversParentTypes['CreditNote'] };
  CrmLeadsAnalytics: CrmLeadsAnalytics;
  CustomerAnalytics: CustomerAnalytics;
  CustomerAnalyticsPart: CustomerAnalyticsPart;
  DashboardSummary: DashboardSummary;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DefaultUserInput: DefaultUserInput;
  DeliveryChallan: ChallanRecord;
  DeliveryChallanFilter: DeliveryChallanFilter;
  DeliveryChallanLine: DeliveryChallanLine;
  DeliveryChallanPage: Omit<DeliveryChallanPage, 'items'> & { items: Array<ResolversParentTypes['DeliveryChallan']> };
  DeliveryDestination: DeliveryDestination;
  DeliveryPoint: DeliveryPoint;
  DeliveryPointChange: DeliveryPointChange;
  DeliveryPointEvent: EventRecord;
  DeliveryPointEventPage: Omit<DeliveryPointEventPage, 'items'> & { items: Array<ResolversParentTypes['DeliveryPointEvent']> };
  DeliveryPointFilter: DeliveryPointFilter;
  DeliveryPointUpdate: DeliveryPointUpdate;
  DeliverySource: Omit<DeliverySource, 'points'> & { points: Array<ResolversParentTypes['DeliveryPointEvent']> };
  DeliverySourcePage: Omit<DeliverySourcePage, 'items'> & { items: Array<ResolversParentTypes['DeliverySource']> };
  DeliveryStageCounts: DeliveryStageCounts;
  Document: Document;
  DocumentAnalytics: DocumentAnalytics;
  DocumentMail: DocumentMail;
  DocumentPage: DocumentPage;
  DocumentSeries: DocumentSeries;
  DocumentSeriesInput: DocumentSeriesInput;
  DocumentShipment: DocumentShipment;
  Done: Done;
  DownloadLink: DownloadLink;
  Expense: ExpenseRecord;
  ExpenseFilter: ExpenseFilter;
  ExpensePage: Omit<ExpensePage, 'items'> & { items: Array<ResolversParentTypes['Expense']> };
  Float: Scalars['Float']['output'];
  FreeStock: FreeStock;
  GeneratePoInput: GeneratePoInput;
  GstRegistration: GstRegistration;
  GstRegistrationInput: GstRegistrationInput;
  Home: Home;
  HomeCount: HomeCount;
  HomeFigure: HomeFigure;
  HomeMonth: HomeMonth;
  HomeRows: HomeRows;
  ID: Scalars['ID']['output'];
  Import: Import;
  ImportColumn: ImportColumn;
  ImportDifference: ImportDifference;
  ImportFault: ImportFault;
  ImportPage: ImportPage;
  ImportRow: ImportRow;
  ImportRowPage: ImportRowPage;
  ImportTemplate: ImportTemplate;
  InfoEntry: InfoEntry;
  Int: Scalars['Int']['output'];
  Invoice: InvoiceRecord;
  InvoiceCreditNote: InvoiceCreditNote;
  InvoiceEmailResult: Omit<InvoiceEmailResult, 'invoice'> & { invoice: ResolversParentTypes['Invoice'] };
  InvoiceFilter: InvoiceFilter;
  InvoiceLine: InvoiceLine;
  InvoicePage: Omit<InvoicePage, 'items'> & { items: Array<ResolversParentTypes['Invoice']> };
  InvoicePayment: InvoicePayment;
  InvoiceRegistration: InvoiceRegistration;
  InvoiceSyncResult: Omit<InvoiceSyncResult, 'invoice'> & { invoice: ResolversParentTypes['Invoice'] };
  IssueBillInput: IssueBillInput;
  IssuePurchaseOrderInput: IssuePurchaseOrderInput;
  LastBackup: LastBackup;
  LeadProduct: LeadProduct;
  LeadsOfCategory: LeadsOfCategory;
  LeadsOfDay: LeadsOfDay;
  LeadsOfPerson: LeadsOfPerson;
  LeadsOfZone: LeadsOfZone;
  ListView: ListView;
  ListViewDefault: ListViewDefault;
  ListViews: ListViews;
  LogChange: LogChange;
  LogEntry: LogEntry;
  LogFilter: LogFilter;
  LogPage: LogPage;
  MailTemplate: MailTemplate;
  MailTemplateInput: MailTemplateInput;
  MarginFloorsInput: MarginFloorsInput;
  MetricCondition: MetricCondition;
  MetricDefinition: MetricDefinition;
  MetricFilter: MetricFilter;
  MetricGroup: MetricGroup;
  MetricOrder: MetricOrder;
  MetricRow: MetricRow;
  MetricValue: MetricValue;
  Metrics: Metrics;
  MomMonth: MomMonth;
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  MySetting: MySetting;
  NamedSku: Omit<NamedSku, 'sku'> & { sku: ResolversParentTypes['Sku'] };
  NewApiToken: NewApiToken;
  NewBillLineInput: NewBillLineInput;
  NewContactInput: NewContactInput;
  NewDeliveryChallanLineInput: NewDeliveryChallanLineInput;
  NewOrderLineInput: NewOrderLineInput;
  NewPurchaseOrderLineInput: NewPurchaseOrderLineInput;
  NewQuotationItemInput: NewQuotationItemInput;
  Offer: Offer;
  OfferToPrice: OfferToPrice;
  OfficeAddressInput: OfficeAddressInput;
  Opening: Opening;
  OpeningFilter: OpeningFilter;
  OpeningPage: OpeningPage;
  OperationAnalytics: Omit<OperationAnalytics, 'items'> & { items: Array<ResolversParentTypes['DeliveryPointEvent']> };
  Order: OrderRecord;
  OrderCancelLine: OrderCancelLine;
  OrderCancelPreview: OrderCancelPreview;
  OrderCancelPurchaseOrder: OrderCancelPurchaseOrder;
  OrderCommunicationInput: OrderCommunicationInput;
  OrderCommunicationResult: OrderCommunicationResult;
  OrderDelay: OrderDelay;
  OrderDelayLink: OrderDelayLink;
  OrderDelayLinkInput: OrderDelayLinkInput;
  OrderDelayPage: OrderDelayPage;
  OrderFilter: OrderFilter;
  OrderLine: OrderLineRecord;
  OrderLineInput: OrderLineInput;
  OrderPage: Omit<OrderPage, 'items'> & { items: Array<ResolversParentTypes['Order']> };
  OrderStatusResult: OrderStatusRecord;
  Organisation: OrganisationRecord;
  OrganisationPage: Omit<OrganisationPage, 'items'> & { items: Array<ResolversParentTypes['Organisation']> };
  OrganisationSummary: OrganisationSummary;
  OtpSession: OtpSession;
  OwnRegistration: OwnRegistration;
  PageInfo: PageInfo;
  PartyMonth: PartyMonth;
  PartyMonths: PartyMonths;
  PartyMonthsPage: PartyMonthsPage;
  PayOpeningInput: PayOpeningInput;
  Payment: PaymentRecord;
  PaymentAllocation: PaymentAllocation;
  PaymentBalance: PaymentBalance;
  PaymentFilter: PaymentFilter;
  PaymentPage: Omit<PaymentPage, 'items'> & { items: Array<ResolversParentTypes['Payment']> };
  Permission: Permission;
  PermissionInput: PermissionInput;
  PermissionPair: PermissionPair;
  Picture: Picture;
  Pincode: Pincode;
  PoPreview: PoPreview;
  PoPreviewLine: PoPreviewLine;
  PoSeller: PoSeller;
  PoWarehouse: PoWarehouse;
  PortalFile: PortalFile;
  PortalProblem: PortalProblem;
  PostponeDeliveryPointsInput: PostponeDeliveryPointsInput;
  PriceRfqsInput: PriceRfqsInput;
  Product: Product;
  ProductLead: Omit<ProductLead, 'lead'> & { lead: ResolversParentTypes['SellerLead'] };
  ProductLeadPage: Omit<ProductLeadPage, 'items'> & { items: Array<ResolversParentTypes['ProductLead']> };
  ProductPage: ProductPage;
  ProductSuggestion: ProductSuggestion;
  PurchaseOrder: PurchaseOrderRecord;
  PurchaseOrderFilter: PurchaseOrderFilter;
  PurchaseOrderLine: PurchaseOrderLineRecord;
  PurchaseOrderLineInput: PurchaseOrderLineInput;
  PurchaseOrderPage: Omit<PurchaseOrderPage, 'items'> & { items: Array<ResolversParentTypes['PurchaseOrder']> };
  PurchaseOrderStatusResult: Omit<PurchaseOrderStatusResult, 'purchaseOrder'> & { purchaseOrder: ResolversParentTypes['PurchaseOrder'] };
  PurchaseOrderSummary: PurchaseOrderSummary;
  PurchasePeriod: PurchasePeriod;
  Query: Record<PropertyKey, never>;
  Quotation: QuotationRecord;
  QuotationConversion: ConversionRecord;
  QuotationEmailResult: Omit<QuotationEmailResult, 'quotation'> & { quotation: ResolversParentTypes['Quotation'] };
  QuotationFilter: QuotationFilter;
  QuotationItem: QuotationItem;
  QuotationItemInput: QuotationItemInput;
  QuotationPage: Omit<QuotationPage, 'items'> & { items: Array<ResolversParentTypes['Quotation']> };
  ReadyEnquiry: ReadyEnquiry;
  ReadyEnquiryPage: ReadyEnquiryPage;
  RecordChange: RecordChange;
  RecordChanges: RecordChanges;
  ReferenceOrder: ReferenceOrder;
  ReferenceOrderLine: ReferenceOrderLine;
  RegisterCreditNoteInput: RegisterCreditNoteInput;
  RegisterInvoiceInput: RegisterInvoiceInput;
  RenewedTokens: RenewedTokens;
  Rfq: RfqRecord;
  RfqDay: Omit<RfqDay, 'items'> & { items: Array<ResolversParentTypes['Rfq']> };
  RfqDayPage: Omit<RfqDayPage, 'items'> & { items: Array<ResolversParentTypes['RfqDay']> };
  RfqEnquiry: RfqEnquiry;
  RfqFilter: RfqFilter;
  RfqItemInput: RfqItemInput;
  RfqPage: Omit<RfqPage, 'items'> & { items: Array<ResolversParentTypes['Rfq']> };
  RfqPricing: RfqPricing;
  RoleName: RoleName;
  RoleNameInput: RoleNameInput;
  RoleTemplate: RoleTemplate;
  RoleTemplateEffect: RoleTemplateEffect;
  RoleTemplateUser: RoleTemplateUser;
  RotateApiTokenInput: RotateApiTokenInput;
  SampleRequest: SampleRequestRecord;
  SampleRequestFilter: SampleRequestFilter;
  SampleRequestPage: Omit<SampleRequestPage, 'items'> & { items: Array<ResolversParentTypes['SampleRequest']> };
  SavedQuery: SavedQuery;
  SavedQueryPage: SavedQueryPage;
  SearchHit: SearchHit;
  SearchKey: SearchKey;
  SearchKeyInput: SearchKeyInput;
  Seller: Seller;
  SellerAnalytics: SellerAnalytics;
  SellerCategory: SellerCategory;
  SellerFilter: SellerFilter;
  SellerLead: LeadRecord;
  SellerLeadFilter: SellerLeadFilter;
  SellerLeadPage: Omit<SellerLeadPage, 'items'> & { items: Array<ResolversParentTypes['SellerLead']> };
  SellerOffers: SellerOffers;
  SellerOffersPage: SellerOffersPage;
  SellerPage: SellerPage;
  SellerSummary: SellerSummary;
  SellersOfCategory: SellersOfCategory;
  SellersOfDay: SellersOfDay;
  SellersOfPerson: SellersOfPerson;
  SellersOfZone: SellersOfZone;
  SendCreditNoteEmailInput: SendCreditNoteEmailInput;
  SendInvoiceEmailInput: SendInvoiceEmailInput;
  SendOtpInput: SendOtpInput;
  SendQuotationEmailInput: SendQuotationEmailInput;
  SetUp: SetUp;
  SetUpAdministratorInput: SetUpAdministratorInput;
  SetUpCompany: SetUpCompany;
  SetUpCompanyInput: SetUpCompanyInput;
  SetUpNumbersInput: SetUpNumbersInput;
  SetUpRegistration: SetUpRegistration;
  SetUpRegistrationInput: SetUpRegistrationInput;
  SetUpSeriesInput: SetUpSeriesInput;
  SheetDifference: SheetDifference;
  SheetError: SheetError;
  SheetResult: SheetResult;
  Shipment: ShipmentRecord;
  ShipmentBill: ShipmentBill;
  ShipmentChallan: ShipmentChallan;
  ShipmentFilter: ShipmentFilter;
  ShipmentInvoice: ShipmentInvoice;
  ShipmentLineInput: ShipmentLineInput;
  ShipmentPage: Omit<ShipmentPage, 'items'> & { items: Array<ResolversParentTypes['Shipment']> };
  ShipmentPlace: ShipmentPlace;
  ShipmentRestInput: ShipmentRestInput;
  ShipmentTransporter: ShipmentTransporter;
  ShippingAddressInput: ShippingAddressInput;
  SignedFile: SignedFile;
  SignedIn: Omit<SignedIn, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Sku: SkuRecord;
  SkuCandidate: SkuCandidate;
  SkuMatch: SkuMatch;
  SkuOffers: SkuOffers;
  SkuOffersPage: SkuOffersPage;
  SkuPage: Omit<SkuPage, 'items'> & { items: Array<ResolversParentTypes['Sku']> };
  SkuSummary: SkuSummary;
  SkuTransaction: SkuTransaction;
  State: State;
  StockMovement: StockMovement;
  StockMovementDocument: StockMovementDocument;
  StockMovementFilter: StockMovementFilter;
  StockMovementPage: StockMovementPage;
  StoredFile: StoredFile;
  String: Scalars['String']['output'];
  SubShipmentInput: SubShipmentInput;
  Subscription: Record<PropertyKey, never>;
  SyncBillResult: Omit<SyncBillResult, 'bill'> & { bill: ResolversParentTypes['Bill'] };
  Tenant: TenantRecord;
  TenantAnalytics: TenantAnalytics;
  TenantContact: TenantContact;
  TenantFilter: TenantFilter;
  TenantPage: Omit<TenantPage, 'items'> & { items: Array<ResolversParentTypes['Tenant']> };
  TenantSummary: TenantSummary;
  TestMailInput: TestMailInput;
  Ticket: TicketRecord;
  TicketAttachment: TicketAttachment;
  TicketCategory: TicketCategory;
  TicketFilter: TicketFilter;
  TicketOptions: TicketOptions;
  TicketPage: Omit<TicketPage, 'items'> & { items: Array<ResolversParentTypes['Ticket']> };
  TicketStates: TicketStates;
  Transporter: Transporter;
  TransporterFilter: TransporterFilter;
  TransporterPage: TransporterPage;
  UpdateAddressInput: UpdateAddressInput;
  UpdateBillInput: UpdateBillInput;
  UpdateBillingRegistrationInput: UpdateBillingRegistrationInput;
  UpdateBlogInput: UpdateBlogInput;
  UpdateCategoryInput: UpdateCategoryInput;
  UpdateCommentInput: UpdateCommentInput;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCreditNoteInput: UpdateCreditNoteInput;
  UpdateCreditNoteStatusInput: UpdateCreditNoteStatusInput;
  UpdateDeliveryChallanInput: UpdateDeliveryChallanInput;
  UpdateDeliveryChallanStatusInput: UpdateDeliveryChallanStatusInput;
  UpdateExpenseInput: UpdateExpenseInput;
  UpdateGstRegistrationInput: UpdateGstRegistrationInput;
  UpdateInvoiceInput: UpdateInvoiceInput;
  UpdateListViewInput: UpdateListViewInput;
  UpdateOfferInput: UpdateOfferInput;
  UpdateOrderInput: UpdateOrderInput;
  UpdateOrderStatusInput: UpdateOrderStatusInput;
  UpdateOrganisationInput: UpdateOrganisationInput;
  UpdatePaymentStatusInput: UpdatePaymentStatusInput;
  UpdateProductInput: UpdateProductInput;
  UpdatePurchaseOrderInput: UpdatePurchaseOrderInput;
  UpdatePurchaseOrderStatusInput: UpdatePurchaseOrderStatusInput;
  UpdateQuotationInput: UpdateQuotationInput;
  UpdateRfqInput: UpdateRfqInput;
  UpdateRoleTemplateInput: UpdateRoleTemplateInput;
  UpdateSampleRequestInput: UpdateSampleRequestInput;
  UpdateSavedQueryInput: UpdateSavedQueryInput;
  UpdateSellerInput: UpdateSellerInput;
  UpdateSellerLeadInput: UpdateSellerLeadInput;
  UpdateSellingPriceInput: UpdateSellingPriceInput;
  UpdateShipmentInput: UpdateShipmentInput;
  UpdateSkuInput: UpdateSkuInput;
  UpdateTenantInput: UpdateTenantInput;
  UpdateTransporterInput: UpdateTransporterInput;
  UpdateUserInput: UpdateUserInput;
  UpdateWarehouseInput: UpdateWarehouseInput;
  Upload: Scalars['Upload']['output'];
  UploadedImage: UploadedImage;
  UseAdvanceInput: UseAdvanceInput;
  User: UserRecord;
  UserName: UserName;
  UserPage: Omit<UserPage, 'items'> & { items: Array<ResolversParentTypes['User']> };
  UserView: UserView;
  VerifyUserInput: VerifyUserInput;
  ViewParameter: ViewParameter;
  ViewParameterInput: ViewParameterInput;
  Viewer: ViewerRecord;
  Warehouse: Warehouse;
  WarehousePage: WarehousePage;
  WarehouseProduct: WarehouseProduct;
  WarehouseProductFilter: WarehouseProductFilter;
  WarehouseProductPage: WarehouseProductPage;
  WorkingCustomer: WorkingCustomer;
};

export type CostDirectiveArgs = { };

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ExtraDirectiveArgs = { };

export type ExtraDirectiveResolver<Result, Parent, ContextType = Context, Args = ExtraDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RequiresDirectiveArgs = {
  action?: Maybe<PermissionAction>;
  anyOf?: Maybe<Array<PermissionPair>>;
  entity?: Maybe<PermissionEntity>;
  set?: Maybe<PermissionSet>;
};

export type RequiresDirectiveResolver<Result, Parent, ContextType = Context, Args = RequiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RestDirectiveArgs = {
  method: RestMethod;
  path: Scalars['String']['input'];
};

export type RestDirectiveResolver<Result, Parent, ContextType = Context, Args = RestDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RoleDirectiveArgs = {
  is: Array<Scalars['Int']['input']>;
};

export type RoleDirectiveResolver<Result, Parent, ContextType = Context, Args = RoleDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SignedInDirectiveArgs = { };

export type SignedInDirectiveResolver<Result, Parent, ContextType = Context, Args = SignedInDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type WeightDirectiveArgs = {
  call?: Maybe<Scalars['Int']['input']>;
  perParent?: Maybe<Scalars['Boolean']['input']>;
  record?: Maybe<Scalars['Float']['input']>;
  rows?: Maybe<Scalars['Int']['input']>;
};

export type WeightDirectiveResolver<Result, Parent, ContextType = Context, Args = WeightDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerType?: Resolver<ResolversTypes['AddressOwner'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressPage'] = ResolversParentTypes['AddressPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type AmountSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AmountSum'] = ResolversParentTypes['AmountSum']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AnalyticsPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalyticsPart'] = ResolversParentTypes['AnalyticsPart']> = {
  key?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  networks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  organisation?: Resolver<Maybe<ResolversTypes['OrganisationSummary']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  previousEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rotatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApiTokenState'], ParentType, ContextType>;
  tokenEnd?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiTokenPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokenPage'] = ResolversParentTypes['ApiTokenPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  mayMake?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AttributeConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeConfig'] = ResolversParentTypes['AttributeConfig']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bill'] = ResolversParentTypes['Bill']> = {
  accountingBillId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['BillAction']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BillLine']>, ParentType, ContextType>;
  openAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  poIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  roundOff?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sameNumberBillIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['SellerSummary'], ParentType, ContextType>;
  sellerGstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerInvoice?: Resolver<Maybe<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  sellerInvoiceDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sellerInvoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BillStatus'], ParentType, ContextType>;
  syncError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  syncStatus?: Resolver<Maybe<ResolversTypes['SyncStatus']>, ParentType, ContextType>;
  syncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BillLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillLine'] = ResolversParentTypes['BillLine']> = {
  billedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  challanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deliveredQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dispatchedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gstPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lineNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  poId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  poLineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillPage'] = ResolversParentTypes['BillPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Bill']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
  sums?: Resolver<Maybe<Array<ResolversTypes['AmountSum']>>, ParentType, ContextType>;
};

export type BillToResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillTo'] = ResolversParentTypes['BillTo']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillingRegistrationKind'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillingRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingRegistration'] = ResolversParentTypes['BillingRegistration']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  gstNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrincipal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillingRegistrationKind'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillingRegistrationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingRegistrationPage'] = ResolversParentTypes['BillingRegistrationPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BillingRegistration']>, ParentType, ContextType>;
};

export type BlogResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Blog'] = ResolversParentTypes['Blog']> = {
  actions?: Resolver<Array<ResolversTypes['BlogAction']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverPhoto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverThumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BlogStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlogPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlogPage'] = ResolversParentTypes['BlogPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Blog']>, ParentType, ContextType>;
};

export type BooksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Books'] = ResolversParentTypes['Books']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  closedUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  attributes?: Resolver<Array<ResolversTypes['AttributeConfig']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managers?: Resolver<Array<ResolversTypes['UserName']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCategories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryAttributesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryAttributes'] = ResolversParentTypes['CategoryAttributes']> = {
  attributes?: Resolver<Array<ResolversTypes['AttributeConfig']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CategoryFloorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryFloor'] = ResolversParentTypes['CategoryFloor']> = {
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type CategoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryPage'] = ResolversParentTypes['CategoryPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
};

export type ChallanBillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChallanBill'] = ResolversParentTypes['ChallanBill']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BillStatus'], ParentType, ContextType>;
};

export type ChallanInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChallanInvoice'] = ResolversParentTypes['ChallanInvoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
};

export type ChallanPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChallanPlace'] = ResolversParentTypes['ChallanPlace']> = {
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerType?: Resolver<ResolversTypes['AddressOwner'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  actions?: Resolver<Array<ResolversTypes['CommentAction']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['RecordEntity'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentPage'] = ResolversParentTypes['CommentPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryFloors?: Resolver<Array<ResolversTypes['CategoryFloor']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  cin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eInvoiceWithinDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasDocuments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoiceAtDispatch?: Resolver<ResolversTypes['InvoiceAtDispatch'], ParentType, ContextType>;
  invoiceTerms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailTemplates?: Resolver<Array<ResolversTypes['MailTemplate']>, ParentType, ContextType>;
  marginFloor?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  orderDelayAccess?: Resolver<ResolversTypes['OrderDelayAccess'], ParentType, ContextType>;
  pan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quotationTerms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registrations?: Resolver<Array<ResolversTypes['GstRegistration']>, ParentType, ContextType>;
  roleNames?: Resolver<Array<ResolversTypes['RoleName']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['DocumentSeries']>, ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upiId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContractPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractPrice'] = ResolversParentTypes['ContractPrice']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['TenantSummary']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['OrganisationSummary'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellingPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
};

export type ContractPricePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractPricePage'] = ResolversParentTypes['ContractPricePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ContractPrice']>, ParentType, ContextType>;
};

export type CreatedSellerLeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedSellerLead'] = ResolversParentTypes['CreatedSellerLead']> = {
  lead?: Resolver<ResolversTypes['SellerLead'], ParentType, ContextType>;
  leadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productLeadId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CreatedShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedShipment'] = ResolversParentTypes['CreatedShipment']> = {
  bills?: Resolver<Array<ResolversTypes['ShipmentBill']>, ParentType, ContextType>;
  challans?: Resolver<Array<ResolversTypes['ShipmentChallan']>, ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['ShipmentInvoice']>, ParentType, ContextType>;
  shipment?: Resolver<ResolversTypes['Shipment'], ParentType, ContextType>;
};

export type CreatedTicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedTicket'] = ResolversParentTypes['CreatedTicket']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CreditNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditNote'] = ResolversParentTypes['CreditNote']> = {
  accountingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['CreditNoteAction']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  cancelEffects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  companyGstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['TenantSummary'], ParentType, ContextType>;
  customerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  invoiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issueRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CreditNoteLine']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CreditNoteReason'], ParentType, ContextType>;
  registration?: Resolver<ResolversTypes['CreditNoteRegistration'], ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreditNoteStatus'], ParentType, ContextType>;
  syncError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  syncStatus?: Resolver<Maybe<ResolversTypes['SyncStatus']>, ParentType, ContextType>;
  syncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreditNoteEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditNoteEmailResult'] = ResolversParentTypes['CreditNoteEmailResult']> = {
  emailSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreditNoteLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditNoteLine'] = ResolversParentTypes['CreditNoteLine']> = {
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gstPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invoiceLineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoicedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CreditNotePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditNotePage'] = ResolversParentTypes['CreditNotePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CreditNote']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
};

export type CreditNoteRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditNoteRegistration'] = ResolversParentTypes['CreditNoteRegistration']> = {
  ackAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ackNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  irn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedQr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreditNoteSyncResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditNoteSyncResult'] = ResolversParentTypes['CreditNoteSyncResult']> = {
  creditNote?: Resolver<ResolversTypes['CreditNote'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CrmLeadsAnalyticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CrmLeadsAnalytics'] = ResolversParentTypes['CrmLeadsAnalytics']> = {
  byCategory?: Resolver<Array<ResolversTypes['LeadsOfCategory']>, ParentType, ContextType>;
  byDay?: Resolver<Array<ResolversTypes['LeadsOfDay']>, ParentType, ContextType>;
  byOwner?: Resolver<Array<ResolversTypes['LeadsOfPerson']>, ParentType, ContextType>;
  byZone?: Resolver<Array<ResolversTypes['LeadsOfZone']>, ParentType, ContextType>;
  converted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerAnalyticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAnalytics'] = ResolversParentTypes['CustomerAnalytics']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byDay?: Resolver<Array<ResolversTypes['CustomerAnalyticsPart']>, ParentType, ContextType>;
  bySalesPerson?: Resolver<Array<ResolversTypes['CustomerAnalyticsPart']>, ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerAnalyticsPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAnalyticsPart'] = ResolversParentTypes['CustomerAnalyticsPart']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DashboardSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardSummary'] = ResolversParentTypes['DashboardSummary']> = {
  assignedSamples?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  draftPos?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  openOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  openQuotations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  openRfqs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  openSamples?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  openShipments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pendingQuotations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pendingRfqs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unassignedSamples?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeliveryChallanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryChallan'] = ResolversParentTypes['DeliveryChallan']> = {
  actions?: Resolver<Array<ResolversTypes['DeliveryChallanAction']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  bills?: Resolver<Maybe<Array<ResolversTypes['ChallanBill']>>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consignmentValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['TenantSummary']>, ParentType, ContextType>;
  deliverRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ewayBillAttachment?: Resolver<Maybe<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  ewayBillNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ewayBillValidUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ewayValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  goodsValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  grandTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  grnNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gst?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['ChallanInvoice']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DeliveryChallanLine']>, ParentType, ContextType>;
  needsEwayBill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  poId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  receiversName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['SellerSummary']>, ParentType, ContextType>;
  shipFrom?: Resolver<ResolversTypes['ChallanPlace'], ParentType, ContextType>;
  shipTo?: Resolver<ResolversTypes['ChallanPlace'], ParentType, ContextType>;
  shipmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChallanStatus'], ParentType, ContextType>;
  taxable?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  transportDocumentDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  transportDocumentNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transportMode?: Resolver<Maybe<ResolversTypes['TransportMode']>, ParentType, ContextType>;
  transportReason?: Resolver<Maybe<ResolversTypes['TransportReason']>, ParentType, ContextType>;
  transportReasonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transportUpdatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  transporterName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ChallanType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vehicleNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeliveryChallanLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryChallanLine'] = ResolversParentTypes['DeliveryChallanLine']> = {
  cgst?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  gstPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  igst?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lineNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  orderLineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  poLineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellingPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sgst?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
  taxable?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unitValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type DeliveryChallanPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryChallanPage'] = ResolversParentTypes['DeliveryChallanPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeliveryChallan']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
};

export type DeliveryDestinationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryDestination'] = ResolversParentTypes['DeliveryDestination']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryPoint'] = ResolversParentTypes['DeliveryPoint']> = {
  expectedDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initialDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  poLineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeliveryPointStatus'], ParentType, ContextType>;
};

export type DeliveryPointChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryPointChange'] = ResolversParentTypes['DeliveryPointChange']> = {
  pointIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  sourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sourceType?: Resolver<Maybe<ResolversTypes['DeliverySourceType']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['DeliveryStage']>, ParentType, ContextType>;
};

export type DeliveryPointEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryPointEvent'] = ResolversParentTypes['DeliveryPointEvent']> = {
  actions?: Resolver<Array<ResolversTypes['DeliveryPointAction']>, ParentType, ContextType>;
  actualDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  challanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['TenantSummary']>, ParentType, ContextType>;
  expectedDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initialDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderLineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  poId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  poLineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  poState?: Resolver<Maybe<ResolversTypes['PoState']>, ParentType, ContextType>;
  pointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pointStatus?: Resolver<ResolversTypes['DeliveryPointStatus'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipTo?: Resolver<Maybe<ResolversTypes['DeliveryDestination']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceType?: Resolver<ResolversTypes['DeliverySourceType'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['DeliveryStage'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeliveryEventStatus'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
};

export type DeliveryPointEventPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryPointEventPage'] = ResolversParentTypes['DeliveryPointEventPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeliveryPointEvent']>, ParentType, ContextType>;
};

export type DeliverySourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliverySource'] = ResolversParentTypes['DeliverySource']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earliestDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['DeliveryPointEvent']>, ParentType, ContextType>;
  sourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DeliverySourceType'], ParentType, ContextType>;
};

export type DeliverySourcePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliverySourcePage'] = ResolversParentTypes['DeliverySourcePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeliverySource']>, ParentType, ContextType>;
};

export type DeliveryStageCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryStageCounts'] = ResolversParentTypes['DeliveryStageCounts']> = {
  dispatch?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inward?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['RecordEntity'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['StoredFile'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentAnalyticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentAnalytics'] = ResolversParentTypes['DocumentAnalytics']> = {
  byDay?: Resolver<Array<ResolversTypes['AnalyticsPart']>, ParentType, ContextType>;
  bySalesPerson?: Resolver<Array<ResolversTypes['AnalyticsPart']>, ParentType, ContextType>;
  byStatus?: Resolver<Array<ResolversTypes['AnalyticsPart']>, ParentType, ContextType>;
  byTenant?: Resolver<Array<ResolversTypes['AnalyticsPart']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type DocumentMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentMail'] = ResolversParentTypes['DocumentMail']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MailStatus'], ParentType, ContextType>;
};

export type DocumentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentPage'] = ResolversParentTypes['DocumentPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
};

export type DocumentSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSeries'] = ResolversParentTypes['DocumentSeries']> = {
  financialYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNumbers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentSeriesKind'], ParentType, ContextType>;
  next?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentShipment'] = ResolversParentTypes['DocumentShipment']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  destinationType?: Resolver<ResolversTypes['ShipmentDestination'], ParentType, ContextType>;
  driverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  driverPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ShipmentStatus'], ParentType, ContextType>;
  trackingLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vehicleNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Done'] = ResolversParentTypes['Done']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DownloadLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadLink'] = ResolversParentTypes['DownloadLink']> = {
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExpenseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Expense'] = ResolversParentTypes['Expense']> = {
  actions?: Resolver<Array<ResolversTypes['ExpenseAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['ExpenseEntity'], ParentType, ContextType>;
  entityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  expenseDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  head?: Resolver<ResolversTypes['ExpenseHead'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  referenceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExpenseStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vendorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voidReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExpensePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpensePage'] = ResolversParentTypes['ExpensePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Expense']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
  pageTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type FreeStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreeStock'] = ResolversParentTypes['FreeStock']> = {
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GstRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GstRegistration'] = ResolversParentTypes['GstRegistration']> = {
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasDocuments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Home'] = ResolversParentTypes['Home']> = {
  tabs?: Resolver<Array<ResolversTypes['HomeCount']>, ParentType, ContextType>;
  tiles?: Resolver<Array<ResolversTypes['HomeCount']>, ParentType, ContextType>;
};

export type HomeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeCount'] = ResolversParentTypes['HomeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['HomeList'], ParentType, ContextType>;
  oldBooks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldest?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['HomeRows'], ParentType, ContextType>;
};

export type HomeFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeFigure'] = ResolversParentTypes['HomeFigure']> = {
  measure?: Resolver<ResolversTypes['Measure'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['HomeMonth']>, ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['HomeRows'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type HomeMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeMonth'] = ResolversParentTypes['HomeMonth']> = {
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type HomeRowsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeRows'] = ResolversParentTypes['HomeRows']> = {
  assignedToIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  categoryManagerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  dueBefore?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fromDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  salesPersonIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  toDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Import'] = ResolversParentTypes['Import']> = {
  actions?: Resolver<Array<ResolversTypes['ImportAction']>, ParentType, ContextType>;
  appliedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doneRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faultyRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasRows?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ignoredColumns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportKind'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sameRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ImportStatus'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  example?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  help?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportDifference'] = ResolversParentTypes['ImportDifference']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportFault'] = ResolversParentTypes['ImportFault']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportPage'] = ResolversParentTypes['ImportPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Import']>, ParentType, ContextType>;
};

export type ImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportRow'] = ResolversParentTypes['ImportRow']> = {
  differences?: Resolver<Array<ResolversTypes['ImportDifference']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['ImportFault']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['ImportOutcome']>, ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportRowPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportRowPage'] = ResolversParentTypes['ImportRowPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ImportRow']>, ParentType, ContextType>;
};

export type ImportTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportTemplate'] = ResolversParentTypes['ImportTemplate']> = {
  columns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  help?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InfoEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InfoEntry'] = ResolversParentTypes['InfoEntry']> = {
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastRoute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSeen?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  accountingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['InvoiceAction']>, ParentType, ContextType>;
  awaitsIrn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billTo?: Resolver<Maybe<ResolversTypes['BillTo']>, ParentType, ContextType>;
  cancelEffects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  cancelRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  challanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  challanNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyGstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  creditNotes?: Resolver<Maybe<Array<ResolversTypes['InvoiceCreditNote']>>, ParentType, ContextType>;
  credited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['TenantSummary'], ParentType, ContextType>;
  customerEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  customerGstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerPoNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['ChallanPlace'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  eInvoiceRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromAddress?: Resolver<Maybe<ResolversTypes['ChallanPlace']>, ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  lastMail?: Resolver<Maybe<ResolversTypes['DocumentMail']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['InvoicePayment']>>, ParentType, ContextType>;
  placeOfSupply?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  registration?: Resolver<ResolversTypes['InvoiceRegistration'], ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  syncError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  syncStatus?: Resolver<Maybe<ResolversTypes['SyncStatus']>, ParentType, ContextType>;
  syncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withinState?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvoiceCreditNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceCreditNote'] = ResolversParentTypes['InvoiceCreditNote']> = {
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreditNoteStatus'], ParentType, ContextType>;
};

export type InvoiceEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceEmailResult'] = ResolversParentTypes['InvoiceEmailResult']> = {
  emailSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  creditableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditableTaxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  creditedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditedTaxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  gstPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lineNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderLineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellingPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
  taxCategory?: Resolver<ResolversTypes['TaxCategory'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type InvoicePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoicePage'] = ResolversParentTypes['InvoicePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
  sums?: Resolver<Maybe<Array<ResolversTypes['AmountSum']>>, ParentType, ContextType>;
};

export type InvoicePaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoicePayment'] = ResolversParentTypes['InvoicePayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  given?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  paymentDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  referenceNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceRegistration'] = ResolversParentTypes['InvoiceRegistration']> = {
  ackAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ackNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ewayBillAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ewayBillNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ewayBillValidUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  irn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedQr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceSyncResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceSyncResult'] = ResolversParentTypes['InvoiceSyncResult']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
};

export type LastBackupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastBackup'] = ResolversParentTypes['LastBackup']> = {
  byteSize?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isScheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LeadProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadProduct'] = ResolversParentTypes['LeadProduct']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productLeadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadsOfCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadsOfCategory'] = ResolversParentTypes['LeadsOfCategory']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  converted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadsOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadsOfDay'] = ResolversParentTypes['LeadsOfDay']> = {
  converted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadsOfPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadsOfPerson'] = ResolversParentTypes['LeadsOfPerson']> = {
  converted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadsOfZoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadsOfZone'] = ResolversParentTypes['LeadsOfZone']> = {
  converted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zone?: Resolver<Maybe<ResolversTypes['Zone']>, ParentType, ContextType>;
};

export type ListViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListView'] = ResolversParentTypes['ListView']> = {
  columns?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<Array<ResolversTypes['ViewParameter']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListViewDefaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListViewDefault'] = ResolversParentTypes['ListViewDefault']> = {
  choice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ListViewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListViews'] = ResolversParentTypes['ListViews']> = {
  defaults?: Resolver<Array<ResolversTypes['ListViewDefault']>, ParentType, ContextType>;
  views?: Resolver<Array<ResolversTypes['ListView']>, ParentType, ContextType>;
};

export type LogChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogChange'] = ResolversParentTypes['LogChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogEntry'] = ResolversParentTypes['LogEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['LogChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
};

export type LogPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogPage'] = ResolversParentTypes['LogPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['LogEntry']>, ParentType, ContextType>;
};

export type MailTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailTemplate'] = ResolversParentTypes['MailTemplate']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MailKind'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MetricDefinitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetricDefinition'] = ResolversParentTypes['MetricDefinition']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupBy?: Resolver<Array<ResolversTypes['Dimension']>, ParentType, ContextType>;
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeOf?: Resolver<Array<ResolversTypes['Measure']>, ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['Measure'], ParentType, ContextType>;
  rowsBy?: Resolver<Maybe<ResolversTypes['Dimension']>, ParentType, ContextType>;
  showsCost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['MeasureUnit'], ParentType, ContextType>;
};

export type MetricGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetricGroup'] = ResolversParentTypes['MetricGroup']> = {
  dimension?: Resolver<ResolversTypes['Dimension'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MetricRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetricRow'] = ResolversParentTypes['MetricRow']> = {
  groups?: Resolver<Array<ResolversTypes['MetricGroup']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['MetricValue']>, ParentType, ContextType>;
};

export type MetricValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetricValue'] = ResolversParentTypes['MetricValue']> = {
  measure?: Resolver<ResolversTypes['Measure'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type MetricsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Metrics'] = ResolversParentTypes['Metrics']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['MetricRow']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['MetricValue']>, ParentType, ContextType>;
};

export type MomMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MomMonth'] = ResolversParentTypes['MomMonth']> = {
  activeCustomers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveredValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grossMargin?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  growthPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  invoicedValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  marginPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newCustomers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  receivedValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addGstRegistration?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationAddGstRegistrationArgs, 'input'>>;
  archiveRfq?: Resolver<ResolversTypes['Rfq'], ParentType, ContextType, RequireFields<MutationArchiveRfqArgs, 'id' | 'reason'>>;
  assignSampleRequest?: Resolver<ResolversTypes['SampleRequest'], ParentType, ContextType, RequireFields<MutationAssignSampleRequestArgs, 'assignedToId' | 'id'>>;
  attachTicketFile?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationAttachTicketFileArgs, 'file' | 'ticketId'>>;
  banUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationBanUserArgs, 'id'>>;
  cancelBill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType, RequireFields<MutationCancelBillArgs, 'input'>>;
  cancelInvoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationCancelInvoiceArgs, 'input'>>;
  changeSampleRequestStatus?: Resolver<ResolversTypes['SampleRequest'], ParentType, ContextType, RequireFields<MutationChangeSampleRequestStatusArgs, 'input'>>;
  changeTicketStatus?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationChangeTicketStatusArgs, 'id' | 'status'>>;
  closeBooks?: Resolver<ResolversTypes['Books'], ParentType, ContextType, RequireFields<MutationCloseBooksArgs, 'input'>>;
  completeDeliveryPoints?: Resolver<Array<ResolversTypes['DeliveryPointEvent']>, ParentType, ContextType, RequireFields<MutationCompleteDeliveryPointsArgs, 'input'>>;
  confirmQuotation?: Resolver<ResolversTypes['Quotation'], ParentType, ContextType, RequireFields<MutationConfirmQuotationArgs, 'id'>>;
  convertPurchaseOrderToBill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType, RequireFields<MutationConvertPurchaseOrderToBillArgs, 'poId'>>;
  createAdHocTicket?: Resolver<ResolversTypes['CreatedTicket'], ParentType, ContextType, RequireFields<MutationCreateAdHocTicketArgs, 'input'>>;
  createAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationCreateAddressArgs, 'input'>>;
  createAdminUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCreateAdminUserArgs, 'input'>>;
  createApiToken?: Resolver<ResolversTypes['NewApiToken'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createBill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType, RequireFields<MutationCreateBillArgs, 'input'>>;
  createBillingRegistration?: Resolver<ResolversTypes['BillingRegistration'], ParentType, ContextType, RequireFields<MutationCreateBillingRegistrationArgs, 'input'>>;
  createBlog?: Resolver<ResolversTypes['Blog'], ParentType, ContextType, RequireFields<MutationCreateBlogArgs, 'input'>>;
  createCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'input'>>;
  createComment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationCreateCommentArgs, 'input'>>;
  createCreditNote?: Resolver<ResolversTypes['CreditNote'], ParentType, ContextType, RequireFields<MutationCreateCreditNoteArgs, 'input'>>;
  createDeliveryChallan?: Resolver<ResolversTypes['DeliveryChallan'], ParentType, ContextType, RequireFields<MutationCreateDeliveryChallanArgs, 'input'>>;
  createDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationCreateDocumentArgs, 'input'>>;
  createDownloadLink?: Resolver<ResolversTypes['DownloadLink'], ParentType, ContextType, RequireFields<MutationCreateDownloadLinkArgs, 'document' | 'format' | 'id'>>;
  createEnquiry?: Resolver<Array<ResolversTypes['Rfq']>, ParentType, ContextType, RequireFields<MutationCreateEnquiryArgs, 'input'>>;
  createExpense?: Resolver<ResolversTypes['Expense'], ParentType, ContextType, RequireFields<MutationCreateExpenseArgs, 'input'>>;
  createInventoryAdjustment?: Resolver<ResolversTypes['StockMovement'], ParentType, ContextType, RequireFields<MutationCreateInventoryAdjustmentArgs, 'input'>>;
  createInvoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationCreateInvoiceArgs, 'input'>>;
  createListView?: Resolver<ResolversTypes['ListView'], ParentType, ContextType, RequireFields<MutationCreateListViewArgs, 'input'>>;
  createOffer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType, RequireFields<MutationCreateOfferArgs, 'input'>>;
  createOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCreateOrderArgs, 'input'>>;
  createOrderDelayLink?: Resolver<ResolversTypes['OrderDelayLink'], ParentType, ContextType, RequireFields<MutationCreateOrderDelayLinkArgs, 'input'>>;
  createOrderFromQuotation?: Resolver<ResolversTypes['QuotationConversion'], ParentType, ContextType, RequireFields<MutationCreateOrderFromQuotationArgs, 'input'>>;
  createOrderStatusTicket?: Resolver<ResolversTypes['CreatedTicket'], ParentType, ContextType, RequireFields<MutationCreateOrderStatusTicketArgs, 'input'>>;
  createOrganisation?: Resolver<ResolversTypes['Organisation'], ParentType, ContextType, RequireFields<MutationCreateOrganisationArgs, 'input'>>;
  createOutgoingPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationCreateOutgoingPaymentArgs, 'input'>>;
  createPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationCreatePaymentArgs, 'input'>>;
  createProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationCreateProductArgs, 'input'>>;
  createPurchaseOrder?: Resolver<ResolversTypes['PurchaseOrder'], ParentType, ContextType, RequireFields<MutationCreatePurchaseOrderArgs, 'input'>>;
  createQuotation?: Resolver<ResolversTypes['Quotation'], ParentType, ContextType, RequireFields<MutationCreateQuotationArgs, 'input'>>;
  createRfqs?: Resolver<Array<ResolversTypes['Rfq']>, ParentType, ContextType, RequireFields<MutationCreateRfqsArgs, 'input'>>;
  createSampleRequest?: Resolver<ResolversTypes['SampleRequest'], ParentType, ContextType, RequireFields<MutationCreateSampleRequestArgs, 'input'>>;
  createSavedQuery?: Resolver<ResolversTypes['SavedQuery'], ParentType, ContextType, RequireFields<MutationCreateSavedQueryArgs, 'input'>>;
  createSeller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType, RequireFields<MutationCreateSellerArgs, 'input'>>;
  createSellerLead?: Resolver<ResolversTypes['CreatedSellerLead'], ParentType, ContextType, RequireFields<MutationCreateSellerLeadArgs, 'input'>>;
  createSellingPrice?: Resolver<ResolversTypes['ContractPrice'], ParentType, ContextType, RequireFields<MutationCreateSellingPriceArgs, 'input'>>;
  createShipment?: Resolver<ResolversTypes['CreatedShipment'], ParentType, ContextType, RequireFields<MutationCreateShipmentArgs, 'input'>>;
  createSku?: Resolver<ResolversTypes['Sku'], ParentType, ContextType, RequireFields<MutationCreateSkuArgs, 'input'>>;
  createTechSupportTicket?: Resolver<ResolversTypes['CreatedTicket'], ParentType, ContextType, RequireFields<MutationCreateTechSupportTicketArgs, 'input'>>;
  createTenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType, RequireFields<MutationCreateTenantArgs, 'input'>>;
  createTenantUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCreateTenantUserArgs, 'input'>>;
  createTransporter?: Resolver<ResolversTypes['Transporter'], ParentType, ContextType, RequireFields<MutationCreateTransporterArgs, 'input'>>;
  createWarehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<MutationCreateWarehouseArgs, 'input'>>;
  deleteBlog?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationDeleteBlogArgs, 'id'>>;
  deleteCategory?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'id'>>;
  deleteListView?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationDeleteListViewArgs, 'id'>>;
  deleteOffer?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationDeleteOfferArgs, 'id'>>;
  deleteProduct?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'id'>>;
  deleteSavedQuery?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationDeleteSavedQueryArgs, 'id'>>;
  deleteSeller?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationDeleteSellerArgs, 'id'>>;
  deleteSellerLead?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationDeleteSellerLeadArgs, 'id'>>;
  deleteSku?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationDeleteSkuArgs, 'id'>>;
  deleteTenant?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationDeleteTenantArgs, 'id'>>;
  deleteTransporter?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationDeleteTransporterArgs, 'id'>>;
  dismissFirstSteps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endGstRegistration?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationEndGstRegistrationArgs, 'input'>>;
  finishSetUp?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationFinishSetUpArgs, 'input'>>;
  forceLogoutUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationForceLogoutUserArgs, 'id'>>;
  generatePoFromOrder?: Resolver<Array<ResolversTypes['PurchaseOrder']>, ParentType, ContextType, RequireFields<MutationGeneratePoFromOrderArgs, 'input'>>;
  inviteUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'id'>>;
  issueBill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType, RequireFields<MutationIssueBillArgs, 'input'>>;
  issuePurchaseOrder?: Resolver<ResolversTypes['PurchaseOrderStatusResult'], ParentType, ContextType, RequireFields<MutationIssuePurchaseOrderArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  makeGstRegistrationDefault?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationMakeGstRegistrationDefaultArgs, 'input'>>;
  markUserDeleted?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationMarkUserDeletedArgs, 'id'>>;
  onboardLeads?: Resolver<ResolversTypes['SheetResult'], ParentType, ContextType, RequireFields<MutationOnboardLeadsArgs, 'dryRun' | 'sheet'>>;
  openSetUp?: Resolver<ResolversTypes['SetUp'], ParentType, ContextType, RequireFields<MutationOpenSetUpArgs, 'token'>>;
  payOpening?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationPayOpeningArgs, 'input'>>;
  postponeDeliveryPoints?: Resolver<Array<ResolversTypes['DeliveryPointEvent']>, ParentType, ContextType, RequireFields<MutationPostponeDeliveryPointsArgs, 'input'>>;
  priceRfqs?: Resolver<Array<ResolversTypes['Rfq']>, ParentType, ContextType, RequireFields<MutationPriceRfqsArgs, 'input'>>;
  readTicketStates?: Resolver<ResolversTypes['TicketStates'], ParentType, ContextType>;
  recallQuotation?: Resolver<ResolversTypes['Quotation'], ParentType, ContextType, RequireFields<MutationRecallQuotationArgs, 'id'>>;
  refreshAccessToken?: Resolver<ResolversTypes['RenewedTokens'], ParentType, ContextType, RequireFields<MutationRefreshAccessTokenArgs, 'refreshToken'>>;
  registerCreditNote?: Resolver<ResolversTypes['CreditNote'], ParentType, ContextType, RequireFields<MutationRegisterCreditNoteArgs, 'input'>>;
  registerInvoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationRegisterInvoiceArgs, 'input'>>;
  rejectQuotation?: Resolver<ResolversTypes['Quotation'], ParentType, ContextType, RequireFields<MutationRejectQuotationArgs, 'id' | 'reason'>>;
  removeGstRegistration?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationRemoveGstRegistrationArgs, 'input'>>;
  resendOtp?: Resolver<ResolversTypes['OtpSession'], ParentType, ContextType, RequireFields<MutationResendOtpArgs, 'sessionId'>>;
  revokeApiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'id'>>;
  rotateApiToken?: Resolver<ResolversTypes['NewApiToken'], ParentType, ContextType, RequireFields<MutationRotateApiTokenArgs, 'input'>>;
  runImport?: Resolver<ResolversTypes['Import'], ParentType, ContextType, RequireFields<MutationRunImportArgs, 'action' | 'id'>>;
  saveMySetting?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationSaveMySettingArgs, 'key'>>;
  sendCreditNoteEmail?: Resolver<ResolversTypes['CreditNoteEmailResult'], ParentType, ContextType, RequireFields<MutationSendCreditNoteEmailArgs, 'input'>>;
  sendInvoiceEmail?: Resolver<ResolversTypes['InvoiceEmailResult'], ParentType, ContextType, RequireFields<MutationSendInvoiceEmailArgs, 'input'>>;
  sendOrderCommunication?: Resolver<ResolversTypes['OrderCommunicationResult'], ParentType, ContextType, RequireFields<MutationSendOrderCommunicationArgs, 'input'>>;
  sendOtp?: Resolver<ResolversTypes['OtpSession'], ParentType, ContextType, RequireFields<MutationSendOtpArgs, 'input'>>;
  sendQuotationEmail?: Resolver<ResolversTypes['QuotationEmailResult'], ParentType, ContextType, RequireFields<MutationSendQuotationEmailArgs, 'input'>>;
  sendSetUpMail?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationSendSetUpMailArgs, 'email' | 'token'>>;
  sendTestMail?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationSendTestMailArgs, 'input'>>;
  setDefaultUser?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, Partial<MutationSetDefaultUserArgs>>;
  setDocumentSeries?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationSetDocumentSeriesArgs, 'input'>>;
  setListViewDefault?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationSetListViewDefaultArgs, 'list'>>;
  setMailTemplate?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationSetMailTemplateArgs, 'input'>>;
  setMarginFloors?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationSetMarginFloorsArgs, 'input'>>;
  setRolesWithoutApiTokens?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationSetRolesWithoutApiTokensArgs, 'roleIds'>>;
  setUpCompany?: Resolver<ResolversTypes['SetUp'], ParentType, ContextType, RequireFields<MutationSetUpCompanyArgs, 'input'>>;
  setUpRegistration?: Resolver<ResolversTypes['SetUp'], ParentType, ContextType, RequireFields<MutationSetUpRegistrationArgs, 'input'>>;
  setUpSeries?: Resolver<ResolversTypes['SetUp'], ParentType, ContextType, RequireFields<MutationSetUpSeriesArgs, 'input'>>;
  startImport?: Resolver<ResolversTypes['Import'], ParentType, ContextType, RequireFields<MutationStartImportArgs, 'kind' | 'sheet' | 'source'>>;
  syncBill?: Resolver<ResolversTypes['SyncBillResult'], ParentType, ContextType, RequireFields<MutationSyncBillArgs, 'id'>>;
  syncCreditNote?: Resolver<ResolversTypes['CreditNoteSyncResult'], ParentType, ContextType, RequireFields<MutationSyncCreditNoteArgs, 'id'>>;
  syncInvoice?: Resolver<ResolversTypes['InvoiceSyncResult'], ParentType, ContextType, RequireFields<MutationSyncInvoiceArgs, 'id'>>;
  trackUserActivity?: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  unbanUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUnbanUserArgs, 'id'>>;
  unlockUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUnlockUserArgs, 'id'>>;
  updateAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'input'>>;
  updateBill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType, RequireFields<MutationUpdateBillArgs, 'input'>>;
  updateBillingRegistration?: Resolver<ResolversTypes['BillingRegistration'], ParentType, ContextType, RequireFields<MutationUpdateBillingRegistrationArgs, 'input'>>;
  updateBlog?: Resolver<ResolversTypes['Blog'], ParentType, ContextType, RequireFields<MutationUpdateBlogArgs, 'input'>>;
  updateCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'input'>>;
  updateComment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationUpdateCommentArgs, 'input'>>;
  updateCompany?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationUpdateCompanyArgs, 'input'>>;
  updateCreditNote?: Resolver<ResolversTypes['CreditNote'], ParentType, ContextType, RequireFields<MutationUpdateCreditNoteArgs, 'input'>>;
  updateCreditNoteStatus?: Resolver<ResolversTypes['CreditNote'], ParentType, ContextType, RequireFields<MutationUpdateCreditNoteStatusArgs, 'input'>>;
  updateDeliveryChallan?: Resolver<ResolversTypes['DeliveryChallan'], ParentType, ContextType, RequireFields<MutationUpdateDeliveryChallanArgs, 'input'>>;
  updateDeliveryChallanStatus?: Resolver<ResolversTypes['DeliveryChallan'], ParentType, ContextType, RequireFields<MutationUpdateDeliveryChallanStatusArgs, 'input'>>;
  updateDeliveryPoints?: Resolver<Array<ResolversTypes['DeliveryPointEvent']>, ParentType, ContextType, RequireFields<MutationUpdateDeliveryPointsArgs, 'events'>>;
  updateExpense?: Resolver<ResolversTypes['Expense'], ParentType, ContextType, RequireFields<MutationUpdateExpenseArgs, 'input'>>;
  updateGstRegistration?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationUpdateGstRegistrationArgs, 'input'>>;
  updateInvoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationUpdateInvoiceArgs, 'input'>>;
  updateListView?: Resolver<ResolversTypes['ListView'], ParentType, ContextType, RequireFields<MutationUpdateListViewArgs, 'input'>>;
  updateOffer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType, RequireFields<MutationUpdateOfferArgs, 'input'>>;
  updateOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateOrderArgs, 'input'>>;
  updateOrderLineStatus?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateOrderLineStatusArgs, 'input'>>;
  updateOrderStatus?: Resolver<ResolversTypes['OrderStatusResult'], ParentType, ContextType, RequireFields<MutationUpdateOrderStatusArgs, 'input'>>;
  updateOrganisation?: Resolver<ResolversTypes['Organisation'], ParentType, ContextType, RequireFields<MutationUpdateOrganisationArgs, 'input'>>;
  updatePaymentStatus?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationUpdatePaymentStatusArgs, 'input'>>;
  updatePresence?: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationUpdatePresenceArgs, 'lastRoute'>>;
  updateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'input'>>;
  updatePurchaseOrder?: Resolver<ResolversTypes['PurchaseOrder'], ParentType, ContextType, RequireFields<MutationUpdatePurchaseOrderArgs, 'input'>>;
  updatePurchaseOrderLineStatus?: Resolver<ResolversTypes['PurchaseOrder'], ParentType, ContextType, RequireFields<MutationUpdatePurchaseOrderLineStatusArgs, 'input'>>;
  updatePurchaseOrderStatus?: Resolver<ResolversTypes['PurchaseOrderStatusResult'], ParentType, ContextType, RequireFields<MutationUpdatePurchaseOrderStatusArgs, 'input'>>;
  updateQuotation?: Resolver<ResolversTypes['Quotation'], ParentType, ContextType, RequireFields<MutationUpdateQuotationArgs, 'input'>>;
  updateRfq?: Resolver<ResolversTypes['Rfq'], ParentType, ContextType, RequireFields<MutationUpdateRfqArgs, 'input'>>;
  updateRoleTemplate?: Resolver<Array<ResolversTypes['RoleTemplate']>, ParentType, ContextType, RequireFields<MutationUpdateRoleTemplateArgs, 'input'>>;
  updateSampleRequest?: Resolver<ResolversTypes['SampleRequest'], ParentType, ContextType, RequireFields<MutationUpdateSampleRequestArgs, 'input'>>;
  updateSavedQuery?: Resolver<ResolversTypes['SavedQuery'], ParentType, ContextType, RequireFields<MutationUpdateSavedQueryArgs, 'input'>>;
  updateSeller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType, RequireFields<MutationUpdateSellerArgs, 'input'>>;
  updateSellerLead?: Resolver<ResolversTypes['SellerLead'], ParentType, ContextType, RequireFields<MutationUpdateSellerLeadArgs, 'input'>>;
  updateSellingPrice?: Resolver<ResolversTypes['ContractPrice'], ParentType, ContextType, RequireFields<MutationUpdateSellingPriceArgs, 'input'>>;
  updateShipment?: Resolver<ResolversTypes['Shipment'], ParentType, ContextType, RequireFields<MutationUpdateShipmentArgs, 'input'>>;
  updateSku?: Resolver<ResolversTypes['Sku'], ParentType, ContextType, RequireFields<MutationUpdateSkuArgs, 'input'>>;
  updateSkusFromSheet?: Resolver<ResolversTypes['SheetResult'], ParentType, ContextType, RequireFields<MutationUpdateSkusFromSheetArgs, 'dryRun' | 'sheet'>>;
  updateTenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType, RequireFields<MutationUpdateTenantArgs, 'input'>>;
  updateTransporter?: Resolver<ResolversTypes['Transporter'], ParentType, ContextType, RequireFields<MutationUpdateTransporterArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  updateWarehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<MutationUpdateWarehouseArgs, 'input'>>;
  uploadFile?: Resolver<ResolversTypes['StoredFile'], ParentType, ContextType, RequireFields<MutationUploadFileArgs, 'convert' | 'entity' | 'file'>>;
  uploadImage?: Resolver<ResolversTypes['UploadedImage'], ParentType, ContextType, RequireFields<MutationUploadImageArgs, 'file'>>;
  useAdvance?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationUseAdvanceArgs, 'input'>>;
  verifySellerLead?: Resolver<ResolversTypes['SellerLead'], ParentType, ContextType, RequireFields<MutationVerifySellerLeadArgs, 'createSeller' | 'id'>>;
  verifyUser?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationVerifyUserArgs, 'input'>>;
  viewAsUser?: Resolver<ResolversTypes['UserView'], ParentType, ContextType, RequireFields<MutationViewAsUserArgs, 'id'>>;
  voidExpense?: Resolver<ResolversTypes['Expense'], ParentType, ContextType, RequireFields<MutationVoidExpenseArgs, 'id'>>;
};

export type MySettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MySetting'] = ResolversParentTypes['MySetting']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedSkuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedSku'] = ResolversParentTypes['NamedSku']> = {
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['Sku'], ParentType, ContextType>;
};

export type NewApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewApiToken'] = ResolversParentTypes['NewApiToken']> = {
  apiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  aboveMrpReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryTimeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mrp?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  offerPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  packagingDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['SellerSummary'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OfferToPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferToPrice'] = ResolversParentTypes['OfferToPrice']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastBoughtAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastBoughtPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  moq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offerPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['SellerSummary'], ParentType, ContextType>;
};

export type OpeningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Opening'] = ResolversParentTypes['Opening']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['TenantSummary']>, ParentType, ContextType>;
  documentDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OpeningKind'], ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['PaymentMode']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['SellerSummary']>, ParentType, ContextType>;
  settledAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OpeningPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningPage'] = ResolversParentTypes['OpeningPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Opening']>, ParentType, ContextType>;
};

export type OperationAnalyticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationAnalytics'] = ResolversParentTypes['OperationAnalytics']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DeliveryPointEvent']>, ParentType, ContextType>;
  pendingCounts?: Resolver<ResolversTypes['DeliveryStageCounts'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  accountUser?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['OrderAction']>, ParentType, ContextType>;
  billTo?: Resolver<Maybe<ResolversTypes['BillTo']>, ParentType, ContextType>;
  billingRegistrationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  billingStatus?: Resolver<ResolversTypes['BillingStatus'], ParentType, ContextType>;
  billsCustomerItself?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['TenantSummary'], ParentType, ContextType>;
  customerPoNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  deliveryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fulfilmentStatus?: Resolver<ResolversTypes['FulfilmentStatus'], ParentType, ContextType>;
  generatedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  oldNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  purchaseOrders?: Resolver<Array<ResolversTypes['PurchaseOrderSummary']>, ParentType, ContextType>;
  quotationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salesPerson?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  shipments?: Resolver<Array<ResolversTypes['DocumentShipment']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  suppliedBy?: Resolver<Maybe<ResolversTypes['OwnRegistration']>, ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderCancelLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCancelLine'] = ResolversParentTypes['OrderCancelLine']> = {
  generatedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderCancelPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCancelPreview'] = ResolversParentTypes['OrderCancelPreview']> = {
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderCancelLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pendingReceipts?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  purchaseOrders?: Resolver<Array<ResolversTypes['OrderCancelPurchaseOrder']>, ParentType, ContextType>;
  quotationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  received?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unitsAtSellers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitsOfStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderCancelPurchaseOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCancelPurchaseOrder'] = ResolversParentTypes['OrderCancelPurchaseOrder']> = {
  blocks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  grandTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['SellerSummary']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PoStatus'], ParentType, ContextType>;
};

export type OrderCommunicationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCommunicationResult'] = ResolversParentTypes['OrderCommunicationResult']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderDelayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderDelay'] = ResolversParentTypes['OrderDelay']> = {
  daysLate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expectedDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderDelayLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderDelayLink'] = ResolversParentTypes['OrderDelayLink']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderDelayPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderDelayPage'] = ResolversParentTypes['OrderDelayPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderDelay']>, ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  actions?: Resolver<Array<ResolversTypes['OrderLineAction']>, ParentType, ContextType>;
  belowCostReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelledQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  costPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  deliveredBefore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deliveredQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  dispatchedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  generatedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gstPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invoiceFault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoicedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  marginPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  minimumQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rateNotice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['SellerSummary']>, ParentType, ContextType>;
  sellingPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderLineStatus'], ParentType, ContextType>;
  stockQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxCategory?: Resolver<ResolversTypes['TaxCategory'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxedAnewAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  taxedBefore?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  warehouseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  warehouseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withinState?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
  sums?: Resolver<Maybe<Array<ResolversTypes['AmountSum']>>, ParentType, ContextType>;
};

export type OrderStatusResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStatusResult'] = ResolversParentTypes['OrderStatusResult']> = {
  emailSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrganisationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organisation'] = ResolversParentTypes['Organisation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoThumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tenants?: Resolver<ResolversTypes['TenantPage'], ParentType, ContextType, RequireFields<OrganisationTenantsArgs, 'limit'>>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrganisationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganisationPage'] = ResolversParentTypes['OrganisationPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Organisation']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
};

export type OrganisationSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganisationSummary'] = ResolversParentTypes['OrganisationSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OtpSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OtpSession'] = ResolversParentTypes['OtpSession']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OwnRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnRegistration'] = ResolversParentTypes['OwnRegistration']> = {
  gstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PartyMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartyMonth'] = ResolversParentTypes['PartyMonth']> = {
  growthPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PartyMonthsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartyMonths'] = ResolversParentTypes['PartyMonths']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['PartyMonth']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PartyMonthsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartyMonthsPage'] = ResolversParentTypes['PartyMonthsPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PartyMonths']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  actions?: Resolver<Array<ResolversTypes['PaymentAction']>, ParentType, ContextType>;
  advanceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  advanceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allocations?: Resolver<Array<ResolversTypes['PaymentAllocation']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  approvalRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  billId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cashReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['TenantSummary']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['PaymentDirection'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  logs?: Resolver<Array<ResolversTypes['LogEntry']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  openingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  openingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  poId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referenceNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['SellerSummary']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaymentAllocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentAllocation'] = ResolversParentTypes['PaymentAllocation']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  billId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  invoiceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentBalance'] = ResolversParentTypes['PaymentBalance']> = {
  credited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PaymentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPage'] = ResolversParentTypes['PaymentPage']> = {
  balance?: Resolver<Maybe<ResolversTypes['PaymentBalance']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
};

export type PermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission']> = {
  actions?: Resolver<Array<ResolversTypes['PermissionAction']>, ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['PermissionEntity'], ParentType, ContextType>;
};

export type PictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PincodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pincode'] = ResolversParentTypes['Pincode']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['State']>, ParentType, ContextType>;
};

export type PoPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PoPreview'] = ResolversParentTypes['PoPreview']> = {
  lines?: Resolver<Array<ResolversTypes['PoPreviewLine']>, ParentType, ContextType>;
  purchaseOrders?: Resolver<Array<ResolversTypes['PurchaseOrderSummary']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['SellerSummary'], ParentType, ContextType>;
};

export type PoPreviewLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PoPreviewLine'] = ResolversParentTypes['PoPreviewLine']> = {
  generated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PoSellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PoSeller'] = ResolversParentTypes['PoSeller']> = {
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  officeAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PoWarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PoWarehouse'] = ResolversParentTypes['PoWarehouse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PortalFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortalFile'] = ResolversParentTypes['PortalFile']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notReported?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['PortalProblem']>, ParentType, ContextType>;
  registered?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PortalProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortalProblem'] = ResolversParentTypes['PortalProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remedy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  attributes?: Resolver<Array<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  hsnCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managers?: Resolver<Array<ResolversTypes['UserName']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Picture']>, ParentType, ContextType>;
  skuCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxCategory?: Resolver<ResolversTypes['TaxCategory'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProductLeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductLead'] = ResolversParentTypes['ProductLead']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['SellerLead'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductLeadPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductLeadPage'] = ResolversParentTypes['ProductLeadPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ProductLead']>, ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
};

export type ProductSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSuggestion'] = ResolversParentTypes['ProductSuggestion']> = {
  attributes?: Resolver<Array<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PurchaseOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrder'] = ResolversParentTypes['PurchaseOrder']> = {
  actions?: Resolver<Array<ResolversTypes['PurchaseOrderAction']>, ParentType, ContextType>;
  approvalRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  billingStatus?: Resolver<ResolversTypes['PoBillingStatus'], ParentType, ContextType>;
  boughtBy?: Resolver<Maybe<ResolversTypes['OwnRegistration']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  deliveryPoints?: Resolver<Array<ResolversTypes['DeliveryPoint']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fulfilmentStatus?: Resolver<ResolversTypes['FulfilmentStatus'], ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PurchaseOrderLine']>, ParentType, ContextType>;
  oldDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  oldNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paidAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  pendingAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  referenceOrder?: Resolver<Maybe<ResolversTypes['ReferenceOrder']>, ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['PoSeller'], ParentType, ContextType>;
  sellerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerWhatsappNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipments?: Resolver<Array<ResolversTypes['DocumentShipment']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PoState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PoStatus'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouse?: Resolver<Maybe<ResolversTypes['PoWarehouse']>, ParentType, ContextType>;
  withinState?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PurchaseOrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderLine'] = ResolversParentTypes['PurchaseOrderLine']> = {
  actions?: Resolver<Array<ResolversTypes['PurchaseOrderLineAction']>, ParentType, ContextType>;
  billedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelledQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deliveredBefore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deliveredQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  dispatchedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gstPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lineNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderLineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PurchaseOrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderPage'] = ResolversParentTypes['PurchaseOrderPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
};

export type PurchaseOrderStatusResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderStatusResult'] = ResolversParentTypes['PurchaseOrderStatusResult']> = {
  emailSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purchaseOrder?: Resolver<ResolversTypes['PurchaseOrder'], ParentType, ContextType>;
};

export type PurchaseOrderSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseOrderSummary'] = ResolversParentTypes['PurchaseOrderSummary']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  grandTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['SellerSummary']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PoStatus'], ParentType, ContextType>;
};

export type PurchasePeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchasePeriod'] = ResolversParentTypes['PurchasePeriod']> = {
  averagePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<QueryAddressArgs, 'id'>>;
  addresses?: Resolver<ResolversTypes['AddressPage'], ParentType, ContextType, RequireFields<QueryAddressesArgs, 'limit' | 'ownerId' | 'ownerType' | 'page'>>;
  apiTokens?: Resolver<ResolversTypes['ApiTokenPage'], ParentType, ContextType, RequireFields<QueryApiTokensArgs, 'limit' | 'ofEverybody' | 'page'>>;
  attributesConfig?: Resolver<Array<ResolversTypes['CategoryAttributes']>, ParentType, ContextType, Partial<QueryAttributesConfigArgs>>;
  bill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType, RequireFields<QueryBillArgs, 'id'>>;
  billingRegistrations?: Resolver<ResolversTypes['BillingRegistrationPage'], ParentType, ContextType, RequireFields<QueryBillingRegistrationsArgs, 'limit' | 'page'>>;
  bills?: Resolver<ResolversTypes['BillPage'], ParentType, ContextType, RequireFields<QueryBillsArgs, 'limit' | 'page'>>;
  blindDcDocument?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryBlindDcDocumentArgs, 'id'>>;
  blindDcWithInvoiceDocument?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryBlindDcWithInvoiceDocumentArgs, 'id'>>;
  blog?: Resolver<ResolversTypes['Blog'], ParentType, ContextType, RequireFields<QueryBlogArgs, 'id'>>;
  blogs?: Resolver<ResolversTypes['BlogPage'], ParentType, ContextType, RequireFields<QueryBlogsArgs, 'limit' | 'page'>>;
  books?: Resolver<ResolversTypes['Books'], ParentType, ContextType>;
  categories?: Resolver<ResolversTypes['CategoryPage'], ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'limit' | 'page'>>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  categoryManagers?: Resolver<Array<ResolversTypes['UserName']>, ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['CommentPage'], ParentType, ContextType, RequireFields<QueryCommentsArgs, 'entity' | 'entityId' | 'limit' | 'page'>>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  creditNote?: Resolver<ResolversTypes['CreditNote'], ParentType, ContextType, RequireFields<QueryCreditNoteArgs, 'id'>>;
  creditNoteDocument?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryCreditNoteDocumentArgs, 'id'>>;
  creditNoteFile?: Resolver<ResolversTypes['PortalFile'], ParentType, ContextType, RequireFields<QueryCreditNoteFileArgs, 'creditNoteId'>>;
  creditNotes?: Resolver<ResolversTypes['CreditNotePage'], ParentType, ContextType, RequireFields<QueryCreditNotesArgs, 'limit' | 'page'>>;
  crmLeadsAnalytics?: Resolver<ResolversTypes['CrmLeadsAnalytics'], ParentType, ContextType, Partial<QueryCrmLeadsAnalyticsArgs>>;
  customerAnalytics?: Resolver<ResolversTypes['CustomerAnalytics'], ParentType, ContextType, RequireFields<QueryCustomerAnalyticsArgs, 'endDate' | 'startDate'>>;
  customerVendorSalesMetrics?: Resolver<ResolversTypes['PartyMonthsPage'], ParentType, ContextType, RequireFields<QueryCustomerVendorSalesMetricsArgs, 'groupBy' | 'limit' | 'months' | 'page'>>;
  dashboardSummary?: Resolver<ResolversTypes['DashboardSummary'], ParentType, ContextType, Partial<QueryDashboardSummaryArgs>>;
  dcDocument?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryDcDocumentArgs, 'id'>>;
  dcWithInvoiceDocument?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryDcWithInvoiceDocumentArgs, 'id'>>;
  deliveryChallan?: Resolver<ResolversTypes['DeliveryChallan'], ParentType, ContextType, RequireFields<QueryDeliveryChallanArgs, 'id'>>;
  deliveryChallans?: Resolver<ResolversTypes['DeliveryChallanPage'], ParentType, ContextType, RequireFields<QueryDeliveryChallansArgs, 'limit' | 'page'>>;
  deliveryPointEvents?: Resolver<ResolversTypes['DeliveryPointEventPage'], ParentType, ContextType, RequireFields<QueryDeliveryPointEventsArgs, 'limit' | 'page'>>;
  deliveryPointsBySource?: Resolver<ResolversTypes['DeliverySourcePage'], ParentType, ContextType, RequireFields<QueryDeliveryPointsBySourceArgs, 'limit' | 'page' | 'points' | 'stage'>>;
  documents?: Resolver<ResolversTypes['DocumentPage'], ParentType, ContextType, RequireFields<QueryDocumentsArgs, 'entity' | 'entityId' | 'limit' | 'page'>>;
  eInvoiceFile?: Resolver<ResolversTypes['PortalFile'], ParentType, ContextType, RequireFields<QueryEInvoiceFileArgs, 'invoiceId'>>;
  eWayBillFile?: Resolver<ResolversTypes['PortalFile'], ParentType, ContextType, RequireFields<QueryEWayBillFileArgs, 'challanId' | 'distanceKm'>>;
  expense?: Resolver<ResolversTypes['Expense'], ParentType, ContextType, RequireFields<QueryExpenseArgs, 'id'>>;
  expenses?: Resolver<ResolversTypes['ExpensePage'], ParentType, ContextType, RequireFields<QueryExpensesArgs, 'limit' | 'page'>>;
  file?: Resolver<ResolversTypes['SignedFile'], ParentType, ContextType, RequireFields<QueryFileArgs, 'fileName'>>;
  firstSteps?: Resolver<Array<ResolversTypes['FirstStep']>, ParentType, ContextType>;
  freeStock?: Resolver<Array<ResolversTypes['FreeStock']>, ParentType, ContextType, RequireFields<QueryFreeStockArgs, 'skuIds'>>;
  home?: Resolver<ResolversTypes['Home'], ParentType, ContextType, Partial<QueryHomeArgs>>;
  homeFigures?: Resolver<Array<ResolversTypes['HomeFigure']>, ParentType, ContextType>;
  import?: Resolver<ResolversTypes['Import'], ParentType, ContextType, RequireFields<QueryImportArgs, 'id'>>;
  importRows?: Resolver<ResolversTypes['ImportRowPage'], ParentType, ContextType, RequireFields<QueryImportRowsArgs, 'id' | 'limit' | 'page'>>;
  importTemplates?: Resolver<Array<ResolversTypes['ImportTemplate']>, ParentType, ContextType>;
  imports?: Resolver<ResolversTypes['ImportPage'], ParentType, ContextType, RequireFields<QueryImportsArgs, 'limit' | 'page'>>;
  infoRecord?: Resolver<Array<ResolversTypes['InfoEntry']>, ParentType, ContextType, RequireFields<QueryInfoRecordArgs, 'entityType'>>;
  inventoryAdjustments?: Resolver<ResolversTypes['StockMovementPage'], ParentType, ContextType, RequireFields<QueryInventoryAdjustmentsArgs, 'limit' | 'page' | 'warehouseId'>>;
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'id'>>;
  invoiceDocument?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryInvoiceDocumentArgs, 'id'>>;
  invoices?: Resolver<ResolversTypes['InvoicePage'], ParentType, ContextType, RequireFields<QueryInvoicesArgs, 'limit' | 'page'>>;
  lastBackup?: Resolver<ResolversTypes['LastBackup'], ParentType, ContextType>;
  legacyInvoiceDocument?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryLegacyInvoiceDocumentArgs, 'id'>>;
  listViews?: Resolver<ResolversTypes['ListViews'], ParentType, ContextType>;
  logs?: Resolver<ResolversTypes['LogPage'], ParentType, ContextType, RequireFields<QueryLogsArgs, 'filter' | 'limit' | 'page'>>;
  matchSkus?: Resolver<Array<ResolversTypes['SkuMatch']>, ParentType, ContextType, RequireFields<QueryMatchSkusArgs, 'limit' | 'texts'>>;
  metricDefinitions?: Resolver<Array<ResolversTypes['MetricDefinition']>, ParentType, ContextType>;
  metrics?: Resolver<ResolversTypes['Metrics'], ParentType, ContextType, RequireFields<QueryMetricsArgs, 'filter' | 'limit' | 'measures'>>;
  momMetrics?: Resolver<Array<ResolversTypes['MomMonth']>, ParentType, ContextType, RequireFields<QueryMomMetricsArgs, 'months'>>;
  mySettings?: Resolver<Array<ResolversTypes['MySetting']>, ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType, RequireFields<QueryOfferArgs, 'id'>>;
  openings?: Resolver<ResolversTypes['OpeningPage'], ParentType, ContextType, RequireFields<QueryOpeningsArgs, 'limit' | 'page'>>;
  operationAnalytics?: Resolver<ResolversTypes['OperationAnalytics'], ParentType, ContextType, RequireFields<QueryOperationAnalyticsArgs, 'limit' | 'page'>>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<QueryOrderArgs, 'number'>>;
  orderAnalytics?: Resolver<ResolversTypes['DocumentAnalytics'], ParentType, ContextType, RequireFields<QueryOrderAnalyticsArgs, 'endDate' | 'startDate'>>;
  orderCancelPreview?: Resolver<ResolversTypes['OrderCancelPreview'], ParentType, ContextType, RequireFields<QueryOrderCancelPreviewArgs, 'number'>>;
  orderDelays?: Resolver<ResolversTypes['OrderDelayPage'], ParentType, ContextType, RequireFields<QueryOrderDelaysArgs, 'limit' | 'page'>>;
  orders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'limit' | 'page'>>;
  organisation?: Resolver<ResolversTypes['Organisation'], ParentType, ContextType, RequireFields<QueryOrganisationArgs, 'id'>>;
  organisations?: Resolver<ResolversTypes['OrganisationPage'], ParentType, ContextType, RequireFields<QueryOrganisationsArgs, 'limit' | 'page'>>;
  outgoingPayments?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, RequireFields<QueryOutgoingPaymentsArgs, 'limit' | 'page'>>;
  payments?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'limit' | 'page'>>;
  pincode?: Resolver<ResolversTypes['Pincode'], ParentType, ContextType, RequireFields<QueryPincodeArgs, 'pincode'>>;
  poFromOrder?: Resolver<Array<ResolversTypes['PoPreview']>, ParentType, ContextType, RequireFields<QueryPoFromOrderArgs, 'orderId'>>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productLeads?: Resolver<ResolversTypes['ProductLeadPage'], ParentType, ContextType, RequireFields<QueryProductLeadsArgs, 'limit' | 'page'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'limit' | 'page'>>;
  purchaseAnalytics?: Resolver<Array<ResolversTypes['PurchasePeriod']>, ParentType, ContextType, RequireFields<QueryPurchaseAnalyticsArgs, 'fromDate' | 'interval' | 'toDate'>>;
  purchaseOrder?: Resolver<ResolversTypes['PurchaseOrder'], ParentType, ContextType, RequireFields<QueryPurchaseOrderArgs, 'id'>>;
  purchaseOrderDocument?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryPurchaseOrderDocumentArgs, 'id'>>;
  purchaseOrders?: Resolver<ResolversTypes['PurchaseOrderPage'], ParentType, ContextType, RequireFields<QueryPurchaseOrdersArgs, 'limit' | 'page'>>;
  quotation?: Resolver<ResolversTypes['Quotation'], ParentType, ContextType, RequireFields<QueryQuotationArgs, 'id'>>;
  quotationAnalytics?: Resolver<ResolversTypes['DocumentAnalytics'], ParentType, ContextType, RequireFields<QueryQuotationAnalyticsArgs, 'endDate' | 'startDate'>>;
  quotationDocument?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryQuotationDocumentArgs, 'id'>>;
  quotations?: Resolver<ResolversTypes['QuotationPage'], ParentType, ContextType, RequireFields<QueryQuotationsArgs, 'limit' | 'page'>>;
  readyEnquiries?: Resolver<ResolversTypes['ReadyEnquiryPage'], ParentType, ContextType, RequireFields<QueryReadyEnquiriesArgs, 'limit' | 'page'>>;
  rfq?: Resolver<ResolversTypes['Rfq'], ParentType, ContextType, RequireFields<QueryRfqArgs, 'id'>>;
  rfqAnalytics?: Resolver<ResolversTypes['DocumentAnalytics'], ParentType, ContextType, RequireFields<QueryRfqAnalyticsArgs, 'endDate' | 'startDate'>>;
  rfqs?: Resolver<ResolversTypes['RfqPage'], ParentType, ContextType, RequireFields<QueryRfqsArgs, 'limit' | 'page'>>;
  rfqsByDate?: Resolver<ResolversTypes['RfqDayPage'], ParentType, ContextType, RequireFields<QueryRfqsByDateArgs, 'limit' | 'page'>>;
  roleTemplateEffect?: Resolver<ResolversTypes['RoleTemplateEffect'], ParentType, ContextType, RequireFields<QueryRoleTemplateEffectArgs, 'permissions' | 'roleId'>>;
  roleTemplates?: Resolver<Array<ResolversTypes['RoleTemplate']>, ParentType, ContextType>;
  rolesWithoutApiTokens?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  salesPersons?: Resolver<Array<ResolversTypes['UserName']>, ParentType, ContextType, Partial<QuerySalesPersonsArgs>>;
  sampleRequest?: Resolver<ResolversTypes['SampleRequest'], ParentType, ContextType, RequireFields<QuerySampleRequestArgs, 'id'>>;
  sampleRequests?: Resolver<ResolversTypes['SampleRequestPage'], ParentType, ContextType, RequireFields<QuerySampleRequestsArgs, 'limit' | 'page'>>;
  savedQueries?: Resolver<ResolversTypes['SavedQueryPage'], ParentType, ContextType, RequireFields<QuerySavedQueriesArgs, 'limit' | 'page'>>;
  savedQueryNamed?: Resolver<ResolversTypes['SavedQuery'], ParentType, ContextType, RequireFields<QuerySavedQueryNamedArgs, 'name'>>;
  search?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'limit' | 'text'>>;
  searchProducts?: Resolver<Array<ResolversTypes['ProductSuggestion']>, ParentType, ContextType, RequireFields<QuerySearchProductsArgs, 'keyword' | 'limit'>>;
  searchedRecords?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType, RequireFields<QuerySearchedRecordsArgs, 'keys'>>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType, RequireFields<QuerySellerArgs, 'id'>>;
  sellerAnalytics?: Resolver<ResolversTypes['SellerAnalytics'], ParentType, ContextType, Partial<QuerySellerAnalyticsArgs>>;
  sellerLead?: Resolver<ResolversTypes['SellerLead'], ParentType, ContextType, RequireFields<QuerySellerLeadArgs, 'id'>>;
  sellerLeads?: Resolver<ResolversTypes['SellerLeadPage'], ParentType, ContextType, RequireFields<QuerySellerLeadsArgs, 'limit' | 'page'>>;
  sellerOffers?: Resolver<ResolversTypes['SkuOffersPage'], ParentType, ContextType, RequireFields<QuerySellerOffersArgs, 'limit' | 'page' | 'sellerId'>>;
  sellers?: Resolver<ResolversTypes['SellerPage'], ParentType, ContextType, RequireFields<QuerySellersArgs, 'limit' | 'page'>>;
  sellingPrices?: Resolver<ResolversTypes['ContractPricePage'], ParentType, ContextType, RequireFields<QuerySellingPricesArgs, 'limit' | 'page'>>;
  setUpOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shipment?: Resolver<ResolversTypes['Shipment'], ParentType, ContextType, RequireFields<QueryShipmentArgs, 'id'>>;
  shipments?: Resolver<ResolversTypes['ShipmentPage'], ParentType, ContextType, RequireFields<QueryShipmentsArgs, 'limit' | 'page'>>;
  sku?: Resolver<ResolversTypes['Sku'], ParentType, ContextType, RequireFields<QuerySkuArgs, 'id'>>;
  skuOffers?: Resolver<ResolversTypes['SellerOffersPage'], ParentType, ContextType, RequireFields<QuerySkuOffersArgs, 'limit' | 'page' | 'skuId'>>;
  skus?: Resolver<ResolversTypes['SkuPage'], ParentType, ContextType, RequireFields<QuerySkusArgs, 'limit' | 'page' | 'productId'>>;
  skusNamed?: Resolver<Array<ResolversTypes['NamedSku']>, ParentType, ContextType, RequireFields<QuerySkusNamedArgs, 'references'>>;
  tenant?: Resolver<ResolversTypes['Tenant'], ParentType, ContextType, RequireFields<QueryTenantArgs, 'id'>>;
  tenantAnalytics?: Resolver<ResolversTypes['TenantAnalytics'], ParentType, ContextType, RequireFields<QueryTenantAnalyticsArgs, 'tenantId'>>;
  tenantUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<QueryTenantUserArgs, 'deletedUser' | 'id' | 'tenantId'>>;
  tenantUsers?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryTenantUsersArgs, 'deletedUser' | 'limit' | 'page' | 'tenantId'>>;
  tenants?: Resolver<ResolversTypes['TenantPage'], ParentType, ContextType, RequireFields<QueryTenantsArgs, 'limit' | 'page'>>;
  ticketOptions?: Resolver<ResolversTypes['TicketOptions'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType, RequireFields<QueryTicketsArgs, 'limit' | 'page'>>;
  transporter?: Resolver<ResolversTypes['Transporter'], ParentType, ContextType, RequireFields<QueryTransporterArgs, 'id'>>;
  transporters?: Resolver<ResolversTypes['TransporterPage'], ParentType, ContextType, RequireFields<QueryTransportersArgs, 'limit' | 'page'>>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<QueryUserArgs, 'deletedUser' | 'id'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'deletedUser' | 'limit' | 'page'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  warehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<QueryWarehouseArgs, 'id'>>;
  warehouseProducts?: Resolver<ResolversTypes['WarehouseProductPage'], ParentType, ContextType, RequireFields<QueryWarehouseProductsArgs, 'limit' | 'page' | 'warehouseId'>>;
  warehouses?: Resolver<ResolversTypes['WarehousePage'], ParentType, ContextType, RequireFields<QueryWarehousesArgs, 'limit' | 'page'>>;
};

export type QuotationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quotation'] = ResolversParentTypes['Quotation']> = {
  actions?: Resolver<Array<ResolversTypes['QuotationAction']>, ParentType, ContextType>;
  billTo?: Resolver<Maybe<ResolversTypes['BillTo']>, ParentType, ContextType>;
  billingRegistrationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  billsCustomerItself?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['TenantSummary'], ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['QuotationItem']>, ParentType, ContextType>;
  marginPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  neededBy?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rejectMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salesPerson?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QuotationStatus'], ParentType, ContextType>;
  suppliedBy?: Resolver<Maybe<ResolversTypes['OwnRegistration']>, ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuotationConversionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotationConversion'] = ResolversParentTypes['QuotationConversion']> = {
  created?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  quotation?: Resolver<ResolversTypes['Quotation'], ParentType, ContextType>;
  quotationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QuotationEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotationEmailResult'] = ResolversParentTypes['QuotationEmailResult']> = {
  emailSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quotation?: Resolver<ResolversTypes['Quotation'], ParentType, ContextType>;
};

export type QuotationItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotationItem'] = ResolversParentTypes['QuotationItem']> = {
  belowCostReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  costPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  gstPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  igst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoiceFault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marginPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rfqId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sellingPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['State']>, ParentType, ContextType>;
  taxCategory?: Resolver<ResolversTypes['TaxCategory'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withinState?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QuotationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotationPage'] = ResolversParentTypes['QuotationPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Quotation']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
  sums?: Resolver<Maybe<Array<ResolversTypes['AmountSum']>>, ParentType, ContextType>;
};

export type ReadyEnquiryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadyEnquiry'] = ResolversParentTypes['ReadyEnquiry']> = {
  customer?: Resolver<ResolversTypes['TenantSummary'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  neededBy?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReadyEnquiryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadyEnquiryPage'] = ResolversParentTypes['ReadyEnquiryPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReadyEnquiry']>, ParentType, ContextType>;
};

export type RecordChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordChange'] = ResolversParentTypes['RecordChange']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangedKind'], ParentType, ContextType>;
  ownRequestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecordChangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordChanges'] = ResolversParentTypes['RecordChanges']> = {
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['RecordChange']>, ParentType, ContextType>;
};

export type ReferenceOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferenceOrder'] = ResolversParentTypes['ReferenceOrder']> = {
  customer?: Resolver<ResolversTypes['TenantSummary'], ParentType, ContextType>;
  deliveryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ReferenceOrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type ReferenceOrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferenceOrderLine'] = ResolversParentTypes['ReferenceOrderLine']> = {
  cancelledQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  generatedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfThisSeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lineNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['SellerSummary']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
};

export type RenewedTokensResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenewedTokens'] = ResolversParentTypes['RenewedTokens']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RfqResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rfq'] = ResolversParentTypes['Rfq']> = {
  actions?: Resolver<Array<ResolversTypes['RfqAction']>, ParentType, ContextType>;
  archiveReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  belowCostReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryManagers?: Resolver<Array<ResolversTypes['UserName']>, ParentType, ContextType>;
  costPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['TenantSummary'], ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  enquiry?: Resolver<Maybe<ResolversTypes['RfqEnquiry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marginPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  offerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pricing?: Resolver<ResolversTypes['RfqPricing'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salesPerson?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['SellerSummary']>, ParentType, ContextType>;
  sellingPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RfqStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RfqDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RfqDay'] = ResolversParentTypes['RfqDay']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Rfq']>, ParentType, ContextType>;
};

export type RfqDayPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RfqDayPage'] = ResolversParentTypes['RfqDayPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RfqDay']>, ParentType, ContextType>;
};

export type RfqEnquiryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RfqEnquiry'] = ResolversParentTypes['RfqEnquiry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  neededBy?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RfqPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RfqPage'] = ResolversParentTypes['RfqPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Rfq']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
};

export type RfqPricingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RfqPricing'] = ResolversParentTypes['RfqPricing']> = {
  contractPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lastPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lastSoldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  marginFloor?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['OfferToPrice']>, ParentType, ContextType>;
};

export type RoleNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleName'] = ResolversParentTypes['RoleName']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleTemplate'] = ResolversParentTypes['RoleTemplate']> = {
  assignable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleTemplateEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleTemplateEffect'] = ResolversParentTypes['RoleTemplateEffect']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['RoleTemplateUser']>, ParentType, ContextType>;
};

export type RoleTemplateUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleTemplateUser'] = ResolversParentTypes['RoleTemplateUser']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownDifferences?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
};

export type SampleRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampleRequest'] = ResolversParentTypes['SampleRequest']> = {
  actions?: Resolver<Array<ResolversTypes['SampleRequestAction']>, ParentType, ContextType>;
  allowedStatuses?: Resolver<Array<ResolversTypes['SampleRequestStatus']>, ParentType, ContextType>;
  assignedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assignedBy?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  assignedTo?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['TenantSummary'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organisationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quotationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarksNeededFor?: Resolver<Array<ResolversTypes['SampleRequestStatus']>, ParentType, ContextType>;
  salesPerson?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['SkuSummary'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['SampleRequestSource'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SampleRequestStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SampleRequestPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampleRequestPage'] = ResolversParentTypes['SampleRequestPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SampleRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
};

export type SavedQueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedQuery'] = ResolversParentTypes['SavedQuery']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedQueryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedQueryPage'] = ResolversParentTypes['SavedQueryPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SavedQuery']>, ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['SearchKey'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchKey'] = ResolversParentTypes['SearchKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
};

export type SellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  activeOfferCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['SellerCategory']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTransporter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoThumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  officeAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  pinCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sourcePerson?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yearOfEstablishment?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  zone?: Resolver<Maybe<ResolversTypes['Zone']>, ParentType, ContextType>;
};

export type SellerAnalyticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerAnalytics'] = ResolversParentTypes['SellerAnalytics']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byCategory?: Resolver<Array<ResolversTypes['SellersOfCategory']>, ParentType, ContextType>;
  byDay?: Resolver<Array<ResolversTypes['SellersOfDay']>, ParentType, ContextType>;
  bySourcePerson?: Resolver<Array<ResolversTypes['SellersOfPerson']>, ParentType, ContextType>;
  byZone?: Resolver<Array<ResolversTypes['SellersOfZone']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerCategory'] = ResolversParentTypes['SellerCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerLeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerLead'] = ResolversParentTypes['SellerLead']> = {
  actions?: Resolver<Array<ResolversTypes['SellerLeadAction']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  pinCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['LeadProduct']>, ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourcePerson?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verificationRemarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verifiedBy?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  zone?: Resolver<Maybe<ResolversTypes['Zone']>, ParentType, ContextType>;
};

export type SellerLeadPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerLeadPage'] = ResolversParentTypes['SellerLeadPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SellerLead']>, ParentType, ContextType>;
};

export type SellerOffersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerOffers'] = ResolversParentTypes['SellerOffers']> = {
  minimumPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  offerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['SellerSummary'], ParentType, ContextType>;
};

export type SellerOffersPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerOffersPage'] = ResolversParentTypes['SellerOffersPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SellerOffers']>, ParentType, ContextType>;
};

export type SellerPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerPage'] = ResolversParentTypes['SellerPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Seller']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
};

export type SellerSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerSummary'] = ResolversParentTypes['SellerSummary']> = {
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SellersOfCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellersOfCategory'] = ResolversParentTypes['SellersOfCategory']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['SellerCategory']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellersOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellersOfDay'] = ResolversParentTypes['SellersOfDay']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellersOfPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellersOfPerson'] = ResolversParentTypes['SellersOfPerson']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellersOfZoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellersOfZone'] = ResolversParentTypes['SellersOfZone']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zone?: Resolver<Maybe<ResolversTypes['Zone']>, ParentType, ContextType>;
};

export type SetUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUp'] = ResolversParentTypes['SetUp']> = {
  company?: Resolver<Maybe<ResolversTypes['SetUpCompany']>, ParentType, ContextType>;
  hasMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNumbered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['SetUpRegistration']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['DocumentSeries']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SetUpCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpCompany'] = ResolversParentTypes['SetUpCompany']> = {
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceTerms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quotationTerms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upiId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetUpRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpRegistration'] = ResolversParentTypes['SetUpRegistration']> = {
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SheetDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetDifference'] = ResolversParentTypes['SheetDifference']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SheetErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetError'] = ResolversParentTypes['SheetError']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SheetResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetResult'] = ResolversParentTypes['SheetResult']> = {
  differenceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['SheetDifference']>, ParentType, ContextType>;
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['SheetError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  records?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shipment'] = ResolversParentTypes['Shipment']> = {
  actions?: Resolver<Array<ResolversTypes['ShipmentAction']>, ParentType, ContextType>;
  bills?: Resolver<Array<ResolversTypes['ShipmentBill']>, ParentType, ContextType>;
  challans?: Resolver<Array<ResolversTypes['ShipmentChallan']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  destinationType?: Resolver<ResolversTypes['ShipmentDestination'], ParentType, ContextType>;
  driverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  driverPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  driverPhone2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ewayBillAttachment?: Resolver<Maybe<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  ewayBillNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['ShipmentPlace'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['ShipmentInvoice']>, ParentType, ContextType>;
  loadingCharge?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  logisticCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  orderNumbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  route?: Resolver<ResolversTypes['ShipmentRoute'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ShipmentStatus'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ShipmentPlace'], ParentType, ContextType>;
  trackingLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transportDocumentDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  transportDocumentNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transportInitiatedBy?: Resolver<ResolversTypes['TransportInitiator'], ParentType, ContextType>;
  transportMode?: Resolver<Maybe<ResolversTypes['TransportMode']>, ParentType, ContextType>;
  transporter?: Resolver<Maybe<ResolversTypes['ShipmentTransporter']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vehicleNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vehicleType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ShipmentBillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentBill'] = ResolversParentTypes['ShipmentBill']> = {
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  poIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BillStatus'], ParentType, ContextType>;
};

export type ShipmentChallanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentChallan'] = ResolversParentTypes['ShipmentChallan']> = {
  consignmentValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  ewayBillNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChallanStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ChallanType'], ParentType, ContextType>;
  valueWithGst?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ShipmentInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentInvoice'] = ResolversParentTypes['ShipmentInvoice']> = {
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
};

export type ShipmentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentPage'] = ResolversParentTypes['ShipmentPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Shipment']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
};

export type ShipmentPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentPlace'] = ResolversParentTypes['ShipmentPlace']> = {
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerType?: Resolver<ResolversTypes['AddressOwner'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShipmentTransporterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentTransporter'] = ResolversParentTypes['ShipmentTransporter']> = {
  gstNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedFile'] = ResolversParentTypes['SignedFile']> = {
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SkuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sku'] = ResolversParentTypes['Sku']> = {
  attributes?: Resolver<Array<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  gstPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  hsnCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Picture']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recentTransactions?: Resolver<Array<ResolversTypes['SkuTransaction']>, ParentType, ContextType, RequireFields<SkuRecentTransactionsArgs, 'count'>>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkuCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkuCandidate'] = ResolversParentTypes['SkuCandidate']> = {
  attributes?: Resolver<Array<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  freeUnits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lastSoldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkuMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkuMatch'] = ResolversParentTypes['SkuMatch']> = {
  candidates?: Resolver<Array<ResolversTypes['SkuCandidate']>, ParentType, ContextType>;
  skuId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkuOffersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkuOffers'] = ResolversParentTypes['SkuOffers']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minimumPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  offerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkuOffersPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkuOffersPage'] = ResolversParentTypes['SkuOffersPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SkuOffers']>, ParentType, ContextType>;
};

export type SkuPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkuPage'] = ResolversParentTypes['SkuPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Sku']>, ParentType, ContextType>;
};

export type SkuSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkuSummary'] = ResolversParentTypes['SkuSummary']> = {
  gstPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  hsnCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkuTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkuTransaction'] = ResolversParentTypes['SkuTransaction']> = {
  costPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documentType?: Resolver<ResolversTypes['TradeDocumentType'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellingPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type StateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['State'] = ResolversParentTypes['State']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockMovement'] = ResolversParentTypes['StockMovement']> = {
  attachments?: Resolver<Array<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['StockMovementDocument']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['StockReason'], ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockMovementDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockMovementDocument'] = ResolversParentTypes['StockMovementDocument']> = {
  challanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  challanNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  poId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StockMovementPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockMovementPage'] = ResolversParentTypes['StockMovementPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['StockMovement']>, ParentType, ContextType>;
};

export type StoredFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoredFile'] = ResolversParentTypes['StoredFile']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changes?: SubscriptionResolver<ResolversTypes['RecordChanges'], "changes", ParentType, ContextType, Partial<SubscriptionChangesArgs>>;
  deliveryPointsChanged?: SubscriptionResolver<ResolversTypes['DeliveryPointChange'], "deliveryPointsChanged", ParentType, ContextType>;
};

export type SyncBillResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncBillResult'] = ResolversParentTypes['SyncBillResult']> = {
  bill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TenantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tenant'] = ResolversParentTypes['Tenant']> = {
  contactCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  creditDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoThumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organisationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salesPerson?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['TenantContact']>>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TenantAnalyticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TenantAnalytics'] = ResolversParentTypes['TenantAnalytics']> = {
  advanceValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  invoicedValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lastOrderDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  orderCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  outstandingValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quotationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  receivedValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rfqCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TenantContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TenantContact'] = ResolversParentTypes['TenantContact']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TenantPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TenantPage'] = ResolversParentTypes['TenantPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Tenant']>, ParentType, ContextType>;
  pageInfo?: Resolver<Maybe<ResolversTypes['PageInfo']>, ParentType, ContextType>;
};

export type TenantSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TenantSummary'] = ResolversParentTypes['TenantSummary']> = {
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket']> = {
  actions?: Resolver<Array<ResolversTypes['TicketAction']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['TicketAttachment']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmbedded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issueType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<ResolversTypes['TicketList'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requester?: Resolver<ResolversTypes['UserName'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TicketStatus']>, ParentType, ContextType>;
  trackerWord?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TicketAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketAttachment'] = ResolversParentTypes['TicketAttachment']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TicketCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketCategory'] = ResolversParentTypes['TicketCategory']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TicketOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketOptions'] = ResolversParentTypes['TicketOptions']> = {
  categories?: Resolver<Array<ResolversTypes['TicketCategory']>, ParentType, ContextType>;
  orderIssueTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  techIssueTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TicketPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketPage'] = ResolversParentTypes['TicketPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Ticket']>, ParentType, ContextType>;
};

export type TicketStatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketStates'] = ResolversParentTypes['TicketStates']> = {
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TransporterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Transporter'] = ResolversParentTypes['Transporter']> = {
  gstNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openShipments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['SellerSummary']>, ParentType, ContextType>;
};

export type TransporterPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransporterPage'] = ResolversParentTypes['TransporterPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Transporter']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadedImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadedImage'] = ResolversParentTypes['UploadedImage']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  actions?: Resolver<Array<ResolversTypes['UserAction']>, ParentType, ContextType>;
  banned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deletedUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstSignInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastActiveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoThumbnail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organisationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<Array<ResolversTypes['Permission']>>, ParentType, ContextType>;
  roleId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salesUsers?: Resolver<Maybe<Array<ResolversTypes['UserName']>>, ParentType, ContextType>;
  signInRefused?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  tenantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserName'] = ResolversParentTypes['UserName']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UserViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserView'] = ResolversParentTypes['UserView']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewParameterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewParameter'] = ResolversParentTypes['ViewParameter']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  changeNumber?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyRegistrations?: Resolver<Array<ResolversTypes['OwnRegistration']>, ParentType, ContextType>;
  companyStateCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  demoData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organisationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organisationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salesUserIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  workingCustomer?: Resolver<Maybe<ResolversTypes['WorkingCustomer']>, ParentType, ContextType>;
};

export type WarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Warehouse'] = ResolversParentTypes['Warehouse']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['OwnRegistration']>, ParentType, ContextType>;
  skusInStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WarehousePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarehousePage'] = ResolversParentTypes['WarehousePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Warehouse']>, ParentType, ContextType>;
};

export type WarehouseProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarehouseProduct'] = ResolversParentTypes['WarehouseProduct']> = {
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reservedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarehouseProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarehouseProductPage'] = ResolversParentTypes['WarehouseProductPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['WarehouseProduct']>, ParentType, ContextType>;
};

export type WorkingCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkingCustomer'] = ResolversParentTypes['WorkingCustomer']> = {
  addressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organisationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tenantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tenantName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Address?: AddressResolvers<ContextType>;
  AddressPage?: AddressPageResolvers<ContextType>;
  AmountSum?: AmountSumResolvers<ContextType>;
  AnalyticsPart?: AnalyticsPartResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenPage?: ApiTokenPageResolvers<ContextType>;
  AttributeConfig?: AttributeConfigResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  Bill?: BillResolvers<ContextType>;
  BillLine?: BillLineResolvers<ContextType>;
  BillPage?: BillPageResolvers<ContextType>;
  BillTo?: BillToResolvers<ContextType>;
  BillingRegistration?: BillingRegistrationResolvers<ContextType>;
  BillingRegistrationPage?: BillingRegistrationPageResolvers<ContextType>;
  Blog?: BlogResolvers<ContextType>;
  BlogPage?: BlogPageResolvers<ContextType>;
  Books?: BooksResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryAttributes?: CategoryAttributesResolvers<ContextType>;
  CategoryFloor?: CategoryFloorResolvers<ContextType>;
  CategoryPage?: CategoryPageResolvers<ContextType>;
  ChallanBill?: ChallanBillResolvers<ContextType>;
  ChallanInvoice?: ChallanInvoiceResolvers<ContextType>;
  ChallanPlace?: ChallanPlaceResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentPage?: CommentPageResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  ContractPrice?: ContractPriceResolvers<ContextType>;
  ContractPricePage?: ContractPricePageResolvers<ContextType>;
  CreatedSellerLead?: CreatedSellerLeadResolvers<ContextType>;
  CreatedShipment?: CreatedShipmentResolvers<ContextType>;
  CreatedTicket?: CreatedTicketResolvers<ContextType>;
  CreditNote?: CreditNoteResolvers<ContextType>;
  CreditNoteEmailResult?: CreditNoteEmailResultResolvers<ContextType>;
  CreditNoteLine?: CreditNoteLineResolvers<ContextType>;
  CreditNotePage?: CreditNotePageResolvers<ContextType>;
  CreditNoteRegistration?: CreditNoteRegistrationResolvers<ContextType>;
  CreditNoteSyncResult?: CreditNoteSyncResultResolvers<ContextType>;
  CrmLeadsAnalytics?: CrmLeadsAnalyticsResolvers<ContextType>;
  CustomerAnalytics?: CustomerAnalyticsResolvers<ContextType>;
  CustomerAnalyticsPart?: CustomerAnalyticsPartResolvers<ContextType>;
  DashboardSummary?: DashboardSummaryResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeliveryChallan?: DeliveryChallanResolvers<ContextType>;
  DeliveryChallanLine?: DeliveryChallanLineResolvers<ContextType>;
  DeliveryChallanPage?: DeliveryChallanPageResolvers<ContextType>;
  DeliveryDestination?: DeliveryDestinationResolvers<ContextType>;
  DeliveryPoint?: DeliveryPointResolvers<ContextType>;
  DeliveryPointChange?: DeliveryPointChangeResolvers<ContextType>;
  DeliveryPointEvent?: DeliveryPointEventResolvers<ContextType>;
  DeliveryPointEventPage?: DeliveryPointEventPageResolvers<ContextType>;
  DeliverySource?: DeliverySourceResolvers<ContextType>;
  DeliverySourcePage?: DeliverySourcePageResolvers<ContextType>;
  DeliveryStageCounts?: DeliveryStageCountsResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentAnalytics?: DocumentAnalyticsResolvers<ContextType>;
  DocumentMail?: DocumentMailResolvers<ContextType>;
  DocumentPage?: DocumentPageResolvers<ContextType>;
  DocumentSeries?: DocumentSeriesResolvers<ContextType>;
  DocumentShipment?: DocumentShipmentResolvers<ContextType>;
  Done?: DoneResolvers<ContextType>;
  DownloadLink?: DownloadLinkResolvers<ContextType>;
  Expense?: ExpenseResolvers<ContextType>;
  ExpensePage?: ExpensePageResolvers<ContextType>;
  FreeStock?: FreeStockResolvers<ContextType>;
  GstRegistration?: GstRegistrationResolvers<ContextType>;
  Home?: HomeResolvers<ContextType>;
  HomeCount?: HomeCountResolvers<ContextType>;
  HomeFigure?: HomeFigureResolvers<ContextType>;
  HomeMonth?: HomeMonthResolvers<ContextType>;
  HomeRows?: HomeRowsResolvers<ContextType>;
  Import?: ImportResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportDifference?: ImportDifferenceResolvers<ContextType>;
  ImportFault?: ImportFaultResolvers<ContextType>;
  ImportPage?: ImportPageResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  ImportRowPage?: ImportRowPageResolvers<ContextType>;
  ImportTemplate?: ImportTemplateResolvers<ContextType>;
  InfoEntry?: InfoEntryResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceCreditNote?: InvoiceCreditNoteResolvers<ContextType>;
  InvoiceEmailResult?: InvoiceEmailResultResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  InvoicePage?: InvoicePageResolvers<ContextType>;
  InvoicePayment?: InvoicePaymentResolvers<ContextType>;
  InvoiceRegistration?: InvoiceRegistrationResolvers<ContextType>;
  InvoiceSyncResult?: InvoiceSyncResultResolvers<ContextType>;
  LastBackup?: LastBackupResolvers<ContextType>;
  LeadProduct?: LeadProductResolvers<ContextType>;
  LeadsOfCategory?: LeadsOfCategoryResolvers<ContextType>;
  LeadsOfDay?: LeadsOfDayResolvers<ContextType>;
  LeadsOfPerson?: LeadsOfPersonResolvers<ContextType>;
  LeadsOfZone?: LeadsOfZoneResolvers<ContextType>;
  ListView?: ListViewResolvers<ContextType>;
  ListViewDefault?: ListViewDefaultResolvers<ContextType>;
  ListViews?: ListViewsResolvers<ContextType>;
  LogChange?: LogChangeResolvers<ContextType>;
  LogEntry?: LogEntryResolvers<ContextType>;
  LogPage?: LogPageResolvers<ContextType>;
  MailTemplate?: MailTemplateResolvers<ContextType>;
  MetricDefinition?: MetricDefinitionResolvers<ContextType>;
  MetricGroup?: MetricGroupResolvers<ContextType>;
  MetricRow?: MetricRowResolvers<ContextType>;
  MetricValue?: MetricValueResolvers<ContextType>;
  Metrics?: MetricsResolvers<ContextType>;
  MomMonth?: MomMonthResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  MySetting?: MySettingResolvers<ContextType>;
  NamedSku?: NamedSkuResolvers<ContextType>;
  NewApiToken?: NewApiTokenResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OfferToPrice?: OfferToPriceResolvers<ContextType>;
  Opening?: OpeningResolvers<ContextType>;
  OpeningPage?: OpeningPageResolvers<ContextType>;
  OperationAnalytics?: OperationAnalyticsResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderCancelLine?: OrderCancelLineResolvers<ContextType>;
  OrderCancelPreview?: OrderCancelPreviewResolvers<ContextType>;
  OrderCancelPurchaseOrder?: OrderCancelPurchaseOrderResolvers<ContextType>;
  OrderCommunicationResult?: OrderCommunicationResultResolvers<ContextType>;
  OrderDelay?: OrderDelayResolvers<ContextType>;
  OrderDelayLink?: OrderDelayLinkResolvers<ContextType>;
  OrderDelayPage?: OrderDelayPageResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderStatusResult?: OrderStatusResultResolvers<ContextType>;
  Organisation?: OrganisationResolvers<ContextType>;
  OrganisationPage?: OrganisationPageResolvers<ContextType>;
  OrganisationSummary?: OrganisationSummaryResolvers<ContextType>;
  OtpSession?: OtpSessionResolvers<ContextType>;
  OwnRegistration?: OwnRegistrationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PartyMonth?: PartyMonthResolvers<ContextType>;
  PartyMonths?: PartyMonthsResolvers<ContextType>;
  PartyMonthsPage?: PartyMonthsPageResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentAllocation?: PaymentAllocationResolvers<ContextType>;
  PaymentBalance?: PaymentBalanceResolvers<ContextType>;
  PaymentPage?: PaymentPageResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  Pincode?: PincodeResolvers<ContextType>;
  PoPreview?: PoPreviewResolvers<ContextType>;
  PoPreviewLine?: PoPreviewLineResolvers<ContextType>;
  PoSeller?: PoSellerResolvers<ContextType>;
  PoWarehouse?: PoWarehouseResolvers<ContextType>;
  PortalFile?: PortalFileResolvers<ContextType>;
  PortalProblem?: PortalProblemResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductLead?: ProductLeadResolvers<ContextType>;
  ProductLeadPage?: ProductLeadPageResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  ProductSuggestion?: ProductSuggestionResolvers<ContextType>;
  PurchaseOrder?: PurchaseOrderResolvers<ContextType>;
  PurchaseOrderLine?: PurchaseOrderLineResolvers<ContextType>;
  PurchaseOrderPage?: PurchaseOrderPageResolvers<ContextType>;
  PurchaseOrderStatusResult?: PurchaseOrderStatusResultResolvers<ContextType>;
  PurchaseOrderSummary?: PurchaseOrderSummaryResolvers<ContextType>;
  PurchasePeriod?: PurchasePeriodResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quotation?: QuotationResolvers<ContextType>;
  QuotationConversion?: QuotationConversionResolvers<ContextType>;
  QuotationEmailResult?: QuotationEmailResultResolvers<ContextType>;
  QuotationItem?: QuotationItemResolvers<ContextType>;
  QuotationPage?: QuotationPageResolvers<ContextType>;
  ReadyEnquiry?: ReadyEnquiryResolvers<ContextType>;
  ReadyEnquiryPage?: ReadyEnquiryPageResolvers<ContextType>;
  RecordChange?: RecordChangeResolvers<ContextType>;
  RecordChanges?: RecordChangesResolvers<ContextType>;
  ReferenceOrder?: ReferenceOrderResolvers<ContextType>;
  ReferenceOrderLine?: ReferenceOrderLineResolvers<ContextType>;
  RenewedTokens?: RenewedTokensResolvers<ContextType>;
  Rfq?: RfqResolvers<ContextType>;
  RfqDay?: RfqDayResolvers<ContextType>;
  RfqDayPage?: RfqDayPageResolvers<ContextType>;
  RfqEnquiry?: RfqEnquiryResolvers<ContextType>;
  RfqPage?: RfqPageResolvers<ContextType>;
  RfqPricing?: RfqPricingResolvers<ContextType>;
  RoleName?: RoleNameResolvers<ContextType>;
  RoleTemplate?: RoleTemplateResolvers<ContextType>;
  RoleTemplateEffect?: RoleTemplateEffectResolvers<ContextType>;
  RoleTemplateUser?: RoleTemplateUserResolvers<ContextType>;
  SampleRequest?: SampleRequestResolvers<ContextType>;
  SampleRequestPage?: SampleRequestPageResolvers<ContextType>;
  SavedQuery?: SavedQueryResolvers<ContextType>;
  SavedQueryPage?: SavedQueryPageResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchKey?: SearchKeyResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SellerAnalytics?: SellerAnalyticsResolvers<ContextType>;
  SellerCategory?: SellerCategoryResolvers<ContextType>;
  SellerLead?: SellerLeadResolvers<ContextType>;
  SellerLeadPage?: SellerLeadPageResolvers<ContextType>;
  SellerOffers?: SellerOffersResolvers<ContextType>;
  SellerOffersPage?: SellerOffersPageResolvers<ContextType>;
  SellerPage?: SellerPageResolvers<ContextType>;
  SellerSummary?: SellerSummaryResolvers<ContextType>;
  SellersOfCategory?: SellersOfCategoryResolvers<ContextType>;
  SellersOfDay?: SellersOfDayResolvers<ContextType>;
  SellersOfPerson?: SellersOfPersonResolvers<ContextType>;
  SellersOfZone?: SellersOfZoneResolvers<ContextType>;
  SetUp?: SetUpResolvers<ContextType>;
  SetUpCompany?: SetUpCompanyResolvers<ContextType>;
  SetUpRegistration?: SetUpRegistrationResolvers<ContextType>;
  SheetDifference?: SheetDifferenceResolvers<ContextType>;
  SheetError?: SheetErrorResolvers<ContextType>;
  SheetResult?: SheetResultResolvers<ContextType>;
  Shipment?: ShipmentResolvers<ContextType>;
  ShipmentBill?: ShipmentBillResolvers<ContextType>;
  ShipmentChallan?: ShipmentChallanResolvers<ContextType>;
  ShipmentInvoice?: ShipmentInvoiceResolvers<ContextType>;
  ShipmentPage?: ShipmentPageResolvers<ContextType>;
  ShipmentPlace?: ShipmentPlaceResolvers<ContextType>;
  ShipmentTransporter?: ShipmentTransporterResolvers<ContextType>;
  SignedFile?: SignedFileResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  Sku?: SkuResolvers<ContextType>;
  SkuCandidate?: SkuCandidateResolvers<ContextType>;
  SkuMatch?: SkuMatchResolvers<ContextType>;
  SkuOffers?: SkuOffersResolvers<ContextType>;
  SkuOffersPage?: SkuOffersPageResolvers<ContextType>;
  SkuPage?: SkuPageResolvers<ContextType>;
  SkuSummary?: SkuSummaryResolvers<ContextType>;
  SkuTransaction?: SkuTransactionResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  StockMovement?: StockMovementResolvers<ContextType>;
  StockMovementDocument?: StockMovementDocumentResolvers<ContextType>;
  StockMovementPage?: StockMovementPageResolvers<ContextType>;
  StoredFile?: StoredFileResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SyncBillResult?: SyncBillResultResolvers<ContextType>;
  Tenant?: TenantResolvers<ContextType>;
  TenantAnalytics?: TenantAnalyticsResolvers<ContextType>;
  TenantContact?: TenantContactResolvers<ContextType>;
  TenantPage?: TenantPageResolvers<ContextType>;
  TenantSummary?: TenantSummaryResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketAttachment?: TicketAttachmentResolvers<ContextType>;
  TicketCategory?: TicketCategoryResolvers<ContextType>;
  TicketOptions?: TicketOptionsResolvers<ContextType>;
  TicketPage?: TicketPageResolvers<ContextType>;
  TicketStates?: TicketStatesResolvers<ContextType>;
  Transporter?: TransporterResolvers<ContextType>;
  TransporterPage?: TransporterPageResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadedImage?: UploadedImageResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserName?: UserNameResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  UserView?: UserViewResolvers<ContextType>;
  ViewParameter?: ViewParameterResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Warehouse?: WarehouseResolvers<ContextType>;
  WarehousePage?: WarehousePageResolvers<ContextType>;
  WarehouseProduct?: WarehouseProductResolvers<ContextType>;
  WarehouseProductPage?: WarehouseProductPageResolvers<ContextType>;
  WorkingCustomer?: WorkingCustomerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  extra?: ExtraDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  requires?: RequiresDirectiveResolver<any, any, ContextType>;
  rest?: RestDirectiveResolver<any, any, ContextType>;
  role?: RoleDirectiveResolver<any, any, ContextType>;
  signedIn?: SignedInDirectiveResolver<any, any, ContextType>;
  weight?: WeightDirectiveResolver<any, any, ContextType>;
};

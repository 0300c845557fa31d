import { AddressesSource } from '../addresses/addresses.source.ts';
import { BillsSource } from '../bills/bills.source.ts';
import { CategoriesSource } from '../categories/categories.source.ts';
import { ContractPricesSource } from '../contract-prices/contract-prices.source.ts';
import { CommentsSource } from '../comments/comments.source.ts';
import { CreditNotesSource } from '../credit-notes/credit-notes.source.ts';
import { DeliveryChallansSource } from '../delivery-challans/delivery-challans.source.ts';
import { DeliveryPointsSource } from '../delivery-points/delivery-points.source.ts';
import { DocumentsSource } from '../documents/documents.source.ts';
import { ExpensesSource } from '../expenses/expenses.source.ts';
import { HomeSource } from '../home/home.source.ts';
import { InvoicesSource } from '../invoices/invoices.source.ts';
import { LogsSource } from '../logs/logs.source.ts';
import { OffersSource } from '../offers/offers.source.ts';
import { OrderMessagesSource } from '../orders/order-messages.source.ts';
import { OrdersSource } from '../orders/orders.source.ts';
import { OrganisationsSource } from '../organisations/organisations.source.ts';
import { PaymentsSource } from '../payments/payments.source.ts';
import { PresenceSource } from '../presence/presence.source.ts';
import { ProductsSource } from '../products/products.source.ts';
import { PurchaseOrdersSource } from '../purchase-orders/purchase-orders.source.ts';
import { QuotationsSource } from '../quotations/quotations.source.ts';
import { QuoteRequestsSource } from '../quote-requests/quote-requests.source.ts';
import { SampleRequestsSource } from '../sample-requests/sample-requests.source.ts';
import { SellerLeadsSource } from '../seller-leads/seller-leads.source.ts';
import { SellersSource } from '../sellers/sellers.source.ts';
import { SheetsSource } from '../sheets/sheets.source.ts';
import { ShipmentsSource } from '../shipments/shipments.source.ts';
import { SignInSource } from '../sign-in/sign-in.source.ts';
import { SkusSource } from '../skus/skus.source.ts';
import { TenantsSource } from '../tenants/tenants.source.ts';
import { TransportersSource } from '../transporters/transporters.source.ts';
import { UsersSource } from '../users/users.source.ts';
import { WarehousesSource } from '../warehouses/warehouses.source.ts';
import type { Backend } from './backendClient.ts';

/**
 * One source per feature, made on first use; loaders live as long as the request. One line per
 * feature.
 */
export class Sources {
  readonly #backend: Backend;
  readonly #made = new Map<unknown, unknown>();

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  get addresses() {
    return this.#one(AddressesSource);
  }
  get bills() {
    return this.#one(BillsSource);
  }
  get categories() {
    return this.#one(CategoriesSource);
  }
  get contractPrices() {
    return this.#one(ContractPricesSource);
  }
  get comments() {
    return this.#one(CommentsSource);
  }
  get creditNotes() {
    return this.#one(CreditNotesSource);
  }
  get deliveryChallans() {
    return this.#one(DeliveryChallansSource);
  }
  get deliveryPoints() {
    return this.#one(DeliveryPointsSource);
  }
  get documents() {
    return this.#one(DocumentsSource);
  }
  get expenses() {
    return this.#one(ExpensesSource);
  }
  get home() {
    return this.#one(HomeSource);
  }
  get invoices() {
    return this.#one(InvoicesSource);
  }
  get logs() {
    return this.#one(LogsSource);
  }
  get offers() {
    return this.#one(OffersSource);
  }
  get orderMessages() {
    return this.#one(OrderMessagesSource);
  }
  get orders() {
    return this.#one(OrdersSource);
  }
  get organisations() {
    return this.#one(OrganisationsSource);
  }
  get payments() {
    return this.#one(PaymentsSource);
  }
  get presence() {
    return this.#one(PresenceSource);
  }
  get products() {
    return this.#one(ProductsSource);
  }
  get purchaseOrders() {
    return this.#one(PurchaseOrdersSource);
  }
  get quotations() {
    return this.#one(QuotationsSource);
  }
  get quoteRequests() {
    return this.#one(QuoteRequestsSource);
  }
  get sampleRequests() {
    return this.#one(SampleRequestsSource);
  }
  get sellerLeads() {
    return this.#one(SellerLeadsSource);
  }
  get sellers() {
    return this.#one(SellersSource);
  }
  get sheets() {
    return this.#one(SheetsSource);
  }
  get shipments() {
    return this.#one(ShipmentsSource);
  }
  get signIn() {
    return this.#one(SignInSource);
  }
  get skus() {
    return this.#one(SkusSource);
  }
  get tenants() {
    return this.#one(TenantsSource);
  }
  get transporters() {
    return this.#one(TransportersSource);
  }
  get users() {
    return this.#one(UsersSource);
  }
  get warehouses() {
    return this.#one(WarehousesSource);
  }

  #one<T>(Source: new (backend: Backend) => T): T {
    const made = (this.#made.get(Source) as T | undefined) ?? new Source(this.#backend);
    this.#made.set(Source, made);
    return made;
  }
}

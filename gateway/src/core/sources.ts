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

/** One source a feature, made when first asked; loaders live as long as the request. One line a feature. */
export class Sources {
  readonly #backend: Backend;
  readonly #made = new Map<unknown, unknown>();

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  get addresses() { return this.#one(AddressesSource); } // prettier-ignore
  get bills() { return this.#one(BillsSource); } // prettier-ignore
  get categories() { return this.#one(CategoriesSource); } // prettier-ignore
  get contractPrices() { return this.#one(ContractPricesSource); } // prettier-ignore
  get comments() { return this.#one(CommentsSource); } // prettier-ignore
  get creditNotes() { return this.#one(CreditNotesSource); } // prettier-ignore
  get deliveryChallans() { return this.#one(DeliveryChallansSource); } // prettier-ignore
  get deliveryPoints() { return this.#one(DeliveryPointsSource); } // prettier-ignore
  get documents() { return this.#one(DocumentsSource); } // prettier-ignore
  get expenses() { return this.#one(ExpensesSource); } // prettier-ignore
  get home() { return this.#one(HomeSource); } // prettier-ignore
  get invoices() { return this.#one(InvoicesSource); } // prettier-ignore
  get logs() { return this.#one(LogsSource); } // prettier-ignore
  get offers() { return this.#one(OffersSource); } // prettier-ignore
  get orderMessages() { return this.#one(OrderMessagesSource); } // prettier-ignore
  get orders() { return this.#one(OrdersSource); } // prettier-ignore
  get organisations() { return this.#one(OrganisationsSource); } // prettier-ignore
  get payments() { return this.#one(PaymentsSource); } // prettier-ignore
  get presence() { return this.#one(PresenceSource); } // prettier-ignore
  get products() { return this.#one(ProductsSource); } // prettier-ignore
  get purchaseOrders() { return this.#one(PurchaseOrdersSource); } // prettier-ignore
  get quotations() { return this.#one(QuotationsSource); } // prettier-ignore
  get quoteRequests() { return this.#one(QuoteRequestsSource); } // prettier-ignore
  get sampleRequests() { return this.#one(SampleRequestsSource); } // prettier-ignore
  get sellerLeads() { return this.#one(SellerLeadsSource); } // prettier-ignore
  get sellers() { return this.#one(SellersSource); } // prettier-ignore
  get sheets() { return this.#one(SheetsSource); } // prettier-ignore
  get shipments() { return this.#one(ShipmentsSource); } // prettier-ignore
  get signIn() { return this.#one(SignInSource); } // prettier-ignore
  get skus() { return this.#one(SkusSource); } // prettier-ignore
  get tenants() { return this.#one(TenantsSource); } // prettier-ignore
  get transporters() { return this.#one(TransportersSource); } // prettier-ignore
  get users() { return this.#one(UsersSource); } // prettier-ignore
  get warehouses() { return this.#one(WarehousesSource); } // prettier-ignore

  #one<T>(Source: new (backend: Backend) => T): T {
    const made = (this.#made.get(Source) as T | undefined) ?? new Source(this.#backend);
    this.#made.set(Source, made);
    return made;
  }
}

import { BooksSource } from '../accounting/accounting.source.ts';
import { AnalyticsSource } from '../analytics/analytics.source.ts';
import { AddressesSource } from '../addresses/addresses.source.ts';
import { BillsSource } from '../bills/bills.source.ts';
import { CategoriesSource } from '../categories/categories.source.ts';
import { CommentsSource } from '../comments/comments.source.ts';
import { CompanySource } from '../company/company.source.ts';
import { ContractPricesSource } from '../contract-prices/contract-prices.source.ts';
import { CreditNotesSource } from '../credit-notes/credit-notes.source.ts';
import { DeliveryChallansSource } from '../delivery-challans/delivery-challans.source.ts';
import { DeliveryPointsSource } from '../delivery-points/delivery-points.source.ts';
import { DocumentsSource } from '../documents/documents.source.ts';
import { OpeningsSource } from '../openings/openings.source.ts';
import { ExpensesSource } from '../expenses/expenses.source.ts';
import { HomeSource } from '../home/home.source.ts';
import { ImportsSource } from '../imports/imports.source.ts';
import { InvoicesSource } from '../invoices/invoices.source.ts';
import { ListViewsSource } from '../list-views/list-views.source.ts';
import { LogsSource } from '../logs/logs.source.ts';
import { MySettingsSource } from '../my-settings/my-settings.source.ts';
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
import { SetUpSource } from '../set-up/set-up.source.ts';
import { ShipmentsSource } from '../shipments/shipments.source.ts';
import { SignInSource } from '../sign-in/sign-in.source.ts';
import { SkusSource } from '../skus/skus.source.ts';
import { TenantsSource } from '../tenants/tenants.source.ts';
import { TransportersSource } from '../transporters/transporters.source.ts';
import { UsersSource } from '../users/users.source.ts';
import { WarehousesSource } from '../warehouses/warehouses.source.ts';
import { BillingRegistrationsSource } from '../billing-registrations/billing-registrations.source.ts';
import { BlogsSource } from '../blogs/blogs.source.ts';
import { SupportSource } from '../support/support.source.ts';
import { SearchSource } from '../search/search.source.ts';
import { ApiTokensSource } from '../api-tokens/api-tokens.source.ts';
import { SavedQueriesSource } from '../saved-queries/saved-queries.source.ts';
import type { Backend } from './backend.ts';

/** The REST calls of each feature. One line per feature. */
const SOURCES = {
  savedQueries: SavedQueriesSource,
  apiTokens: ApiTokensSource,
  blogs: BlogsSource,
  search: SearchSource,
  mySettings: MySettingsSource,
  listViews: ListViewsSource,
  setUp: SetUpSource,
  company: CompanySource,
  support: SupportSource,
  billingRegistrations: BillingRegistrationsSource,
  analytics: AnalyticsSource,
  addresses: AddressesSource,
  bills: BillsSource,
  books: BooksSource,
  categories: CategoriesSource,
  contractPrices: ContractPricesSource,
  comments: CommentsSource,
  creditNotes: CreditNotesSource,
  deliveryChallans: DeliveryChallansSource,
  deliveryPoints: DeliveryPointsSource,
  documents: DocumentsSource,
  expenses: ExpensesSource,
  openings: OpeningsSource,
  home: HomeSource,
  imports: ImportsSource,
  invoices: InvoicesSource,
  logs: LogsSource,
  offers: OffersSource,
  orderMessages: OrderMessagesSource,
  orders: OrdersSource,
  organisations: OrganisationsSource,
  payments: PaymentsSource,
  presence: PresenceSource,
  products: ProductsSource,
  purchaseOrders: PurchaseOrdersSource,
  quotations: QuotationsSource,
  quoteRequests: QuoteRequestsSource,
  sampleRequests: SampleRequestsSource,
  sellerLeads: SellerLeadsSource,
  sellers: SellersSource,
  sheets: SheetsSource,
  shipments: ShipmentsSource,
  signIn: SignInSource,
  skus: SkusSource,
  tenants: TenantsSource,
  transporters: TransportersSource,
  users: UsersSource,
  warehouses: WarehousesSource,
};

type Classes = typeof SOURCES;
export type Sources = { readonly [Name in keyof Classes]: InstanceType<Classes[Name]> };

class LazySources {
  readonly backend: Backend;
  readonly made: Record<string, object> = {};

  constructor(backend: Backend) {
    this.backend = backend;
  }
}
for (const [name, Source] of Object.entries(SOURCES)) {
  Object.defineProperty(LazySources.prototype, name, {
    get(this: LazySources) {
      return (this.made[name] ??= new Source(this.backend));
    },
  });
}

/** The sources of one request, each created at first use; their loaders live as long as the request. */
export const createSources = (backend: Backend): Sources =>
  new LazySources(backend) as unknown as Sources;

import { billRecord } from '../../bills/bills.routes.ts';
import { creditNoteRecord } from '../../credit-notes/credit-notes.routes.ts';
import { challanRecord } from '../../delivery-challans/delivery-challans.routes.ts';
import { deliveryPointRecord } from '../../delivery-points/delivery-points.routes.ts';
import { categoryImport } from '../../categories/categories.imports.ts';
import { contractPriceImport } from '../../contract-prices/contract-prices.imports.ts';
import { offerImport } from '../../offers/offers.imports.ts';
import { productImport } from '../../products/products.imports.ts';
import { sellerImport } from '../../sellers/sellers.imports.ts';
import { skuImport } from '../../skus/skus.imports.ts';
import { addressImport } from '../../addresses/addresses.imports.ts';
import { expenseRecord } from '../../expenses/expenses.routes.ts';
import { invoiceRecord } from '../../invoices/invoices.routes.ts';
import { registrationLookUp } from '../../imports/registrationLookUp.public.ts';
import { cancelImportedOrder } from '../../order-cancellation/cancelImportedOrder.ts';
import { openOrderImport } from '../../orders/orders.imports.ts';
import { openPurchaseOrderImport } from '../../purchase-orders/purchase-orders.imports.ts';
import { orderRecord } from '../../orders/orders.routes.ts';
import { recalculateOrderTaxes } from '../../orders/recalculateOrderTaxes.public.ts';
import {
  customerAdvanceImport,
  unpaidBillImport,
  unpaidInvoiceImport,
  vendorAdvanceImport,
} from '../../openings/openings.imports.ts';
import { organisationImport } from '../../organisations/organisations.imports.ts';
import { paymentRecord } from '../../payments/payments.routes.ts';
import { productRecord } from '../../products/products.routes.ts';
import { purchaseOrderRecord } from '../../purchase-orders/purchase-orders.routes.ts';
import { recalculatePurchaseOrderTaxes } from '../../purchase-orders/recalculatePurchaseOrderTaxes.ts';
import { quotationRecord } from '../../quotations/quotations.routes.ts';
import { recalculateQuotationTaxes } from '../../quotations/recalculateQuotationTaxes.ts';
import { rfqRecord } from '../../quote-requests/quote-requests.routes.ts';
import { sampleRequestRecord } from '../../sample-requests/sample-requests.routes.ts';
import { sellerAddresses, sellerRecord } from '../../sellers/sellers.routes.ts';
import { shipmentRecord } from '../../shipments/shipments.routes.ts';
import { tenantImport } from '../../tenants/tenants.imports.ts';
import { contactImport, staffLookUp } from '../../users/users.imports.ts';
import { tenantAddresses, tenantRecord } from '../../tenants/tenants.routes.ts';
import { addContact } from '../../users/createUser.ts';
import { movementRecord, warehouseAddresses } from '../../warehouses/warehouses.routes.ts';
import { openingStockImport, warehouseLookUp } from '../../warehouses/warehouses.imports.ts';
import { searchedOrders } from '../../orders/orders.search.ts';
import { searchedEnquiries, searchedRfqs } from '../../quote-requests/quote-requests.search.ts';
import { searchedQuotations } from '../../quotations/quotations.search.ts';
import { searchedSampleRequests } from '../../sample-requests/sample-requests.search.ts';
import { searchedInvoices } from '../../invoices/invoices.search.ts';
import { searchedCreditNotes } from '../../credit-notes/credit-notes.search.ts';
import { searchedPayments } from '../../payments/payments.search.ts';
import { searchedChallans } from '../../delivery-challans/delivery-challans.search.ts';
import { searchedShipments } from '../../shipments/shipments.search.ts';
import { searchedPurchaseOrders } from '../../purchase-orders/purchase-orders.search.ts';
import { searchedBills } from '../../bills/bills.search.ts';
import { searchedTickets } from '../../support/support.search.ts';
import { searchedTenants } from '../../tenants/tenants.search.ts';
import { searchedContacts } from '../../users/contacts.search.ts';
import { searchedOrganisations } from '../../organisations/organisations.search.ts';
import { searchedSellers } from '../../sellers/sellers.search.ts';
import { searchedProducts } from '../../products/products.search.ts';
import { searchedSkus } from '../../skus/skus.search.ts';
import { CHANGE_KINDS } from './changeKinds.ts';
import type { Declared } from './appParts.ts';

/** Declarations of features to the features above them: a kind that is missing does not compile. */
export const DECLARED: Declared = {
  records: {
    RFQ: rfqRecord,
    QUOTATION: quotationRecord,
    SAMPLE_REQUEST: sampleRequestRecord,
    ORDER: orderRecord,
    PURCHASE_ORDER: purchaseOrderRecord,
    SHIPMENT: shipmentRecord,
    DELIVERY_CHALLAN: challanRecord,
    BILL: billRecord,
    INVOICE: invoiceRecord,
    CREDIT_NOTE: creditNoteRecord,
    SELLER: sellerRecord,
    TENANT: tenantRecord,
    PRODUCT: productRecord,
    PAYMENT: paymentRecord,
    EXPENSE: expenseRecord,
    STOCK_MOVEMENT: movementRecord,
    DELIVERY_POINT: deliveryPointRecord,
  },
  searched: {
    ORDER: searchedOrders,
    ENQUIRY: searchedEnquiries,
    QUOTE_REQUEST: searchedRfqs,
    QUOTATION: searchedQuotations,
    SAMPLE_REQUEST: searchedSampleRequests,
    INVOICE: searchedInvoices,
    CREDIT_NOTE: searchedCreditNotes,
    PAYMENT: searchedPayments,
    DELIVERY_CHALLAN: searchedChallans,
    SHIPMENT: searchedShipments,
    PURCHASE_ORDER: searchedPurchaseOrders,
    BILL: searchedBills,
    TICKET: searchedTickets,
    CUSTOMER: searchedTenants,
    CONTACT: searchedContacts,
    ORGANISATION: searchedOrganisations,
    VENDOR: searchedSellers,
    PRODUCT: searchedProducts,
    SKU: searchedSkus,
  },
  changeKinds: CHANGE_KINDS,
  addressOwners: {
    TENANT: tenantAddresses,
    SELLER: sellerAddresses,
    WAREHOUSE: warehouseAddresses,
  },
  recalculateTaxes: [
    recalculateQuotationTaxes,
    recalculateOrderTaxes,
    recalculatePurchaseOrderTaxes,
  ],
  addContact,
  imports: {
    kinds: {
      ORGANISATION: organisationImport,
      CUSTOMER: tenantImport,
      CUSTOMER_CONTACT: contactImport,
      CUSTOMER_ADDRESS: addressImport,
      VENDOR: sellerImport,
      CATEGORY: categoryImport,
      PRODUCT: productImport,
      SKU: skuImport,
      OFFER: offerImport,
      CONTRACT_PRICE: contractPriceImport,
      OPENING_STOCK: openingStockImport,
      UNPAID_INVOICE: unpaidInvoiceImport,
      UNPAID_BILL: unpaidBillImport,
      CUSTOMER_ADVANCE: customerAdvanceImport,
      VENDOR_ADVANCE: vendorAdvanceImport,
      OPEN_ORDER: openOrderImport(cancelImportedOrder),
      OPEN_PURCHASE_ORDER: openPurchaseOrderImport,
    },
    named: {
      STAFF: staffLookUp,
      WAREHOUSE: warehouseLookUp,
      GST_REGISTRATION: registrationLookUp,
    },
  },
};

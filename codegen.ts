import type { CodegenConfig } from '@graphql-codegen/cli';

const text = { input: 'string', output: 'string' };
const scalars = { Date: text, DateTime: text, Money: text, Decimal: text };
/** Records that the sources make of the backend's JSON; everything else resolves as its own type. */
const record = (feature: string, name: string, file = 'source') =>
  `../src/${feature}/${feature}.${file}.ts#${name}`;

const config: CodegenConfig = {
  schema: 'schema/src/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'schema/generated/types.ts': {
      plugins: ['typescript'],
      config: {
        scalars: { ...scalars, Upload: 'unknown' },
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true },
      },
    },
    'gateway/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: { ...scalars, Upload: '../src/core/upload.ts#FilePart' },
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true },
        contextType: '../src/core/context.ts#Context',
        mappers: {
          Viewer: record('sign-in', 'ViewerRecord'),
          User: record('users', 'UserRecord'),
          Rfq: record('quote-requests', 'RfqRecord'),
          Quotation: record('quotations', 'QuotationRecord'),
          Order: record('orders', 'OrderRecord', 'records'),
          OrderLine: record('orders', 'OrderLineRecord', 'records'),
          OrderStatusResult: record('orders', 'OrderStatusRecord'),
          PurchaseOrder: record('purchase-orders', 'PurchaseOrderRecord', 'records'),
          PurchaseOrderLine: record('purchase-orders', 'PurchaseOrderLineRecord', 'records'),
          Bill: record('bills', 'BillRecord'),
          DeliveryChallan: record('delivery-challans', 'ChallanRecord'),
          Sku: record('skus', 'SkuRecord'),
          Comment: record('comments', 'CommentRecord'),
          Payment: record('payments', 'PaymentRecord'),
          Invoice: record('invoices', 'InvoiceRecord', 'records'),
          Books: record('accounting', 'BooksRecord'),
          CreditNote: record('credit-notes', 'CreditNoteRecord'),
          Blog: record('blogs', 'BlogRecord'),
          Ticket: record('support', 'TicketRecord'),
          Expense: record('expenses', 'ExpenseRecord'),
          QuotationConversion: record('orders', 'ConversionRecord'),
          Organisation: record('organisations', 'OrganisationRecord'),
          Tenant: record('tenants', 'TenantRecord'),
          Shipment: record('shipments', 'ShipmentRecord'),
          SampleRequest: record('sample-requests', 'SampleRequestRecord'),
          DeliveryPointEvent: record('delivery-points', 'EventRecord'),
          SellerLead: record('seller-leads', 'LeadRecord'),
          CreatedSellerLead: record('seller-leads', 'CreatedLeadRecord'),
        },
      },
    },
    'console/generated/documents.ts': {
      documents: ['console/src/**/*.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        scalars: { ...scalars, Upload: 'File' },
        strictScalars: true,
        useTypeImports: true,
        enumType: 'string-literal',
      },
    },
    'console/generated/hooks.ts': {
      documents: ['console/src/**/*.graphql'],
      plugins: ['./tools/codegen-apollo-hooks.mjs'],
      config: { documentsFrom: './documents.ts' },
    },
  },
};

export default config;

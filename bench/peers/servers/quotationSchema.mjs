import { quotationActions } from '@munim/schema/quotations/quotations.rules.ts';
import { ifAllowed, nameOf, readOne, readPage, readViewer } from './rest.mjs';

/** The part of the product's SDL that the measured queries read. */
export const typeDefs = `
  scalar Money
  scalar DateTime
  scalar Decimal
  enum QuotationStatus { SENT CONFIRMED CONVERTED_TO_ORDER REJECTED }
  enum QuotationAction { EDIT CONFIRM RECALL REJECT SEND_EMAIL CONVERT }
  type TenantSummary { id: ID! name: String! }
  type UserName { id: ID! name: String! }
  type SkuSummary { id: ID! name: String! }
  type QuotationItem { id: ID quantity: Int total: Money sku: SkuSummary! }
  type Quotation {
    id: ID!
    status: QuotationStatus!
    actions: [QuotationAction!]!
    customer: TenantSummary!
    salesPerson: UserName
    createdBy: UserName!
    createdAt: DateTime!
    items: [QuotationItem!]!
    grandTotal: Money!
    marginPercent: Decimal
  }
  type QuotationPage { items: [Quotation!]! count: Int! }
  type Query {
    quotations(page: Int = 1, limit: Int = 10): QuotationPage!
    quotation(id: ID!): Quotation!
  }
`;

/** State of one request, shared by the resolvers: its token, and the profile read at once. */
export function contextOf(authorization) {
  const viewer = readViewer(authorization);
  // its failure is handled where it is awaited
  viewer.catch(() => undefined);
  return { authorization, viewer };
}

const read = async (context, call) => {
  const answer = await ifAllowed(call, context.viewer);
  context.seen = await context.viewer;
  return answer;
};

export const resolvers = {
  Query: {
    quotations: (_, { page, limit }, context) =>
      read(context, readPage(page, limit, context.authorization)),
    quotation: async (_, { id }, context) =>
      (await read(context, readOne(id, context.authorization))).data[0],
  },
  QuotationPage: { items: ({ data }) => data },
  Quotation: {
    id: (quotation) => quotation.quotation_id,
    actions: ({ status }, _, { seen }) => quotationActions(status, seen.can),
    customer: (quotation) => quotation.tenant_info,
    salesPerson: (quotation) => quotation.sales_person_info,
    createdBy: (quotation) => quotation.created_by_info,
    createdAt: (quotation) => quotation.created_date,
    items: (quotation) => quotation.quotation_items,
    grandTotal: (quotation) => quotation.grand_total,
    marginPercent: (quotation, _, { seen }) =>
      seen.seesCost ? quotation.margin_after_discount : null,
  },
  TenantSummary: { id: (tenant) => tenant.tenant_id, name: (tenant) => tenant.tenant_name },
  UserName: { id: (user) => user.user_id, name: nameOf },
  QuotationItem: {
    id: (item) => item.quotation_item_id,
    total: (item) => item.item_total,
    sku: (item) => item.sku_info,
  },
  SkuSummary: { id: (sku) => sku.product_sku_id, name: (sku) => sku.product_sku_name },
};

import type { ApolloClient } from '@apollo/client';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import {
  ContactByEmailDocument,
  OrderToCopyDocument,
  type OrderToCopyQuery,
  QuotationToCopyDocument,
  type QuotationToCopyQuery,
  SkusByReferenceDocument,
} from '../../generated/documents.ts';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { dayOf } from '../ui/format/dates.ts';
import { t } from '../ui/text.ts';

/** Values of a line of another document; prices are those of that day. */
export interface CopiedLine {
  skuId: string;
  skuName: string;
  quantity: string;
  sellingPrice: string;
  discountPercent: string;
  remarks: string;
}

/** Lines and customer of an order or a quotation, for the form of a new document. */
export interface CopiedDocument {
  /** 'order SO-2627-00012' */
  name: string;
  day: string;
  tenantId: string;
  user: PickerItem | null;
  addressId: string | null;
  lines: CopiedLine[];
  /** Names of what is not sold any more and is left out. */
  discontinued: string[];
}

export interface CopySource {
  kind: 'ORDER' | 'QUOTATION';
  id: string;
}

type Read = Omit<CopiedDocument, 'discontinued'>;

type SavedLine = OrderToCopyQuery['order']['lines'][number];
const lineOf = (
  line: Pick<SavedLine, 'sku' | 'sellingPrice' | 'discountPercent' | 'remarks'>,
  quantity: number,
): CopiedLine => ({
  skuId: line.sku.id,
  skuName: line.sku.name,
  quantity: String(quantity),
  sellingPrice: line.sellingPrice,
  discountPercent: line.discountPercent,
  remarks: line.remarks ?? '',
});

const ofOrder = ({ order }: OrderToCopyQuery): Read => ({
  name: t('order {{orderNumber}}', { orderNumber: order.number }),
  day: dayOf(order.createdAt),
  tenantId: order.customer.id,
  user: order.accountUser && { id: order.accountUser.id, label: order.accountUser.name },
  addressId: order.deliveryAddress.id,
  lines: order.lines.flatMap((line) => {
    const quantity = line.quantity - line.cancelledQuantity;
    return quantity > 0 ? [lineOf(line, quantity)] : [];
  }),
});

const ofQuotation = ({ quotation }: QuotationToCopyQuery, user: PickerItem | null): Read => {
  const items = quotation.items.filter(({ included }) => included);
  return {
    name: t('quotation {{quotationId}}', { quotationId: quotation.id }),
    day: dayOf(quotation.createdAt),
    tenantId: quotation.customer.id,
    user,
    addressId: items[0]?.deliveryAddress.id ?? null,
    lines: items.map((item) => lineOf(item, item.quantity)),
  };
};

/** A quotation has the contact's address alone. */
async function contactOf(
  client: ApolloClient,
  { customer, contactEmail }: QuotationToCopyQuery['quotation'],
): Promise<PickerItem | null> {
  if (!contactEmail) return null;
  const { data } = await client.query({
    query: ContactByEmailDocument,
    variables: { tenantId: customer.id, email: contactEmail },
    errorPolicy: 'all', // contacts need a permission of their own
  });
  const found = data?.tenantUsers?.items.find(({ email }) => email === contactEmail);
  return found ? { id: found.id, label: found.name } : null;
}

async function read(client: ApolloClient, { kind, id }: CopySource): Promise<Read | null> {
  const fetchPolicy = 'network-only';
  if (kind === 'ORDER') {
    const variables = { number: id };
    const { data } = await client.query({ query: OrderToCopyDocument, variables, fetchPolicy });
    return data ? ofOrder(data) : null;
  }
  const { data } = await client.query({
    query: QuotationToCopyDocument,
    variables: { id },
    fetchPolicy,
  });
  return data ? ofQuotation(data, await contactOf(client, data.quotation)) : null;
}

/** SKUs that are sold today, of these. */
async function soldAmong(client: ApolloClient, ids: readonly string[]): Promise<Set<string>> {
  const sold = new Set<string>();
  for (let from = 0; from < ids.length; from += LIMITS.skuReferences) {
    const references = ids.slice(from, from + LIMITS.skuReferences).map((id) => `#${id}`);
    const { data } = await client.query({
      query: SkusByReferenceDocument,
      variables: { references, offers: false },
      fetchPolicy: 'network-only',
    });
    for (const { sku } of data?.skusNamed ?? []) sold.add(sku.id);
  }
  return sold;
}

/** Reads the document; what is not sold any more is named apart from its lines. */
export async function readCopied(
  client: ApolloClient,
  source: CopySource,
): Promise<CopiedDocument | null> {
  const found = await read(client, source);
  if (!found) return null;
  const sold = await soldAmong(client, [...new Set(found.lines.map(({ skuId }) => skuId))]);
  const [lines, left] = [true, false].map((is) =>
    found.lines.filter(({ skuId }) => sold.has(skuId) === is),
  );
  return {
    ...found,
    lines: lines ?? [],
    discontinued: [...new Set(left?.map(({ skuName }) => skuName))],
  };
}

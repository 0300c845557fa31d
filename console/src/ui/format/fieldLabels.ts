import { t } from '../text.ts';

/** Labels that differ from the backend's field names. */
const FIELD_LABELS: Record<string, string> = {
  category: t('Category'),
  category_id: t('Category'),
  customer_po_no: t('Customer PO no.'),
  customer_po_number: t('Customer PO no.'),
  edd: t('Delivery date'),
  below_cost_reason: t('Reason below cost'),
  above_mrp_reason: t('Reason above MRP'),
  order_line_discount: t('Discount %'),
  offer_price: t('Price'),
  assets: t('Pictures'),
  email_id_1: t('E-mail'),
  gst_no: t('GST number'),
  gst_number: t('GST number'),
  gstin: t('GST number'),
  hsn_code: t('HSN code'),
  is_active: t('Active'),
  is_deleted: t('Deleted'),
  mobile_1: t('Mobile'),
  mrp: 'MRP',
  moq: 'MOQ',
  org_id: t('Organisation'),
  pan_india_gst: 'GST %',
  quotation_line_discount: t('Discount %'),
  rfq_mg: t('Margin %'),
  rfq_offer_id: t('Offer'),
  rfq_offer_price: t('Cost price'),
  rfq_selling_price: t('Selling price'),
  seller_id: t('Vendor'),
  tenant_id: t('Customer'),
  tenant_name: t('Customer name'),
  verified_tenant: t('Verified'),
};

/** 'SEND_EMAIL' and 'sales_person' as people write them. */
export const sentence = (word: string): string => {
  const text = word.replaceAll(/[_.]+/g, ' ').trim().toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** 'line 2 rfq_selling_price' and 'sales_person' as people read them. */
export function fieldLabel(field: string): string {
  const words = field.split(' ');
  const column = words.pop() ?? '';
  const name = FIELD_LABELS[column] ?? sentence(column.replace(/_(id|uuid)$/, ''));
  return words.length
    ? `${sentence(words.join(' '))} ${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : name;
}

/** Names of REST, arguments of the graph, and a line's: 'valid_until', 'validUntil', 'lines[0].sellingPrice'. */
const RAW_FIELD =
  /\b(?:edd|[a-z]+(?:_[a-z0-9]+)+|(?:[a-zA-Z]+\[\d+\]\.?)+[a-zA-Z0-9]*|[a-z]+(?:[A-Z][a-z0-9]*)+)(?!\w)/g;

/** 'items[0].sellingPrice' as the logs write it: 'item 1 selling_price'. */
export const loggedName = (field: string): string =>
  field
    .replaceAll(/s?\[(\d+)\]\.?/g, (_, index: string) => ` ${Number(index) + 1} `)
    .trim()
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A message of the server with its field names as people read them: 'validUntil must …' → 'Valid until must …'. */
export const plainMessage = (message: string): string =>
  message.replaceAll(RAW_FIELD, (field, at: number) => {
    const label = fieldLabel(loggedName(field));
    return at === 0 || /^[A-Z]{2}/.test(label)
      ? label
      : label.charAt(0).toLowerCase() + label.slice(1);
  });

/** Labels that differ from the backend's field names. */
const FIELD_LABELS: Record<string, string> = {
  category: 'Category',
  category_id: 'Category',
  customer_po_no: 'Customer PO no.',
  edd: 'Delivery date',
  email_id_1: 'E-mail',
  gst_no: 'GST number',
  gstin: 'GST number',
  hsn_code: 'HSN code',
  is_active: 'Active',
  is_deleted: 'Deleted',
  mobile_1: 'Mobile',
  mrp: 'MRP',
  moq: 'MOQ',
  org_id: 'Organisation',
  pan_india_gst: 'GST %',
  quotation_line_discount: 'Discount %',
  rfq_mg: 'Margin %',
  rfq_offer_id: 'Offer',
  rfq_offer_price: 'Cost price',
  rfq_selling_price: 'Selling price',
  seller_id: 'Vendor',
  tenant_id: 'Customer',
  tenant_name: 'Customer name',
  verified_tenant: 'Verified',
};

const sentence = (word: string) => {
  const text = word.replaceAll(/[_.]+/g, ' ').trim().toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** 'line 2 rfq_selling_price' and 'sales_person' as people read them. */
export function fieldLabel(field: string): string {
  const words = field.split(' ');
  const column = words.pop() ?? '';
  const name = FIELD_LABELS[column] ?? sentence(column);
  return words.length
    ? `${sentence(words.join(' '))} ${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : name;
}

/** Label of a message that failed in all attempts. */
const ACTION_LABELS: Record<string, string> = {
  MAIL_NOT_SENT: 'Email is not sent!',
  WHATSAPP_NOT_SENT: 'WhatsApp message is not sent!',
  SMS_NOT_SENT: 'SMS is not sent!',
};

/** 'SEND_EMAIL' as 'Send email'. */
export const actionLabel = (action: string): string => ACTION_LABELS[action] ?? sentence(action);

const YES_NO: Record<string, string> = { true: 'Yes', false: 'No' };
export const valueText = (text: string): string => YES_NO[text] ?? text;

import type * as made from '../../generated/documents.ts';
import { rowKey } from '../ui/grid/newRows.ts';
import type { Created } from '../ui/overlay/created.ts';
import { ADMINS_PATH } from './listPaths.ts';
import {
  billPath,
  categoryDrawerPath,
  creditNotePath,
  deliveryChallanPath,
  editBlogPath,
  editOfferPath,
  enquiryPath,
  expensePath,
  invoicePath,
  organisationPath,
  sampleRequestPath,
  sellerPath,
  shipmentPath,
  skuPath,
  skusOfProductPath,
  tenantPath,
  tenantUsersPath,
  transporterPath,
  warehousePath,
} from './recordPaths.ts';
import { t } from '../ui/text.ts';

type Root<Mutation> = Omit<Mutation, '__typename'>;
/** Root fields of the mutations that make a record, with what they answer. */
type Answers = Root<made.CreateEnquiryMutation> &
  Root<made.GenerateQuotationMutation> &
  Root<made.ConvertQuotationMutation> &
  Root<made.CreateOrderMutation> &
  Root<made.CreatePurchaseOrderMutation> &
  Root<made.GeneratePosMutation> &
  Root<made.CreateBillMutation> &
  Root<made.ConvertPurchaseOrderToBillMutation> &
  Root<made.CreateInvoiceMutation> &
  Root<made.CreateCreditNoteMutation> &
  Root<made.CreateDeliveryChallanMutation> &
  Root<made.CreateShipmentMutation> &
  Root<made.CreatePaymentMutation> &
  Root<made.CreateOutgoingPaymentMutation> &
  Root<made.PayOpeningMutation> &
  Root<made.UseAdvanceMutation> &
  Root<made.CreateExpenseMutation> &
  Root<made.CreateTenantMutation> &
  Root<made.CreateTenantUserMutation> &
  Root<made.CreateAdminUserMutation> &
  Root<made.CreateOrganisationMutation> &
  Root<made.CreateBillingRegistrationMutation> &
  Root<made.CreateAddressMutation> &
  Root<made.CreateProductMutation> &
  Root<made.CreateSkuMutation> &
  Root<made.CreateSellerMutation> &
  Root<made.CreateSellerLeadMutation> &
  Root<made.CreateOfferMutation> &
  Root<made.CreateSellingPriceMutation> &
  Root<made.CreateSampleRequestMutation> &
  Root<made.CreateTransporterMutation> &
  Root<made.CreateCategoryMutation> &
  Root<made.CreateWarehouseMutation> &
  Root<made.CreateInventoryAdjustmentMutation> &
  Root<made.CreateBlogMutation>;

type Described = Omit<Created, 'rows'> & { rows?: readonly { id: string }[] };
type Table = { [Field in keyof Answers]: (answer: NonNullable<Answers[Field]>) => Described };

const payment = ({ id }: { id: string }) => ({
  text: t('Payment recorded'),
  label: t('Payment {{id}}', { id }),
});
const bill = ({ id }: { id: string }) => ({
  text: t('Bill created'),
  label: t('Bill {{id}}', { id }),
  path: billPath(id),
});
/** Pages that open once the record is made. */
const opened = (label: string) => ({ text: t('Created'), label, isOpened: true as const });

export const CREATED_RECORDS: Table = {
  createEnquiry: (rfqs) => {
    const number = rfqs[0]?.enquiry?.number ?? '';
    return {
      text:
        rfqs.length === 1
          ? t('{{number}} created, {{rfqs}} quote request', { number, rfqs: rfqs.length })
          : t('{{number}} created, {{rfqs}} quote requests', { number, rfqs: rfqs.length }),
      label: t('Open'),
      path: enquiryPath(number),
      rows: rfqs,
    };
  },
  createQuotation: ({ id }) => opened(id),
  createOrderFromQuotation: ({ order }) => opened(order.number),
  createOrder: ({ number }) => opened(number),
  createPurchaseOrder: ({ id }) => opened(id),
  generatePoFromOrder: (orders) => ({ ...opened(''), rows: orders }),
  createBill: bill,
  convertPurchaseOrderToBill: bill,
  createInvoice: ({ id, number }) => ({
    text: t('Invoice made'),
    label: number ?? t('Draft invoice {{id}}', { id }),
    path: invoicePath(id),
  }),
  createCreditNote: ({ id, number }) => ({
    text: t('Credit note created'),
    label: number ?? t('Credit note {{id}}', { id }),
    path: creditNotePath(id),
  }),
  createDeliveryChallan: ({ id, number }) => ({
    ...opened(number),
    path: deliveryChallanPath(id),
  }),
  createShipment: ({ shipment }) => ({
    text: t('Shipment created'),
    label: t('Shipment {{shipmentId}}', { shipmentId: shipment.id }),
    path: shipmentPath(shipment.id),
    rows: [shipment],
  }),
  createPayment: payment,
  createOutgoingPayment: payment,
  payOpening: payment,
  useAdvance: payment,
  createExpense: ({ id }) => ({
    text: t('Expense created'),
    label: t('Expense {{id}}', { id }),
    path: expensePath(id),
  }),
  createTenant: ({ id, name }) => ({
    text: t('Customer created'),
    label: name,
    path: tenantPath(id),
  }),
  createTenantUser: ({ name, tenantId }) => ({
    text: t('Contact created'),
    label: name,
    ...(tenantId ? { path: tenantUsersPath(tenantId) } : {}),
  }),
  createAdminUser: ({ id, name }) => ({
    text: t('User created'),
    label: name,
    path: `${ADMINS_PATH}?user=${id}`,
  }),
  createOrganisation: ({ id, name }) => ({
    text: t('Organisation created'),
    label: name,
    path: organisationPath(id),
  }),
  createBillingRegistration: ({ legalName, gstNumber }) => ({
    text: t('Billing registration added'),
    label: gstNumber ?? legalName,
  }),
  createAddress: ({ city }) => ({ text: t('Address added'), label: city }),
  createProduct: ({ id, name }) => ({
    text: t('Product created'),
    label: name,
    path: skusOfProductPath(id),
  }),
  createSku: ({ id, name }) => ({ text: t('SKU created'), label: name, path: skuPath(id) }),
  createSeller: ({ id, name }) => ({
    text: t('Vendor created'),
    label: name,
    path: sellerPath(id),
  }),
  createSellerLead: ({ lead }) => ({
    text: t('Lead created'),
    label: lead.sellerName,
    rows: [lead],
  }),
  createOffer: ({ id, skuName }) => ({
    text: t('Offer created'),
    label: skuName,
    path: editOfferPath(id),
  }),
  createSellingPrice: ({ sku }) => ({ text: t('Contract price created'), label: sku.name }),
  createSampleRequest: ({ id }) => ({
    text: t('Sample request created'),
    label: t('Sample request {{id}}', { id }),
    path: sampleRequestPath(id),
  }),
  createTransporter: ({ id, name }) => ({
    text: t('Transporter created'),
    label: name,
    path: transporterPath(id),
  }),
  createCategory: ({ id, name }) => ({
    text: t('Category created'),
    label: name,
    path: categoryDrawerPath(id),
  }),
  createWarehouse: ({ id, name }) => ({
    text: t('Warehouse created'),
    label: name,
    path: warehousePath(id),
  }),
  createInventoryAdjustment: ({ skuName }) => ({ text: t('Stock adjusted'), label: skuName }),
  createBlog: ({ id, title }) => ({
    text: t('Blog post created'),
    label: title,
    path: editBlogPath(id),
  }),
};

const isRow = (answer: object): answer is { id: string } => 'id' in answer;

/** The record that a mutation has made, by the root field of its answer. */
export function createdRecord(data: object): Created | undefined {
  for (const [field, answer] of Object.entries(data) as [string, object | null][]) {
    if (!answer || !Object.hasOwn(CREATED_RECORDS, field)) continue;
    const table = CREATED_RECORDS as unknown as Record<string, (answer: object) => Described>;
    const described = table[field]?.(answer);
    if (!described) continue;
    const rows = described.rows ?? (isRow(answer) ? [answer] : []);
    return { ...described, rows: rows.map(rowKey) };
  }
  return undefined;
}

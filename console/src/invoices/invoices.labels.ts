import type {
  AddressOwner,
  DocumentMail,
  InvoiceAction,
  InvoiceKind,
  InvoiceStatus,
  MailStatus,
} from '@munim/schema/generated/types.ts';
import { INVOICE_KIND_NAMES } from '@munim/schema/invoices/invoiceKind.ts';
import { isPartCredited } from '@munim/schema/invoices/invoices.rules.ts';
import { type Can, seesVendorsFor, WRITES_INVOICES } from '@munim/schema/shared/roles.ts';
import { momentText } from '../ui/format/dates.ts';
import type { Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const INVOICE_STATUS: Statuses<InvoiceStatus> = {
  DRAFT: { text: t('Draft'), intent: 'primary', ring: 'draft' },
  ISSUED: { text: t('Issued'), intent: 'success', ring: 'quarter' },
  PARTIALLY_PAID: { text: t('Partially Paid'), intent: 'none', ring: 'half' },
  PAID: { text: t('Paid'), intent: 'none', ring: 'full' },
  CREDITED: { text: t('Credited'), intent: 'none', ring: 'full' },
  CANCELLED: { text: t('Cancelled'), intent: 'danger', ring: 'crossed' },
  VOID: { text: t('Void'), intent: 'none', ring: 'crossed' },
};

/** Note beside the status, which says what was received. */
export const partCredited = (invoice: { credited: string; due: string }): string | null =>
  isPartCredited(invoice) ? t('Part credited') : null;

/** Actions in the order of the buttons, the destructive ones last. */
export const INVOICE_ACTION: Record<InvoiceAction, string> = {
  EDIT: t('Edit'),
  ISSUE: t('Issue'),
  SEND_EMAIL: t('Send e-mail'),
  REGISTER: t('IRN and e-way bill'),
  SYNC: t('Sync'),
  CREDIT: t('Create credit note'),
  VOID: t('Void'),
  CANCEL: t('Cancel'),
};

/** Actions that need a reason and cannot be undone. */
export const isTerminal = (action: InvoiceAction): action is 'VOID' | 'CANCEL' =>
  action === 'VOID' || action === 'CANCEL';

/** "INV-2627-00001", or what it is called before it has a number. */
export const invoiceName = ({ id, number }: { id: string; number: string | null }): string =>
  number ?? t('Draft #{{id}}', { id });

const MAIL_STATUS: Record<MailStatus, string> = {
  QUEUED: t('waits to be sent'),
  SENT: 'sent',
  FAILED: t('not sent'),
  WITHDRAWN: 'withdrawn',
};

/** "23 Nov 2026, 14:05 to a@example.com: sent", of the last mail of a document. */
export const mailText = ({ at, recipients, status }: Omit<DocumentMail, '__typename'>): string =>
  t('{{at}} to {{recipients}}: {{status}}', {
    at: momentText(at),
    recipients: recipients.join(', '),
    status: MAIL_STATUS[status],
  });

interface IrnParts {
  irn: string | null;
  ackNumber: string | null;
  ackAt: string | null;
  signedQr: string | null;
}

/** Answer of the e-invoice portal, as far as it is kept. */
export const irnItems = ({
  irn,
  ackNumber,
  ackAt,
  signedQr,
}: IrnParts): (readonly [string, string | null])[] => [
  ['IRN', irn],
  [
    t('Acknowledgement'),
    ackNumber &&
      ackAt &&
      (signedQr
        ? t('{{ackNumber}} of {{ackAt}}', { ackNumber, ackAt: momentText(ackAt) })
        : t('{{ackNumber}} of {{ackAt}}, no QR code yet', { ackNumber, ackAt: momentText(ackAt) })),
  ],
];

/** Title of the document in running text: "Invoice INV-2627-00001", "Bill of Supply INV-2627-00002". */
export const invoiceTitle = ({
  kind,
  ...invoice
}: {
  id: string;
  number: string | null;
  kind: InvoiceKind;
}): string =>
  `${kind === 'TAX_INVOICE' ? t('Invoice') : INVOICE_KIND_NAMES[kind]} ${invoiceName(invoice)}`;

interface Goods {
  shipFrom: { ownerType: AddressOwner };
  shipTo: { ownerType: AddressOwner };
}

const NAMES_VENDOR = t('It names the vendor, which you may not see.');
const isOfVendor = ({ shipFrom, shipTo }: Goods) =>
  shipFrom.ownerType === 'SELLER' || shipTo.ownerType === 'SELLER';

/**
 * Reason why the server would refuse the portal file of these goods; null when it gives it.
 * `isInvoiced`: an invoice goes with them.
 */
export const vendorFileRefusal = (can: Can, goods: Goods, isInvoiced: boolean): string | null =>
  isOfVendor(goods) && !seesVendorsFor(can, isInvoiced ? WRITES_INVOICES : [])
    ? NAMES_VENDOR
    : null;

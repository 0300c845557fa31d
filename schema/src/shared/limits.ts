/** Every limit that more than one workspace must know. */
export const LIMITS = {
  loginValue: 100,
  salesUsers: 200,
  otpDigits: 6,
  offerText: 50,
  attributeText: 100,
  attributeName: 50,
  attributeOptions: 100,
  categoryName: 50,
  categoryManagers: 20,
  subCategory: 50,
  subCategories: 50,
  productDescription: 2000,
  attributes: 50,
  pictures: 20,
  catalogueName: 150,
  skuReferences: 200,
  unit: 20,
  reason: 256,
  confirmText: 100,
  remarks: 500,
  addressLine: 100,
  addressCity: 50,
  customerName: 100,
  /** Days that a customer has to pay an invoice. */
  creditDays: 180,
  contacts: 20,
  /** Addresses of a new customer, besides its first. */
  furtherAddresses: 10,
  sellerName: 100,
  leadCategory: 50,
  leadRemarks: 256,
  customerPoNumber: 50,
  orderLines: 200,
  orderLineRemarks: 256,
  emailMessage: 1000,
  mailSubject: 150,
  mailBody: 4000,
  communicationSubject: 150,
  communicationMessage: 2000,
  /** Largest size that mail servers accept, less the overhead of the encoding. */
  mailMegabytes: 15,
  emails: 10,
  /** Prints in one PDF: each is drawn on its own, about half a second. */
  printsTogether: 30,
  rfqItems: 100,
  /** Products proposed for one text of an enquiry. */
  skuCandidates: 30,
  quotationItems: 200,
  purchaseOrderLines: 200,
  pointsOfSource: 2000,
  pointUpdates: 100,
  purchaseOrderSellers: 50,
  lineRemark: 256,
  challanLines: 200,
  eWayBillNumber: 50,
  receiversName: 50,
  grnNumber: 50,
  pageSize: 200,
  keyword: 100,
  /** Records that one search answers. */
  searchHits: 50,
  /** Records of one person that the search proposes first. */
  recentRecords: 20,
  /** Lengths that the e-invoice portal takes of the company. */
  companyName: 100,
  leastCompanyName: 3,
  leastCompanyCity: 3,
  companyPhone: 30,
  companyBank: 500,
  companyTerms: 2000,
  upiId: 100,
  eInvoiceWithinDays: 365,
  roleName: 50,
  roleNames: 20,
  /** People named before a change of a role's template. */
  roleEffectUsers: 100,
  gstRegistrations: 40,
  /** Characters of a picture in base64 as it is sent, and of the data address as it is kept. */
  pictureUpload: 200_000,
  companyPicture: 60_000,
  documentPrefix: 5,
  documentNumber: 9_999_999,
  personName: 50,
  username: 50,
  lastRoute: 200,
  uploadMegabytes: 10,
  fileName: 150,
  comment: 2000,
  blogTitle: 150,
  /** Characters of a post as it is stored: cleaned, images by their file name. */
  blogContent: 50_000,
  blogTags: 10,
  blogTag: 30,
  blogPictures: 50,
  ticketName: 150,
  ticketDescription: 5000,
  /** Each further text of a ticket. */
  ticketText: 1000,
  ticketAttachments: 10,
  /** Tickets that one person may raise within an hour. */
  ticketsAnHour: 30,
  attachments: 10,
  referenceNumber: 50,
  billPurchaseOrders: 50,
  sellerInvoiceNumber: 50,
  trackingLink: 500,
  vehicleNumber: 20,
  transportDocument: 15,
  subShipments: 50,
  shipmentLines: 200,
  vendorName: 100,
  transporterName: 100,
  warehouseName: 100,
  /** Four times the original 5,000 (docs/decisions/009). */
  sheetRows: 20_000,
  /** Differences and errors of a sheet that are sent; the rest is counted. */
  sheetReported: 1000,
  importRows: 50_000,
  /** Hours that the rows of an import are kept. */
  importHours: 24,
  externalId: 100,
  /** Name of the system that an import's ids come from. */
  importSource: 30,
  idempotencyKey: 100,
} as const;

/** Lists count up to this for callers that ask for it (Prefer: count=capped), as the console does; COUNT_CAP + 1 means more. */
export const COUNT_CAP = 10_000;

let longestEnding = 3;
/** Local part, @, domain and an ending of 2 letters to the longest allowed. */
export const emailPattern = (): string =>
  `^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63}){0,4}\\.[A-Za-z]{2,${longestEnding}}$`;
let email = new RegExp(emailPattern());

/** EMAIL_ENDING: letters that the ending of an e-mail address may have at most. Throws unless it is 2 to 24. */
export function emailEnding(text = '3'): number {
  if (!/^[0-9]{1,2}$/.test(text) || Number(text) < 2 || Number(text) > 24)
    throw new Error(`EMAIL_ENDING must be a whole number from 2 to 24, not '${text}'`);
  return Number(text);
}
/** Sets the longest ending of e-mail addresses, once at the start of a part. */
export function allowEmailEndings(longest: number): void {
  longestEnding = longest;
  email = new RegExp(emailPattern());
}
const MAIL_WITH_ENDING = /^[^\s@]+@[^\s@]+\.([A-Za-z]+)$/;
/**
 * Reason why an address is refused whose ending is longer than EMAIL_ENDING allows; undefined for
 * other faults.
 */
export function emailEndingProblem(text: string): string | undefined {
  const ending = MAIL_WITH_ENDING.exec(text.trim())?.[1];
  if (!ending || ending.length <= longestEnding) return undefined;
  return `Addresses may end in .${ending} once EMAIL_ENDING is ${ending.length} or more in both services; now it is ${longestEnding}`;
}
export const PHONE_PATTERN = '^[0-9]{10}$';
const PHONE = new RegExp(PHONE_PATTERN);
export const POSTAL_CODE_PATTERN = '^[1-9][0-9]{5}$';
/** Rupees: up to 12 digits and 2 decimals, as in numeric(14,2). */
export const MONEY_PATTERN = '^[0-9]{1,12}(\\.[0-9]{1,2})?$';
/** A percentage or margin with up to 2 decimals; margins may be negative. */
export const DECIMAL_PATTERN = '^-?[0-9]{1,8}(\\.[0-9]{1,2})?$';
/** 0 to 100 with up to 2 decimals. */
export const PERCENT_PATTERN = '^(100(\\.0{1,2})?|[0-9]{1,2}(\\.[0-9]{1,2})?)$';

export const isEmail = (text: string): boolean => email.test(text);
export const isPhone = (text: string): boolean => PHONE.test(text);

/** Days that dashboards and pending lists look back. */
export const PENDING_DAYS = 365;
/** Percent of profit on cost above which a slip of the keyboard is more likely than a price. */
export const ABSURD_MARGIN = 100;
export const DEFAULT_MARGIN = '10';
export const DELIVERY_TIME_DAYS = 7;
export const MAX_SUGGESTIONS = 30;

/** Kinds of document that accounting has. */
export type DocumentKind = 'BILL' | 'INVOICE' | 'CREDIT_NOTE';

export interface LedgerLine {
  name: string;
  hsn_code: string | null;
  quantity: number;
  rate: string;
  discount_percent: string;
  gst_percent: string;
  taxable: string;
  total: string;
}

/**
 * A document for accounting. Its reference is ours and never changes: it finds a document whose id
 * was lost in transit.
 */
export interface LedgerDocument {
  document_type: DocumentKind;
  reference: string;
  number: string;
  date: string;
  /** Null for a credit note: nothing is due on it. */
  due_date: string | null;
  party_name: string;
  party_gstin: string | null;
  lines: readonly LedgerLine[];
  sub_total: string;
  tax_total: string;
  /** Round-off of the vendor's invoice; our own documents have none. */
  round_off: string;
  total: string;
}

/** A document in accounting that is not void there. */
export interface LedgerEntry {
  id: string;
  number: string;
  date: string;
  due_date: string;
  total: string;
}

export interface Ledger {
  /** True when an id can be one of this ledger's: another one may have been configured before. */
  isOwnId(id: string): boolean;
  /** True for the local ledger, whose documents only this service can remove. */
  readonly isLocal: boolean;
  byId(record: DocumentKind, id: string): Promise<LedgerEntry | undefined>;
  byReference(record: DocumentKind, reference: string): Promise<LedgerEntry | undefined>;
  create(document: LedgerDocument): Promise<string>;
  change(id: string, document: LedgerDocument): Promise<void>;
  /** Stays in accounting's books, without effect. */
  makeVoid(record: DocumentKind, id: string): Promise<void>;
}

/** Failure of a call to accounting; the message is shown to users. */
export class LedgerError extends Error {
  /** True when accounting refused. Otherwise it may have done it, and only its answer was lost. */
  readonly isCertain: boolean;

  constructor(message: string, isCertain: boolean) {
    super(message);
    this.isCertain = isCertain;
  }
}

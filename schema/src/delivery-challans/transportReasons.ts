import type { ChallanType, TransportReason } from '../../generated/types.ts';

/**
 * Reasons why goods travel: the sub-types of supply of the e-way bill portal, by its own numbers.
 * Those of goods without an invoice are all but the first.
 */
export const TRANSPORT_REASONS: Record<TransportReason, { code: number; label: string }> = {
  SUPPLY: { code: 1, label: 'Supply' },
  JOB_WORK: { code: 4, label: 'Job work' },
  OWN_USE: { code: 5, label: 'Own use' },
  JOB_WORK_RETURN: { code: 6, label: 'Return from job work' },
  SALES_RETURN: { code: 7, label: 'Return by a customer' },
  OTHERS: { code: 8, label: 'Another reason' },
  LINE_SALES: { code: 10, label: 'Line sales' },
  RECIPIENT_NOT_KNOWN: { code: 11, label: 'Recipient not known' },
  EXHIBITION: { code: 12, label: 'Exhibition or fair' },
};

type Owner = 'SELLER' | 'TENANT' | 'WAREHOUSE';

/** Ends of the way, by whose place each is; a warehouse is the company's own. */
export interface Way {
  type: ChallanType;
  from: Owner;
  to: Owner;
}

const isOwn = (owner: Owner): boolean => owner === 'WAREHOUSE';

/** Goods that come to the company from others; all else goes out from it. */
export const isInward = ({ from, to }: Way): boolean => !isOwn(from) && isOwn(to);

/** Reasons that the portal takes for these ends, the likeliest first. */
export function reasonsOf(way: Way): TransportReason[] {
  const { type, from, to } = way;
  if (isInward(way)) {
    if (type === 'SELLER') return ['OTHERS', 'JOB_WORK_RETURN'];
    return from === 'TENANT'
      ? ['SALES_RETURN', 'OTHERS', 'JOB_WORK_RETURN']
      : ['JOB_WORK_RETURN', 'OTHERS'];
  }
  return isOwn(from) && isOwn(to)
    ? ['OWN_USE', 'OTHERS', 'EXHIBITION', 'LINE_SALES', 'RECIPIENT_NOT_KNOWN']
    : ['OTHERS', 'JOB_WORK'];
}

/** Characters of a reason in words. */
export const REASON_TEXT_LENGTH = 20;

/** A reason that a user chose; words are of OTHERS alone. */
export interface ChosenReason {
  reason?: TransportReason | null | undefined;
  text?: string | null | undefined;
}

/** Fault of a chosen reason for these ends; null when the portal takes it. */
export function reasonProblem(
  way: Way,
  { reason, text }: ChosenReason,
): { field: 'reason' | 'text'; message: string } | null {
  const fitting = reasonsOf(way);
  if (reason && !fitting.includes(reason)) {
    const labels = fitting.map((one) => TRANSPORT_REASONS[one].label).join(', ');
    return { field: 'reason', message: `Between these places the portal takes: ${labels}` };
  }
  return text?.trim() && (reason ?? fitting[0]) !== 'OTHERS'
    ? { field: 'text', message: 'Only another reason is given in words' }
    : null;
}

/** The reason in words: "Job work", or the words of another one. */
export const reasonWords = ({ reason, text }: ChosenReason): string | null =>
  reason ? (reason === 'OTHERS' && text) || TRANSPORT_REASONS[reason].label : null;

/** Words of another reason, where the ends say them; empty where a person has to. */
export function reasonTextOf({ type, to }: Way): string {
  if (type === 'SELLER') return 'Purchase of goods';
  return to === 'SELLER' ? 'Return to vendor' : '';
}

export const BILLS = '/purchase/bills';

/** The list with one bill open over it. */
export const billPath = (billId: string): string => `${BILLS}?bill=${encodeURIComponent(billId)}`;

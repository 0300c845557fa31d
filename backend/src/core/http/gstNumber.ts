import { gstinProblem, transporterIdProblem } from '@munim/schema/shared/gstin.ts';
import { badField } from './errors.ts';

interface Validation {
  /** Number that the row has: it is not validated again, so that an old row can change otherwise. */
  before?: string | null | undefined;
  /** Carriers may have an enrolment id instead. */
  isTransporter?: boolean;
  /** Fixed text; absent: what is wrong with it. */
  message?: string;
}

/** Refuses a GST number that no office can have given (docs/rules/tax.md#gst-numbers). Every record that has one is checked by this. */
export function refuseWrongGstin(
  field: string,
  gstin: string | null | undefined,
  { before, isTransporter = false, message }: Validation = {},
): void {
  if (!gstin || gstin === before) return;
  const problem = isTransporter ? transporterIdProblem(gstin) : gstinProblem(gstin);
  if (problem) throw badField(field, message ?? problem);
}

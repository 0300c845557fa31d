import { FormGroup, TextArea } from '@blueprintjs/core';
import type { QuotationStatus } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { BILL_TO_ID } from '../billing-registrations/billing-registrations.labels.ts';
import { BillToPicker } from '../billing-registrations/BillToPicker.tsx';
import { SuppliedByPicker } from '../company/SuppliedByPicker.tsx';
import { DayInput } from '../ui/form/DayInput.tsx';
import { today } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import type { Terms } from './quotationDraft.ts';
import { isExpired, validityNote } from './quotations.labels.ts';
import { t } from '../ui/text.ts';

interface Props {
  status: QuotationStatus;
  customerId: string;
  /** States that its lines go to. */
  shipTo: readonly string[];
  terms: Terms;
  dayProblem: string | null;
  /** Null: only shown. */
  onChange: ((change: Partial<Terms>) => void) | null;
}

/** Terms of a draft beside its lines; validity of others is among the figures. */
export function QuotationTerms({ status, customerId, shipTo, terms, dayProblem, onChange }: Props) {
  if (!onChange) {
    return terms.remarks && <DescriptionList items={[[t('Remarks'), terms.remarks]]} />;
  }
  const validity = { status, validUntil: dayProblem === null ? terms.validUntil : null };
  return (
    <div className="quotation-terms">
      <FormGroup
        label={t('Valid until')}
        labelFor="valid-until"
        intent={isExpired(validity) ? 'danger' : 'none'}
        helperText={validityNote(validity)}
      >
        <DayInput
          id="valid-until"
          label={t('Valid until')}
          value={terms.validUntil}
          problem={dayProblem}
          min={today()}
          onChange={(day) => onChange({ validUntil: day || null })}
        />
      </FormGroup>
      <BillToPicker
        customerId={customerId}
        value={terms.billTo}
        onChange={(billTo) => onChange({ billTo })}
        shipTo={shipTo}
        inputId={BILL_TO_ID}
      />
      <SuppliedByPicker
        value={terms.suppliedBy}
        onChange={(suppliedBy) => onChange({ suppliedBy })}
      />
      <FormGroup label={t('Remarks')} labelFor="quotation-remarks">
        <TextArea
          fill
          autoResize
          id="quotation-remarks"
          maxLength={LIMITS.remarks}
          value={terms.remarks}
          onChange={(event) => onChange({ remarks: event.target.value })}
        />
      </FormGroup>
    </div>
  );
}

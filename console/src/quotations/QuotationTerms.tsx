import { FormGroup, TextArea } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { BILL_TO_ID } from '../billing-registrations/billing-registrations.labels.ts';
import { BillToPicker } from '../billing-registrations/BillToPicker.tsx';
import { SuppliedByPicker } from '../company/SuppliedByPicker.tsx';
import { DayInput } from '../ui/form/DayInput.tsx';
import { today } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import type { Terms } from './quotationDraft.ts';
import { t } from '../ui/text.ts';

interface Props {
  customerId: string;
  /** States that its lines go to. */
  shipTo: readonly string[];
  terms: Terms;
  /** Null: only shown. */
  onChange: ((change: Partial<Terms>) => void) | null;
}

/** Validity of the quotation and its remarks for the customer. */
export function QuotationTerms({ customerId, shipTo, terms, onChange }: Props) {
  if (!onChange) {
    return (
      <DescriptionList
        items={[
          [t('Valid until'), terms.validUntil],
          [t('Remarks'), terms.remarks],
        ]}
      />
    );
  }
  return (
    <div className="quotation-terms">
      <FormGroup label={t('Valid until')} labelFor="valid-until">
        <DayInput
          id="valid-until"
          label={t('Valid until')}
          value={terms.validUntil}
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

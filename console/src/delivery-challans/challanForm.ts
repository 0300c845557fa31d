import {
  E_WAY_FILE_REQUIRED,
  E_WAY_NUMBER_REQUIRED,
} from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import type { UpdateDeliveryChallanInput } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { ChallanFieldsFragment, StoredFileFieldsFragment } from '../../generated/documents.ts';
import { errorField, serverText } from '../ui/errors.ts';

type Files = StoredFileFieldsFragment[];

export interface ChallanForm {
  ewayBillNumber: string;
  ewayBill: Files;
  receiversName: string;
  grnNumber: string;
  files: Files;
  remarks: string;
}

/** Field names in the backend's spelling. */
const FIELDS: Record<string, keyof ChallanForm> = {
  e_way_bill_number: 'ewayBillNumber',
  e_way_bill_attachments: 'ewayBill',
  receivers_name: 'receiversName',
  grn_number: 'grnNumber',
  attachments: 'files',
  remarks: 'remarks',
};

export const digitsOnly = (text: string): string | true =>
  /^\d+$/.test(text.trim()) || 'GRN number has digits only.';

/** Form of a challan's fields; a delivery requires its e-way bill and adds its proof. */
export function useChallanForm(challan: ChallanFieldsFragment, delivers: boolean) {
  const form: UseFormReturn<ChallanForm> = useForm<ChallanForm>({
    defaultValues: {
      ewayBillNumber: challan.ewayBillNumber ?? '',
      ewayBill: challan.ewayBillAttachment ? [challan.ewayBillAttachment] : [],
      receiversName: challan.receiversName ?? '',
      grnNumber: challan.grnNumber ?? '',
      remarks: challan.remarks ?? '',
      files: delivers ? [] : [...challan.attachments],
    },
  });
  const [busy, setBusy] = useState(false);
  const isRequired = delivers && challan.needsEwayBill;

  /** Variables of the save; undefined while the e-way bill is missing. */
  function inputOf(values: ChallanForm): UpdateDeliveryChallanInput | undefined {
    const number = values.ewayBillNumber.trim();
    if (isRequired && !number) form.setError('ewayBillNumber', { message: E_WAY_NUMBER_REQUIRED });
    if (isRequired && !values.ewayBill.length)
      form.setError('ewayBill', { message: E_WAY_FILE_REQUIRED });
    if (isRequired && (!number || !values.ewayBill.length)) return undefined;
    return {
      id: challan.id,
      version: challan.version,
      ewayBillNumber: number || null,
      ewayBillAttachment: values.ewayBill[0]?.url ?? null,
      receiversName: values.receiversName.trim() || null,
      grnNumber: values.grnNumber.trim() || null,
      remarks: values.remarks.trim() || null,
      attachments: values.files.map((file) => file.url),
    };
  }
  const onFailed = (error: unknown) => {
    const field = FIELDS[(errorField(error) ?? '').split('.')[0] ?? ''];
    const message = serverText(error);
    if (field && message) form.setError(field, { message });
  };
  return { form, busy, setBusy, isRequired, inputOf, onFailed };
}

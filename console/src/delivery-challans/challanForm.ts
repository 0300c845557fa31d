import { ewayBillTexts } from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import type {
  TransportMode,
  TransportReason,
  UpdateDeliveryChallanInput,
} from '@munim/schema/generated/types.ts';
import { ewayBillNumberProblem } from '@munim/schema/shared/transportNumbers.ts';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { ChallanFieldsFragment, StoredFileFieldsFragment } from '../../generated/documents.ts';
import { errorField, serverText } from '../ui/errors.ts';
import { mayTellReason } from './delivery-challans.labels.ts';
import { useBaseVersion } from '../ui/form/ChangedElsewhere.tsx';
import { t } from '../ui/text.ts';

type Files = StoredFileFieldsFragment[];

export interface ChallanForm {
  ewayBillNumber: string;
  ewayBill: Files;
  transportReason: string;
  transportReasonText: string;
  transportMode: string;
  vehicleNumber: string;
  transportDocumentNumber: string;
  transportDocumentDate: string;
  receiversName: string;
  grnNumber: string;
  files: Files;
  remarks: string;
}

/** Field names in the backend's spelling. */
const FIELDS: Record<string, keyof ChallanForm> = {
  e_way_bill_number: 'ewayBillNumber',
  e_way_bill_attachments: 'ewayBill',
  transport_reason: 'transportReason',
  transport_reason_text: 'transportReasonText',
  transport_mode: 'transportMode',
  vehicle_number: 'vehicleNumber',
  transport_document_number: 'transportDocumentNumber',
  transport_document_date: 'transportDocumentDate',
  receivers_name: 'receiversName',
  grn_number: 'grnNumber',
  attachments: 'files',
  remarks: 'remarks',
};

export const digitsOnly = (text: string): string | true =>
  /^\d+$/.test(text.trim()) || t('GRN number has digits only.');

/** Form of a challan's fields; a delivery requires its e-way bill and adds its proof. */
export function useChallanForm(challan: ChallanFieldsFragment, delivers: boolean) {
  const form: UseFormReturn<ChallanForm> = useForm<ChallanForm>({
    defaultValues: {
      ewayBillNumber: challan.ewayBillNumber ?? '',
      ewayBill: challan.ewayBillAttachment ? [challan.ewayBillAttachment] : [],
      transportReason: challan.transportReason ?? '',
      transportReasonText: challan.transportReasonText ?? '',
      transportMode: challan.transportMode ?? '',
      vehicleNumber: challan.vehicleNumber ?? '',
      transportDocumentNumber: challan.transportDocumentNumber ?? '',
      transportDocumentDate: challan.transportDocumentDate ?? '',
      receiversName: challan.receiversName ?? '',
      grnNumber: challan.grnNumber ?? '',
      remarks: challan.remarks ?? '',
      files: delivers ? [] : [...challan.attachments],
    },
  });
  const [busy, setBusy] = useState(false);
  const base = useBaseVersion(challan.version);
  const isRequired = delivers && challan.needsEwayBill;
  const missing = ewayBillTexts(challan.type);

  /** Number and file of the e-way bill; undefined while one that is needed is missing. */
  function ewayBillOf(values: ChallanForm) {
    const number = values.ewayBillNumber.trim();
    const wrong = number && number !== challan.ewayBillNumber && ewayBillNumberProblem(number);
    if (wrong) form.setError('ewayBillNumber', { message: wrong });
    if (isRequired && !number) form.setError('ewayBillNumber', { message: missing.number });
    if (isRequired && !values.ewayBill.length) form.setError('ewayBill', { message: missing.file });
    if (wrong || (isRequired && (!number || !values.ewayBill.length))) return undefined;
    return {
      ewayBillNumber: number || null,
      ewayBillAttachment: values.ewayBill[0]?.url ?? null,
    };
  }

  /** The vehicle of a challan made by hand; others have their shipment's. */
  const vehicleOf = ({ transportMode, vehicleNumber }: ChallanForm) =>
    challan.type === 'OTHER'
      ? {
          transportMode: (transportMode || null) as TransportMode | null,
          vehicleNumber: vehicleNumber.trim() || null,
        }
      : {};

  /** Reason why the goods travel, while it can still be told. */
  const reasonOf = ({ transportReason: reason, transportReasonText: text }: ChallanForm) =>
    mayTellReason(challan)
      ? {
          transportReason: (reason || null) as TransportReason | null,
          transportReasonText: (reason === 'OTHERS' && text.trim()) || null,
        }
      : {};

  /** Variables of a delivery; undefined while the e-way bill is missing. */
  function deliveryOf(values: ChallanForm) {
    const eway = ewayBillOf(values);
    return (
      eway && {
        id: challan.id,
        version: base.version,
        ...eway,
        receiversName: values.receiversName.trim() || null,
        grnNumber: values.grnNumber.trim() || null,
        remarks: values.remarks.trim() || null,
        attachments: values.files.map((file) => file.url),
      }
    );
  }

  /** Variables of a change: also how the goods travel. */
  function inputOf(values: ChallanForm): UpdateDeliveryChallanInput | undefined {
    const delivery = deliveryOf(values);
    return (
      delivery && {
        ...delivery,
        ...reasonOf(values),
        ...vehicleOf(values),
        transportDocumentNumber: values.transportDocumentNumber.trim() || null,
        transportDocumentDate: values.transportDocumentDate || null,
      }
    );
  }
  const onFailed = (error: unknown) => {
    base.onFailed(error);
    const field = FIELDS[(errorField(error) ?? '').split('.')[0] ?? ''];
    const message = serverText(error);
    if (field && message) form.setError(field, { message });
  };
  const isJobWork = challan.type === 'OTHER';
  return { form, base, busy, setBusy, isRequired, isJobWork, deliveryOf, inputOf, onFailed };
}

import type { TransportMode } from '@munim/schema/generated/types.ts';
import { toMoney } from '@munim/schema/shared/money.ts';
import { transportProblems, type TransportTerms } from '@munim/schema/shipments/shipments.rules.ts';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type {
  ShipmentFieldsFragment,
  StoredFileFieldsFragment,
} from '../../generated/documents.ts';
import { errorField, serverText } from '../ui/errors.ts';
import { today } from '../ui/format/dates.ts';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { t } from '../ui/text.ts';

/** Form of vehicle, driver, costs and e-way bill, in both drawers. */
export interface TransportForm extends Omit<TransportTerms, 'transporterId'> {
  transporter: PickerItem | null;
  trackingLink: string;
  ewayBill: StoredFileFieldsFragment[];
}

export const NEW_TRANSPORT: TransportForm = {
  transportInitiatedBy: 'OWN',
  transportMode: 'ROAD',
  vehicleType: '',
  vehicleNumber: '',
  transportDocumentNumber: '',
  transportDocumentDate: '',
  weight: '',
  transporter: null,
  logisticCost: '',
  loadingCharge: '',
  trackingLink: '',
  driverName: '',
  driverPhone: '',
  driverPhone2: '',
  ewayBillNumber: '',
  ewayBill: [],
};

export const transportOf = (shipment: ShipmentFieldsFragment): TransportForm => ({
  transportInitiatedBy: shipment.transportInitiatedBy,
  transportMode: shipment.transportMode ?? '',
  vehicleType: shipment.vehicleType ?? '',
  vehicleNumber: shipment.vehicleNumber ?? '',
  transportDocumentNumber: shipment.transportDocumentNumber ?? '',
  transportDocumentDate: shipment.transportDocumentDate ?? '',
  weight: shipment.weight === null ? '' : String(Number(shipment.weight)),
  transporter: shipment.transporter && {
    id: shipment.transporter.id,
    label: shipment.transporter.name,
  },
  logisticCost: shipment.logisticCost ?? '',
  loadingCharge: shipment.loadingCharge ?? '',
  trackingLink: shipment.trackingLink ?? '',
  driverName: shipment.driverName,
  driverPhone: shipment.driverPhone,
  driverPhone2: shipment.driverPhone2 ?? '',
  ewayBillNumber: shipment.ewayBillNumber ?? '',
  ewayBill: shipment.ewayBillAttachment ? [shipment.ewayBillAttachment] : [],
});

const termsOf = (form: TransportForm): TransportTerms => ({
  ...form,
  transporterId: form.transporter?.id ?? '',
});

/**
 * The server's own rules and texts; a link must be one that a browser opens. `before` is what a
 * shipment has that is changed.
 */
export function transportErrors(
  values: TransportForm,
  roleId: number,
  before?: TransportForm,
): Partial<Record<keyof TransportForm, string>> {
  const { transporterId, ...problems } = transportProblems(termsOf(values), {
    roleId,
    today: today(),
    before: before && termsOf(before),
  });
  const isLink = /^(https?:\/\/\S+)?$/.test(values.trackingLink.trim());
  return {
    ...problems,
    ...(transporterId ? { transporter: transporterId } : {}),
    ...(isLink
      ? {}
      : { trackingLink: t('Please enter a link that starts with http:// or https://.') }),
  };
}

/** Resolver for `useForm` that validates all fields together. */
export const transportResolver =
  (roleId: number, before?: TransportForm) => (values: TransportForm) => {
    const problems = Object.entries(transportErrors(values, roleId, before));
    const errors = Object.fromEntries(
      problems.map(([field, message]) => [field, { type: 'rule', message }]),
    ) as FieldErrors<TransportForm>;
    return problems.length ? { values: {}, errors } : { values, errors: {} };
  };

/** Fields of own transport are sent with it only. */
export function toTransportInput(form: TransportForm) {
  const own = {
    vehicleType: form.vehicleType,
    weight: form.weight,
    transporterId: form.transporter?.id ?? null,
    ...(form.logisticCost ? { logisticCost: toMoney(form.logisticCost) } : {}),
    ...(form.loadingCharge ? { loadingCharge: toMoney(form.loadingCharge) } : {}),
  };
  return {
    transportInitiatedBy: form.transportInitiatedBy,
    transportMode: (form.transportMode || null) as TransportMode | null,
    vehicleNumber: form.vehicleNumber.trim() || null,
    transportDocumentNumber: form.transportDocumentNumber.trim() || null,
    transportDocumentDate: form.transportDocumentDate || null,
    ...(form.transportInitiatedBy === 'OWN' ? own : {}),
    trackingLink: form.trackingLink.trim() || null,
    driverName: form.driverName.trim(),
    driverPhone: form.driverPhone,
    driverPhone2: form.driverPhone2 || null,
    ewayBillNumber: form.ewayBillNumber.trim() || null,
    ewayBillAttachment: form.ewayBill[0]?.url ?? null,
  };
}

/** Field names in the backend's spelling. */
const FIELDS: Record<string, keyof TransportForm> = {
  transport_initiated_by: 'transportInitiatedBy',
  transport_mode: 'transportMode',
  vehicle_type: 'vehicleType',
  vehicle_number: 'vehicleNumber',
  transport_document_number: 'transportDocumentNumber',
  transport_document_date: 'transportDocumentDate',
  shipment_weight: 'weight',
  transporter_id: 'transporter',
  logistic_cost: 'logisticCost',
  loading_charge: 'loadingCharge',
  tracking_link: 'trackingLink',
  driver_name: 'driverName',
  driver_phone_1: 'driverPhone',
  driver_phone_2: 'driverPhone2',
  e_way_bill_number: 'ewayBillNumber',
  e_way_bill_attachments: 'ewayBill',
};

/** The server's errors are shown under their fields. */
export const showRefusal = (form: UseFormReturn<TransportForm>) => (error: unknown) => {
  const field = FIELDS[(errorField(error) ?? '').split('.')[0] ?? ''];
  const message = serverText(error);
  if (field && message) form.setError(field, { message });
};

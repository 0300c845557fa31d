import {
  DocumentCustomerPicker,
  DocumentSalesPersonPicker,
} from '../tenants/DocumentCustomerPicker.tsx';
import { ComingDayField } from '../ui/form/ComingDayField.tsx';
import type { NewRfqsForm } from './newRfqs.ts';
import { t } from '../ui/text.ts';

/** Customer, delivery address and day of an enquiry. */
export const NewRfqsCustomer = ({ form, ownName }: { form: NewRfqsForm; ownName: boolean }) => (
  <div className="rfq-customer">
    <DocumentCustomerPicker
      form={form}
      ownName={ownName}
      userMissing={t('*Please select a user')}
    />
    <DocumentSalesPersonPicker
      form={form}
      ownName={ownName}
      missing={t('*Please select a sales person')}
    />
    <ComingDayField form={form} name="neededBy" label={t('Needed by')} />
  </div>
);

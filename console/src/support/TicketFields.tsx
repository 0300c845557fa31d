import type { TicketList } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { TicketOptionsQuery } from '../../generated/documents.ts';
import { orderPath } from '../app/recordPaths.ts';
import { Link } from 'react-router-dom';
import { ORDER_STATUS } from '../orders/orders.labels.ts';
import { Field } from '../ui/form/Field.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import type { TicketDraft, TicketOrder } from './ticketDraft.ts';
import { t } from '../ui/text.ts';

type Options = TicketOptionsQuery['ticketOptions'];

interface Props {
  form: UseFormReturn<TicketDraft>;
  options: Options;
}

const choices = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const namesOf = ({ categories }: Options) => categories.map(({ name }) => name);

export interface OrderLookUp {
  order: TicketOrder | undefined;
  /** Reason why there is no order. */
  problem: string | undefined;
}

function OrderFields({ form, options, look }: Props & { look: OrderLookUp }) {
  const category = useWatch({ control: form.control, name: 'category' });
  const { order, problem } = look;
  return (
    <>
      <Field
        form={form}
        name="orderNumber"
        label={t('Order number')}
        required
        maxLength={50}
        validate={() => problem ?? true}
        {...(problem ? { help: problem } : {})}
      />
      {order && (
        <DescriptionList
          items={[
            [
              t('Order'),
              <Link key="order" to={orderPath(order.number)}>
                {order.number}
              </Link>,
            ],
            [t('Total'), formatRupees(order.grandTotal)],
            [t('Date'), dayOf(order.createdAt)],
            [t('Status'), ORDER_STATUS[order.status].text],
            [t('Customer'), order.customer.name],
          ]}
        />
      )}
      <Field
        form={form}
        name="issueType"
        label={t('Issue type')}
        type="select"
        required
        options={choices(options.orderIssueTypes)}
      />
      <Field
        form={form}
        name="category"
        label={t('Category')}
        type="select"
        required
        options={choices(namesOf(options))}
      />
      {category && (
        <Field
          form={form}
          name="categoryText"
          label={category}
          type="textarea"
          maxLength={LIMITS.ticketText}
        />
      )}
    </>
  );
}

const isPieces = (text: string) =>
  /^[1-9][0-9]{0,6}$/.test(text) || t('Quantity: a whole number from 1.');

function AdHocFields({ form, options }: Props) {
  return (
    <>
      <Field
        form={form}
        name="customerName"
        label={t('Customer')}
        required
        maxLength={LIMITS.customerName}
      />
      <Field
        form={form}
        name="selectedCategory"
        label={t('Category')}
        type="select"
        required
        options={choices(namesOf(options))}
      />
      <Field
        form={form}
        name="specifications"
        label={t('Specifications')}
        type="textarea"
        required
        maxLength={LIMITS.ticketText}
      />
      <Field
        form={form}
        name="quantity"
        label={t('Quantity')}
        type="number"
        required
        validate={isPieces}
      />
    </>
  );
}

/** Fields that one list has and the others have not. */
export function TicketFields({
  list,
  form,
  options,
  look,
}: Props & { list: TicketList; look: OrderLookUp }) {
  if (list === 'ORDER_STATUS') return <OrderFields form={form} options={options} look={look} />;
  if (list === 'AD_HOC') return <AdHocFields form={form} options={options} />;
  return (
    <Field
      form={form}
      name="techIssueType"
      label={t('Issue type')}
      type="select"
      required
      options={choices(options.techIssueTypes)}
    />
  );
}

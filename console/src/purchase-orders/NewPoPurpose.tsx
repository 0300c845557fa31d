import { Button, FormGroup, SegmentedControl } from '@blueprintjs/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useOrderForPurchaseQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { Field } from '../ui/form/Field.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { useDebounced } from '../ui/useDebounced.ts';
import { useWarehouseCreate, warehouseSource } from '../warehouses/WarehousePicker.tsx';
import type { NewPoLine } from './newPoDraft.ts';
import {
  type NewPurchaseOrderForm,
  type Purpose,
  TYPING_MS,
  useLinesOfOrder,
} from './newPurchaseOrder.ts';
import { t } from '../ui/text.ts';

interface Props {
  form: NewPurchaseOrderForm;
  onLines: (lines: NewPoLine[]) => void;
}

const PURPOSES: { label: string; value: Purpose }[] = [
  { label: t('Sales order'), value: 'ORDER' },
  { label: t('Stock'), value: 'STOCK' },
];
const MAX_NUMBER_LENGTH = 30;

/** Fills in what of the order the chosen vendor delivers and nobody has bought yet. */
function LinesOfOrder({ form, onLines }: Props) {
  const { can } = useSession();
  const linesOf = useLinesOfOrder();
  const [nothing, setNothing] = useState(false);
  const [seller, typed] = useWatch({ control: form.control, name: ['seller', 'orderNumber'] });
  const number = useDebounced(typed.trim(), TYPING_MS);
  const { data, error } = useOrderForPurchaseQuery({
    variables: { number },
    skip: !number || !can('ORDER', 'READ'),
  });
  const order = number ? data?.order : undefined;
  if (number && error) return <p className="kit-danger">{error.message}</p>;
  if (!order || !seller) return null;
  const fill = async () => {
    const lines = await withNotice(() => linesOf(order.id, seller.id), {
      failed: t('Error in retrieving po!'),
    });
    setNothing(lines?.length === 0);
    if (lines?.length) onLines(lines);
  };
  return (
    <p>
      <Button
        size="small"
        text={t('Fill in the lines of order {{orderNumber}}', { orderNumber: order.number })}
        onClick={() => void fill()}
      />{' '}
      {nothing && (
        <span role="status" className="kit-muted">
          {t('Nothing of it is left to buy of {{sellerLabel}}.', { sellerLabel: seller.label })}
        </span>
      )}
    </p>
  );
}

/** Purpose of the goods: a sales order, or a warehouse for readers of warehouses. */
export function NewPoPurpose({ form, onLines }: Props) {
  const { can } = useSession();
  const createWarehouse = useWarehouseCreate();
  const purpose = useWatch({ control: form.control, name: 'purpose' });
  return (
    <div>
      {can('PRODUCT', 'APPROVE') && (
        <FormGroup label={t('For')}>
          <SegmentedControl
            aria-label={t('For')}
            options={PURPOSES}
            value={purpose}
            onValueChange={(value) =>
              form.setValue('purpose', value as Purpose, { shouldDirty: true })
            }
          />
        </FormGroup>
      )}
      {purpose === 'ORDER' ? (
        <>
          <Field
            key="order"
            form={form}
            name="orderNumber"
            label={t('Order Number')}
            required
            maxLength={MAX_NUMBER_LENGTH}
          />
          <LinesOfOrder form={form} onLines={onLines} />
        </>
      ) : (
        <PickerField
          key="stock"
          form={form}
          name="warehouse"
          label={t('Warehouse')}
          source={warehouseSource}
          create={createWarehouse}
          required
          requiredText={t('Please select a warehouse')}
        />
      )}
    </div>
  );
}

import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useCreatePurchaseOrderMutation, useSellerQuery } from '../../generated/hooks.ts';
import { sellerSource, useSellerCreate } from '../sellers/SellerPicker.tsx';
import { useRegistrationDetail } from '../company/SuppliedByPicker.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { ComingDayField } from '../ui/form/ComingDayField.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import { newPurchaseOrderInput, useBuyer, useNewPurchaseOrder } from './newPurchaseOrder.ts';
import { NewPoLines } from './NewPoLines.tsx';
import { useNewPoLines } from './newPoDraft.ts';
import { NewPoPurpose } from './NewPoPurpose.tsx';
import { purchaseOrderPath } from '../app/recordPaths.ts';
import './purchase-orders.css';
import { t } from '../ui/text.ts';

/** Makes a draft, for a sales order or for stock, and opens it. */
export function CreatePurchaseOrderDrawer({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useNewPurchaseOrder();
  const createSeller = useSellerCreate();
  const seller = useWatch({ control: form.control, name: 'seller' });
  const { data } = useSellerQuery({ variables: { id: seller?.id ?? '' }, skip: !seller });
  const buyer = useBuyer(form);
  const [detail] = useRegistrationDetail()(t('Bought by'), buyer);
  const lines = useNewPoLines({
    boughtBy: buyer?.id ?? null,
    id: seller?.id,
    state: data?.seller.officeAddress?.state ?? data?.seller.state ?? null,
  });
  const [submitted, setSubmitted] = useState(false);
  const [create, { loading }] = useCreatePurchaseOrderMutation();
  const key = useIdempotencyKey();
  const save = form.handleSubmit(async (fields) => {
    const input =
      lines.isInvalid || !lines.typed.length
        ? undefined
        : newPurchaseOrderInput(fields, lines.typed, key);
    if (!input) return;
    const made = await withNotice(() => create({ variables: { input } }), {
      failed: t('Purchase order creation failed !'),
    });
    const id = made?.data?.createPurchaseOrder.id;
    if (id) void navigate(purchaseOrderPath(id));
  });
  const submit = () => {
    setSubmitted(true);
    return save();
  };
  return (
    <FormDrawer
      title={t('Create Purchase Order')}
      width="60%"
      submitText={t('Create')}
      saving={loading}
      dirty={form.formState.isDirty || lines.typed.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="po-new-head">
        <PickerField
          form={form}
          name="seller"
          label={t('Vendor')}
          source={sellerSource}
          create={createSeller}
          required
          requiredText={t('Please select a vendor.')}
        />
        <ComingDayField form={form} name="dueDate" label={t('Due Date')} />
        <NewPoPurpose form={form} onLines={lines.setRows} />
        {detail && <DescriptionList items={[detail]} />}
        <Field
          form={form}
          name="remark"
          label={t('Remarks')}
          type="textarea"
          maxLength={LIMITS.remarks}
        />
      </div>
      <NewPoLines lines={lines} submitted={submitted} />
    </FormDrawer>
  );
}

import { useCreateRfqsMutation } from '../../generated/hooks.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { rfqsInput, useNewRfqs } from './newRfqs.ts';
import { NewRfqsCustomer } from './NewRfqsCustomer.tsx';
import { NewRfqsItems } from './NewRfqsItems.tsx';
import { reloadRfqs } from './reloadRfqs.ts';

/** Makes one quote request for each product. */
export function CreateRfqsDrawer({ onClose }: { onClose: () => void }) {
  const { form, ownName } = useNewRfqs();
  const [create, { loading }] = useCreateRfqsMutation({ update: reloadRfqs });
  const submit = form.handleSubmit(async (fields) => {
    const input = rfqsInput(fields);
    if (!input) return;
    const failed = (said: string | undefined) => `Quote Request creation ${said || 'failed'}`;
    if (await withNotice(() => create({ variables: { input } }), { failed })) onClose();
  });
  return (
    <FormDrawer
      title="Create Quote Request"
      width={620}
      submitText="Create"
      saving={loading}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <NewRfqsCustomer form={form} ownName={ownName} />
      <NewRfqsItems form={form} />
    </FormDrawer>
  );
}

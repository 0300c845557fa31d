import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useCallback, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useGenerateQuotationMutation } from '../../generated/hooks.ts';
import { quotationPath } from '../quotations/quotationPaths.ts';
import { today } from '../ui/dates.ts';
import { Field } from '../ui/Field.tsx';
import { FormDrawer } from '../ui/FormDrawer.tsx';
import { withNotice } from '../ui/notices.tsx';
import { type LineChange, newLine, type NewLine, quotationItems } from './newQuotation.ts';
import { NewQuotationLines } from './NewQuotationLines.tsx';
import { reloadRfqs } from './reloadRfqs.ts';
import type { Rfq } from './rfqColumns.tsx';

/** Offers the ticked requests of one customer in a quotation, and goes to it. */
export function GenerateQuotationDrawer({ rfqs, onClose }: { rfqs: readonly Rfq[]; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { validUntil: '', remarks: '' } });
  // The requests as they were ticked: the list behind may be read again meanwhile.
  const [ticked] = useState(rfqs);
  const [changes, setChanges] = useState<ReadonlyMap<string, LineChange>>(new Map());
  const [generate, { loading }] = useGenerateQuotationMutation({ update: reloadRfqs });
  const change = useCallback(
    ({ id }: NewLine, part: LineChange) => setChanges((old) => new Map(old).set(id, { ...old.get(id), ...part })),
    [],
  );
  const lines = useMemo(() => ticked.map((rfq) => newLine(rfq, changes.get(rfq.id))), [ticked, changes]);
  const nothing = lines.every(({ included }) => !included);

  const submit = form.handleSubmit(async ({ validUntil, remarks }) => {
    const input = { items: quotationItems(lines), validUntil: validUntil || null, remarks: remarks.trim() || null };
    const made = await withNotice(() => generate({ variables: { input } }), { failed: 'Quotation creation failed' });
    const id = made?.data?.createQuotation.id;
    if (id) void navigate(quotationPath(id));
  });
  return (
    <FormDrawer
      title={`Generate Quotation for ${ticked[0]?.customer.name ?? ''}`}
      width={720}
      submitText="Generate"
      saving={loading}
      blocked={nothing}
      dirty={form.formState.isDirty || changes.size > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <NewQuotationLines lines={lines} onChange={change} />
      <div className="rfq-terms">
        <Field
          form={form}
          name="validUntil"
          label="Valid until"
          type="date"
          validate={(day) => day >= today() || 'Please enter a day from today on.'}
        />
        <Field form={form} name="remarks" label="Remarks" type="textarea" maxLength={LIMITS.remarks} />
      </div>
    </FormDrawer>
  );
}

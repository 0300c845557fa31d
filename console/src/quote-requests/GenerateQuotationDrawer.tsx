import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { RfqDocument } from '../../generated/documents.ts';
import { useGenerateQuotationMutation } from '../../generated/hooks.ts';
import { quotationPath } from '../app/recordPaths.ts';
import { SuppliedByPicker } from '../company/SuppliedByPicker.tsx';
import { errorIds } from '../ui/errors.ts';
import { ChangedElsewhere, useBaseVersion } from '../ui/form/ChangedElsewhere.tsx';
import { ComingDayField } from '../ui/form/ComingDayField.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { withReason } from '../ui/overlay/askReason.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { useSupply } from '../billing-registrations/BillToPicker.tsx';
import { byEnquiryLine, newLine, quotationItems, taxedBy } from './newQuotation.ts';
import { areInvalid, NewQuotationLines } from './NewQuotationLines.tsx';
import type { Rfq } from './rfqColumns.tsx';
import { t } from '../ui/text.ts';

/** Each line has a version of its own: the server says which are outdated. */
const NO_VERSION = 0;

/** Quotes the selected requests of one customer, and opens the quotation. */
export function GenerateQuotationDrawer({
  rfqs,
  onClose,
}: {
  rfqs: readonly Rfq[];
  onClose: () => void;
}) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const base = useBaseVersion(NO_VERSION);
  const [outdated, setOutdated] = useState<readonly string[]>([]);
  const form = useForm({ defaultValues: { validUntil: '', remarks: '' } });
  // The requests when they were selected: the list behind may be read again meanwhile.
  const [suppliedBy, setSuppliedBy] = useState<string | null>(null);
  const supply = useSupply(rfqs[0]?.customer.id ?? null, null, suppliedBy);
  const [selectedRows] = useState(() =>
    rfqs
      .toSorted(byEnquiryLine)
      .map((rfq) => newLine(rfq, supply(rfq.deliveryAddress.state).withinState)),
  );
  const [lines, setLines] = useState(selectedRows);
  const [generate, { loading }] = useGenerateQuotationMutation();
  const nothing = lines.every(({ included }) => !included);
  const taxed = useMemo(() => lines.map((line) => taxedBy(line, supply)), [lines, supply]);

  const submit = form.handleSubmit(async ({ validUntil, remarks }) => {
    const terms = {
      validUntil: validUntil || null,
      remarks: remarks.trim() || null,
      ...(suppliedBy ? { gstRegistrationId: suppliedBy } : {}),
    };
    const write = withReason((belowCostReason) => {
      const items = quotationItems(lines).map((item) =>
        belowCostReason ? { ...item, belowCostReason } : item,
      );
      return generate({ variables: { input: { items, ...terms } } });
    });
    const made = await withNotice(write, {
      failed: t('Quotation creation failed'),
      onFailed: (error) => {
        base.onFailed(error);
        setOutdated(errorIds(error));
      },
    });
    const id = made?.data?.createQuotation.id;
    if (id) void navigate(quotationPath(id));
  });
  /** The prices of now below the discounts that were typed. */
  const reload = async () => {
    const read = () =>
      Promise.all(
        outdated.map((id) =>
          client.query({ query: RfqDocument, variables: { id }, fetchPolicy: 'network-only' }),
        ),
      );
    const answers = await withNotice(read, { failed: t('Quotation creation failed') });
    if (!answers) return undefined;
    const latest = new Map(answers.flatMap(({ data }) => (data ? [[data.rfq.id, data.rfq]] : [])));
    setLines((rows) => rows.map((row) => ({ ...row, rfq: latest.get(row.id) ?? row.rfq })));
    return NO_VERSION;
  };
  return (
    <FormDrawer
      title={t('Generate Quotation for {{customer}}', {
        customer: selectedRows[0]?.rfq.customer.name ?? '',
      })}
      width={720}
      submitText={t('Generate')}
      saving={loading}
      blocked={areInvalid(lines) ? t('Correct the marked cells.') : nothing && t('Include a line.')}
      dirty={form.formState.isDirty || lines !== selectedRows || suppliedBy !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangedElsewhere
        what={t('quote request')}
        base={base}
        dirty={false}
        saving={loading}
        onReload={reload}
      />
      <NewQuotationLines rows={taxed} onChange={setLines} />
      <div className="rfq-terms">
        <ComingDayField form={form} name="validUntil" label={t('Valid until')} />
        <SuppliedByPicker value={suppliedBy} onChange={setSuppliedBy} />
        <Field
          form={form}
          name="remarks"
          label={t('Remarks')}
          type="textarea"
          maxLength={LIMITS.remarks}
        />
      </div>
    </FormDrawer>
  );
}

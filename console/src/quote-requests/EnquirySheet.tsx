import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCreateEnquiryMutation } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import type { CopiedDocument } from '../app/copiedLines.ts';
import { CopiedNotice } from '../app/CopiedNotice.tsx';
import { SameAsLastTime } from '../app/SameAsLastTime.tsx';
import { useCopiedDocument } from '../app/useCopiedDocument.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { keepFromSubmitting } from '../ui/form/keepFromSubmitting.ts';
import { LineGrid } from '../ui/lines/LineGrid.tsx';
import { invalidCells, typedLines } from '../ui/lines/lineGridProblems.ts';
import { NotTaken } from '../ui/lines/PasteBox.tsx';
import type { PastedLine } from '../ui/lines/pastedMail.ts';
import { usePastedLines } from '../ui/lines/usePastedLines.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import {
  copiedEnquiryLine,
  type EnquiryLine,
  enquiryColumns,
  newEnquiryLine,
  repeatedLines,
  toEnquiryLine,
  withoutPrice,
} from './enquiryLines.ts';
import { enquiryInput, useNewRfqs } from './newRfqs.ts';
import { NewRfqsCustomer } from './NewRfqsCustomer.tsx';
import { createSkuChoices } from './skuChoices.ts';
import { t } from '../ui/text.ts';

const EMPTY_LINE = newEnquiryLine();
const PASTED = {
  toLine: toEnquiryLine,
  notTakenOf: (lines: readonly PastedLine[]) =>
    lines.some(({ discount }) => discount) ? [t('Discount')] : [],
};

/** Lines as they are typed or pasted, for the customer that is chosen. */
function useEnquiryLines(tenantId: string | null, copied: CopiedDocument | null) {
  const { can } = useSession();
  const [rows, setRows] = useState<EnquiryLine[]>(() => [newEnquiryLine()]);
  // the picker stays the same: a new one would end what is being typed
  const [choices] = useState(createSkuChoices);
  const hasPasted = rows.some(({ written }) => written !== '');
  const columns = useMemo(() => enquiryColumns(can, choices, hasPasted), [can, choices, hasPasted]);
  useEffect(() => {
    if (choices.changeCustomer(tenantId)) setRows((old) => old.map(withoutPrice));
  }, [choices, tenantId]);
  const pasted = usePastedLines(PASTED);
  const rules = { columns, emptyRow: EMPTY_LINE };
  const addLines = useEffectEvent(({ lines }: CopiedDocument) =>
    setRows(
      [...typedLines(rows, rules), ...lines.map(copiedEnquiryLine)].slice(0, LIMITS.rfqItems),
    ),
  );
  useEffect(() => {
    if (copied?.lines.length) addLines(copied);
  }, [copied]);
  return {
    rows,
    setRows,
    columns,
    ...pasted,
    typed: typedLines(rows, rules),
    invalid: invalidCells(rows, rules),
  };
}

/** Sheet of an enquiry: one quote request for each line, under one number. */
export function EnquirySheet({ onClose }: { onClose: () => void }) {
  const copying = useCopiedDocument();
  const { form, ownName } = useNewRfqs(copying);
  const tenantId = useWatch({ control: form.control, name: 'tenant' })?.id ?? null;
  const { rows, setRows, columns, readPasted, notTaken, typed, invalid } = useEnquiryLines(
    tenantId,
    copying.copied,
  );
  const [submitted, setSubmitted] = useState(false);
  const [create, { loading }] = useCreateEnquiryMutation();
  const key = useIdempotencyKey();
  const save = form.handleSubmit(async (fields) => {
    const input = invalid || !typed.length ? undefined : enquiryInput(fields, typed, key);
    if (!input) return;
    const failed = (said: string | undefined) =>
      t('Quote Request creation {{said}}', { said: said || 'failed' });
    if (await withNotice(() => create({ variables: { input } }), { failed })) onClose();
  });
  const submit = () => {
    setSubmitted(true);
    return save();
  };
  const head = useMemo(() => <NewRfqsCustomer form={form} ownName={ownName} />, [form, ownName]);
  const repeated = repeatedLines(rows);
  return (
    <FormDrawer
      title={t('Create Quote Request')}
      width="min(1080px, 100%)"
      submitText={
        typed.length > 1 ? t('Create {{typed}} requests', { typed: typed.length }) : t('Create')
      }
      saving={loading}
      dirty={form.formState.isDirty || typed.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <div role="presentation" onKeyDown={keepFromSubmitting}>
        {head}
        <SameAsLastTime tenantId={tenantId} onCopy={copying.copy} />
        <LineGrid
          label={t('Lines')}
          rows={rows}
          onChange={setRows}
          columns={columns}
          newRow={newEnquiryLine}
          readPasted={readPasted}
          max={LIMITS.rfqItems}
          submitted={submitted}
        />
        {submitted && !typed.length && (
          <p role="alert" className="kit-danger">
            {t('Please enter at least one line.')}
          </p>
        )}
        {copying.copied && (
          <CopiedNotice
            copied={copying.copied}
            prices={t('Prices are asked for anew.')}
            max={LIMITS.rfqItems}
          />
        )}
        <NotTaken {...notTaken} />
        {repeated.map((numbers) => (
          <p key={numbers} role="status" className="kit-muted">
            {t('Lines {{numbers}} ask for the same product.', { numbers })}
          </p>
        ))}
      </div>
    </FormDrawer>
  );
}

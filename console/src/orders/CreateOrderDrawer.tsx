import { LIMITS } from '@munim/schema/shared/limits.ts';
import { seesCost } from '@munim/schema/shared/roles.ts';
import { headerSums } from '@munim/schema/shared/money.ts';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useCreateOrderMutation } from '../../generated/hooks.ts';
import type { CopiedDocument } from '../app/copiedLines.ts';
import { CopiedNotice } from '../app/CopiedNotice.tsx';
import { SameAsLastTime } from '../app/SameAsLastTime.tsx';
import { useCopiedDocument } from '../app/useCopiedDocument.ts';
import { useSession } from '../app/session.tsx';
import { useAddressState } from '../addresses/AddressPicker.tsx';
import { useSupply } from '../billing-registrations/BillToPicker.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { LineGrid } from '../ui/lines/LineGrid.tsx';
import { typedLines, invalidCells } from '../ui/lines/lineGridProblems.ts';
import { NotTaken } from '../ui/lines/PasteBox.tsx';
import { usePastedLines } from '../ui/lines/usePastedLines.ts';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { withReason } from '../ui/overlay/askReason.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { Totals } from '../ui/format/Totals.tsx';
import { useFreeStock } from '../warehouses/StockLinePicker.tsx';
import { CopiedPrices } from './CopiedPrices.tsx';
import {
  copiedOrderLine,
  newLineSums,
  newLine,
  newOrderInput,
  type NewOrderLine,
  pastedOrderLine,
  useNewOrder,
} from './newOrder.ts';
import { newOrderColumns } from './newOrderColumns.ts';
import { NewOrderHead } from './NewOrderHead.tsx';
import { orderPath } from '../app/recordPaths.ts';
import { ProposedPrices } from './ProposedPrices.tsx';
import { useProposedPrices } from './useProposedPrices.ts';
import './orders.css';
import { t } from '../ui/text.ts';

const EMPTY_LINE = newLine();
const PASTED = { toLine: pastedOrderLine };

/** The lines as they are typed, and what they come to. */
function useNewLines(
  withinState: boolean,
  tenantId: string | undefined,
  copied: CopiedDocument | null,
) {
  const { can } = useSession();
  const [rows, setRows] = useState<NewOrderLine[]>(() => [newLine()]);
  useProposedPrices(tenantId, rows, setRows);
  const free = useFreeStock(
    rows.flatMap(({ sku }) => sku.item?.id ?? []),
    true,
  );
  const hasPasted = rows.some(({ written }) => written !== '');
  const columns = useMemo(
    () => newOrderColumns(can, withinState, free, hasPasted),
    [can, withinState, free, hasPasted],
  );
  const problems = useCallback(
    ({ sku, stock, quantity }: NewOrderLine) => {
      const short = sku.item && free.problem(sku.item.id, stock, Number(quantity));
      return short ? { stock: short } : undefined;
    },
    [free],
  );
  const sums = useMemo(
    () => headerSums(rows.flatMap((row) => newLineSums(withinState)(row) ?? [])),
    [rows, withinState],
  );
  const rules = { columns, problems, emptyRow: EMPTY_LINE };
  const typed = typedLines(rows, rules);
  const addCopied = useEffectEvent(({ lines }: CopiedDocument) =>
    setRows([...typed, ...lines.map(copiedOrderLine)].slice(0, LIMITS.orderLines)),
  );
  useEffect(() => {
    if (copied?.lines.length) addCopied(copied);
  }, [copied]);
  const pasted = usePastedLines(PASTED);
  return {
    rows,
    setRows,
    ...pasted,
    columns,
    problems,
    sums,
    typed,
    isInvalid: invalidCells(rows, rules) > 0,
  };
}

/** Says before the order is made which lines nobody could buy; sales name no sellers, the sourcing does. */
function UnboughtLines({ lines }: { lines: readonly NewOrderLine[] }) {
  const { can } = useSession();
  const unbought = lines.filter(
    ({ sku, seller, stock }) => sku.item && !seller.item && !stock.item,
  );
  if (!seesCost(can) || !unbought.length) return null;
  const names = unbought.map(({ sku }) => sku.item?.name).join(', ');
  return (
    <p className="kit-muted" role="status">
      {t('Neither seller nor stock, so that Generate PO leaves them out: {{names}}', { names })}
    </p>
  );
}

/** Makes an order by hand and opens it. */
export function CreateOrderDrawer({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const copying = useCopiedDocument();
  const { form, ownName } = useNewOrder(copying);
  const tenantId = useWatch({ control: form.control, name: 'tenant' })?.id;
  const [submitted, setSubmitted] = useState(false);
  const billTo = useWatch({ control: form.control, name: 'billTo' });
  const suppliedBy = useWatch({ control: form.control, name: 'suppliedBy' });
  const state = useAddressState(useWatch({ control: form.control, name: 'addressId' }));
  const { stateCode, withinState } = useSupply(tenantId ?? null, billTo, suppliedBy)(state);
  const { rows, setRows, readPasted, notTaken, columns, problems, sums, typed, isInvalid } =
    useNewLines(
      // most goods stay in the state, as long as nobody knows where they are supplied
      stateCode === null || withinState,
      tenantId,
      copying.copied,
    );
  const [create, { loading }] = useCreateOrderMutation();
  const key = useIdempotencyKey();
  const change = useCallback((changed: NewOrderLine[]) => setRows(changed), [setRows]);
  // Drawn apart: a change of a line shall not draw all the pickers again.
  const head = useMemo(
    () => <NewOrderHead form={form} ownName={ownName} state={state} />,
    [form, ownName, state],
  );
  const save = form.handleSubmit(async (fields) => {
    const input = isInvalid || !typed.length ? undefined : newOrderInput(fields, typed, key);
    if (!input) return;
    const write = withReason((belowCostReason) => {
      const lines = input.lines.map((line) => ({ ...line, belowCostReason }));
      return create({ variables: { input: belowCostReason ? { ...input, lines } : input } });
    });
    const made = await withNotice(write, {
      failed: t('Error occurred while creating order'),
    });
    const number = made?.data?.createOrder.number;
    if (number) void navigate(orderPath(number));
  });
  const submit = () => {
    setSubmitted(true);
    return save();
  };
  return (
    <FormDrawer
      title={t('Create Order')}
      width="min(1320px, 100%)"
      submitText={t('Create')}
      saving={loading}
      dirty={form.formState.isDirty || typed.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      {head}
      <SameAsLastTime tenantId={tenantId ?? null} onCopy={copying.copy} />
      <LineGrid
        label={t('Lines')}
        rows={rows}
        columns={columns}
        problems={problems}
        submitted={submitted}
        onChange={change}
        newRow={newLine}
        readPasted={readPasted}
        onlyInBox
        max={LIMITS.orderLines}
      />
      {copying.copied && (
        <>
          <CopiedNotice
            copied={copying.copied}
            prices={t('Prices are those of today, where one is agreed.')}
            max={LIMITS.orderLines}
          />
          <CopiedPrices rows={rows} from={copying.copied} onChange={change} />
        </>
      )}
      {submitted && !typed.length && (
        <p role="alert" className="kit-danger">
          {t('Please enter at least one line.')}
        </p>
      )}
      <NotTaken {...notTaken} />
      <ProposedPrices rows={rows} />
      <UnboughtLines lines={typed} />
      <Totals
        sums={[
          [t('Taxable'), sums.taxable],
          ['GST', sums.gst],
          [t('Grand total'), sums.total],
        ]}
      />
    </FormDrawer>
  );
}

import { Button } from '@blueprintjs/core';
import { ChevronDown, ChevronUp } from '@blueprintjs/icons';
import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useRfqQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { OfferPicker } from '../offers/OfferPicker.tsx';
import { ChangedElsewhere } from '../ui/form/ChangedElsewhere.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { ArchiveRfqDrawer } from './ArchiveRfqDrawer.tsx';
import { KnownPrices } from './KnownPrices.tsx';
import { PriceFieldsForm } from './PriceFieldsForm.tsx';
import { RFQ_STATUS } from './quote-requests.labels.ts';
import type { Rfq } from './rfqColumns.tsx';
import { useRfqKeys } from './rfqKeys.ts';
import { RfqPanels } from './RfqPanels.tsx';
import { usePriceForm } from './rfqPriceForm.ts';
import { RfqFacts, RfqHead, RfqSummary } from './RfqSummary.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

/** Widths for pricing and for choosing a seller. */
const PRICING_WIDTH = 420;
const CHOOSING_WIDTH = 720;
const SELLERS_OPEN = ['sellers'];

interface Steps {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** Goes through the rows of the list under the drawer. */
function useSteps(rfqId: string, rfqs: readonly Rfq[]): Steps {
  const change = useChangeUrl();
  const at = rfqs.findIndex(({ id }) => id === rfqId);
  const to = (row: Rfq | undefined) =>
    row && (() => change({ rfq: row.id, sellers: null }, { replace: true }));
  return {
    previous: at > 0 ? to(rfqs[at - 1]) : undefined,
    next: at >= 0 ? to(rfqs[at + 1]) : undefined,
  };
}

const Head = ({ rfq }: { rfq: Rfq }) => (
  <span className="kit-drawer-title">
    {t('Quote request {{rfqId}} ', { rfqId: rfq.id })}
    <StatusTag status={rfq.status} labels={RFQ_STATUS} detail={rfq.archiveReason} />
  </span>
);

function StepButtons({ previous, next }: Steps) {
  return (
    <>
      <Button
        variant="minimal"
        size="small"
        icon={<ChevronUp />}
        text={t('Previous')}
        title="K"
        disabled={!previous}
        onClick={previous}
      />
      <Button
        variant="minimal"
        size="small"
        icon={<ChevronDown />}
        text={t('Next')}
        title="J"
        disabled={!next}
        onClick={next}
      />
    </>
  );
}

/** Button of the next step once it is priced; several are quoted together from the list. */
const QuoteButton = ({ rfq, onQuote }: Pick<PricingProps, 'rfq' | 'onQuote'>) =>
  onQuote &&
  rfq.actions.includes('QUOTE') && (
    <Button
      size="small"
      intent="primary"
      text={t('Generate quotation')}
      onClick={() => onQuote(rfq)}
    />
  );

interface PricingProps {
  rfq: Rfq;
  steps: Steps;
  onQuote: Props['onQuote'];
  /** Reads the request again and answers its version. */
  onReload: () => Promise<number | undefined>;
  onClose: () => void;
}

function RfqPricing({ rfq, steps, onQuote, onReload, onClose }: PricingProps) {
  const [sellers, setSellers] = useUrlParam('sellers');
  const [archiving, setArchiving] = useState(false);
  const { form, submit, choose, takePrice, saving, base } = usePriceForm(rfq, onClose);
  const mayPrice = rfq.actions.includes('PRICE');
  const choosing = Boolean(sellers) && mayPrice;
  const dirty = form.formState.isDirty;
  const offer = useWatch({ control: form.control, name: 'offer' });
  const toggle = () => setSellers(choosing ? null : '1');
  useRfqKeys({
    onSellers: () => mayPrice && toggle(),
    onStep: (by) => !dirty && (by === 1 ? steps.next : steps.previous)?.(),
  });
  const chosen = useCallback(
    (picked: Parameters<typeof choose>[0]) => {
      choose(picked);
      setSellers(null);
      form.setFocus('costPrice', { shouldSelect: true });
    },
    [form, choose, setSellers],
  );
  return (
    <>
      <FormDrawer
        versioned
        title={<Head rfq={rfq} />}
        width={choosing ? CHOOSING_WIDTH : PRICING_WIDTH}
        submitText={t('Update')}
        saving={saving}
        blocked={!mayPrice && t('You may not price this request now.')}
        dirty={dirty}
        keeps={SELLERS_OPEN}
        onSubmit={submit}
        onClose={onClose}
      >
        <div className="rfq-steps">
          <StepButtons {...(dirty ? { previous: undefined, next: undefined } : steps)} />
          {!dirty && <QuoteButton rfq={rfq} onQuote={onQuote} />}
          {rfq.actions.includes('ARCHIVE') && (
            <Button
              size="small"
              variant="outlined"
              intent="danger"
              text={t('Archive')}
              onClick={() => setArchiving(true)}
            />
          )}
        </div>
        <ChangedElsewhere
          what={t('quote request')}
          base={base}
          dirty={dirty}
          saving={saving}
          onReload={onReload}
        />
        <RfqHead rfq={rfq} />
        <PriceFieldsForm
          form={form}
          unit={rfq.sku.unit}
          disabled={!mayPrice}
          choosing={choosing}
          onSellers={toggle}
        />
        {mayPrice && <KnownPrices rfqId={rfq.id} onChoose={takePrice} />}
        {choosing ? (
          <OfferPicker skuId={rfq.sku.id} chosenId={offer?.id ?? null} onChoose={chosen} />
        ) : (
          <>
            <RfqFacts rfq={rfq} />
            <RfqPanels rfqId={rfq.id} />
          </>
        )}
      </FormDrawer>
      {archiving && (
        <ArchiveRfqDrawer rfq={rfq} onClose={() => setArchiving(false)} onArchived={onClose} />
      )}
    </>
  );
}

function ReadOnlyRfq({ rfq, steps, onQuote, onClose }: Omit<PricingProps, 'onReload'>) {
  useRfqKeys({
    onSellers: () => undefined,
    onStep: (by) => (by === 1 ? steps.next : steps.previous)?.(),
  });
  return (
    <DetailsDrawer
      title={<Head rfq={rfq} />}
      width={PRICING_WIDTH}
      actions={
        <>
          <StepButtons {...steps} />
          <QuoteButton rfq={rfq} onQuote={onQuote} />
        </>
      }
      onClose={onClose}
    >
      <RfqSummary rfq={rfq} />
      <RfqPanels rfqId={rfq.id} />
    </DetailsDrawer>
  );
}

interface Props {
  rfqId: string;
  /** The rows of the list under it. */
  rfqs: readonly Rfq[];
  /** Absent: the viewer makes no quotations. */
  onQuote?: ((rfq: Rfq) => void) | undefined;
  onClose: () => void;
}

/** Price drawer of a quote request: read-only without the permission to price. */
export function RfqDrawer({ rfqId, rfqs, onQuote, onClose }: Props) {
  const { can } = useSession();
  const steps = useSteps(rfqId, rfqs);
  const { data, error, refetch } = useRfqQuery({
    variables: { id: rfqId },
    fetchPolicy: 'cache-and-network',
  });
  const reload = async () => (await refetch().catch(() => undefined))?.data?.rfq.version;
  const rfq = data?.rfq;
  if (!rfq)
    return (
      <DetailsDrawer
        title={t('Quote request {{rfqId}}', { rfqId })}
        width={PRICING_WIDTH}
        loading={!error}
        error={error}
        onRetry={reload}
        onClose={onClose}
      >
        {error ? null : <Skeleton shape="form" rows={7} />}
      </DetailsDrawer>
    );
  if (!can('QUOTATION_REQUEST', 'UPDATE'))
    return <ReadOnlyRfq rfq={rfq} steps={steps} onQuote={onQuote} onClose={onClose} />;
  const shared = { rfq, steps, onQuote, onClose };
  return <RfqPricing key={rfq.id} {...shared} onReload={reload} />;
}

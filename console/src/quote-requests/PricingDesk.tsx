import { Button } from '@blueprintjs/core';
import { ChevronRight } from '@blueprintjs/icons';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { RfqFilter } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import {
  useDeskLinesQuery,
  usePendingEnquiriesQuery,
  usePriceRfqsMutation,
} from '../../generated/hooks.ts';
import { NewOfferPanel } from '../offers/NewOfferPanel.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { keepFromSubmitting } from '../ui/form/keepFromSubmitting.ts';
import { NumberInput } from '../ui/form/NumberInput.tsx';
import { SkeletonRows } from '../ui/grid/SkeletonRows.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { DeskLineCard } from './DeskLineCard.tsx';
import {
  type DeskLine,
  deskLine,
  type DeskRfq,
  isLeftUnticked,
  leftOutText,
  priceInput,
  problemsOf,
  type TypedLine,
  withGone,
  withPrice,
} from './deskLines.ts';
import './desk.css';
import { linesText } from '../ui/lines/lineGridCore.ts';
import { t } from '../ui/text.ts';

const KEEPS = ['desk'];
/** The desk of whatever the list shows, in place of an enquiry's number. */
export const ALL_PENDING = 'all';

interface Props {
  /** Number of an enquiry, or ALL_PENDING. */
  of: string;
  /** Filter of the list. */
  filter: RfqFilter;
  onMove: (to: string) => void;
  onClose: () => void;
}

/** The enquiry after this one that has a line to price, oldest first. */
function useNextEnquiry(of: string): string | undefined {
  const { data } = usePendingEnquiriesQuery({ fetchPolicy: 'cache-and-network' });
  const waiting = new Set(data?.rfqs.items.flatMap(({ enquiry }) => enquiry?.number ?? []));
  const oldestFirst = [...waiting].toReversed();
  const at = oldestFirst.indexOf(of);
  return [...oldestFirst.slice(at + 1), ...oldestFirst.slice(0, Math.max(at, 0))].find(
    (number) => number !== of,
  );
}

/** Lines to price and what was typed; untouched ones follow what others change. */
function useDesk({
  of,
  filter,
  ticksProposed,
}: Pick<DeskProps, 'of' | 'filter' | 'ticksProposed'>) {
  const ofEnquiry = of !== ALL_PENDING;
  const { data, error, loading, refetch } = useDeskLinesQuery({
    variables: {
      filter: ofEnquiry
        ? { enquiryNumber: of, statuses: ['PENDING', 'PRICE_UPDATED'] }
        : { ...filter, statuses: ['PENDING'] },
      limit: LIMITS.rfqItems,
    },
    fetchPolicy: 'cache-and-network',
  });
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedLine>>(new Map());
  const rfqs = (data?.rfqs.items ?? []).filter(({ actions }) => actions.includes('PRICE'));
  const lines = rfqs.map((rfq) => {
    const proposed = deskLine(rfq);
    const included = proposed.included && ticksProposed;
    return { rfq, line: typed.get(rfq.id)?.line ?? { ...proposed, included } };
  });
  const shown = withGone(lines, data ? typed : new Map());
  const put = (line: DeskLine) => {
    const at = shown.findIndex(({ rfq }) => rfq.id === line.id);
    const rfq = shown[at]?.rfq;
    if (rfq) setTyped((old) => new Map(old).set(line.id, { rfq, line, at }));
  };
  return {
    lines,
    shown,
    put,
    /** One margin for all lines that have a cost and are to be saved. */
    setMargin: (margin: string): number => {
      const chosen = lines.filter(({ line }) => line.included && line.costPrice);
      for (const { line } of chosen) put(withPrice(line, 'marginPercent', margin));
      return chosen.length;
    },
    /** Ticks the lines that have no price yet and an offer; undefined when all of them are. */
    tickAll: lines.some(isLeftUnticked)
      ? () => {
          for (const left of lines.filter(isLeftUnticked)) put({ ...left.line, included: true });
        }
      : undefined,
    /** Back to what is saved now. */
    forget: (id: string) =>
      setTyped((old) => new Map([...old].filter(([typedId]) => typedId !== id))),
    isDirty: typed.size > 0,
    count: data?.rfqs.count ?? 0,
    error,
    loading: loading && !data,
    refetch,
  };
}

interface BulkMarginProps {
  hasLines: boolean;
  /** Answers the number of lines that were set. */
  onSet: (margin: string) => number;
}

/** Sets the ticked lines, and says how many: those ticked later keep theirs. Without one there is nothing to set. */
function BulkMargin({ hasLines, onSet }: BulkMarginProps) {
  const [margin, setMargin] = useState('');
  const [said, setSaid] = useState('');
  const set = () =>
    setSaid(
      t('{{margin}} % set in {{lines}}; set it again for lines ticked later.', {
        margin,
        lines: linesText(onSet(margin)),
      }),
    );
  const isSettable = hasLines && /^-?\d/.test(margin);
  return (
    <div className="desk-margin">
      <label htmlFor="desk-margin">{t('Margin for all')}</label>
      <div
        role="presentation"
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && !ctrlKey && !metaKey && isSettable) set();
        }}
      >
        <NumberInput id="desk-margin" kind="percent" negative value={margin} onChange={setMargin} />
      </div>
      <Button
        text={t('Set')}
        title={isSettable ? undefined : t('Tick lines with a cost and enter a margin')}
        disabled={!isSettable}
        onClick={set}
      />
      <span role="status" className="kit-muted">
        {said}
      </span>
    </div>
  );
}

interface DeskProps extends Props {
  /** Ticks the lines whose cheapest fitting offer is proposed. */
  ticksProposed: boolean;
}

interface LinesShownProps {
  shown: number;
  all: number;
  neededBy: string | null | undefined;
}

/** Number of shown lines, of all lines, and the day by which they are needed. */
function LinesShown({ shown, all, neededBy }: LinesShownProps) {
  const lines = linesText(shown);
  return (
    <>
      {all > shown ? t('{{lines}} of {{all}}', { lines, all }) : lines}
      {neededBy ? ` · ${t('needed by {{neededBy}}', { neededBy })}` : ''}
    </>
  );
}

function Desk({ of, filter, ticksProposed, onMove, onClose }: DeskProps) {
  const { lines, shown, put, setMargin, tickAll, forget, isDirty, count, error, loading, refetch } =
    useDesk({ of, filter, ticksProposed });
  const next = useNextEnquiry(of);
  const [submitted, setSubmitted] = useState(false);
  const [newOfferOf, setNewOfferOf] = useState<DeskRfq | null>(null);
  const [save, { loading: saving }] = usePriceRfqsMutation();
  const chosen = lines.filter(({ line }) => line.included);
  const faulty = chosen.filter(({ rfq, line }) => problemsOf(line, rfq).fault);
  const submit = async () => {
    setSubmitted(true);
    if (faulty.length || !chosen.length) return;
    const input = { prices: chosen.map(({ rfq, line }) => priceInput(line, rfq)) };
    const saved = await withNotice(() => save({ variables: { input } }), {
      done:
        input.prices.length === 1
          ? t('{{prices}} price saved.', { prices: input.prices.length })
          : t('{{prices}} prices saved.', { prices: input.prices.length }),
      failed: t('Quote request updated failed.'),
      onFailed: () => void refetch(),
    });
    if (!saved) return;
    if (of !== ALL_PENDING && next) onMove(next);
    else onClose();
  };
  const neededBy = of === ALL_PENDING ? null : lines[0]?.rfq.enquiry?.neededBy;
  const title = of === ALL_PENDING ? t('Pricing desk') : t('Pricing desk: {{of}}', { of });
  return (
    <>
      <FormDrawer
        versioned
        title={title}
        width="min(1320px, 100%)"
        submitText={
          chosen.length === 1
            ? t('Save 1 price')
            : t('Save {{chosen}} prices', { chosen: chosen.length })
        }
        saving={saving}
        blocked={chosen.length === 0 && (leftOutText(lines) ?? t('Tick a line with a price.'))}
        note={leftOutText(lines)}
        dirty={isDirty}
        keeps={KEEPS}
        onSubmit={(event) => {
          event?.preventDefault();
          return submit();
        }}
        onClose={onClose}
      >
        <div role="presentation" onKeyDown={keepFromSubmitting}>
          <div className="desk-head">
            <span className="kit-muted">
              <LinesShown
                shown={lines.length}
                all={of === ALL_PENDING ? count : 0}
                neededBy={neededBy}
              />
            </span>
            {tickAll && <Button text={t('Tick all')} onClick={tickAll} />}
            <BulkMargin hasLines={chosen.length > 0} onSet={setMargin} />
            {next && (
              <Button
                variant="minimal"
                endIcon={<ChevronRight />}
                text={t('Next: {{next}}', { next })}
                disabled={isDirty}
                onClick={() => onMove(next)}
              />
            )}
          </div>
          {error && (
            <ErrorInPlace title={t('Error in fetching rfqs')} error={error} onRetry={refetch} />
          )}
          {loading && <SkeletonRows rows={6} />}
          {!loading && !error && shown.length === 0 && (
            <EmptyState text={t('Nothing waits for a price here.')} />
          )}
          {shown.map(({ rfq, line, isGone }) => (
            <DeskLineCard
              key={rfq.id}
              rfq={rfq}
              line={line}
              isGone={isGone}
              submitted={submitted}
              showsNeededBy={of === ALL_PENDING}
              onChange={put}
              onForget={forget}
              onNewOffer={setNewOfferOf}
            />
          ))}
        </div>
      </FormDrawer>
      {newOfferOf && (
        <NewOfferPanel
          skuId={newOfferOf.sku.id}
          onClose={() => {
            setNewOfferOf(null);
            void refetch();
          }}
        />
      )}
    </>
  );
}

/**
 * All lines of an enquiry, or of the list, priced side by side and saved together. Only the enquiry
 * that was asked for opens ticked: on the next one Save stands where it was just pressed, and another
 * press must save nothing that nobody has looked at.
 */
export function PricingDesk(props: Props) {
  const { of, onMove } = props;
  const [hasMoved, setHasMoved] = useState(false);
  const move = (to: string) => {
    setHasMoved(true);
    onMove(to);
  };
  return <Desk key={of} {...props} ticksProposed={of !== ALL_PENDING && !hasMoved} onMove={move} />;
}

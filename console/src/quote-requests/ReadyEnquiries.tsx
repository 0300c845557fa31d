import { useApolloClient } from '@apollo/client/react';
import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { CaretDown } from '@blueprintjs/icons';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useState } from 'react';
import { type ReadyEnquiriesQuery, RfqsDocument } from '../../generated/documents.ts';
import { useReadyEnquiriesQuery } from '../../generated/hooks.ts';
import { isPhone } from '../ui/grid/isPhone.ts';
import { MenuPopover } from '../ui/overlay/MenuPopover.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { Rfq } from './rfqColumns.tsx';
import { t } from '../ui/text.ts';

/** Number of enquiries that are named at first. */
const SHOWN = 3;
/** The longest page there is. */
const ALL = 200;

function pricesText(count: number, all: number): string {
  if (count < all) return t('{{count}} of {{all}} prices ready', { count, all });
  return count === 1
    ? t('{{count}} price ready', { count })
    : t('{{count}} prices ready', { count });
}

interface MenuProps {
  ready: ReadyEnquiriesQuery['readyEnquiries'];
  onOpen: () => void;
  onQuote: (enquiryNumber: string) => void;
}

/** The same enquiries on a phone, behind one button. */
function ReadyMenu({ ready, onOpen, onQuote }: MenuProps) {
  const [open, setOpen] = useState(false);
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen) onOpen();
  };
  const items = ready.items.map(({ id, number, customer, readyCount, openCount }) => (
    <MenuItem
      key={id}
      multiline
      text={`${number} · ${customer.name}`}
      label={pricesText(readyCount, openCount)}
      onClick={() => onQuote(number)}
    />
  ));
  return (
    <section className="rfq-ready" aria-label={t('Prices ready')}>
      <MenuPopover
        content={<Menu className="rfq-ready-menu">{items}</Menu>}
        placement="bottom-end"
        isOpen={open}
        onInteraction={show}
      >
        <Button
          variant="outlined"
          endIcon={<CaretDown />}
          text={t('{{count}} with prices ready', { count: ready.count })}
        />
      </MenuPopover>
    </section>
  );
}

/**
 * Enquiries with prices to quote, each quoted by a click, while its other lines stay open; appears
 * by itself when a user prices.
 */
export function ReadyEnquiries({ onQuote }: { onQuote: (rfqs: readonly Rfq[]) => void }) {
  const client = useApolloClient();
  const [all, setAll] = useState(false);
  const { data, previousData } = useReadyEnquiriesQuery({
    variables: { limit: all ? ALL : SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const ready = (data ?? previousData)?.readyEnquiries;
  // reserves the place while it is read: the rows below must not move
  if (!ready) return <div className="rfq-ready" />;
  if (!ready.items.length) return null;
  const quote = async (enquiryNumber: string) => {
    const read = () =>
      client.query({
        query: RfqsDocument,
        variables: {
          filter: { enquiryNumber, statuses: ['PRICE_UPDATED'] },
          page: 1,
          limit: LIMITS.rfqItems,
        },
        fetchPolicy: 'network-only',
      });
    const found = await withNotice(read, { failed: t('Error in fetching rfqs') });
    const rfqs = found?.data?.rfqs.items.filter(({ actions }) => actions.includes('QUOTE'));
    if (rfqs?.length) onQuote(rfqs);
  };
  if (isPhone())
    return (
      <ReadyMenu
        ready={ready}
        onOpen={() => setAll(true)}
        onQuote={(number) => void quote(number)}
      />
    );
  const more = ready.count - ready.items.length;
  return (
    <section
      className={all ? 'rfq-ready rfq-ready-all' : 'rfq-ready'}
      aria-label={t('Prices ready')}
    >
      {ready.items.map(({ id, number, customer, readyCount, openCount }) => (
        <Button
          key={id}
          variant="outlined"
          ellipsizeText
          className="rfq-ready-one"
          title={t('Generate a quotation of {{number}}', { number })}
          onClick={() => void quote(number)}
        >
          <strong>{pricesText(readyCount, openCount)}</strong> {number} · {customer.name}
        </Button>
      ))}
      {more > 0 && !all && (
        <Button
          variant="minimal"
          text={t('and {{more}} more', { more })}
          onClick={() => setAll(true)}
        />
      )}
    </section>
  );
}

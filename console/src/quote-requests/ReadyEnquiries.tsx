import { useApolloClient } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useState } from 'react';
import { RfqsDocument } from '../../generated/documents.ts';
import { useReadyEnquiriesQuery } from '../../generated/hooks.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { Rfq } from './rfqColumns.tsx';

/** So many are named at first. */
const SHOWN = 3;
/** The longest page there is. */
const ALL = 200;

const pricesText = (count: number) => `${count} ${count === 1 ? 'price' : 'prices'} ready`;

/** Enquiries whose last line was priced, each quoted by a click; appears by itself when somebody prices. */
export function ReadyEnquiries({ onQuote }: { onQuote: (rfqs: readonly Rfq[]) => void }) {
  const client = useApolloClient();
  const [all, setAll] = useState(false);
  const { data, previousData } = useReadyEnquiriesQuery({
    variables: { limit: all ? ALL : SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const ready = (data ?? previousData)?.readyEnquiries;
  if (!ready?.items.length) return null;
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
    const found = await withNotice(read, { failed: 'Error in fetching rfqs' });
    const rfqs = found?.data?.rfqs.items.filter(({ actions }) => actions.includes('QUOTE'));
    if (rfqs?.length) onQuote(rfqs);
  };
  const more = ready.count - ready.items.length;
  return (
    <section className="rfq-ready" aria-label="Prices ready">
      {ready.items.map(({ id, number, customer, readyCount }) => (
        <Button
          key={id}
          variant="outlined"
          className="rfq-ready-one"
          title={`Generate a quotation of ${number}`}
          onClick={() => void quote(number)}
        >
          <strong>{pricesText(readyCount)}</strong> {number} · {customer.name}
        </Button>
      ))}
      {more > 0 && !all && (
        <Button variant="minimal" text={`and ${more} more`} onClick={() => setAll(true)} />
      )}
    </section>
  );
}

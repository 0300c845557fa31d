import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef } from 'react';
import { ProposedPriceDocument, type ProposedPriceQuery } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { isQuantity } from '../ui/lines/lineGridValues.ts';
import type { NewOrderLine, ProposedPrice } from './newOrder.ts';

/** Nobody typed it: it is empty, or still what was proposed. */
const isUntyped = ({ sellingPrice, proposed }: NewOrderLine): boolean =>
  sellingPrice === '' || sellingPrice === proposed?.price;

/** The contract price of the customer, else the price of its last order; a copied line names its own. */
function knownPrice(data: ProposedPriceQuery | undefined, row: NewOrderLine): ProposedPrice | null {
  const contract = data?.sellingPrices?.items[0]?.sellingPrice;
  if (contract) return { price: contract, from: 'CONTRACT' };
  const sold = data?.matchSkus?.[0]?.candidates[0];
  if (row.copiedFrom || !sold?.lastPrice || sold.skuId !== row.sku.item?.id) return null;
  return { price: sold.lastPrice, from: 'LAST', on: dayOf(sold.lastSoldAt ?? '') };
}

const withProposal = (row: NewOrderLine, proposed: ProposedPrice | null): NewOrderLine => ({
  ...row,
  proposed,
  sellingPrice: proposed?.price ?? '',
});

/** Puts the price that this customer pays into lines whose selling price nobody typed; each is asked for once. */
export function useProposedPrices(
  tenantId: string | undefined,
  rows: readonly NewOrderLine[],
  setRows: Dispatch<SetStateAction<NewOrderLine[]>>,
): void {
  const client = useApolloClient();
  const { can } = useSession();
  const rights = useMemo(
    () => ({
      contract: can('QUOTATION', 'READ'),
      last: can('QUOTATION_REQUEST', 'WRITE') && can('ORDER', 'READ'),
    }),
    [can],
  );
  const requestedKeys = useRef(new Map<string, string>());
  useEffect(() => {
    if (!tenantId || !(rights.contract || rights.last)) return;
    for (const row of rows) {
      const { id, sku, quantity } = row;
      const skuId = sku.item?.id;
      const key = [tenantId, skuId, quantity].join(' ');
      const isAsked = requestedKeys.current.get(id) === key;
      if (!skuId || !isUntyped(row) || !isQuantity(quantity) || isAsked) continue;
      requestedKeys.current.set(id, key);
      const put = (data: ProposedPriceQuery | undefined) =>
        setRows((old) =>
          old.map((now) =>
            now.id === id && requestedKeys.current.get(id) === key && isUntyped(now)
              ? withProposal(now, knownPrice(data, now))
              : now,
          ),
        );
      const text = `#${skuId}`;
      const variables = { tenantId, skuId, quantity: Number(quantity), text, ...rights };
      client
        .query({ query: ProposedPriceDocument, variables, fetchPolicy: 'no-cache' })
        .then(({ data }) => put(data))
        .catch(() => put(undefined)); // a price without a proposal is typed
    }
  }, [client, tenantId, rows, setRows, rights]);
}

import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import { ProposedPriceDocument } from '../../generated/documents.ts';
import type { NewOrderLine } from './newOrder.ts';

const QUANTITY = /^[1-9]\d{0,8}$/;

/** Puts the contract price of the customer into lines whose selling price nobody typed; each is asked for once. */
export function useProposedPrices(
  tenantId: string | undefined,
  rows: readonly NewOrderLine[],
  setRows: Dispatch<SetStateAction<NewOrderLine[]>>,
): void {
  const client = useApolloClient();
  const requestedKeys = useRef(new Set<string>());
  useEffect(() => {
    if (!tenantId) return;
    for (const { id, sku, quantity, sellingPrice } of rows) {
      const skuId = sku.item?.id;
      const key = [tenantId, id, skuId, quantity].join(' ');
      if (
        !skuId ||
        sellingPrice !== '' ||
        !QUANTITY.test(quantity) ||
        requestedKeys.current.has(key)
      )
        continue;
      requestedKeys.current.add(key);
      const variables = { tenantId, skuId, quantity: Number(quantity) };
      const put = (price: string) =>
        setRows((old) =>
          old.map((row) =>
            row.id === id && row.sellingPrice === '' && row.sku.item?.id === skuId
              ? { ...row, sellingPrice: price }
              : row,
          ),
        );
      client
        .query({ query: ProposedPriceDocument, variables })
        .then(
          ({ data }) =>
            data?.sellingPrices.items[0] && put(data.sellingPrices.items[0].sellingPrice),
        )
        .catch(() => undefined); // a price without a proposal is typed
    }
  }, [client, tenantId, rows, setRows]);
}

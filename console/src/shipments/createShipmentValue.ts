import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { lineSums, sumOf } from '@munim/schema/shared/money.ts';
import { useEffect, useState } from 'react';
import { OrderLinePricesDocument, PoLinePricesDocument } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import type { Destination, PointRow, ShipmentLine } from './createShipment.ts';

interface Price {
  price: string;
  discountPercent: string;
  gstPercent: string;
}

const NO_DISCOUNT = '0';
const SILENT = { context: { silent: true } };

/** At what the customers pay. */
async function pricesOfOrder(client: ApolloClient, number: string): Promise<[string, Price][]> {
  const { data } = await client.query({
    query: OrderLinePricesDocument,
    variables: { number },
    ...SILENT,
  });
  return (data?.order.lines ?? []).map(({ id, sellingPrice, ...rest }) => [
    id,
    { price: sellingPrice, ...rest },
  ]);
}

/** At cost. */
async function pricesOfPo(client: ApolloClient, id: string): Promise<[string, Price][]> {
  const { data } = await client.query({
    query: PoLinePricesDocument,
    variables: { id },
    ...SILENT,
  });
  return (data?.purchaseOrder.lines ?? []).map((line) => [
    line.id,
    { price: line.unitPrice, discountPercent: NO_DISCOUNT, gstPercent: line.gstPercent },
  ]);
}

const distinct = (ids: readonly (string | null)[]) => [...new Set(ids)].filter((id) => id !== null);

/** Value of the goods with GST, for viewers of their prices; undefined while it is unknown. */
export function useShipmentValue(
  destination: Destination,
  rows: readonly PointRow[],
  lines: readonly ShipmentLine[],
): string | undefined {
  const client = useApolloClient();
  const { can } = useSession();
  const [prices, setPrices] = useState<ReadonlyMap<string, Price>>();
  const toCustomer = destination === 'CUSTOMER';
  const may = toCustomer ? can('ORDER', 'READ') : can('PURCHASE_ORDER', 'READ');
  useEffect(() => {
    if (!may) return;
    const priceRequests = toCustomer
      ? distinct(rows.map((row) => row.orderNumber)).map((number) => pricesOfOrder(client, number))
      : distinct(rows.map((row) => row.poId)).map((id) => pricesOfPo(client, id));
    Promise.all(priceRequests).then(
      (found) => setPrices(new Map(found.flat())),
      () => undefined,
    );
  }, [client, may, toCustomer, rows]);
  if (!prices) return undefined;
  return sumOf(
    lines.flatMap(({ row, quantity }) => {
      const terms = prices.get((toCustomer ? row.orderLineId : row.poLineId) ?? '');
      return terms ? [lineSums({ ...terms, quantity, withinState: false }).total] : [];
    }),
  );
}

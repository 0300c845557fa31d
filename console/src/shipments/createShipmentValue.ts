import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { consignmentValue } from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import { lineSums } from '@munim/schema/shared/money.ts';
import { useEffect, useState } from 'react';
import { OrderLinePricesDocument, PoLinePricesDocument } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { type Destination, type PointRow, type ShipmentLine, unitsOf } from './createShipment.ts';
import { t } from '../ui/text.ts';

interface Price {
  price: string;
  discountPercent: string;
  gstPercent: string;
}

const NO_DISCOUNT = '0';
const SILENT = { context: { silent: true } };

/** Prices that the customers pay. */
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

/** Prices at cost. */
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

/** Goods that travel on one challan. */
export interface Consignment {
  /** Number of the order or purchase order. */
  name: string;
  consignmentValue: string;
}

/** Challans as the backend divides them: to customers by order and ship-to, else by order or purchase order. */
const consignmentOf = (destination: Destination, { orderNumber, shipTo, poId }: PointRow): string =>
  JSON.stringify([
    orderNumber,
    destination === 'CUSTOMER' ? shipTo?.address?.id : orderNumber ? null : poId,
  ]);

/** Value of each consignment as the law counts it, for viewers of its prices; none while they are unknown. */
export function useConsignments(
  destination: Destination,
  rows: readonly PointRow[],
  lines: readonly ShipmentLine[],
): Consignment[] {
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
  if (!prices) return [];
  const valuesOf = (line: ShipmentLine) => {
    const { row } = line;
    const terms = prices.get((toCustomer ? row.orderLineId : row.poLineId) ?? '');
    if (!terms) return [];
    const { total } = lineSums({ ...terms, quantity: unitsOf(line), withinState: false });
    return [{ total, gstPercent: terms.gstPercent }];
  };
  const groups = Map.groupBy(lines, ({ row }) => consignmentOf(destination, row));
  return [...groups.values()].map((some) => ({
    name:
      some[0]?.row.orderNumber ?? t('purchase order {{poId}}', { poId: some[0]?.row.poId ?? '' }),
    consignmentValue: consignmentValue(some.flatMap(valuesOf)),
  }));
}

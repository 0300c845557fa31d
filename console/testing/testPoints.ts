import { type DeliveryPointAction, type DeliveryStage } from '@munim/schema/generated/types.ts';
import type { DeliveryPointRowFragment, DeliverySourcesQuery } from '../generated/documents.ts';
import { addDays, today } from '../src/ui/format/dates.ts';

/** A place with its items, as the gateway answers it. */
type Source = DeliverySourcesQuery['deliveryPointsBySource']['items'][number];

export const WAITING: DeliveryPointAction[] = [
  'TICK',
  'POSTPONE',
  'SHIP_TO_CUSTOMER',
  'SHIP_TO_WAREHOUSE',
];

const address = (id: string, ownerType: 'TENANT' | 'SELLER', ownerId: string) => ({
  __typename: 'Address' as const,
  id,
  ownerType,
  ownerId,
  address1: `${id} Main Road`,
  address2: null,
  address3: null,
  city: 'Mysuru',
  state: 'Karnataka',
  stateCode: '29',
  country: 'India',
  postalCode: '570001',
});

export const pointRow = (
  id: string,
  more: Partial<DeliveryPointRowFragment> = {},
): DeliveryPointRowFragment & { __typename: string } => ({
  __typename: 'DeliveryPointEvent',
  id,
  pointId: `p${id}`,
  stage: 'DISPATCH',
  status: 'PENDING',
  pointStatus: 'PENDING',
  actions: WAITING,
  sourceType: 'SELLER',
  sourceId: '1',
  sourceName: 'Weavers of Erode',
  orderId: '9',
  orderNumber: 'SO-9',
  orderLineId: '91',
  poId: '5',
  poState: 'ISSUED',
  poLineId: '51',
  customer: { __typename: 'TenantSummary', id: '4', name: 'Hotel Udupi' } as never,
  sku: { __typename: 'SkuSummary', id: '3', name: `Towel ${id}`, unit: 'Pc' } as never,
  quantity: 10,
  originalQuantity: 10,
  pendingQuantity: 0,
  initialDate: today(),
  expectedDate: addDays(today(), 2),
  challanId: null,
  shipTo: {
    __typename: 'DeliveryDestination',
    name: 'Hotel Udupi',
    address: address('40', 'TENANT', '4'),
  } as never,
  ...more,
});

const typed = (__typename: string) => ({ __typename });

export const place = (
  stage: DeliveryStage,
  sourceId: string,
  name: string,
  pointCount: number,
): Source => ({
  ...typed('DeliverySource'),
  id: `${stage}-SELLER-${sourceId}`,
  type: 'SELLER',
  sourceId,
  name,
  district: 'Erode',
  phone: '9812345678',
  pointCount,
  earliestDate: today(),
  address: { __typename: 'Address', id: '60' } as never,
});

export const OFFICE = address('60', 'SELLER', '1');

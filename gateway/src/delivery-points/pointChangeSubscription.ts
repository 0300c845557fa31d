import type { DeliveryPointChange } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { ChangeSubscription } from '../core/changeSubscription.ts';
import { DeliveryPointsSource } from './delivery-points.source.ts';

const MAX_IDS = 200;
const unknown = () => ({
  deliveryPointsChanged: { stage: null, sourceType: null, sourceId: null, pointIds: [] },
});

/** Changes of delivery points for one subscriber; after a gap, or of many, everything is read again. */
export const changesFor = (
  backend: Backend,
): AsyncIterableIterator<{ deliveryPointsChanged: DeliveryPointChange }, undefined> =>
  new ChangeSubscription<{ deliveryPointsChanged: DeliveryPointChange }>(backend, {
    stream: '/shipment_tracker/stream',
    async read(reading, numbers) {
      if (!numbers || numbers.length > MAX_IDS) return [unknown()];
      const changes = await new DeliveryPointsSource(reading).changes(numbers.map(Number));
      return changes.map((deliveryPointsChanged) => ({ deliveryPointsChanged }));
    },
    unknown,
  });

import { Button } from '@blueprintjs/core';
import type { DeliveryPointAction } from '@munim/schema/generated/types.ts';
import { useSession } from '../app/session.tsx';
import type { PointRow } from './boardContext.ts';
import { t } from '../ui/text.ts';

export type Shipping = 'CUSTOMER' | 'WAREHOUSE';

interface Props {
  selectedRows: readonly PointRow[];
  onPostpone: () => void;
  onShip: (to: Shipping) => void;
}

/** Actions on the selected rows of Dispatch (docs/rules/delivery.md#board). */
export function BoardButtons({ selectedRows, onPostpone, onShip }: Props) {
  const { can } = useSession();
  const offers = (action: DeliveryPointAction) =>
    selectedRows.every((row) => row.actions.includes(action));
  const reasonAgainst = (action: DeliveryPointAction) =>
    offers(action) ? undefined : t('Not for all of the ticked lines');
  const ships = can('DELIVERY_CHALLAN', 'WRITE');
  return (
    <>
      {can('DELIVERY_CHALLAN', 'UPDATE') && (
        <Button
          text={t('Postpone')}
          disabled={!offers('POSTPONE')}
          title={reasonAgainst('POSTPONE')}
          onClick={onPostpone}
        />
      )}
      {ships && (
        <>
          <Button
            text={t('Ship To Warehouse')}
            disabled={!offers('SHIP_TO_WAREHOUSE')}
            title={reasonAgainst('SHIP_TO_WAREHOUSE')}
            onClick={() => onShip('WAREHOUSE')}
          />
          <Button text={t('Ship to 3P Transport')} disabled title={t('Not offered')} />
          <Button
            intent="primary"
            text={t('Ship To Customer')}
            disabled={!offers('SHIP_TO_CUSTOMER')}
            title={reasonAgainst('SHIP_TO_CUSTOMER')}
            onClick={() => onShip('CUSTOMER')}
          />
        </>
      )}
    </>
  );
}

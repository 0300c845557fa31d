import { Button } from '@blueprintjs/core';
import { writesBills } from '@munim/schema/shared/roles.ts';
import { useSession } from '../app/session.tsx';
import { useRenewableKey } from '../ui/form/idempotencyKey.ts';
import { useOneAtATime } from '../ui/form/useSingleFlight.ts';
import { useBillWrites } from './billWrites.ts';
import { t } from '../ui/text.ts';

interface Props {
  poId: string;
  lines: readonly { dispatchedQuantity: number; billedQuantity: number }[];
}

/** The button that bills all of a purchase order that has left and is not billed; only where there is something. */
export function ConvertToBillPanel({ poId, lines }: Props) {
  const { can } = useSession();
  const [key, renew] = useRenewableKey();
  const { convert, saving } = useBillWrites();
  const press = useOneAtATime(async () => (await convert(poId, key)) && renew());
  const isOpen = lines.some(
    ({ dispatchedQuantity, billedQuantity }) => billedQuantity < dispatchedQuantity,
  );
  if (!isOpen || !writesBills(can)) return null;
  return <Button text={t('Convert to bill')} loading={saving} onClick={press} />;
}

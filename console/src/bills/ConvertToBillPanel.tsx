import { Button } from '@blueprintjs/core';
import { writesBills } from '@munim/schema/shared/roles.ts';
import { useState } from 'react';
import { useSession } from '../app/session.tsx';
import { newIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { useOneAtATime } from '../ui/form/useSingleFlight.ts';
import { useBillWrites } from './billWrites.ts';

interface Props {
  poId: string;
  lines: readonly { dispatchedQuantity: number; billedQuantity: number }[];
}

/** The button that bills all of a purchase order that has left and is not billed; only where there is something. */
export function ConvertToBillPanel({ poId, lines }: Props) {
  const { can } = useSession();
  const [key, setKey] = useState(newIdempotencyKey);
  const { convert, saving } = useBillWrites();
  // the same key until it is done: a press whose answer was lost makes no second bill
  const press = useOneAtATime(
    async () => (await convert(poId, key)) && setKey(newIdempotencyKey()),
  );
  const isOpen = lines.some(
    ({ dispatchedQuantity, billedQuantity }) => billedQuantity < dispatchedQuantity,
  );
  if (!isOpen || !writesBills(can)) return null;
  return <Button text="Convert to bill" loading={saving} onClick={press} />;
}

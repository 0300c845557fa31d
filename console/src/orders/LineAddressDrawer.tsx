import type { OrderDetailsFragment, OrderLineFieldsFragment } from '../../generated/documents.ts';
import { useUpdateOrderMutation } from '../../generated/hooks.ts';
import { AddressSelectorPanel } from '../addresses/AddressSelectorPanel.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

interface Props {
  order: OrderDetailsFragment;
  line: OrderLineFieldsFragment;
  onClose: () => void;
}

/** Another delivery address of one line; its taxes follow. */
export function LineAddressDrawer({ order, line, onClose }: Props) {
  const [update] = useUpdateOrderMutation();
  const { number, version } = order;
  const choose = async (addressId: string) => {
    const input = { number, version, lines: [{ id: line.id, addressId }] };
    await withNotice(() => update({ variables: { input } }), { failed: t('Order update failed.') });
  };
  return (
    <AddressSelectorPanel
      owner={{ ownerType: 'TENANT', ownerId: order.customer.id }}
      chosenId={line.deliveryAddress.id}
      onChoose={({ id }) => void choose(id)}
      onClose={onClose}
    />
  );
}

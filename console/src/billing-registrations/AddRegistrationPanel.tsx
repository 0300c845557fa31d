import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { useState } from 'react';
import { useSession } from '../app/session.tsx';
import { BillingRegistrationDrawer } from './BillingRegistrationDrawer.tsx';
import { t } from '../ui/text.ts';

/**
 * The button that adds a customer's own registration, for users who may; where it has one there is
 * no second.
 */
export function AddRegistrationPanel({ customerId }: { customerId: string }) {
  const { can } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!can('TENANT', 'UPDATE')) return null;
  const saved = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        size="small"
        icon={<Plus />}
        text={t('Add billing registration')}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <BillingRegistrationDrawer
          owner={{ customerId }}
          onSaved={saved}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

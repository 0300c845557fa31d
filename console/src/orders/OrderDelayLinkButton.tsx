import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { OrderDelayLinkDialog } from './OrderDelayLinkDialog.tsx';
import { t } from '../ui/text.ts';

/** Button of an organisation's page, for users with ORDER APPROVE. */
export function OrderDelayLinkButton({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button text={t('Tracker link')} onClick={() => setOpen(true)} />
      {open && (
        <OrderDelayLinkDialog organisationId={id} name={name} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

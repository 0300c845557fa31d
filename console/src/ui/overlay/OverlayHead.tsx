import { Button, Classes } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { t } from '../text.ts';

interface Props {
  /** Id of the title, which names the overlay. */
  id: string;
  title: ReactNode;
  /** Content before the close button; not part of the overlay's name. */
  beside?: ReactNode;
  onClose: () => void;
}

/** Head of a drawer, and of the dialog of a record. */
export const OverlayHead = ({ id, title, beside, onClose }: Props) => (
  <div className={Classes.DRAWER_HEADER}>
    <h2 className={Classes.HEADING} id={id}>
      {title}
    </h2>
    {beside}
    <Button
      variant="minimal"
      className={Classes.DIALOG_CLOSE_BUTTON}
      icon={<Cross size={20} />}
      aria-label={t('Close')}
      onClick={onClose}
    />
  </div>
);

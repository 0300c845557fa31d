import { Button } from '@blueprintjs/core';
import { Filter as FilterIcon } from '@blueprintjs/icons';
import { type ReactNode, useState } from 'react';
import { SideDrawer } from '../overlay/SideDrawer.tsx';
import { t } from '../text.ts';

interface Props {
  /** Filters that are set. */
  count: number;
  /** Parameters of the address that they change. */
  names: readonly string[];
  onClear: () => void;
  children: ReactNode;
}

/** Sheet of the filters on a phone, behind one button. */
export function PhoneFilters({ count, names, onClear, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<FilterIcon />}
        text={count ? t('Filters ({{count}})', { count }) : t('Filters')}
        active={count > 0}
        onClick={() => setOpen(true)}
      />
      {open && (
        <SideDrawer
          title={t('Filters')}
          width="100%"
          keeps={[...names, 'page']}
          onClose={() => setOpen(false)}
        >
          {(close) => (
            <>
              <div className="kit-drawer-body kit-filter-sheet">{children}</div>
              <div className="kit-drawer-foot">
                {count > 0 && <Button variant="minimal" text={t('Clear all')} onClick={onClear} />}
                <Button intent="primary" text={t('Show')} onClick={close} />
              </div>
            </>
          )}
        </SideDrawer>
      )}
    </>
  );
}

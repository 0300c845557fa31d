import type { ReactNode } from 'react';
import { ErrorInPlace } from '../ErrorInPlace.tsx';
import { NeighbourButtons, NeighboursContext, useIsStep } from './Neighbours.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import { Skeleton } from '../Skeleton.tsx';

interface Props {
  /** Kind and number of the record. */
  title: ReactNode;
  /** Status tag beside the title. */
  status?: ReactNode;
  /** Actions of the record, destructive ones last. */
  actions?: ReactNode;
  /** Width: 420, '60%' … (docs/rules/console.md#dialogs-and-drawers) */
  width?: number | string;
  /** The record's in the list under the drawer, whose neighbours are a press away. */
  recordId?: string;
  loading?: boolean;
  error?: { message: string } | undefined;
  onRetry?: () => unknown;
  onClose: () => void;
  children?: ReactNode;
}

/** A record beside the list it came from: shows its own loading and error, closes on Esc. */
export function DetailsDrawer({
  title,
  status,
  actions,
  width = '60%',
  recordId,
  loading,
  error,
  onRetry,
  onClose,
  children,
}: Props) {
  const head = (
    <span className="kit-drawer-title">
      {title} {status}
    </span>
  );
  const isStep = useIsStep();
  const neighbours = recordId && <NeighbourButtons recordId={recordId} />;
  return (
    <SideDrawer title={head} beside={neighbours} atOnce={isStep} width={width} onClose={onClose}>
      {actions && <div className="kit-drawer-actions">{actions}</div>}
      <div className="kit-drawer-body">
        {loading && !children ? (
          <Skeleton shape="facts" rows={12} />
        ) : error ? (
          <ErrorInPlace error={error} {...(onRetry ? { onRetry } : {})} />
        ) : (
          // records opened from here are no rows of that list
          <NeighboursContext value={null}>{children}</NeighboursContext>
        )}
      </div>
    </SideDrawer>
  );
}

import { Dialog } from '@blueprintjs/core';
import { type ReactNode, useId } from 'react';
import { ErrorInPlace } from '../ErrorInPlace.tsx';
import { OverlayContext, useClosing } from '../form/unsaved.ts';
import { Skeleton } from '../Skeleton.tsx';
import { NeighbourButtons, NeighboursContext, useIsStep } from './Neighbours.tsx';
import { OverlayHead } from './OverlayHead.tsx';

interface Props {
  title: string;
  /** Content beside the title: the status, the number. */
  status: ReactNode;
  /** Actions of the record, destructive ones last. */
  actions?: ReactNode;
  /** The record's in the list under the dialog, whose neighbours are a press away. */
  recordId: string;
  error: { message: string } | undefined;
  /** Title of the error. */
  failed: string;
  onRetry: () => unknown;
  onClose: () => void;
  /** Undefined while it loads. */
  children: ReactNode;
}

/** A record in a dialog, where the contract has one instead of a drawer: head and body are those of a drawer. */
export function RecordDialog(props: Props) {
  const { title, status, actions, recordId, error, failed, onRetry, onClose, children } = props;
  const id = useId();
  const closing = useClosing(onClose);
  const isStep = useIsStep();
  return (
    <OverlayContext value={closing.overlay}>
      <Dialog
        isOpen
        aria-labelledby={id}
        className="kit-record-dialog"
        canOutsideClickClose={false}
        onClose={closing.close}
        {...(isStep ? { transitionDuration: 0 } : {})}
      >
        <OverlayHead
          id={id}
          title={
            <span className="kit-drawer-title">
              {title} {status}
            </span>
          }
          beside={<NeighbourButtons recordId={recordId} />}
          onClose={closing.close}
        />
        {actions && <div className="kit-drawer-actions">{actions}</div>}
        <div className="kit-drawer-body">
          <NeighboursContext value={null}>
            {children ??
              (error ? (
                <ErrorInPlace title={failed} error={error} onRetry={onRetry} />
              ) : (
                <Skeleton head shape="facts" rows={9} />
              ))}
          </NeighboursContext>
        </div>
      </Dialog>
    </OverlayContext>
  );
}

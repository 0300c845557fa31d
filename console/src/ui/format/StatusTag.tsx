import { Classes, type Intent } from '@blueprintjs/core';
import type { HTMLAttributes } from 'react';
import { type Ring, statusOf, type Statuses } from './labels.ts';

/** Parts of a full turn that are filled. */
const FILLED: Record<Ring, number> = {
  empty: 0,
  draft: 0,
  quarter: 25,
  half: 50,
  threeQuarters: 75,
  full: 100,
  crossed: 0,
};

/** Ten pixels in the colour of the text, so that how far a document is can be seen without colours. */
export const StatusRing = ({ ring }: { ring: Ring }) => (
  <svg className={`kit-ring kit-ring-of-${ring}`} viewBox="0 0 10 10" aria-hidden>
    <circle cx="5" cy="5" r="4.25" {...(ring === 'draft' ? { strokeDasharray: '2.2 1.6' } : {})} />
    {FILLED[ring] > 0 && (
      <circle
        className="kit-ring-filled"
        cx="5"
        cy="5"
        r="2.125"
        pathLength="100"
        strokeDasharray={`${FILLED[ring]} 100`}
      />
    )}
    {ring === 'crossed' && <path d="M3 3l4 4m0-4l-4 4" />}
  </svg>
);

/**
 * Blueprint's minimal tag without its component, which measures its text: each tag of a row that scrolls into sight makes the
 * browser lay the whole list out.
 */
const SmallTag = ({
  intent,
  children,
  ...attributes
}: HTMLAttributes<HTMLSpanElement> & { intent?: Intent | undefined }) => (
  <span
    {...attributes}
    className={`${Classes.TAG} ${Classes.MINIMAL} ${intent ? Classes.intentClass(intent) : ''}`}
  >
    <span className={`${Classes.FILL} ${Classes.TEXT_OVERFLOW_ELLIPSIS}`}>{children}</span>
  </span>
);

/** A status as a small tag, with a second one for what the status does not say; the tooltip says it whole, with whatever `detail` adds. */
export function StatusTag({
  status,
  labels,
  detail,
  note,
}: {
  status: string;
  labels: Statuses;
  detail?: string | null | undefined;
  note?: string | null | undefined;
}) {
  const { text, intent, ring } = statusOf(labels, status);
  return (
    <>
      <SmallTag intent={intent} title={detail ? `${text}: ${detail}` : text} data-status={status}>
        {ring && <StatusRing ring={ring} />}
        {text}
      </SmallTag>
      {note && (
        <>
          {' '}
          <SmallTag title={note}>{note}</SmallTag>
        </>
      )}
    </>
  );
}

import { Tag } from '@blueprintjs/core';
import { labelOf, type Labels } from './labels.ts';

/** A status as a small tag, with a second one for what the status does not say; the tooltip names the raw status and whatever `detail` adds. */
export function StatusTag({
  status,
  labels,
  detail,
  note,
}: {
  status: string;
  labels: Labels;
  detail?: string | null | undefined;
  note?: string | null | undefined;
}) {
  const { text, intent } = labelOf(labels, status);
  return (
    <>
      <Tag minimal intent={intent} title={detail ? `${status}: ${detail}` : status}>
        {text}
      </Tag>
      {note && (
        <>
          {' '}
          <Tag minimal>{note}</Tag>
        </>
      )}
    </>
  );
}

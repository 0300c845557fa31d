import { Tag } from '@blueprintjs/core';
import { labelOf, type Labels } from './labels.ts';

/** A status as one small tag; the tooltip names the raw status and whatever `detail` adds. */
export function StatusTag({
  status,
  labels,
  detail,
}: {
  status: string;
  labels: Labels;
  detail?: string | null | undefined;
}) {
  const { text, intent } = labelOf(labels, status);
  return (
    <Tag minimal intent={intent} title={detail ? `${status}: ${detail}` : status}>
      {text}
    </Tag>
  );
}

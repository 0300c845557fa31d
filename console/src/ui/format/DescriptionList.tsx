import type { ReactNode } from 'react';

/** Name and value; a fact without a value is not drawn. */
export type DescriptionItem = readonly [name: string, value: ReactNode];

/** Details of a record in two or three columns. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <dl className="kit-description-list">
      {items
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

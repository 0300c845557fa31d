import type { ReactNode } from 'react';

/** Name and value; a fact without a value is not drawn. */
export type Fact = readonly [name: string, value: ReactNode];

/** The facts of a record in two or three columns. */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="kit-facts">
      {facts
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

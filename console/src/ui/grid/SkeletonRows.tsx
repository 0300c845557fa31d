/** Placeholder of the rows' later height. */
export function SkeletonRows({ rows }: { rows: number }) {
  return (
    <div className="kit-skeleton" role="status" aria-label="Loading rows">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="kit-skeleton-row">
          <span className="bp6-skeleton" />
        </div>
      ))}
    </div>
  );
}

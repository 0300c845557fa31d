import { t } from './text.ts';
import './skeleton.css';

/** Form of what is loading: fields, facts, rows of a table, entries of a list, tiles, a print or a chart. */
type Shape = 'form' | 'facts' | 'table' | 'list' | 'tiles' | 'print' | 'chart';

interface Props {
  shape: Shape;
  /** Number of fields, facts, rows or entries. */
  rows?: number;
  /** True for a whole page: its title and the line below. */
  head?: boolean;
  /** Read out in place of 'Loading'. */
  label?: string;
}

/** Placeholder in the shape of what is read; not seen when that takes no time. */
export const Skeleton = ({ shape, rows = 6, head = false, label = t('Loading') }: Props) => (
  <div className={head ? 'skeleton skeleton-page' : 'skeleton'} role="status" aria-label={label}>
    {head && (
      <>
        <span className="bp6-skeleton skeleton-title" />
        <span className="bp6-skeleton skeleton-line" />
      </>
    )}
    <div className={`skeleton-${shape}`}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          <span className="bp6-skeleton" />
          <span className="bp6-skeleton" />
        </div>
      ))}
    </div>
  </div>
);

import { t } from '../text.ts';
import './details.css';

const BARS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** What a page looks like before its record is there; not seen when that takes no time. */
export const RecordSkeleton = () => (
  <div className="record-skeleton" role="status" aria-label={t('Loading')}>
    <span className="bp6-skeleton record-skeleton-title" />
    <span className="bp6-skeleton record-skeleton-line" />
    <div>
      {BARS.map((bar) => (
        <span key={bar} className="bp6-skeleton" />
      ))}
    </div>
  </div>
);

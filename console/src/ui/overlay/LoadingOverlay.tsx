import { useLoading } from './loading.ts';
import { t } from '../text.ts';

/** A thin bar at the top of the window; it never intercepts a click or a key. */
export function LoadingOverlay() {
  if (!useLoading()) return null;
  return (
    <div className="kit-loading" role="progressbar" aria-label={t('Loading')}>
      <div className="kit-loading-bar" />
    </div>
  );
}

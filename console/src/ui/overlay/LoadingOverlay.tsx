import { useEffect, useState } from 'react';
import { useLoading } from './loading.ts';

const DIM_AFTER_MS = 400;

/**
 * A thin bar at once, the dimmed overlay only when a load is slow: quick loads never flash. It
 * never intercepts a click or a key.
 */
export function LoadingOverlay() {
  const loading = useLoading();
  const [dim, setDim] = useState(false);
  useEffect(() => {
    if (!loading) return setDim(false);
    const timer = setTimeout(() => setDim(true), DIM_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  if (!loading) return null;
  return (
    <div
      className={dim ? 'kit-loading kit-loading-dim' : 'kit-loading'}
      role="progressbar"
      aria-label="Loading"
    >
      <div className="kit-loading-bar" />
    </div>
  );
}

import { useLoading } from './loading.ts';

/** A thin bar at the top of the window; it never intercepts a click or a key. */
export function LoadingOverlay() {
  if (!useLoading()) return null;
  return (
    // hidden from screen readers: what loads says so itself (aria-busy, skeletons), and outside of
    // all landmarks nobody would find it
    <div className="kit-loading" aria-hidden>
      <div className="kit-loading-bar" />
    </div>
  );
}

import { type ComponentType, Suspense } from 'react';
import { lazyScreen } from './lazyScreen.ts';

/** A drawer or dialog whose code is loaded when it is first opened; the page under it stays. */
export function lazyDrawer<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Lazy = lazyScreen<Props>(load);
  return (props) => (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  );
}

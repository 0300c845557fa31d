import { flushSync } from 'react-dom';
import { flushTasks } from './flushedScheduler.mjs';

function draw() {
  flushSync();
  flushTasks();
}

/**
 * act() of React's development build for its production build: when it returns, the page shows what the callback
 * changed, and effects have run. Tests use the build that users get; it also takes a fifth less time.
 */
export function act(callback) {
  const result = flushSync(callback);
  draw();
  if (typeof result?.then !== 'function') return { then: (resolve) => resolve(result) };
  return Promise.resolve(result).finally(draw);
}

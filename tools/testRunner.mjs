import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createRunner } from 'jest-light-runner';

const ASKED = 'jest-light-runner-get-worker-data';
const TOLD = 'jest-light-runner-worker-data';

/**
 * Tells a worker process its settings again when it asks for what it was told before it listened: jest-light-runner
 * answers all workers as soon as one asks. A worker that had been given its first suite but had not asked yet ignored
 * that answer, then asked in vain, and Jest waited for its suite for ever.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export function tellAgain(child) {
  if (!child.send) return;
  const send = child.send.bind(child);
  let told;
  child.send = (message, ...rest) => {
    if (message?.type === TOLD) told = message;
    return send(message, ...rest);
  };
  child.on('message', (message) => {
    if (message === ASKED && told) send(told);
  });
}

// only a process that has started can be written to
const watch = ({ process: child }) => child.once('spawn', () => tellAgain(child));

/** Jest's runner of the projects without a browser (Jest demands the default export). */
export default class TestRunner extends createRunner({ runtime: 'child_process' }) {
  async runTests(...how) {
    subscribe('child_process', watch);
    try {
      return await super.runTests(...how);
    } finally {
      unsubscribe('child_process', watch);
    }
  }
}

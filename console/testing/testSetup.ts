import { jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { configure, getConfig } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { installComputedStyle } from './computedStyle.ts';
import { installLabels } from './labels.ts';

// Many processes may share the cores; a project cannot set this in its configuration.
jest.setTimeout(180_000);

const { getElementError } = getConfig();
// Error by whose name waitFor knows that it may replace the stack by that of the test.
const errorOf = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
configure({
  // A busy machine needs longer than a second to draw a screen; at a load of 40 it took more than 30.
  asyncUtilTimeout: 60_000,
  // A query that is tried again needs no print of the page; waitFor prints it once when time is up.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? errorOf(message)
      : getElementError(message, container),
});

installComputedStyle();
installLabels();

// APIs that every browser has and jsdom lacks.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The file cannot be read')),
    );
    reader.readAsArrayBuffer(this);
  });
};
/** The part of a request that the router passes through a navigation without loaders. */
class NavigationRequest {
  url: string;
  method: string;
  signal: AbortSignal | undefined;
  headers = new Map<string, string>();
  constructor(
    url: string | URL,
    { method = 'GET', signal }: { method?: string; signal?: AbortSignal } = {},
  ) {
    this.url = String(url);
    this.method = method;
    this.signal = signal;
  }
}
globalThis.Request ??= NavigationRequest as unknown as typeof Request;

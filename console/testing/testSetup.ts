import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

// A busy machine needs longer than a second to draw a screen.
configure({ asyncUtilTimeout: 8000 });

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

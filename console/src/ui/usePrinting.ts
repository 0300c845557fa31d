import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The moment of printing (ISO) while the page is drawn for paper, which cannot be paged through; null otherwise. */
export function usePrinting(): string | null {
  const [printedAt, setPrintedAt] = useState<string | null>(null);
  useEffect(() => {
    // draws at once: the browser takes the page when the event is over
    const begin = () => flushSync(() => setPrintedAt(new Date().toISOString()));
    const end = () => setPrintedAt(null);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printedAt;
}

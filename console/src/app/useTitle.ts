import { useEffect } from 'react';

/** The window's title: the page, then the product. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · Munim`;
  }, [page]);
}

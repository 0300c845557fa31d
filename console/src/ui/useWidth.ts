import { type RefObject, useEffect, useRef, useState } from 'react';

/** Width of an element in pixels, now and after each change; 0 before it is drawn. */
export function useWidth<E extends Element>(): [RefObject<E | null>, number] {
  const box = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}

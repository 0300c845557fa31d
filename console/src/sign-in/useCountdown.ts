import { useCallback, useEffect, useState } from 'react';

/** Whole seconds left of a wait that can be started again. */
export function useCountdown(seconds: number): [number, () => void] {
  const [left, setLeft] = useState(0);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const start = useCallback(() => setLeft(seconds), [seconds]);
  return [left, start];
}

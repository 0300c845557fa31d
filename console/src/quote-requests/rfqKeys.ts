import { useEffect } from 'react';
import { hasOtherUse, useStepKeys } from '../ui/overlay/stepKeys.ts';

interface Keys {
  onSellers: () => void;
  onStep: (by: 1 | -1) => void;
}

/** Alt+O opens the sellers, J and K go through the list. */
export function useRfqKeys({ onSellers, onStep }: Keys): void {
  useStepKeys(onStep);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (hasOtherUse(event)) return;
      if (!event.altKey || (event.code !== 'KeyO' && event.key.toLowerCase() !== 'o')) return;
      event.preventDefault();
      onSellers();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onSellers]);
}

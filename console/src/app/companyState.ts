import { isWithinState, stateCodeOf } from '@munim/schema/shared/states.ts';
import { useCallback } from 'react';
import { useSession } from './session.tsx';

/**
 * Tells whether goods to (or from) a state are taxed with CGST + SGST, by the rule of the server: the
 * state is another than the company's own when it is not known.
 */
export function useIsWithinState(): (state: string | null | undefined) => boolean {
  const { companyStateCode } = useSession().viewer;
  return useCallback(
    (state) => isWithinState(state ? stateCodeOf(state) : null, companyStateCode),
    [companyStateCode],
  );
}

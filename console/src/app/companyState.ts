import { isWithinState, stateCodeOf } from '@munim/schema/shared/states.ts';
import { useCallback } from 'react';
import { useSession } from './session.tsx';

/** State of the company's registration that makes a document; of the default one where nobody chose. */
export function useCompanyState(registrationId: string | null = null): string | null {
  const { companyRegistrations, companyStateCode } = useSession().viewer;
  const own = companyRegistrations.find((one) => one.id === registrationId);
  return own ? stateCodeOf(own.state) : companyStateCode;
}

/**
 * Tells whether goods to (or from) a state are taxed with CGST + SGST, by the rule of the server: the
 * state is another than that of the company's registration when it is not known.
 */
export function useIsWithinState(
  registrationId: string | null = null,
): (state: string | null | undefined) => boolean {
  const company = useCompanyState(registrationId);
  return useCallback(
    (state) => isWithinState(state ? stateCodeOf(state) : null, company),
    [company],
  );
}

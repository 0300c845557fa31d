import { stateCodeOf } from '@munim/schema/shared/states.ts';
import { supplyRefusal } from '@munim/schema/warehouses/warehouses.rules.ts';
import { useSession } from '../app/session.tsx';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

interface Props {
  name: string;
  /** Value as it is stored or typed so far. */
  state: string | undefined;
}

/** Note on a warehouse in a state where the company has no GST registration. */
export function NoSupplyNote({ name, state }: Props) {
  const { companyRegistrations, companyStateCode } = useSession().viewer;
  if (!state || stateCodeOf(state) === null || companyStateCode === null) return null;
  const codes = companyRegistrations.flatMap((one) => stateCodeOf(one.state) ?? []);
  const refusal = supplyRefusal({ name, state }, [companyStateCode, ...codes]);
  if (refusal === null) return null;
  return (
    <Notice className="kit-callout" intent="warning" title={t('Not for goods to customers')}>
      {refusal}.
    </Notice>
  );
}

import { Button } from '@blueprintjs/core';
import type { RfqPricing } from '@munim/schema/generated/types.ts';
import { dayOf } from '../ui/format/dates.ts';
import { formatRupees } from '../ui/format/rupees.ts';
import { t } from '../ui/text.ts';

interface Props {
  pricing: Pick<RfqPricing, 'lastPrice' | 'lastSoldAt' | 'contractPrice'>;
  onChoose: (price: string) => void;
}

/** Prices that the customer knows, each taken by a click. */
export function PriceChips({ pricing, onChoose }: Props) {
  const { lastPrice, lastSoldAt, contractPrice } = pricing;
  if (!lastPrice && !contractPrice) return null;
  return (
    <div className="desk-chips">
      {contractPrice && (
        <Button
          size="small"
          variant="outlined"
          text={t('Contract {{contractPrice}}', { contractPrice: formatRupees(contractPrice) })}
          onClick={() => onChoose(contractPrice)}
        />
      )}
      {lastPrice && (
        <Button
          size="small"
          variant="outlined"
          text={t('Last {{lastPrice}}', { lastPrice: formatRupees(lastPrice) })}
          title={t('Sold on {{lastSoldAt}}', { lastSoldAt: dayOf(lastSoldAt ?? '') })}
          onClick={() => onChoose(lastPrice)}
        />
      )}
    </div>
  );
}

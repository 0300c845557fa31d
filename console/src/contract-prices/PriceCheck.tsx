import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useEffectiveSellingPriceQuery } from '../../generated/hooks.ts';
import { skuSource } from '../products/ProductPicker.tsx';
import { TenantPicker } from '../tenants/TenantPicker.tsx';
import { NumberInput } from '../ui/form/NumberInput.tsx';
import { Picker } from '../ui/form/Picker.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { formatCount, formatRupees } from '../ui/format/rupees.ts';
import { numberProblem } from '../ui/format/typedNumbers.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { buyerText, type PricesOf } from './contract-prices.labels.ts';
import { t } from '../ui/text.ts';

/** The server's price for a buyer, a SKU and a quantity. */
function ResultingPrice({
  tenantId,
  organisationId,
  skuId,
  quantity,
}: PricesOf & { quantity: number }) {
  const ready = skuId && (tenantId ?? organisationId) && quantity > 0;
  const variables = {
    tenantId: tenantId ?? null,
    organisationId: organisationId ?? null,
    skuId: skuId ?? '',
    quantity,
  };
  const { data, loading, error } = useEffectiveSellingPriceQuery(
    ready ? { variables, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  if (!ready) return null;
  if (error)
    return <span className="kit-danger">{t('Error occurred while getting contract pricing')}</span>;
  if (!data) return <span className="kit-muted">{loading ? '…' : ''}</span>;
  const [price] = data.sellingPrices.items;
  if (!price) return <span>{t('No contracted price holds.')}</span>;
  return (
    <span>
      <strong className="kit-numeric">{formatRupees(price.sellingPrice)}</strong>
      {t(', from {{quantity}}, promised to {{price}}', {
        quantity: formatCount(price.quantity),
        price: buyerText(price),
      })}
    </span>
  );
}

/** Shows the price that is valid for a customer at a quantity. */
export function PriceCheck({ of }: { of: PricesOf }) {
  const [other, setOther] = useState<PickerItem | null>(null);
  const [quantity, setQuantity] = useState('1');
  const debouncedQuantity = Number(useDebounced(quantity, 300));
  const problem = numberProblem('number', t('Quantity'), quantity);
  const priceVariables = of.skuId
    ? { skuId: of.skuId, ...(other ? { tenantId: other.id } : {}) }
    : { ...of, ...(other ? { skuId: other.id } : {}) };
  return (
    <div className="price-check" role="group" aria-label={t('Which price holds')}>
      <span className="kit-muted">{t('Which price holds for')}</span>
      <span className="price-check-picker">
        {of.skuId ? (
          <TenantPicker label={t('Customer of the check')} value={other} onChange={setOther} />
        ) : (
          <Picker
            source={skuSource}
            placeholder="SKU"
            label={t('SKU of the check')}
            value={other}
            onChange={setOther}
          />
        )}
      </span>
      <span className="kit-muted">{t('at quantity')}</span>
      <NumberInput
        kind="number"
        label={t('Quantity of the check')}
        value={quantity}
        onChange={setQuantity}
      />
      <span aria-live="polite">
        {problem && <span className="kit-danger">{problem}</span>}
        <ResultingPrice {...priceVariables} quantity={debouncedQuantity} />
      </span>
    </div>
  );
}

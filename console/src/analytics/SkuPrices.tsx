import type { DayRange } from '../ui/format/dates.ts';
import { MonthCharts } from './MonthCharts.tsx';
import { t } from '../ui/text.ts';

interface Props {
  skuId: string;
  /** Shows the transactions of these days. */
  onOpen: (days: DayRange) => void;
}

/** Selling prices of a SKU and, where the viewer may see cost, buying prices, without GST. */
export const SkuPrices = ({ skuId, onOpen }: Props) => (
  <MonthCharts
    where={[{ dimension: 'SKU', in: [skuId] }]}
    charts={[
      {
        title: t('Prices by month'),
        measures: [
          { measure: 'SALE_PRICE', tone: 'accent' },
          { measure: 'PURCHASE_PRICE', tone: 'second' },
        ],
      },
    ]}
    onOpen={onOpen}
  />
);

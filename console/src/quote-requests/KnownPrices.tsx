import { useRfqPricesQuery } from '../../generated/hooks.ts';
import { PriceChips } from './PriceChips.tsx';

interface Props {
  rfqId: string;
  onChoose: (price: string) => void;
}

/** The contract price and the last price of the customer; their room is kept until they are there. */
export function KnownPrices({ rfqId, onChoose }: Props) {
  const { data } = useRfqPricesQuery({
    variables: { id: rfqId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <div className="rfq-known-prices">
      {data && <PriceChips pricing={data.rfq.pricing} onChoose={onChoose} />}
    </div>
  );
}

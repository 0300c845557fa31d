import { Button, Callout, Checkbox, InputGroup } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useId, useState } from 'react';
import { useSession } from '../app/session.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { formatCount, formatPercent, formatRupees } from '../ui/format/rupees.ts';
import { NumberInput } from '../ui/form/NumberInput.tsx';
import {
  type DeskLine,
  type DeskOffer,
  type DeskRfq,
  fits,
  problemsOf,
  withOffer,
  withPrice,
} from './deskLines.ts';
import { PriceChips } from './PriceChips.tsx';
import type { Prices } from './rfqPrices.ts';
import { t } from '../ui/text.ts';

/** Number of offers shown side by side; the others on demand. */
const FIRST_OFFERS = 4;

interface Props {
  rfq: DeskRfq;
  line: DeskLine;
  /** True when the line waits for no price any more; typed values are kept to be read. */
  isGone: boolean;
  submitted: boolean;
  /** The lines beside it are of other enquiries. */
  showsNeededBy: boolean;
  onChange: (line: DeskLine) => void;
  onForget: (id: string) => void;
  onNewOffer: (rfq: DeskRfq) => void;
}

function About({
  rfq,
  line,
  showsNeededBy,
  onChange,
}: Pick<Props, 'rfq' | 'line' | 'showsNeededBy' | 'onChange'>) {
  const { sku, quantity, remarks, customer, enquiry } = rfq;
  return (
    <div className="desk-about">
      <Checkbox
        checked={line.included}
        aria-label={t('Save the price of {{sku}}', { sku: sku.name })}
        onChange={(event) => onChange({ ...line, included: event.currentTarget.checked })}
      />
      <div>
        <strong>{sku.name}</strong>
        <div>
          {formatCount(quantity)} {sku.unit}
          <span className="kit-muted">
            {' '}
            ·{' '}
            {enquiry
              ? t('{{enquiryNumber}}, line {{line}}', {
                  enquiryNumber: enquiry.number,
                  line: enquiry.line,
                })
              : t('request {{rfqId}}', { rfqId: rfq.id })}{' '}
            · {customer.name}
            {showsNeededBy && enquiry?.neededBy
              ? ` · ${t('needed by {{neededBy}}', { neededBy: enquiry.neededBy })}`
              : ''}
          </span>
        </div>
        {remarks && <div className="kit-muted">{remarks}</div>}
      </div>
    </div>
  );
}

function OfferCard({
  offer,
  name,
  rfq,
  isChosen,
  onChoose,
}: {
  offer: DeskOffer;
  name: string;
  rfq: DeskRfq;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { seller, offerPrice, moq, brand, lastBoughtPrice, lastBoughtAt } = offer;
  const isFitting = fits(offer, rfq.quantity);
  return (
    <label className={isChosen ? 'desk-offer desk-offer-chosen' : 'desk-offer'}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-label={`${seller.name}, ${formatRupees(offerPrice)}`}
      />
      <strong>{formatRupees(offerPrice)}</strong>
      <span className="desk-seller" title={seller.name}>
        {seller.name}
      </span>
      <span className="kit-muted">
        {[seller.district, seller.state].filter(Boolean).join(', ')}
        {brand && ` · ${brand}`}
      </span>
      <span className={isFitting ? 'kit-muted' : 'kit-danger'}>
        {isFitting
          ? `MOQ ${formatCount(moq)}`
          : t('MOQ {{moq}}: more than asked', { moq: formatCount(moq) })}
      </span>
      {lastBoughtPrice && (
        <span className="kit-muted">
          {t('Bought {{lastBoughtPrice}} ', { lastBoughtPrice: formatRupees(lastBoughtPrice) })}
          <span className="desk-day">{dayOf(lastBoughtAt ?? '')}</span>
        </span>
      )}
    </label>
  );
}

function Offers({
  rfq,
  line,
  onChange,
  onNewOffer,
}: Pick<Props, 'rfq' | 'line' | 'onChange' | 'onNewOffer'>) {
  const { can } = useSession();
  const [all, setAll] = useState(false);
  const name = useId();
  const { offers } = rfq.pricing;
  const at = offers.findIndex(({ offerId }) => offerId === line.offerId);
  const shown = all ? offers : offers.slice(0, Math.max(FIRST_OFFERS, at + 1));
  return (
    <div
      className="desk-offers"
      role="radiogroup"
      aria-label={t('Offers for {{sku}}', { sku: rfq.sku.name })}
    >
      {shown.map((offer) => (
        <OfferCard
          key={offer.offerId}
          offer={offer}
          name={name}
          rfq={rfq}
          isChosen={offer.offerId === line.offerId}
          onChoose={() => onChange(withOffer(line, offer))}
        />
      ))}
      <div className="desk-more">
        {offers.length === 0 && <span className="kit-muted">{t('Nobody offers it yet.')}</span>}
        {shown.length < offers.length && (
          <Button
            size="small"
            variant="minimal"
            text={t('{{offers}} more', { offers: offers.length - shown.length })}
            onClick={() => setAll(true)}
          />
        )}
        {can('OFFER', 'WRITE') && (
          <Button
            size="small"
            variant="minimal"
            icon={<Plus />}
            text={t('New offer')}
            onClick={() => onNewOffer(rfq)}
          />
        )}
      </div>
    </div>
  );
}

function Figures({
  rfq,
  line,
  submitted,
  onChange,
}: Pick<Props, 'rfq' | 'line' | 'submitted' | 'onChange'>) {
  const { isBelowFloor, isAbsurd, fault } = problemsOf(line, rfq);
  const { pricing, sku } = rfq;
  const input = (name: keyof Prices, label: string, kind: 'money' | 'percent') => (
    <div>
      <span className="desk-label">{label}</span>
      <NumberInput
        label={t('{{label}} of {{sku}}', { label, sku: sku.name })}
        kind={kind}
        negative={kind === 'percent'}
        value={line[name]}
        onChange={(text) => onChange(withPrice(line, name, text))}
      />
    </div>
  );
  return (
    <div className="desk-figures">
      <div className="desk-prices">
        {input('costPrice', t('Cost'), 'money')}
        {input('marginPercent', t('Margin %'), 'percent')}
        {input('sellingPrice', t('Price'), 'money')}
      </div>
      <PriceChips
        pricing={pricing}
        onChoose={(price) => onChange(withPrice(line, 'sellingPrice', price))}
      />
      {isBelowFloor && (
        <InputGroup
          value={line.reason}
          maxLength={LIMITS.reason}
          aria-label={t('Reason for the price of {{sku}}', { sku: sku.name })}
          placeholder={t('Below {{marginFloor}} % on cost: why?', {
            marginFloor: formatPercent(pricing.marginFloor),
          })}
          onChange={(event) => onChange({ ...line, reason: event.currentTarget.value })}
        />
      )}
      {isAbsurd && (
        <Checkbox
          checked={line.isSure}
          label={t('A margin of {{marginPercent}} % is meant', {
            marginPercent: formatPercent(line.marginPercent),
          })}
          onChange={(event) => onChange({ ...line, isSure: event.currentTarget.checked })}
        />
      )}
      {submitted && line.included && fault && (
        <p role="alert" className="kit-danger">
          {fault}
        </p>
      )}
    </div>
  );
}

/** One request on the desk: what is asked, the offers side by side, the price. */
export function DeskLineCard(props: Props) {
  const { rfq, line, isGone, submitted, showsNeededBy, onChange, onForget, onNewOffer } = props;
  const part = { rfq, line, submitted, onChange };
  return (
    <section
      className={line.included ? 'desk-line' : 'desk-line desk-line-left'}
      aria-label={`${rfq.sku.name}, ${rfq.id}`}
    >
      <About {...part} showsNeededBy={showsNeededBy} />
      <Offers {...part} onNewOffer={onNewOffer} />
      <Figures {...part} />
      {isGone && (
        <Callout compact intent="warning" className="desk-changed" role="alert">
          {t(
            'Someone else priced this meanwhile. What you typed is kept here to be read, and is not saved. ',
          )}
          <Button size="small" text={t('Discard')} onClick={() => onForget(rfq.id)} />
        </Callout>
      )}
      {line.version !== rfq.version && (
        <Callout compact intent="warning" className="desk-changed">
          {t('Someone else changed this quote request. ')}
          <Button size="small" text={t('Show the change')} onClick={() => onForget(rfq.id)} />
        </Callout>
      )}
    </section>
  );
}

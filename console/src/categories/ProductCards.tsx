import { Edit } from '@blueprintjs/icons';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ProductsOfCategoryQuery } from '../../generated/documents.ts';
import { editProductPath, productsPath, skusOfProductPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { ACTIVE_STATUS, activeStatus } from '../ui/format/labels.ts';
import { formatCount, percentText } from '../ui/format/rupees.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { t } from '../ui/text.ts';

type Product = ProductsOfCategoryQuery['products']['items'][number];

interface CardProps {
  product: Product;
  /** True for the only card that Tab reaches. */
  first: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Card({ product, first, onKeyDown }: CardProps) {
  const { can } = useSession();
  const { id, name, thumbnail, skuCount, gstPercent } = product;
  const to = can('SKU', 'WRITE') ? skusOfProductPath(id) : productsPath({ name });
  return (
    <li className="category-card">
      <Link to={to} data-card tabIndex={first ? 0 : -1} title={name} onKeyDown={onKeyDown}>
        {thumbnail ? (
          <img className="category-card-image" src={thumbnail} alt="" loading="lazy" />
        ) : (
          <span className="category-card-image" />
        )}
        <div className="category-card-text">
          <strong>{name}</strong>
          <div className="category-card-details kit-numeric">
            <span>
              {skuCount === 1 ? `${formatCount(skuCount)} SKU` : `${formatCount(skuCount)} SKUs`}
            </span>
            <span>{`GST ${percentText(gstPercent)}`}</span>
            <StatusTag status={activeStatus(product)} labels={ACTIVE_STATUS} />
          </div>
        </div>
      </Link>
      {can('PRODUCT', 'UPDATE') && (
        <Link
          className="bp6-button bp6-small bp6-minimal category-card-edit"
          to={editProductPath(id)}
          aria-label={t('Edit {{name}}', { name })}
          title={t('Edit')}
        >
          <Edit />
        </Link>
      )}
    </li>
  );
}

const cardsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-card]')];

const topOf = (card: HTMLElement | undefined) => card?.getBoundingClientRect().top;
/** Number of cards in the first row. */
const cardsALine = (cards: readonly HTMLElement[]) =>
  cards.filter((card) => topOf(card) === topOf(cards[0])).length;

/** Arrow keys move between the cards, Enter opens; Tab reaches one of them. */
export function ProductCards({ products }: { products: readonly Product[] }) {
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent) => {
    if (!list.current) return;
    const cards = cardsOf(list.current);
    const at = cards.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: cardsALine(cards),
      ArrowUp: -cardsALine(cards),
      Home: -at,
      End: cards.length - 1 - at,
    };
    const next = cards[at + (steps[event.key] ?? Number.NaN)];
    if (at < 0 || !next) return;
    event.preventDefault();
    for (const card of cards) card.tabIndex = card === next ? 0 : -1;
    next.focus();
  };
  return (
    <ul className="category-cards" ref={list} aria-label={t('Products')}>
      {products.map((product, index) => (
        <Card key={product.id} product={product} first={index === 0} onKeyDown={move} />
      ))}
    </ul>
  );
}

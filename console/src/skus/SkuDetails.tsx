import { Button } from '@blueprintjs/core';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { SkuQuery } from '../../generated/documents.ts';
import { useSkuQuery } from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { useTabs } from '../app/panels.tsx';
import { useSession } from '../app/session.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { ACTIVE_STATUS, activeStatus } from '../ui/format/labels.ts';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { percentText } from '../ui/format/rupees.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { skusOfProductPath } from '../app/recordPaths.ts';
import { unitCodeText } from './skus.labels.ts';
import { SkuTransactionsPanel } from './SkuTransactionsPanel.tsx';
import './skus.css';
import { t } from '../ui/text.ts';

type Sku = SkuQuery['sku'];

/** The first one large; without any of its own, that of its product. */
function Pictures({ sku: { name, thumbnail, pictures } }: { sku: Sku }) {
  const [first, ...others] = pictures;
  if (!first)
    return thumbnail ? (
      <div className="sku-pictures">
        <img src={thumbnail} alt={name} />
      </div>
    ) : null;
  const open = (picture: typeof first, text: string) => (
    <a key={picture.uuid} href={picture.url} target="_blank" rel="noreferrer">
      <img src={picture.thumbnailUrl} alt={text} />
    </a>
  );
  return (
    <div className="sku-pictures">
      {open(first, name)}
      {others.length > 0 && (
        <div className="sku-pictures-small">
          {others.map((picture, i) =>
            open(picture, t('{{name}}, picture {{i}}', { name, i: i + 2 })),
          )}
        </div>
      )}
    </div>
  );
}

function SkuSummary({ sku }: { sku: Sku }) {
  const { can } = useSession();
  const product = can('SKU', 'WRITE') ? (
    <Link to={skusOfProductPath(sku.productId)}>{sku.productName}</Link>
  ) : (
    sku.productName
  );
  return (
    <div className="sku-head">
      <Pictures sku={sku} />
      <DescriptionList
        items={[
          [t('Product'), product],
          [t('Unit code'), unitCodeText(sku.unitCode)],
          ['GST', percentText(sku.gstPercent)],
          ['HSN', sku.hsnCode],
          ...sku.attributes.map(({ name, value }) => [name, value] as const),
          [t('Made by'), sku.createdBy?.name],
          [t('Date'), dayOf(sku.createdAt)],
        ]}
      />
    </div>
  );
}

function SkuPage({ sku }: { sku: Sku }) {
  const navigate = useNavigate();
  const { can } = useSession();
  const tabs = useTabs(
    'SKU',
    sku,
    can('ORDER', 'READ')
      ? [
          {
            id: 'transactions',
            title: t('Recent transactions'),
            order: 20,
            panel: <SkuTransactionsPanel skuId={sku.id} />,
          },
        ]
      : [],
  );
  return (
    <div className="kit-page">
      <RecordHead
        title={sku.name}
        status={<StatusTag status={activeStatus(sku)} labels={ACTIVE_STATUS} />}
        identity={[t('SKU {{id}}', { id: sku.id }), sku.unit]}
      >
        {can('SKU', 'WRITE') && can('SKU', 'UPDATE') && (
          <Button
            text={t('SKUs of this product')}
            onClick={() => void navigate(skusOfProductPath(sku.productId))}
          />
        )}
      </RecordHead>
      <SkuSummary sku={sku} />
      {tabs.length > 0 && <RecordTabs label="SKU" tabs={tabs} />}
    </div>
  );
}

/** One SKU with sellers' offers, recent sales and contract prices. */
export function SkuDetails() {
  const { skuId = '' } = useParams();
  const result = useSkuQuery({ variables: { id: skuId }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryContent result={result} failedText={t('Error occurred while retrieving variants')}>
      {({ sku }) => <SkuPage key={skuId} sku={sku} />}
    </QueryContent>
  );
}

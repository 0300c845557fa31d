import { useApolloClient } from '@apollo/client/react';
import { MAX_SUGGESTIONS } from '@munim/schema/shared/limits.ts';
import { useState } from 'react';
import { ProductsForSheetDocument, type SheetOutcomeFragment } from '../../generated/documents.ts';
import { useUpdateSkusFromSheetMutation } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { Picker } from '../ui/form/Picker.tsx';
import { type PickerItem, pickerSource } from '../ui/form/pickerSource.ts';
import { formatCount } from '../ui/format/rupees.ts';
import { SheetPanel } from './SheetPanel.tsx';
import { SheetTemplatePanel } from './SheetTemplatePanel.tsx';
import { SKU_TEMPLATE, skusAsSheet } from './skuSheet.ts';
import type { SendSheet } from './useSheet.ts';
import { t } from '../ui/text.ts';

const NOTICES = { done: t('SKUs updated successful.'), failed: t('SKUs update failed.') };

const productSource = pickerSource({
  query: ProductsForSheetDocument,
  variables: (text) => ({ name: text || null, limit: MAX_SUGGESTIONS }),
  items: ({ products }) =>
    products.items.map(({ id, name }) => ({ id, label: name, info: `#${id}` })),
});

/** A sheet with the SKUs of a product, to be edited and uploaded. */
function SkusOfProduct() {
  const client = useApolloClient();
  const [product, setProduct] = useState<PickerItem | null>(null);
  return (
    <>
      <div className="sheet-product">
        <Picker
          source={productSource}
          label={t('Product')}
          placeholder={t('SKUs of a product…')}
          value={product}
          onChange={setProduct}
        />
      </div>
      {product && (
        <SheetTemplatePanel
          text={t('Download its SKUs')}
          read={() => skusAsSheet(client, product)}
        />
      )}
    </>
  );
}

const doneText = ({ records }: SheetOutcomeFragment) =>
  records === 1
    ? t('1 SKU was changed.')
    : t('{{records}} SKUs were changed.', { records: formatCount(records) });

/** Names, units and activity of many SKUs by one sheet. */
export function SkuSheetScreen() {
  const { can } = useSession();
  const [update] = useUpdateSkusFromSheetMutation({ fetchPolicy: 'no-cache' });
  const send: SendSheet = async (sheet, dryRun, context) =>
    (await update({ variables: { sheet, dryRun }, context })).data?.updateSkusFromSheet;
  return (
    <section className="kit-page sheet-page" aria-label={t('Update SKUs by sheet')}>
      <RecordHead title={t('Update SKUs by sheet')} />
      <p className="kit-muted">
        {t(
          'The first row names the columns, in any order: product_sku_id, and what is to be changed of product_sku_name, unit, unit_code and is_active. An empty cell leaves a value as it is. Either all rows are applied or none.',
        )}
      </p>
      <SheetPanel
        send={send}
        texts={NOTICES}
        record={t('SKU no.')}
        template={SKU_TEMPLATE}
        more={can('PRODUCT', 'READ') && can('SKU', 'READ') ? <SkusOfProduct /> : undefined}
        doneText={doneText}
      />
    </section>
  );
}

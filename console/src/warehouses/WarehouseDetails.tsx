import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { WarehouseFieldsFragment } from '../../generated/documents.ts';
import { useWarehouseQuery } from '../../generated/hooks.ts';
import { addressLines } from '../addresses/addresses.labels.ts';
import { useTabs } from '../app/panels.tsx';
import { useRegistrationDetail } from '../company/SuppliedByPicker.tsx';
import { QueryContent } from '../app/QueryContent.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { formatCount } from '../ui/format/rupees.ts';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { AdjustmentDrawer } from './AdjustmentDrawer.tsx';
import { EditWarehouseAddress } from './EditWarehouseAddress.tsx';
import { NoSupplyNote } from './NoSupplyNote.tsx';
import { MovementsPanel } from './MovementsPanel.tsx';
import { WarehouseRegistration } from './WarehouseRegistration.tsx';
import { StockPanel } from './StockPanel.tsx';
import { t } from '../ui/text.ts';

function WarehousePage({ warehouse }: { warehouse: WarehouseFieldsFragment }) {
  const [form, setForm] = useState<'adjustment' | 'address' | null>(null);
  const close = () => setForm(null);
  const detail = useRegistrationDetail();
  const { id, address } = warehouse;
  const tabs = useTabs('WAREHOUSE', warehouse, [
    {
      id: 'stock',
      title: t('Stock'),
      count: warehouse.skusInStock,
      order: 10,
      panel: <StockPanel warehouseId={id} onAdjust={() => setForm('adjustment')} />,
    },
    {
      id: 'movements',
      title: t('Movements'),
      order: 20,
      panel: <MovementsPanel warehouseId={id} />,
    },
  ]);
  return (
    <div className="kit-page">
      <RecordHead
        title={t('Warehouse {{id}}: {{warehouse}}', { id, warehouse: warehouse.name })}
        identity={[[address?.city, address?.state].filter(Boolean).join(', ')]}
      >
        <Button
          text={address ? t('Edit address') : t('Add address')}
          onClick={() => setForm('address')}
        />
        <Button
          text={t('Create Adjustment')}
          intent="primary"
          onClick={() => setForm('adjustment')}
        />
      </RecordHead>
      <NoSupplyNote name={warehouse.name} state={address?.state} />
      <DescriptionList
        items={[
          [t('Address'), address && addressLines(address)],
          [t('SKUs in stock'), formatCount(warehouse.skusInStock)],
          ...detail(t('GST registration'), warehouse.registration),
        ]}
      />
      <WarehouseRegistration warehouse={warehouse} />
      <RecordTabs label={t('Warehouse')} tabs={tabs} />
      {form === 'adjustment' && <AdjustmentDrawer warehouseId={id} onClose={close} />}
      {form === 'address' && <EditWarehouseAddress warehouse={warehouse} onClose={close} />}
    </div>
  );
}

/** One warehouse, its stock and its movements. */
export function WarehouseDetails() {
  const { warehouseId = '' } = useParams();
  const result = useWarehouseQuery({
    variables: { id: warehouseId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <QueryContent result={result} failedText={t('Error occurred while retrieving warehouse.')}>
      {({ warehouse }) => <WarehousePage key={warehouseId} warehouse={warehouse} />}
    </QueryContent>
  );
}

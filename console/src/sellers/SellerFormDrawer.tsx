import { useSellerQuery } from '../../generated/hooks.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import type { Seller } from './sellerColumns.tsx';
import { useSellerForm } from './sellerForm.ts';
import { SellerFormFields } from './SellerFormFields.tsx';
import { useSellerWrites } from './sellerWrites.ts';
import { t } from '../ui/text.ts';

const WIDTH = 620;

interface Props {
  /** Absent: a new one. */
  seller?: Seller;
  /** Initial name of a new one. */
  name?: string;
  onSaved?: (seller: Seller) => void;
  onClose: () => void;
}

/** Create Vendor and Edit Vendor. */
export function SellerFormDrawer({ seller, name, onSaved, onClose }: Props) {
  const form = useSellerForm(seller, name);
  const { create, change, saving } = useSellerWrites(form);
  const submit = form.handleSubmit(async (fields) => {
    const saved = await (seller ? change(seller.id, fields) : create(fields));
    if (!saved) return;
    onSaved?.(saved);
    onClose();
  });
  return (
    <FormDrawer
      title={seller ? t('Edit vendor {{sellerId}}', { sellerId: seller.id }) : t('Create Vendor')}
      width={WIDTH}
      submitText={seller ? t('Update') : t('Create')}
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <SellerFormFields form={form} thumbnail={seller?.logoThumbnail ?? null} />
    </FormDrawer>
  );
}

/** Form of a seller known by its id only: reads it first, so that nothing stale is written back. */
export function EditSellerDrawer({ sellerId, onClose }: { sellerId: string; onClose: () => void }) {
  const { data, loading, error, refetch } = useSellerQuery({
    variables: { id: sellerId },
    fetchPolicy: 'network-only',
  });
  if (data) return <SellerFormDrawer seller={data.seller} onClose={onClose} />;
  return (
    <DetailsDrawer
      title={t('Edit vendor {{sellerId}}', { sellerId })}
      width={WIDTH}
      loading={loading}
      error={error}
      onRetry={() => refetch().catch(() => undefined)}
      onClose={onClose}
    />
  );
}

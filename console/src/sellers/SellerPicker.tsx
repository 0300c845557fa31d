import { SellerDocument, SellerOptionsDocument } from '../../generated/documents.ts';
import { lazyDrawer } from '../app/lazyDrawer.tsx';
import { useSession } from '../app/session.tsx';
import type { PickerCreate } from '../ui/form/Picker.tsx';
import { type PickerItem, pickerSource } from '../ui/form/pickerSource.ts';

const SellerFormDrawer = lazyDrawer(() =>
  import('./SellerFormDrawer.tsx').then((part) => part.SellerFormDrawer),
);

const item = ({
  id,
  name,
  district,
}: {
  id: string;
  name: string;
  district: string | null;
}): PickerItem => ({
  id,
  label: name,
  info: [district, `#${id}`].filter(Boolean).join(' · '),
});

/** Active own sellers, by any part of name, GST number, phone, e-mail address or number. */
export const sellerSource = pickerSource({
  query: SellerOptionsDocument,
  variables: (text) => ({ keyword: text || null }),
  items: ({ sellers }) => sellers.items.map(item),
  one: {
    query: SellerDocument,
    variables: (id) => ({ id }),
    item: ({ seller }) => item(seller),
  },
});

/** Creation by the picker, for users who may make vendors. */
export function useSellerCreate(): PickerCreate | undefined {
  const { can } = useSession();
  if (!can('SELLER', 'WRITE')) return undefined;
  return {
    name: 'vendor',
    renderForm: (name, done) => (
      <SellerFormDrawer
        name={name}
        onSaved={({ id, name: label }) => done({ id, label })}
        onClose={() => done(null)}
      />
    ),
  };
}

import {
  OrganisationOptionByIdDocument,
  OrganisationOptionsDocument,
} from '../../generated/documents.ts';
import { lazyDrawer } from '../app/lazyDrawer.tsx';
import { useSession } from '../app/session.tsx';
import { Picker, type PickerCreate } from '../ui/form/Picker.tsx';
import { type PickerItem, pickerSource } from '../ui/form/pickerSource.ts';
import { t } from '../ui/text.ts';

const OrganisationFormPanel = lazyDrawer(() =>
  import('./OrganisationFormPanel.tsx').then((part) => part.OrganisationFormPanel),
);

const item = ({ id, name }: { id: string; name: string }): PickerItem => ({
  id,
  label: name,
  info: `#${id}`,
});

/** Active organisations, by part of the name. */
export const organisationSource = pickerSource({
  query: OrganisationOptionsDocument,
  variables: (text) => ({ name: text || null }),
  items: ({ organisations }) => organisations.items.map(item),
  one: {
    query: OrganisationOptionByIdDocument,
    variables: (id) => ({ id }),
    item: ({ organisation }) => item(organisation),
  },
});

/**
 * Creation by the picker, for users who may make organisations
 * (docs/rules/customers.md#organisations).
 */
export function useOrganisationCreate(): PickerCreate | undefined {
  const { can } = useSession();
  if (!can('TENANT', 'WRITE')) return undefined;
  return {
    name: 'organisation',
    renderForm: (name, done) => (
      <OrganisationFormPanel
        name={name}
        onSaved={(made) => done(item(made))}
        onClose={() => done(null)}
      />
    ),
  };
}

interface Props {
  value: PickerItem | null;
  onChange: (organisation: PickerItem | null) => void;
  id?: string;
  label?: string;
  disabled?: boolean;
  invalid?: boolean;
}

export function OrganisationPicker(props: Props) {
  return <Picker placeholder={t('Organisation')} {...props} source={organisationSource} />;
}

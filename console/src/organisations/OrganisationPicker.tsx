import {
  OrganisationOptionByIdDocument,
  OrganisationOptionsDocument,
} from '../../generated/documents.ts';
import { Picker } from '../ui/form/Picker.tsx';
import { type PickerItem, pickerSource } from '../ui/form/pickerSource.ts';

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

interface Props {
  value: PickerItem | null;
  onChange: (organisation: PickerItem | null) => void;
  id?: string;
  label?: string;
  disabled?: boolean;
  invalid?: boolean;
}

export function OrganisationPicker(props: Props) {
  return <Picker placeholder="Organisation" {...props} source={organisationSource} />;
}

import type { Ref } from 'react';
import { SalesPersonsDocument } from '../../generated/documents.ts';
import { Picker } from '../ui/form/Picker.tsx';
import { type PickerItem, pickerSource } from '../ui/form/pickerSource.ts';
import { t } from '../ui/text.ts';

/** Everyone who can be chosen as sales person. */
export const salesPersonSource = pickerSource({
  query: SalesPersonsDocument,
  variables: () => ({ keyword: null }),
  items: ({ salesPersons }) =>
    salesPersons.map(({ id, name }) => ({ id, label: name, info: `#${id}` })),
  local: true,
});

interface Props {
  value: PickerItem | null;
  onChange: (salesPerson: PickerItem | null) => void;
  id?: string;
  label?: string;
  disabled?: boolean;
  invalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

export function SalesPersonPicker(props: Props) {
  return <Picker placeholder={t('Sales person')} {...props} source={salesPersonSource} />;
}

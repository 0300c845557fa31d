import { CategoryManagersDocument } from '../../generated/documents.ts';
import { Picker } from '../ui/Picker.tsx';
import { type PickerItem, pickerSource } from '../ui/pickerSource.ts';
import './categories.css';

const EVERYONE: PickerItem = { id: '', label: 'All Category Managers' };

/** Searchable, with an option for all; labels 'userId - first last' (specification 1, section 2). */
export const categoryManagerSource = pickerSource({
  query: CategoryManagersDocument,
  variables: () => ({}),
  items: ({ categoryManagers }) => [
    EVERYONE,
    ...categoryManagers.map(({ id, firstName, lastName }) => ({ id, label: `${id} - ${[firstName, lastName].filter(Boolean).join(' ')}` })),
  ],
  local: true,
});

interface Props {
  /** Null stands for all. */
  value: PickerItem | null;
  onChange: (manager: PickerItem | null) => void;
  disabled?: boolean;
  invalid?: boolean;
}

export function CategoryManagerPicker({ onChange, ...rest }: Props) {
  return (
    <div className="category-manager-picker">
      <Picker
        label="Category manager"
        placeholder={EVERYONE.label}
        {...rest}
        source={categoryManagerSource}
        onChange={(item) => onChange(item?.id ? item : null)}
      />
    </div>
  );
}

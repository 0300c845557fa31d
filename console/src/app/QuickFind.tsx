import '@blueprintjs/select/lib/css/blueprint-select.css';
import { MenuItem } from '@blueprintjs/core';
import { type ItemRenderer, Omnibar } from '@blueprintjs/select';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { opens } from './gates.ts';
import { isGroup, menuFor } from './menu.ts';
import { screenAt } from './screens.ts';
import { useSession } from './session.tsx';

interface Place {
  path: string;
  label: string;
  group: string | undefined;
}

function usePlaces(): Place[] {
  const { can, viewer } = useSession();
  return useMemo(() => {
    const visitor = { can, roleId: viewer.roleId };
    const places = menuFor(visitor).flatMap((entry): Place[] =>
      isGroup(entry) ? entry.items.map((item) => ({ ...item, group: entry.label })) : [{ ...entry, group: undefined }],
    );
    const admins = screenAt('/admins');
    return opens(admins.gate, visitor) ? [...places, { path: admins.path, label: admins.title, group: undefined }] : places;
  }, [can, viewer.roleId]);
}

const matches = (query: string, { label, group = '' }: Place) => `${group} ${label}`.toLowerCase().includes(query.trim().toLowerCase());

const renderPlace: ItemRenderer<Place> = (place, { handleClick, handleFocus, modifiers, ref }) => (
  <MenuItem
    key={place.path}
    ref={ref}
    active={modifiers.active}
    text={place.label}
    label={place.group ?? ''}
    roleStructure="listoption"
    onClick={handleClick}
    onFocus={handleFocus}
  />
);

/** Ctrl+K: type a few letters of a page, Enter goes there. */
export function QuickFind({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const places = usePlaces();
  return (
    <Omnibar<Place>
      isOpen
      items={places}
      itemPredicate={matches}
      itemRenderer={renderPlace}
      initialContent={undefined}
      noResults={<MenuItem disabled text="No page of this name." roleStructure="listoption" />}
      inputProps={{ placeholder: 'Go to a page…', 'aria-label': 'Go to a page' }}
      onItemSelect={({ path }) => {
        onClose();
        void navigate(path);
      }}
      onClose={onClose}
      resetOnSelect
    />
  );
}

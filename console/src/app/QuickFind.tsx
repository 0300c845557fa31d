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
      isGroup(entry)
        ? entry.items.map((item) => ({ ...item, group: entry.label }))
        : [{ ...entry, group: undefined }],
    );
    const admins = screenAt('/admins');
    return opens(admins.gate, visitor)
      ? [...places, { path: admins.path, label: admins.title, group: undefined }]
      : places;
  }, [can, viewer.roleId]);
}

/** Pages whose own name fits come first, then whole groups. */
function find(query: string, places: Place[]): Place[] {
  const text = query.trim().toLowerCase();
  const rank = ({ label, group = '' }: Place) => {
    const name = label.toLowerCase();
    const starts = (part: string) => part.startsWith(text);
    return starts(name)
      ? 0
      : name.split(/[ /]/).some(starts)
        ? 1
        : name.includes(text)
          ? 2
          : starts(group.toLowerCase())
            ? 3
            : 4;
  };
  return places.filter((place) => rank(place) < 4).toSorted((a, b) => rank(a) - rank(b));
}

const renderPlace: ItemRenderer<Place> = (place, { handleClick, handleFocus, modifiers, ref }) => (
  <MenuItem
    key={place.path}
    ref={ref}
    active={modifiers.active}
    text={place.label}
    label={place.group ?? ''}
    onClick={handleClick}
    onFocus={handleFocus}
  />
);

/** Ctrl+K: type a few letters of a page's name, Enter opens it. */
export function QuickFind({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const places = usePlaces();
  return (
    <Omnibar<Place>
      isOpen
      items={places}
      itemListPredicate={find}
      itemRenderer={renderPlace}
      initialContent={undefined}
      noResults={<MenuItem disabled text="No page of this name." />}
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

import '@blueprintjs/select/lib/css/blueprint-select.css';
import { MenuItem } from '@blueprintjs/core';
import { type ItemRenderer, Omnibar } from '@blueprintjs/select';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { isGateOpen } from './gates.ts';
import { isGroup, menuFor } from './menu.ts';
import { screenAt } from './screens.ts';
import { useSession } from './session.tsx';

interface Destination {
  path: string;
  label: string;
  group: string | undefined;
}

function useDestinations(): Destination[] {
  const { can, viewer } = useSession();
  return useMemo(() => {
    const visitor = { can, roleId: viewer.roleId };
    const destinations = menuFor(visitor).flatMap((entry): Destination[] =>
      isGroup(entry)
        ? entry.items.map((item) => ({ ...item, group: entry.label }))
        : [{ ...entry, group: undefined }],
    );
    const admins = screenAt('/admins');
    return isGateOpen(admins.gate, visitor)
      ? [...destinations, { path: admins.path, label: admins.title, group: undefined }]
      : destinations;
  }, [can, viewer.roleId]);
}

/** Pages whose own name fits come first, then whole groups. */
function find(query: string, destinations: Destination[]): Destination[] {
  const text = query.trim().toLowerCase();
  const rank = ({ label, group = '' }: Destination) => {
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
  return destinations
    .filter((destination) => rank(destination) < 4)
    .toSorted((a, b) => rank(a) - rank(b));
}

const renderDestination: ItemRenderer<Destination> = (
  destination,
  { handleClick, handleFocus, modifiers, ref },
) => (
  <MenuItem
    key={destination.path}
    ref={ref}
    active={modifiers.active}
    text={destination.label}
    label={destination.group ?? ''}
    onClick={handleClick}
    onFocus={handleFocus}
  />
);

/** Ctrl+K: type a few letters of a page's name, Enter opens it. */
export function QuickFind({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const destinations = useDestinations();
  return (
    <Omnibar<Destination>
      isOpen
      items={destinations}
      itemListPredicate={find}
      itemRenderer={renderDestination}
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

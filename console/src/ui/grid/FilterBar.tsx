import { Button, Checkbox, Menu, MenuItem } from '@blueprintjs/core';
import { CaretDown, Plus } from '@blueprintjs/icons';
import { useState } from 'react';
import type { PickerItem, PickerSource } from '../form/pickerSource.ts';
import { labelOf, type Labels } from '../format/labels.ts';
import { MenuPopover } from '../overlay/MenuPopover.tsx';
import { DateRangeFilter } from './DateRangeFilter.tsx';
import { FilterChip } from './FilterChip.tsx';
import { isPhone } from './isPhone.ts';
import { PhoneFilters } from './PhoneFilters.tsx';
import { PickerFilter } from './PickerFilter.tsx';
import { SearchBox, type SearchFilter } from './SearchBox.tsx';
import type { Filters, UrlChange } from './useUrlParam.ts';
import { Select } from '../form/Select.tsx';
import { t } from '../text.ts';

/** One filter of a list; `name` is its parameter in the address. */
export type Filter =
  | SearchFilter
  | {
      kind: 'choice';
      name: string;
      label: string;
      labels: Labels;
      multiple?: boolean;
      /** Label for no choice. */ none?: string;
    }
  | {
      kind: 'dates';
      label: string;
      from: string;
      to: string;
      /** Some days are always asked for. */ required?: boolean;
    }
  | {
      kind: 'picker';
      name: string;
      label: string;
      source: PickerSource;
      /** The only value for this viewer: shown, not to be changed. */
      lockedTo?: PickerItem;
    }
  /** Set by an address alone, for the viewer cannot look it up: shown while it is set, and can be cleared. */
  | { kind: 'given'; name: string; label: string };

/** Filters beside the search; the others are behind "+ Filter" until they are set. */
const IN_SIGHT = 4;

export const filterNames = (filter: Filter): string[] =>
  filter.kind === 'dates' ? [filter.from, filter.to] : [filter.name];
const keyOf = (filter: Filter) => filterNames(filter)[0] ?? '';

type Change = (change: UrlChange, options?: { replace?: boolean }) => void;
interface Part<Kind extends Filter['kind']> {
  filter: Extract<Filter, { kind: Kind }>;
  values: Filters;
  onChange: Change;
}

function ChoiceFilter({ filter, values, onChange }: Part<'choice'>) {
  const chosen = values.many(filter.name) ?? [];
  const keys = Object.keys(filter.labels);
  const clear = chosen.length ? () => onChange({ [filter.name]: null }) : undefined;
  if (!filter.multiple) {
    const options = [
      { value: '', label: filter.none ?? t('{{filterLabel}}: all', { filterLabel: filter.label }) },
      ...keys.map((key) => ({ value: key, label: labelOf(filter.labels, key).text })),
    ];
    return (
      <FilterChip label={filter.label} onClear={clear}>
        <Select
          aria-label={filter.label}
          options={options}
          value={chosen[0] ?? ''}
          onChange={(event) => onChange({ [filter.name]: event.currentTarget.value })}
        />
      </FilterChip>
    );
  }
  const toggle = (key: string, on: boolean) => {
    const next = keys.filter((other) => (other === key ? on : chosen.includes(other)));
    onChange({ [filter.name]: next.join(',') });
  };
  const texts = chosen.map((key) => labelOf(filter.labels, key).text).join(', ');
  const boxes = (
    <div className="kit-column-menu">
      {keys.map((key) => (
        <Checkbox
          key={key}
          label={labelOf(filter.labels, key).text}
          checked={chosen.includes(key)}
          onChange={(event) => toggle(key, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
  return (
    <FilterChip label={filter.label} onClear={clear}>
      <MenuPopover content={boxes} placement="bottom-start">
        <Button
          className="kit-choice"
          endIcon={<CaretDown />}
          text={texts ? `${filter.label}: ${texts}` : filter.label}
          ellipsizeText
        />
      </MenuPopover>
    </FilterChip>
  );
}

function FilterPart({ filter, ...rest }: { filter: Filter; values: Filters; onChange: Change }) {
  switch (filter.kind) {
    case 'search':
      return null;
    case 'choice':
      return <ChoiceFilter filter={filter} {...rest} />;
    case 'picker':
      return (
        <PickerFilter
          label={filter.label}
          source={filter.source}
          lockedTo={filter.lockedTo}
          id={rest.values.one(filter.name)}
          onChange={(id) => rest.onChange({ [filter.name]: id })}
        />
      );
    case 'given':
      return (
        <FilterChip label={filter.label} onClear={() => rest.onChange({ [filter.name]: null })}>
          <span className="kit-filter-given">{`${filter.label}: #${rest.values.one(filter.name)}`}</span>
        </FilterChip>
      );
    case 'dates':
      return (
        <DateRangeFilter
          label={filter.label}
          from={rest.values.one(filter.from)}
          to={rest.values.one(filter.to)}
          required={filter.required}
          onChange={(from, to) => rest.onChange({ [filter.from]: from, [filter.to]: to })}
        />
      );
  }
}

function MoreFilters({
  filters,
  onAdd,
}: {
  filters: readonly Exclude<Filter, SearchFilter>[];
  onAdd: (key: string) => void;
}) {
  if (filters.length === 0) return null;
  const menu = (
    <Menu>
      {filters.map((filter) => (
        <MenuItem key={keyOf(filter)} text={filter.label} onClick={() => onAdd(keyOf(filter))} />
      ))}
    </Menu>
  );
  return (
    <MenuPopover content={menu} placement="bottom-start">
      <Button variant="minimal" icon={<Plus />} text={t('Filter')} />
    </MenuPopover>
  );
}

interface Props {
  filters: readonly Filter[];
  values: Filters;
  onChange: Change;
  onClear: () => void;
}

/** The search and the filters of a list; every choice is in the address. */
export function FilterBar({ filters, values, onChange, onClear }: Props) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const isSet = (filter: Filter) => filterNames(filter).some((name) => values.one(name));
  const searches = filters.filter((filter) => filter.kind === 'search');
  const others = filters
    .filter((filter) => filter.kind !== 'search')
    .filter((filter) => filter.kind !== 'given' || isSet(filter));
  const isShown = (filter: Filter, i: number) =>
    i < IN_SIGHT || isSet(filter) || added.includes(keyOf(filter));
  const search = searches.length > 0 && (
    <SearchBox filters={searches} values={values} onChange={onChange} />
  );
  const part = (filter: Filter) => (
    <FilterPart key={keyOf(filter)} filter={filter} values={values} onChange={onChange} />
  );
  if (isPhone())
    return (
      <div className="kit-filters" role="search">
        {search}
        {others.length > 0 && (
          <PhoneFilters
            count={others.filter(isSet).length}
            names={filters.flatMap(filterNames)}
            onClear={onClear}
          >
            {others.map(part)}
          </PhoneFilters>
        )}
      </div>
    );
  return (
    <div className="kit-filters" role="search">
      {search}
      {others.filter(isShown).map(part)}
      <MoreFilters
        filters={others.filter((filter, i) => !isShown(filter, i))}
        onAdd={(key) => setAdded((keys) => [...keys, key])}
      />
      {filters.some(isSet) && <Button variant="minimal" text={t('Clear all')} onClick={onClear} />}
    </div>
  );
}

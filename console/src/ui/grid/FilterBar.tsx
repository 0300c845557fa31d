import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, Checkbox, HTMLSelect, InputGroup, PopoverNext } from '@blueprintjs/core';
import { CaretDown, Cross, Search } from '@blueprintjs/icons';
import { useEffect, useId, useRef, useState } from 'react';
import type { PickerItem, PickerSource } from '../form/pickerSource.ts';
import { labelOf, type Labels } from '../format/labels.ts';
import { useDebounced } from '../useDebounced.ts';
import { DateRangeFilter } from './DateRangeFilter.tsx';
import { PickerFilter } from './PickerFilter.tsx';
import type { Filters, UrlChange } from './useUrlParam.ts';

/** Suggestions while typing; failures are silent. Keep it a module constant. */
type Suggest = (client: ApolloClient, text: string) => Promise<string[]>;

/** One filter of a list; `name` is its parameter in the address. */
export type Filter =
  | { kind: 'search'; name: string; label: string; maxLength?: number; suggest?: Suggest }
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
    };

export const filterNames = (filter: Filter): string[] =>
  filter.kind === 'dates' ? [filter.from, filter.to] : [filter.name];

type Change = (change: UrlChange, options?: { replace?: boolean }) => void;
interface Part<Kind extends Filter['kind']> {
  filter: Extract<Filter, { kind: Kind }>;
  values: Filters;
  onChange: Change;
}

const TYPING_MS = 300;

function Suggestions({ id, text, suggest }: { id: string; text: string; suggest: Suggest }) {
  const client = useApolloClient();
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => {
    let current = true;
    suggest(client, text.trim()).then(
      (found) => current && setSuggestions(found),
      () => current && setSuggestions([]),
    );
    return () => {
      current = false;
    };
  }, [client, suggest, text]);
  return (
    <datalist id={id}>
      {suggestions.map((suggestion) => (
        <option key={suggestion} value={suggestion} aria-label={suggestion} />
      ))}
    </datalist>
  );
}

function SearchFilter({ filter, values, onChange }: Part<'search'>) {
  const urlText = values.one(filter.name) ?? '';
  const [text, setText] = useState(urlText);
  const debouncedText = useDebounced(text, TYPING_MS);
  // True from a key press until it is sent: the echo of the address must not overwrite what is being typed.
  const typing = useRef(false);
  useEffect(() => {
    if (!typing.current) setText(urlText);
  }, [urlText]);
  useEffect(() => {
    if (!typing.current || debouncedText !== text) return;
    typing.current = false;
    const sought = debouncedText.trim().replace(/^#\s*(?=\d)/, ''); // '#42' is the record 42
    if (sought !== urlText) onChange({ [filter.name]: sought }, { replace: true });
  }, [debouncedText, text, urlText, filter.name, onChange]);
  const type = (typed: string) => {
    typing.current = true;
    setText(typed);
  };
  const list = useId();
  return (
    <>
      <InputGroup
        className="kit-search"
        type="search"
        leftIcon={<Search />}
        placeholder={filter.label}
        aria-label={filter.label}
        maxLength={filter.maxLength ?? 100}
        value={text}
        onChange={(event) => type(event.target.value)}
        {...(filter.suggest ? { list, autoComplete: 'off' } : {})}
      />
      {filter.suggest && <Suggestions id={list} text={debouncedText} suggest={filter.suggest} />}
    </>
  );
}

function ChoiceFilter({ filter, values, onChange }: Part<'choice'>) {
  const chosen = values.many(filter.name) ?? [];
  const keys = Object.keys(filter.labels);
  if (!filter.multiple) {
    const options = [
      { value: '', label: filter.none ?? `${filter.label}: all` },
      ...keys.map((key) => ({ value: key, label: labelOf(filter.labels, key).text })),
    ];
    return (
      <HTMLSelect
        aria-label={filter.label}
        options={options}
        value={chosen[0] ?? ''}
        onChange={(event) => onChange({ [filter.name]: event.currentTarget.value })}
      />
    );
  }
  const toggle = (key: string, on: boolean) => {
    const next = keys.filter((other) => (other === key ? on : chosen.includes(other)));
    onChange({ [filter.name]: next.join(',') });
  };
  const suggestions = chosen.length
    ? chosen.map((key) => labelOf(filter.labels, key).text).join(', ')
    : 'all';
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
    <PopoverNext content={boxes} placement="bottom-start">
      <Button
        className="kit-choice"
        endIcon={<CaretDown />}
        text={`${filter.label}: ${suggestions}`}
        active={chosen.length > 0}
        ellipsizeText
      />
    </PopoverNext>
  );
}

function FilterPart({ filter, ...rest }: { filter: Filter; values: Filters; onChange: Change }) {
  switch (filter.kind) {
    case 'search':
      return <SearchFilter filter={filter} {...rest} />;
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

interface Props {
  filters: readonly Filter[];
  values: Filters;
  onChange: Change;
  onClear: () => void;
}

/** The row of filters above a list; every choice is in the address. */
export function FilterBar({ filters, values, onChange, onClear }: Props) {
  const active = filters.flatMap(filterNames).some((name) => values.one(name));
  return (
    <div className="kit-filters" role="search">
      {filters.map((filter) => (
        <FilterPart
          key={filterNames(filter)[0]}
          filter={filter}
          values={values}
          onChange={onChange}
        />
      ))}
      {active && (
        <Button variant="minimal" icon={<Cross />} text="Clear filters" onClick={onClear} />
      )}
    </div>
  );
}

import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, InputGroup, Menu, MenuItem } from '@blueprintjs/core';
import { CaretDown, Search } from '@blueprintjs/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { MenuPopover } from '../overlay/MenuPopover.tsx';
import { useDebounced } from '../useDebounced.ts';
import type { Filters, UrlChange } from './useUrlParam.ts';
import { t } from '../text.ts';

/** Suggestions while typing; failures are silent. Keep it a module constant. */
type Suggest = (client: ApolloClient, text: string) => Promise<string[]>;

/** A text that is searched for; a list may have several, which share one box. */
export interface SearchFilter {
  kind: 'search';
  name: string;
  label: string;
  maxLength?: number;
  suggest?: Suggest;
  /** Value to search for if the text is of this kind, else null; one filter without it takes the rest. */
  takes?: (text: string) => string | null;
}

const TYPING_MS = 300;
const MAX_LENGTH = 100;

/** '#42' is the record 42. */
const withoutSign = (text: string) => text.trim().replace(/^#\s*(?=\d)/, '');

interface Target {
  filter: SearchFilter;
  sought: string;
}

/** Filter for a typed text: the first that takes it, else the first that takes any text. */
export function targetOf(filters: readonly SearchFilter[], typed: string): Target | undefined {
  const text = withoutSign(typed);
  for (const filter of filters) {
    const sought = filter.takes?.(text);
    if (sought) return { filter, sought };
  }
  const filter = filters.find(({ takes }) => !takes) ?? filters[0];
  return filter && { filter, sought: text };
}

/** The parameters of the address: one has the text, the others are without. */
const changeTo = (filters: readonly SearchFilter[], { filter, sought }: Target): UrlChange =>
  Object.fromEntries(filters.map(({ name }) => [name, name === filter.name ? sought : null]));

/** Names keep their capital. */
const lowerFirst = (label: string) =>
  /^(?!Zoho\b)[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** 'Order no., customer PO no. or PO no.' */
export function labelOfSearch(filters: readonly SearchFilter[]): string {
  const [first = '', ...others] = filters.map(({ label }) => label);
  const rest = others.map(lowerFirst);
  const last = rest.pop();
  return last === undefined
    ? first
    : t('{{value}} or {{last}}', { value: [first, ...rest].join(', '), last });
}

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

/** Says where the text is sought; the person may choose another place. */
function TargetMenu({
  filters,
  now,
  onChoose,
}: {
  filters: readonly SearchFilter[];
  now: SearchFilter;
  onChoose: (filter: SearchFilter) => void;
}) {
  const menu = (
    <Menu>
      {filters.map((filter) => (
        <MenuItem
          key={filter.name}
          text={filter.label}
          selected={filter === now}
          onClick={() => onChoose(filter)}
        />
      ))}
    </Menu>
  );
  return (
    <MenuPopover content={menu} placement="bottom-end">
      <Button
        variant="minimal"
        size="small"
        endIcon={<CaretDown />}
        text={now.label}
        aria-label={t('Searched in {{nowLabel}}', { nowLabel: now.label })}
      />
    </MenuPopover>
  );
}

interface Props {
  filters: readonly SearchFilter[];
  values: Filters;
  onChange: (change: UrlChange, options?: { replace?: boolean }) => void;
}

/** One box for all that a list searches: the text decides which parameter it goes to. */
export function SearchBox({ filters, values, onChange }: Props) {
  const set = filters.find(({ name }) => values.one(name));
  const urlText = (set && values.one(set.name)) ?? '';
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
    const target = targetOf(filters, debouncedText);
    if (target && (target.sought !== urlText || target.filter !== set))
      onChange(changeTo(filters, target), { replace: true });
  }, [debouncedText, text, urlText, set, filters, onChange]);
  const list = useId();
  const suggest = filters.find((filter) => filter.suggest)?.suggest;
  const label = labelOfSearch(filters);
  const chooses = filters.length > 1 && set !== undefined;
  return (
    <>
      <InputGroup
        className={filters.length > 1 ? 'kit-search kit-search-wide' : 'kit-search'}
        type="search"
        leftIcon={<Search />}
        placeholder={label}
        aria-label={label}
        maxLength={Math.max(...filters.map(({ maxLength }) => maxLength ?? MAX_LENGTH))}
        value={text}
        onChange={(event) => {
          typing.current = true;
          setText(event.target.value);
        }}
        {...(chooses
          ? {
              rightElement: (
                <TargetMenu
                  filters={filters}
                  now={set}
                  onChoose={(filter) =>
                    onChange(changeTo(filters, { filter, sought: urlText }), { replace: true })
                  }
                />
              ),
            }
          : {})}
        {...(suggest ? { list, autoComplete: 'off' } : {})}
      />
      {suggest && <Suggestions id={list} text={debouncedText} suggest={suggest} />}
    </>
  );
}

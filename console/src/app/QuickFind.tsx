import { Overlay2 } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { setDark } from '../ui/theme.ts';
import { useDark } from '../ui/useDark.ts';
import { type Entry, entryGroups, searchedText } from './quickFindEntries.ts';
import { optionId, QuickFindList } from './QuickFindList.tsx';
import { useSession } from './session.tsx';
import { takeBufferedKeys } from './bufferedKeys.ts';
import { useFoundRecords } from './useFoundRecords.ts';
import './quickFind.css';
import { t } from '../ui/text.ts';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The active line: the one that was gone to, as long as it is there, else the first. */
function useActive(entries: readonly Entry[]) {
  const [key, setKey] = useState<string>();
  const index = Math.max(
    0,
    entries.findIndex((entry) => entry.key === key),
  );
  const step = (by: number) => setKey(entries[(index + by + entries.length) % entries.length]?.key);
  return { active: entries[index], setKey, step };
}

function useFound(typed: string) {
  const { can, viewer } = useSession();
  const records = useFoundRecords(searchedText(typed), viewer.id);
  const { hits } = records;
  const { roleId } = viewer;
  const groups = useMemo(
    () => entryGroups(typed, hits, { can, roleId }),
    [typed, hits, can, roleId],
  );
  return {
    ...records,
    groups,
    entries: useMemo(() => groups.flatMap((group) => group.entries), [groups]),
  };
}

/** Closes and gives the focus back to what had it; a page that is gone to has its own. */
function useFocusReturn(onClose: () => void) {
  const [before] = useState(() => document.activeElement);
  return () => {
    onClose();
    // waits until the overlay has gone, which keeps the focus within itself
    setTimeout(() => before instanceof HTMLElement && before.focus());
  };
}

const stateText = (typed: string, searching: boolean, failed: boolean, count: number): string => {
  if (failed) return t('The search did not answer. Type on to try again.');
  if (searching) return typed ? t('Searching…') : '';
  return count ? t('{{count}} found', { count }) : t('Nothing is found. Fewer letters find more.');
};

/** Ctrl+K: any record by number, name, phone or GST number, a page or an action; Enter opens it. */
export function QuickFind({ onClose, onSignOut }: { onClose: () => void; onSignOut: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const { groups, entries, searching, failed } = useFound(typed);
  const { active, setKey, step } = useActive(entries);
  // Enter before the answer: what comes first in it is opened, unless something else is typed meanwhile
  const [waitsFor, setWaitsFor] = useState<{ typed: string; newTab: boolean } | null>(null);
  const list = useRef<HTMLDivElement>(null);

  // focuses the input over an open drawer too, whose own focus the overlay would take first
  const onOpening = (overlay: HTMLElement) => {
    overlay.querySelector('input')?.focus();
    const { text, isEnded } = takeBufferedKeys();
    const before = text.slice(0, LIMITS.keyword);
    setTyped(before);
    if (isEnded) setWaitsFor({ typed: before, newTab: false });
  };
  useEffect(() => () => void takeBufferedKeys(), []);

  const close = useFocusReturn(onClose);
  const dark = useDark();
  const choose = ({ path, act }: Entry, newTab = false) => {
    if (path === undefined) {
      close();
      if (act === 'SIGN_OUT') onSignOut();
      else setDark(!dark);
      return;
    }
    (newTab ? close : onClose)();
    if (newTab) window.open(path, '_blank', 'noopener');
    else void navigate(path);
  };
  const waited = waitsFor && !searching && waitsFor.typed === typed ? waitsFor : null;
  const chosen = useRef(choose);
  useEffect(() => {
    chosen.current = choose;
  });
  useEffect(() => {
    if (waited && active) chosen.current(active, waited.newTab);
  }, [waited, active]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  // an act waits until Enter is let go: a dialog that opens before would take that as its own answer
  const pressed = useRef<Entry>(null);
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' || !pressed.current) return;
    choose(pressed.current);
    pressed.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by) step(by);
    else if (event.key === 'Enter') {
      const newTab = event.ctrlKey || event.metaKey;
      if (active?.act) pressed.current = active;
      else if (active) choose(active, newTab);
      else if (searching) setWaitsFor({ typed, newTab });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Overlay2
      isOpen
      onClose={close}
      className="find-overlay"
      backdropClassName="find-scrim"
      autoFocus={false}
      onOpening={onOpening}
    >
      <div className="find" role="dialog" aria-modal aria-label={t('Search')} ref={list}>
        <div className="find-field">
          <Search />
          <input
            role="combobox"
            aria-label={t('Search or go to')}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(listId, active)}
            autoComplete="off"
            spellCheck={false}
            maxLength={LIMITS.keyword}
            placeholder={t('Number, name, phone, GST no. or page')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setKey(undefined);
            }}
            onKeyDown={onKeyDown}
            onKeyUp={onKeyUp}
          />
        </div>
        <QuickFindList
          id={listId}
          groups={groups}
          activeKey={active?.key}
          onActive={setKey}
          onChoose={(entry) => choose(entry)}
        />
        <div className="find-foot">
          <span role="status">{stateText(typed, searching, failed, entries.length)}</span>
          <span className="hide-on-phone">
            {t('↑ ↓ to choose · Enter opens · Ctrl Enter in a new tab')}
          </span>
        </div>
      </div>
    </Overlay2>
  );
}

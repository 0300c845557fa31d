import type { GridApi } from 'ag-grid-community';
import { type RefObject, useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** True when no control has the focus. */
const isPage = (target: EventTarget | null) =>
  target === document.body || (target instanceof HTMLElement && target.tagName === 'MAIN');

function focusFirstRow(api: GridApi) {
  const column = api.getAllDisplayedColumns().at(0);
  if (column && api.getDisplayedRowCount() > 0) api.setFocusedCell(0, column);
}

/**
 * `/` focuses the search, the arrow down from it (or without focus) the rows; the grid does the
 * rest.
 */
export function useListKeys(box: RefObject<HTMLElement | null>, api: GridApi | null): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('.bp6-overlay-open .bp6-drawer, .bp6-dialog')
      )
        return;
      const search = box.current?.querySelector<HTMLInputElement>(
        '.kit-filters input[type=search], .kit-filters input',
      );
      if (event.key === '/' && !isTyping(event.target) && search) {
        event.preventDefault();
        search.focus();
      } else if (
        event.key === 'ArrowDown' &&
        api &&
        (isPage(event.target) || event.target === search)
      ) {
        event.preventDefault();
        focusFirstRow(api);
      } else if (event.key === 'Escape' && event.target === search) search?.blur();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [box, api]);
}

/** Keys typed between asking for the search and its field having the focus. */
export interface BufferedKeys {
  text: string;
  /** Enter ended it. */
  isEnded: boolean;
}

/** Milliseconds; a search that did not come by then takes no more keys from the page. */
const LIMIT_MS = 5000;
const NOTHING: BufferedKeys = { text: '', isEnded: false };

let end: (() => BufferedKeys) | undefined;

function note(typed: BufferedKeys, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter') typed.isEnded = true;
  else if (event.key === 'Backspace') typed.text = typed.text.slice(0, -1);
  else if (event.key.length === 1 && !typed.isEnded) typed.text += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps what is typed from now on for `takeBufferedKeys`. */
export function bufferKeys(): void {
  end?.();
  const typed = { ...NOTHING };
  const onKeyDown = (event: KeyboardEvent) => note(typed, event);
  const timer = setTimeout(() => end?.(), LIMIT_MS);
  document.addEventListener('keydown', onKeyDown, true);
  end = () => {
    document.removeEventListener('keydown', onKeyDown, true);
    clearTimeout(timer);
    end = undefined;
    return typed;
  };
}

/** Ends the keeping; nothing where nothing was typed. */
export const takeBufferedKeys = (): BufferedKeys => end?.() ?? NOTHING;

import { Search } from '@blueprintjs/icons';
import './quickFindField.css';

const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl ';

/** Looks like the field that it opens. */
export function QuickFindButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className="find-open"
      aria-label={`Search or go to, ${MOD}K`}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Search />
      <span>Search or go to…</span>
      <kbd>{MOD}K</kbd>
    </button>
  );
}

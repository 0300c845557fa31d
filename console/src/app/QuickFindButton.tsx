import { Search } from '@blueprintjs/icons';
import './quickFindField.css';
import { t } from '../ui/text.ts';

const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl ';

/** Looks like the field that it opens. */
export function QuickFindButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className="find-open"
      aria-label={t('Search or go to, {{mod}}K', { mod: MOD })}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Search />
      <span>{t('Search or go to…')}</span>
      <kbd>{MOD}K</kbd>
    </button>
  );
}

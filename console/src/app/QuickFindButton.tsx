import { Button } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';

const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl+';

export function QuickFindButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="minimal"
      icon={<Search />}
      aria-label={`Go to a page, ${MOD}K`}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <kbd className="hide-on-phone">{MOD}K</kbd>
    </Button>
  );
}

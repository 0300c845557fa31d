import { applyLanguage } from './ui/text.ts';

// Without the catalogue the console is English rather than an empty page.
void applyLanguage()
  .catch(() => undefined)
  .then(() => import('./application.tsx'));

import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';

const TokenRolesPanel = lazyScreen(() =>
  import('./TokenRolesPanel.tsx').then((part) => part.TokenRolesPanel),
);

export const apiTokensPanels: FeaturePanels = {
  panels: [{ to: 'SETTINGS_ROLES', order: 20, renderContent: () => <TokenRolesPanel /> }],
};

import type { FeaturePanels } from '../app/feature.ts';
import { lazyScreen } from '../app/lazyScreen.ts';

const RoleTemplatesPanel = lazyScreen(() =>
  import('./RoleTemplatesPanel.tsx').then((part) => part.RoleTemplatesPanel),
);

export const usersPanels: FeaturePanels = {
  panels: [
    {
      to: 'SETTINGS_ROLES',
      order: 10,
      gate: (can) => can('ADMIN_USER', 'APPROVE'),
      renderContent: () => <RoleTemplatesPanel />,
    },
  ],
};

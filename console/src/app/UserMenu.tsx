import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import {
  Application,
  Envelope,
  Flash,
  Key,
  LogOut,
  Menu as Rows,
  Moon,
  People,
  Th,
  Translate,
  User,
} from '@blueprintjs/icons';
import { hasOwnHome } from '@munim/schema/home/homeLists.ts';
import { useNavigate } from 'react-router-dom';
import { chooseSetting } from '../ui/mySettings.ts';
import { useSetting } from '../ui/useSetting.ts';
import { showNotice } from '../ui/overlay/notices.tsx';
import { askBeforeReload } from '../ui/form/unsaved.ts';
import { setDensity, useDensity } from '../ui/grid/density.ts';
import { MenuPopover } from '../ui/overlay/MenuPopover.tsx';
import { setDark } from '../ui/theme.ts';
import { useDark } from '../ui/useDark.ts';
import { isGateOpen } from './gates.ts';
import { changeLanguage } from './keepSettings.ts';
import { screenAt } from './screens.ts';
import { useSession } from './session.tsx';
import { chosenLanguage, t } from '../ui/text.ts';

/** Each language is named in itself: a user who cannot read the other finds it. */
function LanguageItem() {
  const other = chosenLanguage() === 'hi' ? 'en' : 'hi';
  return (
    <MenuItem
      icon={<Translate />}
      text={<span lang={other}>{{ en: 'English', hi: 'हिन्दी' }[other]}</span>}
      onClick={() => askBeforeReload(() => void changeLanguage(other))}
    />
  );
}

/** A mail on working days of what Home says waits; for users who have such a Home. */
function DailyMailItem() {
  const { can, viewer } = useSession();
  const isOn = useSetting('dailyMail') === 'on';
  if (!hasOwnHome(viewer.roleId, can)) return null;
  const change = () => {
    chooseSetting('dailyMail', isOn ? null : 'on');
    void showNotice({
      text: isOn
        ? t('No more daily mail.')
        : t('On working days, at about 9:00, a mail tells you what waits for you.'),
      intent: 'success',
    });
  };
  return (
    <MenuItem
      icon={<Envelope />}
      text={isOn ? t('End the daily mail') : t('Daily mail of what waits')}
      onClick={change}
    />
  );
}

function UserMenuList({ onSignOut }: { onSignOut: () => void }) {
  const { can, viewer } = useSession();
  const navigate = useNavigate();
  const dark = useDark();
  const compact = useDensity() === 'compact';
  const mayAdmins = isGateOpen(screenAt('/admins').gate, { can, roleId: viewer.roleId });
  return (
    <Menu>
      <MenuDivider title={viewer.email} />
      {mayAdmins && (
        <MenuItem
          icon={<People />}
          text={t('Admin users')}
          onClick={() => void navigate('/admins')}
        />
      )}
      <MenuItem
        icon={dark ? <Flash /> : <Moon />}
        text={dark ? t('Light mode') : t('Dark mode')}
        onClick={() => setDark(!dark)}
      />
      <LanguageItem />
      <DailyMailItem />
      <MenuItem
        icon={<Rows />}
        text={compact ? t('Comfortable rows') : t('Compact rows')}
        onClick={() => setDensity(compact ? 'comfortable' : 'compact')}
      />
      <MenuItem
        icon={<Key />}
        text={t('API tokens')}
        onClick={() => void navigate('/settings/api')}
      />
      <MenuItem
        icon={<Th />}
        text={t('Saved queries')}
        onClick={() => void navigate('/settings/queries')}
      />
      <MenuItem
        icon={<Application />}
        text={t('API explorer')}
        href="/explorer"
        target="_blank"
        rel="noreferrer"
      />
      <MenuDivider />
      <MenuItem icon={<LogOut />} text={t('Logout')} onClick={onSignOut} />
    </Menu>
  );
}

export function UserMenu({ onSignOut }: { onSignOut: () => void }) {
  const { viewer } = useSession();
  const name = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ');
  return (
    <MenuPopover content={<UserMenuList onSignOut={onSignOut} />} placement="bottom-end">
      <Button
        variant="minimal"
        icon={<User />}
        aria-label={t('User menu: {{name}}', { name })}
        className="frame-user"
        ellipsizeText
      >
        <span className="hide-on-phone">{name}</span>
      </Button>
    </MenuPopover>
  );
}

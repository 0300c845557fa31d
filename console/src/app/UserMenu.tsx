import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Application, LogOut, Menu as Rows, Moon, People, Flash, User } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { setDensity, useDensity } from '../ui/grid/density.ts';
import { setDark, useDark } from '../ui/theme.ts';
import { isGateOpen } from './gates.ts';
import { screenAt } from './screens.ts';
import { useSession } from './session.tsx';

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
        <MenuItem icon={<People />} text="Admin users" onClick={() => void navigate('/admins')} />
      )}
      <MenuItem
        icon={dark ? <Flash /> : <Moon />}
        text={dark ? 'Light mode' : 'Dark mode'}
        onClick={() => setDark(!dark)}
      />
      <MenuItem
        icon={<Rows />}
        text={compact ? 'Comfortable rows' : 'Compact rows'}
        onClick={() => setDensity(compact ? 'comfortable' : 'compact')}
      />
      <MenuItem
        icon={<Application />}
        text="API explorer"
        href="/explorer"
        target="_blank"
        rel="noreferrer"
      />
      <MenuDivider />
      <MenuItem icon={<LogOut />} text="Logout" onClick={onSignOut} />
    </Menu>
  );
}

export function UserMenu({ onSignOut }: { onSignOut: () => void }) {
  const { viewer } = useSession();
  const name = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ');
  return (
    <PopoverNext content={<UserMenuList onSignOut={onSignOut} />} placement="bottom-end">
      <Button
        variant="minimal"
        icon={<User />}
        aria-label={`User menu: ${name}`}
        className="frame-user"
        ellipsizeText
      >
        <span className="hide-on-phone">{name}</span>
      </Button>
    </PopoverNext>
  );
}

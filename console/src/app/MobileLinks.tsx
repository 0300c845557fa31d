import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { MenuPopover } from '../ui/overlay/MenuPopover.tsx';
import { type MenuItem as Item, mobileLinksFor } from './menu.ts';
import { useSession } from './session.tsx';
import { t } from '../ui/text.ts';

function LinkItem({ item }: { item: Item }) {
  const go = useLinkClickHandler(item.path);
  return <MenuItem href={useHref(item.path)} text={item.label} onClick={go} />;
}

/** The top bar's menu at 780 px and below. */
export function MobileLinks() {
  const { can, viewer } = useSession();
  const links = mobileLinksFor({ can, roleId: viewer.roleId });
  if (!links.length) return null;
  const menu = (
    <Menu>
      {links.map((item) => (
        <LinkItem key={item.path} item={item} />
      ))}
    </Menu>
  );
  return (
    <MenuPopover content={menu} placement="bottom-end">
      <Button variant="minimal" icon={<More />} aria-label={t('Links')} />
    </MenuPopover>
  );
}

import { Button, Tag } from '@blueprintjs/core';
import { useSession } from './session.tsx';
import { t } from '../ui/text.ts';

/** Says that the page is what another person sees, and ends it. */
export function ViewTag() {
  const { viewer, signOut } = useSession();
  if (viewer.viewedBy === null) return null;
  const name = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ');
  const stop = () => void signOut().then(() => window.close());
  return (
    <>
      <Tag
        intent="danger"
        className="hide-on-phone"
        title={t('What this person sees. Nothing can be changed.')}
      >
        {t('Viewing as {{name}}, read only', { name })}
      </Tag>
      <Button size="small" intent="danger" text={t('Stop viewing')} onClick={stop} />
    </>
  );
}

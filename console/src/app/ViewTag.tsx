import { Button, Tag } from '@blueprintjs/core';
import { useSession } from './session.tsx';

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
        title="What this person sees. Nothing can be changed."
      >
        Viewing as {name}, read only
      </Tag>
      <Button size="small" intent="danger" text="Stop viewing" onClick={stop} />
    </>
  );
}

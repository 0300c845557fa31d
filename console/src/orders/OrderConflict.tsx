import { Button, Callout } from '@blueprintjs/core';

/** After a conflict the input is kept. */
export const OrderConflict = ({ onReload }: { onReload: () => Promise<unknown> }) => (
  <Callout
    className="kit-callout"
    intent="warning"
    title="Someone else changed this order"
    role="alert"
  >
    <p>What you typed is kept. Load their version to see yours on top of it, then save again.</p>
    <Button size="small" text="Reload" onClick={() => void onReload()} />
  </Callout>
);

import { Button, MenuItem } from '@blueprintjs/core';
import { ruleText } from '../text.ts';

interface Props {
  text: string;
  reason: string | null | undefined;
}

/**
 * Reason in words below its button: a tooltip is not shown on a touch screen, nor is a disabled
 * button reached by Tab.
 */
const RefusalNote = ({ text, reason }: Props) =>
  reason ? (
    <p className="kit-refusal" role="note">
      {text}: {ruleText(reason)}
    </p>
  ) : null;

/** An action of the record that cannot be done now, with the reason; nothing without one. */
export const RefusedButton = ({ text, reason }: Props) =>
  reason ? (
    <>
      <Button disabled text={text} title={ruleText(reason)} />
      <RefusalNote text={text} reason={reason} />
    </>
  ) : null;

/** The same in a row's menu. */
export const RefusedMenuItem = ({ text, reason }: Props) =>
  reason ? (
    <MenuItem
      disabled
      multiline
      text={
        <>
          {text}
          <span className="kit-refusal-in-menu">{ruleText(reason)}</span>
        </>
      }
    />
  ) : null;

import { Callout, type CalloutProps } from '@blueprintjs/core';

/** A coloured box with something to know. Its title is no heading: the library's h5 would stand under an h1 or h2. */
export const Notice = ({ title, children, ...props }: CalloutProps) => (
  <Callout {...props}>
    {title && <p className="kit-notice-title">{title}</p>}
    {children}
  </Callout>
);

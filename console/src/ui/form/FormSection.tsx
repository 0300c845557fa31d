import type { ReactNode } from 'react';

/** A part of a long form with its title; the feature's class lays out its fields. */
export const FormSection = ({
  title,
  className,
  children,
}: {
  title: string;
  className: string;
  children: ReactNode;
}) => (
  <fieldset className="kit-section">
    <legend>{title}</legend>
    <div className={className}>{children}</div>
  </fieldset>
);

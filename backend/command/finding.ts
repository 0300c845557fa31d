/** One thing that was looked at; a fault stops work, a warning does not. */
export interface Finding {
  subject: string;
  state: 'ok' | 'warning' | 'fault';
  /** Text of the finding, and for a fault or warning what to do, in one line. */
  text: string;
}

const inState =
  (state: Finding['state']) =>
  (subject: string, text: string): Finding => ({
    subject,
    state,
    text,
  });
export const ok = inState('ok');
export const warning = inState('warning');
export const fault = inState('fault');

export type Env = Readonly<Record<string, string | undefined>>;
/** The words of an error for a person. */
export type Explain = (error: unknown) => string;

import { stateName } from '@munim/schema/shared/states.ts';

interface Place {
  state_code: string | null;
  within_state: boolean;
}

/** Lines with what they were taxed for, for the log: the state, or only the heads where the state stays. */
export function taxChanges(lines: readonly { line: number; from: Place; to: Place }[]) {
  const name = (code: string | null) => (code === null ? null : stateName(code));
  const heads = ({ within_state }: Place) => (within_state ? 'CGST + SGST' : 'IGST');
  return Object.fromEntries(
    lines.map(({ line, from, to }): [string, { from: unknown; to: unknown }] =>
      from.state_code === to.state_code
        ? [`line ${line} taxes`, { from: heads(from), to: heads(to) }]
        : [`line ${line} state`, { from: name(from.state_code), to: name(to.state_code) }],
    ),
  );
}

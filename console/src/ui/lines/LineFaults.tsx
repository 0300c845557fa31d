import { Button } from '@blueprintjs/core';
import type { LineFault } from './lineGridProblems.ts';
import { t } from '../text.ts';

/** More would push the buttons of the form out of sight. */
const SHOWN = 5;

interface Props {
  faults: readonly LineFault[];
  onGo: (fault: LineFault) => void;
}

/** Faults in the lines, but for the cell that has the focus; a press leads to the cell. */
export function LineFaults({ faults, onGo }: Props) {
  if (faults.length === 0) return null;
  const more = faults.length - SHOWN;
  return (
    <ul className="line-faults" aria-label={t('What is wrong')}>
      {faults.slice(0, SHOWN).map((fault) => (
        <li key={`${fault.row} ${fault.columnId}`}>
          <Button
            variant="minimal"
            size="small"
            intent="danger"
            text={fault.text}
            onClick={() => onGo(fault)}
          />
        </li>
      ))}
      {more > 0 && <li className="kit-muted">{t('and {{more}} more', { more })}</li>}
    </ul>
  );
}

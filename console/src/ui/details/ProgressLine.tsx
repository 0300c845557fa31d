import { useSearchParams } from 'react-router-dom';
import type { Ring } from '../format/labels.ts';
import { StatusRing } from '../format/StatusTag.tsx';
import { t } from '../text.ts';

export interface Step {
  label: string;
  ring: Ring;
  /** Tab of the page with what the step consists of. */
  tab?: string | undefined;
}

const WORDS: Record<Ring, string> = {
  empty: t('not yet'),
  draft: t('draft'),
  quarter: t('partly'),
  half: t('partly'),
  threeQuarters: t('mostly'),
  full: t('done'),
  crossed: t('ended'),
};

/** Ring of a part of a whole; never full before all is done, never empty once something is. */
export function ringOfPart(part: number, whole: number): Ring {
  if (part <= 0 || whole <= 0) return 'empty';
  if (part >= whole) return 'full';
  const share = part / whole;
  return share < 0.375 ? 'quarter' : share < 0.625 ? 'half' : 'threeQuarters';
}

/** Progress of a record from its first step to its last; a step leads to its tab. */
export function ProgressLine({ steps }: { steps: readonly Step[] }) {
  const [, setParams] = useSearchParams();
  return (
    <ol className="record-steps" aria-label={t('Progress')}>
      {steps.map(({ label, ring, tab }) => {
        const content = (
          <>
            <StatusRing ring={ring} />
            {label}
            <span className="record-word">: {WORDS[ring]}</span>
          </>
        );
        return (
          <li key={label} className={`record-step record-step-${ring}`}>
            {tab ? (
              <button type="button" onClick={() => setParams({ tab })} title={WORDS[ring]}>
                {content}
              </button>
            ) : (
              <span title={WORDS[ring]}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

import { t } from '../text.ts';

/** Next step of a record, and who takes it; nothing for one that is finished. */
export const NextStep = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <p className="kit-muted" role="note" aria-label={t('Next step')}>
      {text}
    </p>
  );

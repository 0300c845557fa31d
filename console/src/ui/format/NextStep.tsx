import { t } from '../text.ts';

/** What a record waits for, and who does it; nothing for one that is finished. */
export const NextStep = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <p className="kit-muted" role="note" aria-label={t('Next step')}>
      {text}
    </p>
  );

import { useSession, viewerItem } from '../app/session.tsx';
import { type DayRange, momentText } from '../ui/format/dates.ts';
import { t } from '../ui/text.ts';
import { usePrinting } from '../ui/usePrinting.ts';

/** Head of a printed report, on paper only: company, days and time of the print. */
export function PrintedHead({ range: { from, to } }: { range: DayRange }) {
  const { viewer } = useSession();
  const printedAt = usePrinting();
  if (printedAt === null) return null;
  const printed = t('printed {{moment}} by {{name}}', {
    moment: momentText(printedAt),
    name: viewerItem(viewer).label,
  });
  const days = t('{{from}} to {{to}}', { from, to });
  return <p>{[viewer.companyName, days, printed].filter(Boolean).join(' · ')}</p>;
}

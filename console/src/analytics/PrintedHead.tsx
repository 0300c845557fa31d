import { useSession, viewerItem } from '../app/session.tsx';
import { type DayRange, momentText } from '../ui/format/dates.ts';
import { usePrinting } from '../ui/usePrinting.ts';

/** On paper only: whose figures these are, of which days, and when they were printed. */
export function PrintedHead({ range: { from, to } }: { range: DayRange }) {
  const { viewer } = useSession();
  const printedAt = usePrinting();
  if (printedAt === null) return null;
  const printed = `printed ${momentText(printedAt)} by ${viewerItem(viewer).label}`;
  return <p>{[viewer.companyName, `${from} to ${to}`, printed].filter(Boolean).join(' · ')}</p>;
}

import type { PortalFileFieldsFragment } from '../../generated/documents.ts';
import './invoices.css';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

const valueText = ({ field, value }: PortalFileFieldsFragment['problems'][number]): string =>
  value === null ? t('{{field}}, empty', { field }) : `${field}: ${value}`;

/** All that a portal would refuse of a file: what is wrong, in which field, and what to do. */
export function PortalFaults({ problems }: { problems: PortalFileFieldsFragment['problems'] }) {
  if (!problems.length) return null;
  return (
    <Notice
      intent="warning"
      title={
        problems.length === 1
          ? t('No file: the portal would refuse it for one field')
          : t('No file: the portal would refuse it for {{problems}} fields', {
              problems: problems.length,
            })
      }
      role="alert"
    >
      <ul className="invoice-problems">
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.message}`}>
            <strong>{problem.message}</strong>
            <code>{valueText(problem)}</code>
            <span>{problem.remedy}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

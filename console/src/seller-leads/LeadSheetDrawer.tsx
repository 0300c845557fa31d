import type { SheetOutcomeFragment } from '../../generated/documents.ts';
import { useOnboardLeadsMutation } from '../../generated/hooks.ts';
import { SheetPanel } from '../sheets/SheetPanel.tsx';
import type { ExportTable } from '../ui/export/exportTable.ts';
import { formatCount } from '../ui/format/rupees.ts';
import { SideDrawer } from '../ui/overlay/SideDrawer.tsx';
import { t } from '../ui/text.ts';

const NOTICES = { done: t('Sheet Upload successful.'), failed: t('Sheet Upload Failed.') };

const EXAMPLE = {
  seller_name: 'Sri Lakshmi Steels',
  mobile_1: '9876543210',
  lead_category: t('Cookware'),
  email_id_1: 'sales@lakshmi.example',
  contact_name: 'Lakshmi Iyer',
  gstin: '',
  city: 'Mysuru',
  state: 'Karnataka',
  pin_code: '570001',
  product_id: '',
  lead_owner: '',
  zone: 'SOUTH',
  source_person: '',
};
const TEMPLATE: ExportTable = {
  title: 'leads-sheet',
  columns: Object.keys(EXAMPLE).map((head) => ({ head, kind: 'text' })),
  rows: [Object.values(EXAMPLE)],
};

const doneText = ({ records }: SheetOutcomeFragment) =>
  records === 1
    ? t('1 lead was made.')
    : t('{{records}} leads were made.', { records: formatCount(records) });

interface Props {
  onClose: () => void;
  /** Called after leads changed. */
  onApplied?: () => void;
}

/** Leads by sheet: as many as a fair or a directory brings home. */
export function LeadSheetDrawer({ onClose, onApplied }: Props) {
  const [onboard] = useOnboardLeadsMutation({ fetchPolicy: 'no-cache' });
  return (
    <SideDrawer title={t('Upload leads sheet')} width={620} onClose={onClose}>
      <div className="kit-drawer-body">
        <p className="kit-muted">
          {t(
            'seller_name, mobile_1 and lead_category are needed in every row. A lead with the same phone number is used as it is; a product_id ties it to that product. Either all rows are applied or none.',
          )}
        </p>
        <SheetPanel
          send={async (sheet, dryRun, context) =>
            (await onboard({ variables: { sheet, dryRun }, context })).data?.onboardLeads
          }
          texts={NOTICES}
          record={t('Lead no.')}
          template={TEMPLATE}
          doneText={doneText}
          {...(onApplied ? { onApplied } : {})}
        />
      </div>
    </SideDrawer>
  );
}

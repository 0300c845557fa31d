import type { CompanyFieldsFragment } from '../../generated/documents.ts';
import { useCompanyQuery } from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { useSession } from '../app/session.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { CompanyTab } from './CompanyTab.tsx';
import { DocumentsTab } from './DocumentsTab.tsx';
import { MailsTab } from './MailsTab.tsx';
import { MarginsTab } from './MarginsTab.tsx';
import { NumberingTab } from './NumberingTab.tsx';
import { RegistrationsTab } from './RegistrationsTab.tsx';
import { RolesTab } from './RolesTab.tsx';
import './company.css';
import { t } from '../ui/text.ts';

export interface TabProps {
  company: CompanyFieldsFragment;
  mayChange: boolean;
}

/** Settings of the company; what is changed is in force at once, for what is made from now on. */
export function SettingsScreen() {
  const { can } = useSession();
  const result = useCompanyQuery({ fetchPolicy: 'cache-and-network' });
  const mayChange = can('COMPANY', 'UPDATE');
  return (
    <div className="kit-page settings-page">
      <RecordHead title={t('Settings')} />
      <QueryContent result={result} failedText={t('Error retrieving the settings')}>
        {({ company }) => {
          const props = { company, mayChange };
          return (
            <RecordTabs
              label={t('Settings')}
              tabs={[
                { id: 'company', title: t('Company'), panel: <CompanyTab {...props} /> },
                {
                  id: 'registrations',
                  title: t('GST registrations'),
                  panel: <RegistrationsTab {...props} />,
                },
                { id: 'numbering', title: t('Numbering'), panel: <NumberingTab {...props} /> },
                { id: 'documents', title: t('Documents'), panel: <DocumentsTab {...props} /> },
                { id: 'margins', title: t('Margins'), panel: <MarginsTab {...props} /> },
                { id: 'mails', title: t('Mails'), panel: <MailsTab {...props} /> },
                { id: 'roles', title: t('Roles'), panel: <RolesTab {...props} /> },
              ]}
            />
          );
        }}
      </QueryContent>
    </div>
  );
}

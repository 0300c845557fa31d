import { Button, HTMLTable, Tag } from '@blueprintjs/core';
import type { MailKind } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import { MAIL_LABEL } from './company.labels.ts';
import { MailDrawer } from './MailDrawer.tsx';
import type { TabProps } from './SettingsScreen.tsx';
import { t } from '../ui/text.ts';

/** Texts of the mails that Munim sends. */
export function MailsTab({ company, mayChange }: TabProps) {
  const [opened, setOpened] = useState<MailKind | null>(null);
  const template = company.mailTemplates.find(({ kind }) => kind === opened);
  return (
    <section className="settings-section" aria-label={t('Mails')}>
      <div className="settings-table">
        <HTMLTable compact aria-label={t('Mails')}>
          <thead>
            <tr>
              <th scope="col">{t('Mail')}</th>
              <th scope="col">{t('Subject')}</th>
              <th scope="col">{t('Text')}</th>
              {mayChange && <th scope="col">{t('Actions')}</th>}
            </tr>
          </thead>
          <tbody>
            {company.mailTemplates.map(({ kind, subject, isOwn }) => (
              <tr key={kind}>
                <td>{MAIL_LABEL[kind]}</td>
                <td>{subject}</td>
                <td>
                  {isOwn ? (
                    <Tag minimal intent="primary">
                      {t('Changed')}
                    </Tag>
                  ) : (
                    t('As shipped')
                  )}
                </td>
                {mayChange && (
                  <td className="settings-actions">
                    <Button
                      size="small"
                      text={t('Change')}
                      aria-label={t('Change mail: {{kind}}', { kind: MAIL_LABEL[kind] })}
                      onClick={() => setOpened(kind)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </div>
      {template && (
        <MailDrawer
          key={template.kind}
          template={template}
          company={company}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

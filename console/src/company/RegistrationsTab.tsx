import { Button, HTMLTable } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { useState } from 'react';
import {
  useEndGstRegistrationMutation,
  useMakeGstRegistrationDefaultMutation,
  useRemoveGstRegistrationMutation,
} from '../../generated/hooks.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { SETTINGS_SAVED } from './company.labels.ts';
import { type Registration, RegistrationDrawer } from './RegistrationDrawer.tsx';
import type { TabProps } from './SettingsScreen.tsx';
import { t } from '../ui/text.ts';

type Action = 'default' | 'end' | 'remove';

const ACTIONS: Record<Action, { text: string; title: string; effect: (gstin: string) => string }> =
  {
    default: {
      text: t('Make default'),
      title: t('Make default registration'),
      effect: (gstin) =>
        t('Documents have the number and state of {{gstin}} from now on. Make it the default?', {
          gstin,
        }),
    },
    end: {
      text: t('End'),
      title: t('End GST registration'),
      effect: (gstin) => t('No document is made with {{gstin}} any more. End it?', { gstin }),
    },
    remove: {
      text: t('Remove'),
      title: t('Remove GST registration'),
      effect: (gstin) => t('No document has {{gstin}}. Remove it?', { gstin }),
    },
  };

/** Actions on a registration that is not the default. */
function actionsOf({ isDefault, endedOn, hasDocuments }: Registration): Action[] {
  if (isDefault) return [];
  if (endedOn) return hasDocuments ? [] : ['remove'];
  return ['default', hasDocuments ? 'end' : 'remove'];
}

interface ActionProps {
  action: Action;
  registration: Registration;
  version: number;
  onClose: () => void;
}

function ActionDialog({ action, registration, version, onClose }: ActionProps) {
  const [makeDefault] = useMakeGstRegistrationDefaultMutation();
  const [end] = useEndGstRegistrationMutation();
  const [remove] = useRemoveGstRegistrationMutation();
  const variables = { input: { id: registration.id, version } };
  const run = {
    default: () => makeDefault({ variables }),
    end: () => end({ variables }),
    remove: () => remove({ variables }),
  }[action];
  const { title, effect } = ACTIONS[action];
  return (
    <ConfirmDialog
      title={title}
      text={effect(registration.gstin)}
      onConfirm={async () => (await withNotice<unknown>(run, SETTINGS_SAVED)) !== undefined}
      onClose={onClose}
    />
  );
}

const stateOf = ({ isDefault, endedOn }: Registration) =>
  isDefault ? t('Default') : endedOn ? t('Ended {{endedOn}}', { endedOn }) : t('In use');

/** GST registrations by state. */
export function RegistrationsTab({ company, mayChange }: TabProps) {
  const [opened, setOpened] = useState<Registration | 'new' | null>(null);
  const [asked, setAsked] = useState<{ action: Action; registration: Registration } | null>(null);
  return (
    <section className="settings-section" aria-label={t('GST registrations')}>
      <div className="settings-table">
        <HTMLTable compact aria-label={t('GST registrations')}>
          <thead>
            <tr>
              <th scope="col">{t('GST number')}</th>
              <th scope="col">{t('State')}</th>
              <th scope="col">{t('Place')}</th>
              <th scope="col">{t('Use')}</th>
              {mayChange && <th scope="col">{t('Actions')}</th>}
            </tr>
          </thead>
          <tbody>
            {company.registrations.map((registration) => (
              <tr key={registration.id}>
                <td className="kit-numeric">{registration.gstin}</td>
                <td>{registration.state}</td>
                <td>
                  {registration.address1}, {registration.city} {registration.postalCode}
                </td>
                <td>{stateOf(registration)}</td>
                {mayChange && (
                  <td className="settings-actions">
                    {!registration.endedOn && (
                      <Button
                        size="small"
                        text={t('Change')}
                        aria-label={t('Change {{gstin}}', { gstin: registration.gstin })}
                        onClick={() => setOpened(registration)}
                      />
                    )}
                    {actionsOf(registration).map((action) => (
                      <Button
                        key={action}
                        size="small"
                        text={ACTIONS[action].text}
                        aria-label={`${ACTIONS[action].text} ${registration.gstin}`}
                        onClick={() => setAsked({ action, registration })}
                      />
                    ))}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </div>
      {mayChange && (
        <Button icon={<Plus />} text={t('Add GST registration')} onClick={() => setOpened('new')} />
      )}
      {opened && (
        <RegistrationDrawer
          company={company}
          registration={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(null)}
        />
      )}
      {asked && (
        <ActionDialog {...asked} version={company.version} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

import { Card } from '@blueprintjs/core';
import type { TicketList as List } from '@munim/schema/generated/types.ts';
import { useTicketOptionsQuery } from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { TICKET_FORMS } from './support.labels.ts';
import { TicketForm } from './TicketForm.tsx';
import { TicketList } from './TicketList.tsx';
import './support.css';
import { t } from '../ui/text.ts';

const LISTS = Object.keys(TICKET_FORMS) as List[];

function FormCards({ list, onChoose }: { list: List | undefined; onChoose: (list: List) => void }) {
  return (
    <div className="support-cards" role="group" aria-label={t('Forms')}>
      {LISTS.map((one) => {
        const { title, text } = TICKET_FORMS[one];
        return (
          <button
            key={one}
            type="button"
            className="support-card"
            aria-pressed={one === list}
            onClick={() => onChoose(one)}
          >
            <strong>{title}</strong>
            <span className="kit-muted">{text}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Three cards, one form at a time, and the tickets raised by them. */
export function SupportScreen() {
  const [form] = useUrlParam('form');
  const [orderNumber] = useUrlParam('order');
  const change = useChangeUrl();
  const options = useTicketOptionsQuery();
  const list = LISTS.find((one) => one === form);
  return (
    <div className="kit-page support-page">
      <RecordHead title={t('Support Center')} />
      <FormCards list={list} onChoose={(one) => change({ form: one, order: null })} />
      {list && (
        <Card className="support-form-card">
          <QueryContent result={options}>
            {({ ticketOptions }) => (
              <TicketForm list={list} options={ticketOptions} orderNumber={orderNumber ?? ''} />
            )}
          </QueryContent>
        </Card>
      )}
      <h2>{t('Tickets')}</h2>
      <TicketList options={options.data?.ticketOptions} />
    </div>
  );
}

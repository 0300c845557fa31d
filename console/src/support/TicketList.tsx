import { skipToken } from '@apollo/client/react';
import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import type { ColDef } from 'ag-grid-community';
import type { TicketList as List, TicketStatus } from '@munim/schema/generated/types.ts';
import { seesAllTickets } from '@munim/schema/support/support.rules.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { TicketOptionsQuery, TicketRowFragment } from '../../generated/documents.ts';
import { useTicketsQuery } from '../../generated/hooks.ts';
import { orderPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { dateColumn, hideOnPhone, textColumn } from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { momentText } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import {
  plain,
  TICKET_CHANGES,
  TICKET_FORM_LABELS,
  TICKET_FORMS,
  TICKET_STATUS,
} from './support.labels.ts';
import { TicketFiles } from './TicketFiles.tsx';
import { useTicketStatus } from './ticketWrites.ts';
import { type TicketReading, useTicketReading } from './useTicketReading.ts';
import { t } from '../ui/text.ts';

type Row = TicketRowFragment;

const changesOf = ({ actions }: Row) => actions.flatMap((action) => TICKET_CHANGES[action] ?? []);

function TicketMenu({ row }: { row: Row }) {
  const change = useTicketStatus();
  return (
    <Menu>
      {changesOf(row).map(({ text, status }) => (
        <MenuItem key={status} text={text} onClick={() => void change(row.id, status)} />
      ))}
    </Menu>
  );
}

const columnsFor = (seesAll: boolean, isOutside: boolean): ColDef<Row>[] => [
  textColumn<Row>('id', t('Ticket'), { width: 88 }),
  textColumn<Row>('name', t('Subject'), { flex: 3, minWidth: 160 }),
  hideOnPhone(
    textColumn<Row>('list', t('Form'), {
      width: 140,
      valueGetter: ({ data }) => data && TICKET_FORMS[data.list].title,
    }),
  ),
  hideOnPhone(textColumn<Row>('orderNumber', t('Order'), { width: 150 })),
  ...(seesAll
    ? [hideOnPhone(textColumn<Row>('requester.name', t('Requester'), { width: 160 }))]
    : []),
  hideOnPhone(dateColumn<Row>('createdAt', t('Raised'))),
  statusColumn<Row>('status', t('Status'), TICKET_STATUS, { width: 110 }),
  ...(isOutside
    ? [hideOnPhone(textColumn<Row>('trackerWord', t('In the tracker'), { width: 130 }))]
    : []),
  menuColumn<Row>((row) => (changesOf(row).length ? <TicketMenu row={row} /> : null)),
];

function TicketDrawer({ ticket, onClose }: { ticket: Row; onClose: () => void }) {
  const change = useTicketStatus();
  const { id, status, orderNumber, attachments } = ticket;
  const changes = changesOf(ticket);
  const orderLink = orderNumber && <Link to={orderPath(orderNumber)}>{orderNumber}</Link>;
  const buttons = changes.map(({ text, status: to }) => (
    <Button key={to} text={text} onClick={() => void change(id, to)} />
  ));
  return (
    <DetailsDrawer
      title={t('Ticket {{id}}', { id })}
      width={420}
      onClose={onClose}
      {...(status ? { status: <StatusTag status={status} labels={TICKET_STATUS} /> } : {})}
      {...(changes.length ? { actions: buttons } : {})}
    >
      <h3>{ticket.name}</h3>
      <p className="support-text">{ticket.description}</p>
      <DescriptionList
        items={[
          [t('Form'), TICKET_FORMS[ticket.list].title],
          [t('Issue type'), ticket.issueType],
          [t('Category'), ticket.category],
          [t('Order'), orderLink],
          [t('Requester'), ticket.requester.name],
          [t('Raised'), momentText(ticket.createdAt)],
          [
            t('In the tracker'),
            ticket.isEmbedded ? null : (ticket.trackerWord ?? t('Not read yet')),
          ],
        ]}
      />
      <h4>{t('Attachments')}</h4>
      {attachments.length === 0 && <p className="kit-muted">{t('None')}</p>}
      <ul className="support-attachments">
        {attachments.map(({ name, url }) => (
          <li key={name}>{url ? <a href={url}>{name}</a> : name}</li>
        ))}
      </ul>
      {ticket.actions.includes('ATTACH') && <TicketFiles key={id} ticketId={id} />}
    </DetailsDrawer>
  );
}

/** Each file of a ticket reads the list again: a read that began before it was there does not do for it. */
const useTickets: typeof useTicketsQuery = (options) =>
  useTicketsQuery(
    options === skipToken
      ? options
      : { ...options, context: { ...options.context, queryDeduplication: false } },
  );

const filtersFor = (options: TicketOptionsQuery['ticketOptions'] | undefined): Filter[] => [
  {
    kind: 'choice',
    name: 'status',
    label: t('Status'),
    labels: TICKET_STATUS,
  },
  { kind: 'choice', name: 'list', label: t('Form'), labels: TICKET_FORM_LABELS },
  {
    kind: 'choice',
    name: 'category',
    label: t('Category'),
    labels: Object.fromEntries((options?.categories ?? []).map(({ name }) => [name, plain(name)])),
  },
  { kind: 'dates', label: t('Raised'), from: 'fromDate', to: 'toDate' },
  { kind: 'search', name: 'search', label: t('Search tickets') },
];

function Reading({ readAt, failure, isReading, read }: TicketReading) {
  const text = failure ?? (readAt ? t('States of {{readAt}}', { readAt: momentText(readAt) }) : '');
  return (
    <>
      <span className={failure ? 'support-failure' : 'kit-muted'} role="status">
        {text}
      </span>
      <Button
        icon={<Refresh />}
        text={t('Refresh')}
        loading={isReading}
        onClick={() => void read()}
      />
    </>
  );
}

/** Tickets of the viewer, or of all, with one of them open beside. */
export function TicketList({
  options,
}: {
  options: TicketOptionsQuery['ticketOptions'] | undefined;
}) {
  const { viewer } = useSession();
  const seesAll = seesAllTickets(viewer.roleId);
  const reading = useTicketReading(viewer.viewedBy === null);
  const isOutside = reading.readAt !== null;
  const columns = useMemo(() => columnsFor(seesAll, isOutside), [seesAll, isOutside]);
  const filters = useMemo(() => filtersFor(options), [options]);
  const [openId, setOpenId] = useUrlParam('ticket');
  return (
    <ListScreen
      panel
      title={seesAll ? t('Tickets') : t('Your tickets')}
      query={useTickets}
      variables={({ one }, page, limit) => ({
        filter: {
          status: one('status') as TicketStatus | undefined,
          list: one('list') as List | undefined,
          category: one('category'),
          search: one('search'),
          fromDate: one('fromDate'),
          toDate: one('toDate'),
        },
        page,
        limit,
      })}
      rows={(data) => data.tickets}
      columns={columns}
      filters={filters}
      actions={<Reading {...reading} />}
      emptyText={t('No tickets.')}
      onOpen={({ id }) => setOpenId(id)}
    >
      {(rows) => {
        const ticket = rows.find(({ id }) => id === openId);
        return ticket && <TicketDrawer ticket={ticket} onClose={() => setOpenId(null)} />;
      }}
    </ListScreen>
  );
}

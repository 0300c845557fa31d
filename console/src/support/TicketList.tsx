import { skipToken } from '@apollo/client/react';
import { Button, Menu, MenuItem } from '@blueprintjs/core';
import type { ColDef } from 'ag-grid-community';
import { seesAllTickets } from '@munim/schema/support/support.rules.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { TicketRowFragment } from '../../generated/documents.ts';
import { useTicketsQuery } from '../../generated/hooks.ts';
import { orderPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { dateColumn, hideOnPhone, textColumn } from '../ui/grid/columns.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { momentText } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { TICKET_CHANGES, TICKET_FORMS, TICKET_STATUS } from './support.labels.ts';
import { TicketFiles } from './TicketFiles.tsx';
import { useTicketStatus } from './ticketWrites.ts';

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

const columnsFor = (seesAll: boolean): ColDef<Row>[] => [
  textColumn<Row>('id', 'Ticket', { width: 88 }),
  textColumn<Row>('name', 'Subject', { flex: 3, minWidth: 160 }),
  hideOnPhone(
    textColumn<Row>('list', 'Form', {
      width: 140,
      valueGetter: ({ data }) => data && TICKET_FORMS[data.list].title,
    }),
  ),
  hideOnPhone(textColumn<Row>('orderNumber', 'Order', { width: 150 })),
  ...(seesAll ? [hideOnPhone(textColumn<Row>('requester.name', 'Requester', { width: 160 }))] : []),
  hideOnPhone(dateColumn<Row>('createdAt', 'Raised')),
  statusColumn<Row>('status', 'Status', TICKET_STATUS, { width: 110 }),
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
      title={`Ticket ${id}`}
      width={420}
      onClose={onClose}
      {...(status ? { status: <StatusTag status={status} labels={TICKET_STATUS} /> } : {})}
      {...(changes.length ? { actions: buttons } : {})}
    >
      <h3>{ticket.name}</h3>
      <p className="support-text">{ticket.description}</p>
      <DescriptionList
        items={[
          ['Form', TICKET_FORMS[ticket.list].title],
          ['Issue type', ticket.issueType],
          ['Category', ticket.category],
          ['Order', orderLink],
          ['Requester', ticket.requester.name],
          ['Raised', momentText(ticket.createdAt)],
          ['Status', status ? null : 'Kept in the tracker'],
        ]}
      />
      <h4>Attachments</h4>
      {attachments.length === 0 && <p className="kit-muted">None</p>}
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

/** Tickets of the viewer, or of all, with one of them open beside. */
export function TicketList() {
  const { viewer } = useSession();
  const seesAll = seesAllTickets(viewer.roleId);
  const columns = useMemo(() => columnsFor(seesAll), [seesAll]);
  const [openId, setOpenId] = useUrlParam('ticket');
  return (
    <ListScreen
      panel
      title={seesAll ? 'Tickets' : 'Your tickets'}
      query={useTickets}
      variables={(_, page, limit) => ({ page, limit })}
      rows={(data) => data.tickets}
      columns={columns}
      emptyText="No tickets yet."
      onOpen={({ id }) => setOpenId(id)}
    >
      {(rows) => {
        const ticket = rows.find(({ id }) => id === openId);
        return ticket && <TicketDrawer ticket={ticket} onClose={() => setOpenId(null)} />;
      }}
    </ListScreen>
  );
}

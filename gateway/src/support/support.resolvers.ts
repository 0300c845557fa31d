import { ticketActions } from '@munim/schema/support/support.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

const DONE = { success: true, message: null };

export const supportResolvers: Resolvers = {
  Query: {
    tickets: (_, args, { sources }) => sources.support.list(args),
    ticketOptions: (_, __, { sources }) => sources.support.options(),
  },
  Mutation: {
    createOrderStatusTicket: (_, { input }, { sources }) =>
      sources.support.createOrderStatus(input),
    createAdHocTicket: (_, { input }, { sources }) => sources.support.createAdHoc(input),
    createTechSupportTicket: (_, { input }, { sources }) =>
      sources.support.createTechSupport(input),
    attachTicketFile: async (_, args, { sources }) => {
      await sources.support.attach(args);
      return DONE;
    },
    readTicketStates: (_, __, { sources }) => sources.support.readStates(),
    changeTicketStatus: async (_, args, { sources }) => {
      await sources.support.changeStatus(args);
      return DONE;
    },
  },
  Ticket: {
    actions: (ticket, _, { viewer }) =>
      ticketActions(ticket, ticket.requester.id === viewer.id, viewer.roleId),
  },
};

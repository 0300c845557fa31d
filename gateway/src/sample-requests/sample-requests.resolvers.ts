import type { SampleRequestStatus } from '@munim/schema/generated/types.ts';
import {
  needsRemarks,
  sampleRequestActions,
  allowedSampleStatuses,
} from '@munim/schema/sample-requests/sample-requests.rules.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

/** Empty for viewers who may change no status. */
const allowed = (status: SampleRequestStatus, can: Can) =>
  sampleRequestActions(status, can).includes('CHANGE_STATUS') ? allowedSampleStatuses(status) : [];

export const sampleRequestsResolvers: Resolvers = {
  Query: {
    sampleRequests: (_, args, { sources }, info) => sources.sampleRequests.list(asking(args, info)),
    sampleRequest: (_, { id }, { sources }) => sources.sampleRequests.find(id),
  },
  Mutation: {
    createSampleRequest: (_, { input }, { sources }) => sources.sampleRequests.create(input),
    updateSampleRequest: (_, { input }, { sources }) => sources.sampleRequests.update(input),
    assignSampleRequest: (_, { id, assignedToId }, { sources }) =>
      sources.sampleRequests.assign(id, assignedToId),
    changeSampleRequestStatus: (_, { input }, { sources }) =>
      sources.sampleRequests.changeStatus(input),
  },
  SampleRequest: {
    actions: ({ status }, _, { can }) => sampleRequestActions(status, can),
    allowedStatuses: ({ status }, _, { can }) => allowed(status, can),
    remarksNeededFor: ({ status }, _, { can }) =>
      allowed(status, can).filter((to) => needsRemarks(status, to)),
  },
};

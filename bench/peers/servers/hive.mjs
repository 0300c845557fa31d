import { createServer } from 'node:http';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import rest from '@graphql-mesh/transport-rest';
import { quotationActions } from '@munim/schema/quotations/quotations.rules.ts';
import { nameOf, readViewer } from './rest.mjs';

/** The profile beside the execution; its answer is given only when the profile allows it. */
const usePermissions = {
  onExecute({ args: { contextValue: context } }) {
    context.viewer = readViewer(context.headers.authorization);
    context.viewer.catch(() => undefined);
    return {
      async onExecuteDone() {
        const { can } = await context.viewer;
        if (!can('QUOTATION', 'READ')) throw new Error('Not allowed');
      },
    };
  },
};

/** Hive Gateway over the REST calls by its OpenAPI handler; what REST does not answer is resolved here. */
const gateway = createGatewayRuntime({
  supergraph: process.env.SUPERGRAPH,
  transports: { rest },
  plugins: () => [usePermissions],
  logging: 'error',
  additionalTypeDefs: `
    extend type Quotation { actions: [String!]! marginPercent: String }
    extend type UserName { name: String! }
  `,
  additionalResolvers: {
    Quotation: {
      actions: {
        selectionSet: '{ status }',
        resolve: async ({ status }, _, { viewer }) => quotationActions(status, (await viewer).can),
      },
      marginPercent: {
        selectionSet: '{ margin_after_discount }',
        resolve: async (quotation, _, { viewer }) =>
          (await viewer).seesCost ? quotation.margin_after_discount : null,
      },
    },
    UserName: { name: { selectionSet: '{ first_name last_name }', resolve: nameOf } },
  },
});
createServer(gateway).listen(Number(process.env.PORT), '127.0.0.1');

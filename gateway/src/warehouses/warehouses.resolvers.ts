import type { Resolvers } from '../../generated/resolvers.ts';

export const warehousesResolvers: Resolvers = {
  Query: {
    warehouses: (_, args, { sources }) => sources.warehouses.list(args),
    warehouse: (_, { id }, { sources }) => sources.warehouses.find(id),
    warehouseProducts: (_, args, { sources }) => sources.warehouses.stock(args),
    inventoryAdjustments: (_, args, { sources }) => sources.warehouses.movements(args),
    freeStock: (_, { skuIds }, { sources }) => sources.warehouses.free(skuIds),
  },
  Mutation: {
    createWarehouse: (_, { input }, { sources }) => sources.warehouses.create(input),
    updateWarehouse: (_, { input }, { sources }) => sources.warehouses.update(input),
    createInventoryAdjustment: (_, { input }, { sources }) => sources.warehouses.adjust(input),
  },
};

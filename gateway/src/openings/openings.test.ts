import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { addTestCompany, type TestCompany } from '../../../backend/testing/testCompany.ts';
import { addOpening } from '../../../backend/testing/testOpenings.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

const TODAY = new Date().toISOString().slice(0, 10);
let stack: TestStack;
let company: TestCompany;
beforeAll(async () => {
  stack = await testStack();
  company = await addTestCompany(stack.backend);
});
afterAll(() => stack.close());

test('documents of old books are read, paid and settled by advances in one call each', async () => {
  const { db } = stack.backend;
  const tenant_id = company.tenantId;
  const openingId = String(await addOpening(db, 'INVOICE', { tenant_id }, { number: 'OLD/1' }));
  const advanceId = String(
    await addOpening(db, 'CUSTOMER_ADVANCE', { tenant_id }, { number: 'UTR 5' }),
  );
  const who = Role.TOP_ADMIN;
  const { data } = await stack.run(
    who,
    `{ openings(filter: { tenantId: "${tenant_id}", kinds: [INVOICE], isOpen: true, number: "OLD" }) {
      count items { id kind number total amount settledAmount openAmount dueDate asOf mode customer { name } seller { id } } } }`,
  );
  expect(data).toMatchObject({
    openings: {
      count: 1,
      items: [
        {
          ...{ id: openingId, kind: 'INVOICE', number: 'OLD/1', total: '1000.00', mode: null },
          ...{ amount: '600.00', openAmount: '600.00', customer: { name: 'Hotel Udupi Grand' } },
        },
      ],
    },
  });
  const paid = await stack.run(
    who,
    'mutation($input: PayOpeningInput!) { payOpening(input: $input) { status openingId openingNumber orderNumber advanceId } }',
    {
      input: {
        ...{ openingId, amount: '100.00', paymentDate: TODAY, mode: 'UPI' },
        referenceNumber: 'U-1',
      },
    },
  );
  expect(paid.data).toMatchObject({
    payOpening: {
      ...{ status: 'PENDING', openingId, openingNumber: 'OLD/1' },
      ...{ orderNumber: null, advanceId: null },
    },
  });
  const used = await stack.run(
    who,
    'mutation($input: UseAdvanceInput!) { useAdvance(input: $input) { openingId advanceId advanceNumber mode } }',
    { input: { advanceId, openingId, amount: '50.00', paymentDate: TODAY } },
  );
  expect(used.data).toMatchObject({
    useAdvance: { openingId, advanceId, advanceNumber: 'UTR 5', mode: 'BANK_TRANSFER' },
  });
});

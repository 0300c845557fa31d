import { Role } from '@munim/schema/shared/roles.ts';
import { LIVE_PAYMENT_STATES } from '@munim/schema/payments/payments.rules.ts';
import type { TestApp } from './testApp.ts';
import { call } from './testCompany.ts';

/** The number of payments that prevent the cancellation of a purchase order. */
export async function openPaymentsOf(app: TestApp, po_id: number): Promise<number> {
  const { body } = await call(app, Role.TOP_ADMIN, 'GET', `/payment/outgoing?po_id=${po_id}`);
  const states: string[] = body.data.map(({ status }: { status: string }) => status);
  return states.filter((state) => LIVE_PAYMENT_STATES.some((live) => live === state)).length;
}

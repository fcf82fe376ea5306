/** Pays a test checkout: the one call that is not below `/api/v1`, and that exists outside production alone. */
import { Problem } from '@goalwright/contracts/api/define';
import {
  TEST_CHECKOUT_PATH,
  TestCheckoutPaid,
  type TestCheckoutPayment,
} from '@goalwright/contracts/api/wallet';
import { Unreachable } from '../../lib/api';
import { isReachable } from '../../lib/reachability';
import { send } from '../../lib/transport';

const ANSWER_MS = 20_000;

/** @returns the refusal, or nothing once it is paid. @throws Unreachable where it is not known which. */
export async function payTestCheckout(payment: TestCheckoutPayment): Promise<Problem | undefined> {
  let body: unknown;
  try {
    const response = await send(TEST_CHECKOUT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payment),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    body = await response.json();
  } catch (error) {
    isReachable.set(false);
    throw new Unreachable(error);
  }
  if (TestCheckoutPaid.safeParse(body).success) return undefined;
  const problem = Problem.safeParse(body);
  if (!problem.success) throw new Unreachable(body);
  return problem.data;
}

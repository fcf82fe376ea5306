/** Outside production: the other end of a test checkout, where the card provider's page would be. */
import {
  TEST_CHECKOUT_PATH,
  type TestCheckoutPaid,
  TestCheckoutPayment,
} from '@goalwright/contracts/api/wallet';
import { payTestCheckout } from '@goalwright/contracts/wallet';
import { Calls } from '@goalwright/messaging';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { parseRequest } from '../incoming/incoming.js';

@Controller()
export class TestCheckoutController {
  constructor(private readonly calls: Calls) {}

  @Post(TEST_CHECKOUT_PATH)
  @HttpCode(200)
  @ApiExcludeEndpoint()
  async pay(@Body() body: unknown): Promise<TestCheckoutPaid> {
    const { SessionId: sessionId, AmountCents: amountCents } = parseRequest(TestCheckoutPayment, body);
    const balance = await this.calls.call(payTestCheckout, { sessionId, amountCents });
    return { IsSuccessful: true, Message: '', AccountBalance: balance.availableCents };
  }
}

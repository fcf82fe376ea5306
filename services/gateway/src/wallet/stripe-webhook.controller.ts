/** Where Stripe tells of payments. Its signature is over the bytes, so they go to the wallet as they came. */
import { STRIPE_WEBHOOK_PATH } from '@goalwright/contracts/api/wallet';
import { DomainError } from '@goalwright/contracts/errors';
import { receiveStripeEvent } from '@goalwright/contracts/wallet';
import { Calls } from '@goalwright/messaging';
import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';

@Controller()
export class StripeWebhookController {
  constructor(private readonly calls: Calls) {}

  /** Any answer but 2xx makes Stripe tell it again, for three days: so a refusal here is one of the message itself. */
  @Post(STRIPE_WEBHOOK_PATH)
  @HttpCode(200)
  @ApiExcludeEndpoint()
  async receive(
    @Body() body: unknown,
    @Headers('stripe-signature') signature: unknown,
  ): Promise<{ received: true }> {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string')
      throw new DomainError('wallet.webhook-unsigned');
    await this.calls.call(receiveStripeEvent, { body: body.toString('utf8'), signature });
    return { received: true };
  }
}

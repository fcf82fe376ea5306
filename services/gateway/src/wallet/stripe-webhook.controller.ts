import { DomainError } from '@goalwright/contracts/errors';
import { Controller, Post } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';

@Controller()
export class StripeWebhookController {
  @Post('stripe/webhook')
  @ApiExcludeEndpoint()
  receive(): never {
    throw new DomainError('not-yet');
  }
}

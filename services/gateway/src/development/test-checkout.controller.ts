import { DomainError } from '@goalwright/contracts/errors';
import { Controller, Post } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';

/** Outside production only. */
@Controller()
export class TestCheckoutController {
  @Post('dev/test-checkout/pay')
  @ApiExcludeEndpoint()
  pay(): never {
    throw new DomainError('not-yet');
  }
}

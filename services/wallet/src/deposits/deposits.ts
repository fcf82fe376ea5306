/** Money coming in. The checkouts are a later issue: until then each call says so. */
import { DomainError } from '@goalwright/contracts/errors';
import { Injectable } from '@nestjs/common';

@Injectable()
export class Deposits {
  createCheckout(): never {
    throw new DomainError('not-yet');
  }

  poll(): never {
    throw new DomainError('not-yet');
  }

  payTest(): never {
    throw new DomainError('not-yet');
  }
}

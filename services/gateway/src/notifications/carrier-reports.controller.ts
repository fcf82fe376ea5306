/**
 * Where SendGrid and Twilio report what became of messages. Their signatures are over the bytes, so these go to
 * notifications as they came, which alone has the keys.
 */
import { DomainError } from '@goalwright/contracts/errors';
import {
  MAIL_REPORTS_PATH,
  recordMailReport,
  recordTextReport,
  TEXT_REPORTS_PATH,
} from '@goalwright/contracts/notifications';
import { Calls } from '@goalwright/messaging';
import { Controller, Headers, HttpCode, Param, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const STATUS_DONE = 204;

@Controller()
export class CarrierReportsController {
  constructor(private readonly calls: Calls) {}

  /** Any answer but 2xx makes SendGrid tell it again, for a day. */
  @Post(MAIL_REPORTS_PATH)
  @HttpCode(STATUS_DONE)
  @ApiExcludeEndpoint()
  async mail(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('x-twilio-email-event-webhook-signature') signature: unknown,
    @Headers('x-twilio-email-event-webhook-timestamp') timestamp: unknown,
  ): Promise<void> {
    if (typeof signature !== 'string' || typeof timestamp !== 'string')
      throw new DomainError('notifications.webhook-unsigned');
    await this.calls.call(recordMailReport, { body: bytesOf(request), signature, timestamp });
  }

  @Post(`${TEXT_REPORTS_PATH}/:deliveryId`)
  @HttpCode(STATUS_DONE)
  @ApiExcludeEndpoint()
  async text(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Param('deliveryId') deliveryId: string,
    @Headers('x-twilio-signature') signature: unknown,
  ): Promise<void> {
    if (typeof signature !== 'string') throw new DomainError('notifications.webhook-unsigned');
    if (!UUID.test(deliveryId)) throw new DomainError('request.not-found');
    await this.calls.call(recordTextReport, { deliveryId, body: bytesOf(request), signature });
  }
}

/** Bytes that are no UTF-8 become others here, and then fit no signature. */
function bytesOf({ rawBody }: RawBodyRequest<FastifyRequest>): string {
  if (rawBody === undefined) throw new DomainError('notifications.webhook-unsigned');
  return rawBody.toString('utf8');
}

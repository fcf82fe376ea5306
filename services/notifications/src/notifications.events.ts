/** What asks for a message. */
import { Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import { codeRequested } from '@goalwright/contracts/identity';
import { noticeRequested } from '@goalwright/contracts/notifications';
import { depositCompleted } from '@goalwright/contracts/wallet';
import { HandlesEvent } from '@goalwright/messaging';
import type { EntityManager } from 'typeorm';
import { Deliveries } from './deliveries/deliveries.js';

@Injectable()
export class NotificationsEvents {
  constructor(private readonly deliveries: Deliveries) {}

  @HandlesEvent(codeRequested)
  async sendCode({ codeId }: Received<typeof codeRequested.payload>, manager: EntityManager): Promise<void> {
    await this.deliveries.acceptCode(manager, codeId);
  }

  @HandlesEvent(noticeRequested)
  async sendNotice(
    { noticeId }: Received<typeof noticeRequested.payload>,
    manager: EntityManager,
  ): Promise<void> {
    await this.deliveries.acceptNotice(manager, noticeId);
  }

  @HandlesEvent(depositCompleted)
  async sendReceipt(
    deposit: Received<typeof depositCompleted.payload>,
    manager: EntityManager,
  ): Promise<void> {
    await this.deliveries.acceptReceipt(manager, deposit);
  }
}

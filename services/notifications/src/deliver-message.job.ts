import { Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import { deliverMessage } from '@goalwright/contracts/notifications';
import { DoesJob, type JobRun } from '@goalwright/messaging';
import { Deliveries } from './deliveries/deliveries.js';

@Injectable()
export class DeliverMessageJob {
  constructor(private readonly deliveries: Deliveries) {}

  @DoesJob(deliverMessage)
  deliver({ deliveryId }: Received<typeof deliverMessage.payload>, run: JobRun): Promise<void> {
    return this.deliveries.deliver(deliveryId, run.signal);
  }
}

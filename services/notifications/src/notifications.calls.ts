import { Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import { readOutbox, recordMailReport, recordTextReport } from '@goalwright/contracts/notifications';
import { Answers } from '@goalwright/messaging';
import { CarrierReports } from './carrier-reports/carrier-reports.js';
import { DevelopmentOutbox } from './development-outbox/development-outbox.js';

@Injectable()
export class NotificationsCalls {
  constructor(
    private readonly outbox: DevelopmentOutbox,
    private readonly reports: CarrierReports,
  ) {}

  @Answers(readOutbox)
  async readOutbox({ to }: Received<typeof readOutbox.request>) {
    return { messages: await this.outbox.read(to) };
  }

  @Answers(recordMailReport)
  async recordMailReport(report: Received<typeof recordMailReport.request>) {
    await this.reports.recordMail(report);
    return {};
  }

  @Answers(recordTextReport)
  async recordTextReport(report: Received<typeof recordTextReport.request>) {
    await this.reports.recordText(report);
    return {};
  }
}

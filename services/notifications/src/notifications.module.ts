/** Notifications: mail and text messages, accepted through events and sent by jobs. */
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { deliverMessage, notificationsCalls, notificationsJobs } from '@goalwright/contracts/notifications';
import { databaseModule, serviceMessaging } from '@goalwright/platform';
import { Caps } from './caps/caps.js';
import { CarrierReports } from './carrier-reports/carrier-reports.js';
import { carrierConfig, NOTIFICATIONS_CONFIG, type NotificationsConfig } from './config.js';
import { DeliverMessageJob } from './deliver-message.job.js';
import { Deliveries } from './deliveries/deliveries.js';
import { DeliveryEntity } from './deliveries/delivery.entity.js';
import { EmailChannel } from './email/email.js';
import { OutboxEmail } from './email/outbox-email.js';
import { Messages } from './messages/messages.js';
import { NotificationsCalls } from './notifications.calls.js';
import { NotificationsEvents } from './notifications.events.js';
import { DevelopmentOutbox } from './development-outbox/development-outbox.js';
import { OutboxSms } from './sms/outbox-sms.js';
import { SmsChannel } from './sms/sms.js';
import { Sweeper } from './sweeper.js';

/** Carriers answer in about half a second; eight at once keep a school's training day waiting for seconds only. */
const DELIVERIES_AT_ONCE = 8;

@Module({})
export class NotificationsModule {
  static forConfig(config: NotificationsConfig): DynamicModule {
    return {
      module: NotificationsModule,
      imports: [
        databaseModule(config, { schema: 'notifications', entities: [DeliveryEntity] }),
        serviceMessaging(config, {
          service: 'notifications',
          schema: 'notifications',
          serves: { calls: notificationsCalls, jobs: notificationsJobs },
          handlesEvents: true,
          concurrency: { [deliverMessage.name]: DELIVERIES_AT_ONCE },
          isRelay: true,
        }),
      ],
      providers: [
        { provide: NOTIFICATIONS_CONFIG, useValue: config },
        ...channels(config),
        ...[DevelopmentOutbox, Messages, Caps, Deliveries, CarrierReports, Sweeper],
        ...[NotificationsCalls, NotificationsEvents, DeliverMessageJob],
      ],
    };
  }
}

/** Who carries messages: real carriers in production, where the settings have all their keys, else the outbox. */
function channels(config: NotificationsConfig): Provider[] {
  const carriers = carrierConfig(config);
  if (carriers !== null) {
    // Loaded here, since Twilio's client takes 35 MB and a sixth of a second where nothing is sent through it.
    return [
      {
        provide: EmailChannel,
        useFactory: async () => {
          const { SendGridEmail } = await import('./email/sendgrid-email.js');
          return new SendGridEmail(carriers);
        },
      },
      {
        provide: SmsChannel,
        useFactory: async () => {
          const { TwilioSms } = await import('./sms/twilio-sms.js');
          return new TwilioSms(carriers);
        },
      },
    ];
  }
  return [
    { provide: EmailChannel, useClass: OutboxEmail },
    { provide: SmsChannel, useClass: OutboxSms },
  ];
}

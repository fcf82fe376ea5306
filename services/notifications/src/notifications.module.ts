/** Notifications: mail and text messages, accepted through events and sent by jobs. */
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { deliverMessage, notificationsCalls, notificationsJobs } from '@goalwright/contracts/notifications';
import { databaseModule, serviceMessaging } from '@goalwright/platform';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from './config.js';
import { DeliverMessageJob } from './deliver-message.job.js';
import { Deliveries } from './deliveries/deliveries.js';
import { DeliveryEntity } from './deliveries/delivery.entity.js';
import { EmailChannel } from './email/email.js';
import { OutboxEmail } from './email/outbox-email.js';
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
        ...[DevelopmentOutbox, Deliveries, Sweeper],
        ...[NotificationsCalls, NotificationsEvents, DeliverMessageJob],
      ],
    };
  }
}

/** Who carries messages. Real ones have their place here; until they stand, production must not pretend. */
function channels(config: NotificationsConfig): Provider[] {
  if (config.MODE === 'production') {
    throw new Error('SendGrid and Twilio are not built yet: production could send neither mail nor texts');
  }
  return [
    { provide: EmailChannel, useClass: OutboxEmail },
    { provide: SmsChannel, useClass: OutboxSms },
  ];
}

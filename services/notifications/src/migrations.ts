/** The schema of notifications, in the order it grew. */
import type { ServiceMigrations } from '@goalwright/platform';
import { CreateDeliveries1763600000000 } from './migrations/1763600000000-create-deliveries.js';
import { DeliverThroughCarriers1795132807000 } from './migrations/1795132807000-deliver-through-carriers.js';

export const notificationsMigrations: ServiceMigrations = {
  schema: 'notifications',
  role: 'notifications_app',
  migrations: [CreateDeliveries1763600000000, DeliverThroughCarriers1795132807000],
};

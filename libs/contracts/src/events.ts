/** Every event there is, so that a service can be checked against all that it is sent. */
import type { EventContract, ServiceName } from './define.js';
import { generatorEvents } from './generator.js';
import { identityEvents } from './identity.js';
import { noticeEvents } from './notifications.js';
import { walletEvents } from './wallet.js';

export const events: readonly EventContract[] = [
  ...identityEvents,
  ...noticeEvents,
  ...walletEvents,
  ...generatorEvents,
];

/** The events that a service must handle: those that name it among their subscribers. */
export function eventsFor(service: ServiceName): EventContract[] {
  return events.filter(({ subscribers }) => subscribers.includes(service));
}

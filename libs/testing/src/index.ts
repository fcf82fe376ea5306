/** What tests share: real servers, patience, and neighbors built from their contracts. */
export { eventually } from './eventually.js';
export { freshDatabase, startPostgres, type TestDatabase, type TestPostgres } from './start-postgres.js';
export { type SilentPostgres, startSilentPostgres } from './silent-postgres.js';
export { startRedis, type TestRedis } from './start-redis.js';
export { type FakeService, startFakeService } from './fake-service.js';
export { serviceDatabase, type ServiceDatabase } from './service-database.js';
export { FakeStripe, type StripeObject, type StripeRequest } from './fake-stripe.js';
export {
  type CarrierTrouble,
  FakeSendGrid,
  FakeTwilio,
  type SendGridMail,
  type TwilioText,
} from './fake-carriers.js';

/** Every schema of the product, brought up to date in the one order that works. */
import type { ServiceMigrations } from '@goalwright/platform';

/** The roles that services sign in with; `<NAME>_DATABASE_PASSWORD` holds the password of each. */
export const DATABASE_ROLES = {
  identity_app: 'IDENTITY_DATABASE_PASSWORD',
  wallet_app: 'WALLET_DATABASE_PASSWORD',
  generator_app: 'GENERATOR_DATABASE_PASSWORD',
  notifications_app: 'NOTIFICATIONS_DATABASE_PASSWORD',
  gateway_app: 'GATEWAY_DATABASE_PASSWORD',
} as const;
export type DatabaseRole = keyof typeof DATABASE_ROLES;

/** The gateway has no queues: it only calls. */
const QUEUE_USERS: readonly DatabaseRole[] = [
  'identity_app',
  'wallet_app',
  'generator_app',
  'notifications_app',
];

/** The blob store comes last: it grants to the generator's role, which must be there. */
async function allMigrations(): Promise<ServiceMigrations[]> {
  // Loaded here and not at the top, so that who needs only the roles' names loads no TypeORM.
  const [identity, wallet, notifications, generator, blobStore] = await Promise.all([
    import('../services/identity/dist/migrations.js'),
    import('../services/wallet/dist/migrations.js'),
    import('../services/notifications/dist/migrations.js'),
    import('../services/generator/dist/migrations.js'),
    import('@goalwright/blob-store'),
  ]);
  return [
    identity.identityMigrations,
    wallet.walletMigrations,
    notifications.notificationsMigrations,
    generator.generatorMigrations,
    blobStore.blobStoreMigrations,
  ];
}

/**
 * Safe to run again, and while services run: every step finds out what is there already.
 * @param options.adminUrl a role that may create roles and schemas
 * @param options.hasQueueTables false where queues live in Redis
 */
export async function migrateAll(options: {
  adminUrl: string;
  passwords: Readonly<Record<DatabaseRole, string>>;
  hasQueueTables: boolean;
}): Promise<void> {
  const { migrateQueueTables, migrateService } = await import('@goalwright/platform');
  for (const service of await allMigrations()) {
    const rolePassword = options.passwords[service.role as DatabaseRole];
    await migrateService({ adminUrl: options.adminUrl, rolePassword, service });
  }
  if (options.hasQueueTables) await migrateQueueTables({ adminUrl: options.adminUrl, users: QUEUE_USERS });
}

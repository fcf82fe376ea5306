import { CreateBlobs1763600000000 } from './migrations/1763600000000-create-blobs.js';

/** Runs after the generator's own migrations, whose role it grants to. */
export const blobStoreMigrations = {
  schema: 'blob_store',
  role: 'gateway_app',
  migrations: [CreateBlobs1763600000000],
};

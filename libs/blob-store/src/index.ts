/** Uploaded files, kept in Postgres until they were read. */
export * from './blobs.js';
export * from './cipher.js';
export * from './migrations.js';

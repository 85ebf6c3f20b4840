import type { Settings } from '../configuration/settings.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

/** A bucket where S3_BUCKET is set, else the data directory. */
export const openFileStore = (settings: Settings): FileStore =>
  settings.S3_BUCKET ? s3Store(settings) : diskStore(settings.DATA_DIR);

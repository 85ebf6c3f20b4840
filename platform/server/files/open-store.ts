import type { Settings } from '../configuration/settings.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

/** Opens the file store: an S3 bucket if S3_BUCKET is set, otherwise the data directory. */
export const openFileStore = (settings: Settings): FileStore =>
  settings.S3_BUCKET ? s3Store(settings) : diskStore(settings.DATA_DIR);

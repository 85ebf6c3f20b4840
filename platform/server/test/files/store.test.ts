import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startBucket } from '#quality/support/bucket.ts';
import { readSettings } from '../../configuration/settings.ts';
import { diskStore } from '../../files/disk-store.ts';
import { openFileStore } from '../../files/open-store.ts';
import { newStorageKey } from '../../files/storage-key.ts';

describe('stores', () => {
  it('the disk stores complete files only, and deletes on request', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'store-'));
    const store = diskStore(folder);
    const key = newStorageKey();
    const breaking = (async function* () {
      yield Buffer.from('half');
      await wait(5);
      throw new Error('the sender went away');
    })();
    await expect(store.put(key, { stream: Readable.from(breaking), size: 8 })).rejects.toThrow('went away');
    await expect(store.get(key)).rejects.toThrow();
    await store.put(key, Buffer.from('whole'));
    expect(String(await buffer(await store.get(key)))).toBe('whole');
    expect(await readdir(join(folder, 'files', key.slice(0, 2), key.slice(2, 4)))).toEqual([key]);
    await store.remove(key);
    await store.remove(key);
    await expect(store.get(key)).rejects.toThrow();
    await rm(folder, { recursive: true });
  });

  it('a bucket is accessed over its own protocol', async () => {
    const bucket = await startBucket();
    const settings = readSettings({ NODE_ENV: 'test', ...bucket.settings('papers') });
    const store = openFileStore(settings);
    const key = newStorageKey();
    await store.put(key, { stream: Readable.from([Buffer.from('over '), Buffer.from('there')]), size: 10 });
    expect(String(await buffer(await store.get(key)))).toBe('over there');
    await store.remove(key);
    await expect(store.get(key)).rejects.toThrow();
    const path = `/papers/files/${key.slice(0, 2)}/${key}`;
    expect(bucket.asked.slice(0, 3)).toEqual([`PUT ${path} key`, `GET ${path} key`, `DELETE ${path} key`]);
    await bucket.stop();
  });
});

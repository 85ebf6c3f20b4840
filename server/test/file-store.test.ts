import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { diskStore } from '../src/files/disk-store.ts';
import { newStorageKey } from '../src/files/storage-key.ts';
import { openFileStore } from '../src/files/store.ts';
import { readSettings } from '../src/settings.ts';

describe('stores', () => {
  it('the disk keeps whole files only, and forgets on demand', async () => {
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

  it('a bucket is spoken to over its own protocol', async () => {
    const kept = new Map<string, Buffer>();
    const asked: string[] = [];
    const bucket = createServer(async (request, response) => {
      const bytes = await buffer(request);
      asked.push(
        `${request.method} ${request.url?.split('?')[0]} ${/Credential=([^/]+)/.exec(request.headers.authorization ?? '')?.[1]}`,
      );
      const path = String(request.url?.split('?')[0]);
      if (request.method === 'PUT') kept.set(path, bytes);
      if (request.method === 'DELETE') kept.delete(path);
      const found = request.method === 'GET' ? kept.get(path) : undefined;
      response.statusCode =
        request.method === 'GET' && !found ? 404 : request.method === 'DELETE' ? 204 : 200;
      response.end(found);
    });
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    const settings = readSettings({
      NODE_ENV: 'test',
      S3_BUCKET: 'papers',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    });
    const store = openFileStore(settings);
    const key = newStorageKey();
    await store.put(key, { stream: Readable.from([Buffer.from('over '), Buffer.from('there')]), size: 10 });
    expect(String(await buffer(await store.get(key)))).toBe('over there');
    await store.remove(key);
    await expect(store.get(key)).rejects.toThrow();
    const path = `/papers/files/${key.slice(0, 2)}/${key}`;
    expect(asked.slice(0, 3)).toEqual([`PUT ${path} key`, `GET ${path} key`, `DELETE ${path} key`]);
    await new Promise((resolve) => bucket.close(resolve));
  });
});

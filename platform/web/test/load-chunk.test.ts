import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChunkError, loadChunk } from '../api/load-chunk.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a script chunk', () => {
  test('that arrives is passed on, without a remaining timer', async () => {
    vi.useFakeTimers();
    expect(await loadChunk(async () => ({ Page: 'page' }))).toEqual({ Page: 'page' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that never arrives is a loading error after its timeout', async () => {
    await expect(loadChunk(() => new Promise(() => undefined), 20)).rejects.toThrow(ChunkError);
  });

  test('is waited for 120 seconds', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    loadChunk(() => new Promise(() => undefined)).catch(ended);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ message: 'ERR_CHUNK' }));
  });

  test('that fails retains its own error, so that a new release reloads the page once', async () => {
    const loadError = new TypeError('Failed to fetch dynamically imported module');
    await expect(loadChunk(() => Promise.reject(loadError))).rejects.toBe(loadError);
  });

  test('is loaded only through this helper', () => {
    const root = join(import.meta.dirname, '../../..');
    const past = ['apps', 'platform', 'modules']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((name) => /\/web\/.*\.tsx?$/.test(name) && !/\.test\.|\/dist\//.test(name))
      .flatMap((name) => {
        const text = readFileSync(join(root, name), 'utf8').replace(/\s+/g, ' ');
        const helped =
          /\b(?:(?:loadChunk|lazyPart|page|lazyInvoicePage)\( ?|invoiceSubjectOf\('\w+', )\(\) => import\('/g;
        const all = text.match(/\bimport\('/g)?.length ?? 0;
        return all === (text.match(helped)?.length ?? 0) ? [] : [name];
      });
    expect(past).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { cachedAnswer } from '../../server/answer-cached.ts';
import { answerCache, pageCache } from '../../server/page-cache.ts';
import { encodingFor, renderedPage } from '../../server/rendered-page.ts';

/** A cache with a manual clock, which is never 0, and pages that count their renderings. */
function remembering() {
  const clock = { now: 1 };
  let selected = 0;
  const memory = pageCache(() => clock.now);
  const draw = async (status = 200) => {
    selected += 1;
    return renderedPage(status, `page ${selected}`);
  };
  const ask = async (key: string, status?: number) =>
    (await memory.getOrRender(key, () => draw(status))).Html;
  return { clock, memory, ask };
}

describe('the cache of rendered pages', () => {
  it('returns the same page for a second, and a new one after it', async () => {
    const { clock, ask } = remembering();
    expect(await ask('a')).toBe('page 1');
    clock.now = 1_001;
    expect(await ask('a')).toBe('page 1');
    clock.now = 1_002;
    expect(await ask('a')).toBe('page 2');
  });

  it('separates pages', async () => {
    const { ask } = remembering();
    expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['page 1', 'page 2', 'page 1']);
  });

  it('lets concurrent requests wait for the same rendering', async () => {
    const { ask } = remembering();
    expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['page 1', 'page 1', 'page 1']);
  });

  it('renders again for requests after a change, also while an older page is being rendered', async () => {
    const { memory, ask } = remembering();
    const before = ask('a');
    memory.clear();
    expect(await ask('a')).toBe('page 2');
    expect(await before).toBe('page 1');
    // The older rendering, finished last, did not replace the newer one.
    expect(await ask('a')).toBe('page 2');
  });

  it('stores no error pages, and none that failed to render', async () => {
    const { memory, ask } = remembering();
    expect(await ask('a', 503)).toBe('page 1');
    expect(await ask('a')).toBe('page 2');
    await expect(memory.getOrRender('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await ask('b')).toBe('page 3');
  });

  it('has a limited size and evicts the oldest', async () => {
    const { ask } = remembering();
    for (let at = 0; at < 251; at += 1) await ask(`number ${at}`);
    expect(await ask('number 250')).toBe('page 251');
    expect(await ask('number 1')).toBe('page 2');
    expect(await ask('number 0')).toBe('page 252');
  });
});

describe('the cache of machine-readable responses', () => {
  it('has more, smaller entries, and is invalidated like the pages', async () => {
    const memory = answerCache(() => 0);
    let selected = 0;
    const ask = async (key: string) => {
      const draw = async () => {
        selected += 1;
        return cachedAnswer(200, 'text/plain', `answer ${selected}`);
      };
      return (await memory.getOrRender(key, draw)).Html;
    };
    for (let at = 0; at < 2_001; at += 1) await ask(`number ${at}`);
    expect(await ask('number 1')).toBe('answer 2');
    expect(await ask('number 0')).toBe('answer 2002');
    memory.clear();
    expect(await ask('number 1')).toBe('answer 2003');
  });
});

describe('compression of a page', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP ; q=1', 'gzip'],
    ['identity', null],
    ['gzip;q=0', null],
    ['brotli, xgzip', null],
    [undefined, null],
  ])('%s: %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

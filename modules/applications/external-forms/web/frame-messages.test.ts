import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onFrameMessage } from './frame-messages.ts';

const ORIGIN = 'https://forms.example';
const own = {} as Window;
const other = {} as Window;

describe('messages of a framed form', () => {
  let messages: unknown[] = [];
  let stop: () => void = () => undefined;
  beforeEach(() => {
    messages = [];
    vi.stubGlobal('window', new EventTarget());
    stop = onFrameMessage({ window: () => own, origin: ORIGIN, onMessage: (data) => messages.push(data) });
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });
  const log = (data: unknown, origin: string, source: unknown) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));

  test('are heard from its own window, while it shows its own server', () => {
    log('one', ORIGIN, own);
    expect(messages).toEqual(['one']);
  });

  test.each([
    ['its window, but another page in it', 'https://evil.example', own],
    ['its window, but a page without an origin', 'null', own],
    ['another origin that begins alike', `${ORIGIN}.evil.example`, own],
    ['another port', `${ORIGIN}:8443`, own],
    ['another window of its server', ORIGIN, other],
    ['no window', ORIGIN, null],
  ])('are not heard from %s', (_, origin, source) => {
    log('one', origin, source);
    expect(messages).toEqual([]);
  });

  test('are not heard any more once it is gone, nor from a frame that is not drawn', () => {
    stop();
    log('one', ORIGIN, own);
    const end = onFrameMessage({
      window: () => null,
      origin: ORIGIN,
      onMessage: (data) => messages.push(data),
    });
    log('two', ORIGIN, null);
    end();
    expect(messages).toEqual([]);
  });
});

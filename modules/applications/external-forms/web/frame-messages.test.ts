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

  test('are accepted from its own window while it shows its own server', () => {
    log('one', ORIGIN, own);
    expect(messages).toEqual(['one']);
  });

  test.each([
    ['its window showing another page', 'https://evil.example', own],
    ['its window, but a page without an origin', 'null', own],
    ['another origin with the same prefix', `${ORIGIN}.evil.example`, own],
    ['another port', `${ORIGIN}:8443`, own],
    ['another window of its server', ORIGIN, other],
    ['no window', ORIGIN, null],
  ])('are ignored from %s', (_, origin, source) => {
    log('one', origin, source);
    expect(messages).toEqual([]);
  });

  test('are ignored once the frame is removed, and from a frame that is not rendered', () => {
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

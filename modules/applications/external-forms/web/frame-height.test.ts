import { describe, expect, test } from 'vitest';
import { frameHeight } from './frame-height.ts';

describe('the height of a framed form', () => {
  test.each([
    ['mf_iframe_height=640', 740],
    ['mf_iframe_height=640.5', 740],
    ['mf_iframe_height=0', 300],
    ['mf_iframe_height=199', 300],
    ['mf_iframe_height=200', 300],
    ['mf_iframe_height=20000', 20_100],
    ['mf_iframe_height=999999999', 20_100],
  ])('%s is read as %d', (message, height) => expect(frameHeight(message)).toBe(height));

  test.each([
    'mf_iframe_height=',
    'mf_iframe_height=-5',
    'mf_iframe_height=1e3',
    'mf_iframe_height=640;x',
    'height=640',
    '',
    640,
    null,
    { mf_iframe_height: 640 },
    ['mf_iframe_height=640'],
  ])('%o is not a height', (message) => expect(frameHeight(message)).toBeNull());
});

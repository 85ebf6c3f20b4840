import { expect, test } from 'vitest';
import { inReadingOrder } from './in-reading-order.ts';
import { jsonPlaces, offsetOfPath, placeIn } from './json-places.ts';

const TEXT = `{
  "pages": [
    {
      "name": "A",
      "elements": [
        { "type": "text", "title": { "default": "T", "zh-tw": "題" } },
        7
      ]
    }
  ]
}`;

const at = (path: string) => placeIn(TEXT, offsetOfPath(jsonPlaces(TEXT), path));

test('every part of a JSON text is found by its path', () => {
  expect(at('pages')).toEqual({ Line: 2, Column: 3 });
  expect(at('pages.0.name')).toEqual({ Line: 4, Column: 7 });
  expect(at('pages.0.elements.0.title.zh-tw')).toEqual({ Line: 6, Column: 54 });
  expect(at('pages.0.elements.1')).toEqual({ Line: 7, Column: 9 });
});

test('for a missing part the nearest existing one is found', () => {
  expect(at('pages.0.elements.0.title.zh-cn')).toEqual(at('pages.0.elements.0.title'));
  expect(at('')).toEqual({ Line: 1, Column: 1 });
});

test('an incomplete JSON text is reported with its position', () => {
  const broken = '{\n  "a": 1,,\n  "b": 2\n}';
  expect(placeIn(broken, jsonPlaces(broken).brokenAt ?? -1)).toEqual({ Line: 2, Column: 10 });
  expect(jsonPlaces(TEXT).brokenAt).toBeNull();
});

test('properties are in reading order, lists unchanged', () => {
  const input = { choices: [2, 1], rows: 3, title: { 'zh-cn': 'c', default: 'a' }, name: 'N', type: 'text' };
  expect(JSON.stringify(inReadingOrder(input))).toBe(
    '{"type":"text","name":"N","title":{"default":"a","zh-cn":"c"},"rows":3,"choices":[2,1]}',
  );
});

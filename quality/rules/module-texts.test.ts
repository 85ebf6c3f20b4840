/** Tests the text catalogue: custom texts, singular forms, typed keys, areas and key markers. */
import { afterEach, describe, expect, it } from 'vitest';
import { limitOf, textFault, tidyText } from '#platform/common/i18n/check-text.ts';
import { setCustomTexts } from '#platform/common/i18n/custom-texts.ts';
import type { Text } from '#platform/common/i18n/language.ts';
import { keysIn, markTexts, withoutMarks } from '#platform/common/i18n/marks.ts';
import { allTexts, areaOf, builtInText, textAreas, textsOf, translate } from '#platform/common/i18n/texts.ts';

const areas = textAreas();
const texts = allTexts();

afterEach(() => setCustomTexts({}));

describe('custom texts', () => {
  it('are used in their language, in single texts and in all', () => {
    setCustomTexts({ SAVE: { EN: 'Keep', CHS: '存' } });
    expect(translate('SAVE', 'EN')).toBe('Keep');
    expect(translate('SAVE', 'CHT')).toBe('儲存');
    expect(textsOf('CHS').SAVE).toBe('存');
    expect(textsOf('CHT').SAVE).toBe('儲存');
    setCustomTexts({});
    expect(translate('SAVE', 'EN')).toBe('Save');
    expect(textsOf('CHS').SAVE).toBe('保存');
  });

  it('use the same values in their placeholders', () => {
    setCustomTexts({ MENU_YOUR_TURN: { EN: 'Up to you: {{count}}' } });
    expect(translate('MENU_YOUR_TURN', 'EN', { count: 3 })).toBe('Up to you: 3');
  });

  it('are ignored for unknown keys', () => {
    expect(translate('constructor' as string, 'EN')).toBe('constructor');
    expect(translate('__proto__' as string, 'CHT')).toBe('__proto__');
    setCustomTexts({ GONE_SINCE: { EN: 'old' } });
    expect(textsOf('EN')).not.toHaveProperty('GONE_SINCE');
  });
});

describe('singular texts', () => {
  it.each<[string | number, string]>([
    [1, '1 day'],
    ['1', '1 day'],
    [0, '0 days'],
    [2, '2 days'],
    ['1,001', '1,001 days'],
  ])('%s is formatted as %s', (count, text) => {
    expect(translate('APP_DAYS', 'EN', { count })).toBe(text);
  });

  it('exist where a text counts days, minutes or hours, and not in Chinese', () => {
    expect(translate('DASH_DAYS', 'EN', { days: 1 })).toBe('1 day');
    expect(translate('ERR_RATE_LIMIT', 'EN', { minutes: 1 })).toBe(
      'Too many attempts. Try again in 1 minute.',
    );
    expect(translate('SITE_WEEKS', 'CHT', { count: 1 })).toBe(
      translate('SITE_WEEKS', 'CHT', { count: 2 }).replace('2', '1'),
    );
  });

  it('fall back to the text of the key', () => {
    expect(translate('BULK_MAJORS', 'EN', { count: 1 })).toBe(
      'Applications with open major nonconformities: 1',
    );
  });
});

describe('a literal key', () => {
  it('must be in the catalogue, or a pattern of existing keys', () => {
    const role = 'ADMIN' as 'ADMIN' | 'IT';
    expect(translate(`ROLE_${role}`, 'EN')).toBe('Administrator');
    expect(translate(`ROLE_${'CEO' as string}`, 'EN')).not.toBe('ROLE_CEO');
    // @ts-expect-error there is no text with this key
    expect(translate('NO_SUCH_TEXT_AT_ALL', 'EN')).toBe('NO_SUCH_TEXT_AT_ALL');
    const wrong = 'ADMIN' as 'ADMIN' | 'NOBODY';
    // @ts-expect-error one of the two values is not a role
    translate(`ROLE_${wrong}`, 'EN');
    // @ts-expect-error no key begins with this prefix
    translate(`NO_SUCH_BEGINNING_${'x' as string}`, 'EN');
  });
});

describe('the parts of the product', () => {
  it('have names, and every text belongs to one', () => {
    const unnamed = Object.keys(areas).filter((area) => !builtInText(`AREA_${area}`));
    expect(unnamed).toEqual([]);
    expect(Object.keys(texts).filter((key) => areaOf(key) === '')).toEqual([]);
    expect(areaOf('SITE_CLOSE')).toBe('site');
    expect(areaOf('constructor')).toBe('');
  });
});

describe('custom texts are validated', () => {
  const plain: Text = ['Save', '儲存', '保存'];
  const counted: Text = ['{{count}} of {{max}}', '{{count}}／{{max}}', '{{count}}/{{max}}'];
  const html: Text = ['Use <b> here', '可用 <b>', '可用 <b>'];
  const braced: Text = ['Write {name}', '寫 {name}', '写 {name}'];
  it.each<[string, Text, string, string | null]>([
    ['valid', plain, 'Keep it', null],
    ['empty', plain, '   ', 'FIELD_REQUIRED'],
    ['at their limit', plain, 'x'.repeat(60), null],
    ['too long', plain, 'x'.repeat(61), 'FIELD_TOO_LONG'],
    ['on two lines', plain, 'Keep\nit', 'TRANSLATION_ONE_LINE'],
    ['direction override', plain, 'Keep\u202e it', 'TRANSLATION_UNSEEN'],
    ['with the marker of a key', plain, `Keep${'\u{e0001}\u{e0041}\u{e007f}'}`, 'TRANSLATION_UNSEEN'],
    ['with an element', plain, '<b>Keep</b>', 'TRANSLATION_MARKUP'],
    ['with a comment', plain, '<!-- -->', 'TRANSLATION_MARKUP'],
    ['with an entity', plain, 'a&nbsp;b', 'TRANSLATION_MARKUP'],
    ['with a comparison', plain, 'a < b & c > d', null],
    ['with a placeholder of its own', plain, 'Keep {{name}}', 'TRANSLATION_NO_PLACEHOLDERS'],
    ['with single braces', plain, 'Keep {name}', 'TRANSLATION_BRACES'],
    ['with a tag of Liquid', plain, '{% if x %}', 'TRANSLATION_BRACES'],
    ['with both placeholders in another order', counted, '{{max}}: {{count}}', null],
    ['with one placeholder twice', counted, '{{max}} {{count}} {{max}}', null],
    ['without one placeholder', counted, '{{count}}', 'TRANSLATION_PLACEHOLDERS'],
    ['with a misspelt placeholder', counted, '{{count}} of {{mx}}', 'TRANSLATION_PLACEHOLDERS'],
    ['with an element where elements are explained', html, 'Use <i>', null],
    ['with braces where braces are explained', braced, 'Type {name}', null],
  ])('%s', (_name, builtIn, text, code) => {
    expect(textFault(builtIn, text)?.Code ?? null).toBe(code);
  });

  it('names the required placeholders', () => {
    expect(textFault(counted, 'x')?.Params).toEqual({ names: '{{count}} {{max}}' });
  });

  it('the built-in texts are always valid', () => {
    const bad = Object.entries<Text>(texts).filter(([, row]) => row.some((text) => textFault(row, text)));
    expect(bad).toEqual([]);
  });

  it('limits grow with the built-in text', () => {
    expect(limitOf(plain)).toBe(60);
    expect(limitOf(['x'.repeat(50), '中', '中'])).toBe(150);
  });

  it('leading and trailing spaces are retained only where they join texts', () => {
    expect(tidyText(plain, ' Keep ')).toBe('Keep');
    expect(tidyText([', ', '、', '、'], '; ')).toBe('; ');
  });
});

describe('markers of keys', () => {
  it('are found within other texts, and removed completely', () => {
    const { SAVE: save = '', MENU: menu = '' } = markTexts({ SAVE: 'Save', MENU: 'Menu' });
    expect(save).not.toBe('Save');
    expect(keysIn(`${menu} – ${save} – ${menu}`)).toEqual(['MENU', 'SAVE']);
    expect(withoutMarks(`${menu} – ${save}`)).toBe('Menu – Save');
    expect(keysIn('Menu')).toEqual([]);
  });

  it('are invisible: they are default-ignorable characters of Unicode', () => {
    const { SAVE: save = '' } = markTexts({ SAVE: '' });
    expect(save).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u);
  });

  it('identify every key of the catalogue', () => {
    const marked = markTexts(textsOf('EN'));
    const lost = Object.entries(marked).filter(([key, text]) => keysIn(text)[0] !== key);
    expect(lost).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { fill } from '#platform/common/i18n/fill.ts';
import { LANGUAGE_TAGS, LANGUAGES, languageOf } from '#platform/common/i18n/language.ts';
import { textsOf, translate } from '#platform/common/i18n/texts.ts';

describe('languages', () => {
  it('are the three of the portal, English first', () => {
    expect(LANGUAGES).toEqual(['EN', 'CHT', 'CHS']);
    expect(LANGUAGE_TAGS).toEqual({ EN: 'en', CHT: 'zh-Hant-HK', CHS: 'zh-Hans' });
  });

  it.each([
    ['EN', 'EN'],
    ['CHT', 'CHT'],
    ['TC', 'CHT'],
    ['CHS', 'CHS'],
    ['SC', 'CHS'],
    [' sc ', 'CHS'],
    ['cht', 'CHT'],
    ['FR', 'EN'],
    ['', 'EN'],
    [null, 'EN'],
    [undefined, 'EN'],
  ])('%s is %s', (code, language) => {
    expect(languageOf(code)).toBe(language);
  });
});

describe('translate', () => {
  it('answers the text in each language', () => {
    expect(translate('STATUS_DRAFT', 'EN')).toBe('Draft');
    expect(translate('ACT_SUBMIT', 'CHT')).toBe('提交');
    expect(translate('ROLE_CLIENT', 'CHS')).toBe('客户');
  });

  it('inserts values, and shows an unknown key unchanged', () => {
    expect(translate('ERR_UPLOAD_SIZE', 'EN', { limit: '10 MB' })).toBe(
      'The file is too large. The limit is 10 MB.',
    );
    expect(translate('card_declined' as string, 'CHT')).toBe('card_declined');
    expect(translate('constructor' as string, 'EN')).toBe('constructor');
  });

  it('inserts a value at every occurrence and removes placeholders without a value', () => {
    expect(fill('{{a}}-{{b}}-{{a}}', { a: 1, b: 'x' }, 'EN')).toBe('1-x-1');
    expect(fill('[{{a}}]', {}, 'EN')).toBe('[]');
    expect(fill('{{a}}', { a: '$&{{b}}', b: 'no' }, 'EN')).toBe('$&{{b}}');
  });

  it('inserts a list as the language writes lists', () => {
    expect(fill('{{a}}.', { a: ['x', 'y'] }, 'EN')).toBe('x, y.');
    expect(fill('{{a}}。', { a: ['x', 'y'] }, 'CHT')).toBe('x、y。');
  });

  it('gives a browser all texts in one language', () => {
    expect(textsOf('CHS')).toMatchObject({ ACT_SUBMIT: '提交', STATUS_DRAFT: '草稿' });
    expect(Object.keys(textsOf('EN'))).toEqual(Object.keys(textsOf('CHT')));
  });
});

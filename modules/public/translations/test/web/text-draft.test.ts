import { describe, expect, it } from 'vitest';
import type { TextView } from '../../rules/contract.ts';
import { mergeRemote } from '../../web/merge-theirs.ts';
import { changedOf, currentTextOf, faultsOf } from '../../web/text-draft.ts';

const view: TextView = {
  Key: 'MENU_YOUR_TURN',
  Area: 'shell',
  BuiltIn: { EN: '{{count}} waiting', CHT: '{{count}} 項', CHS: '{{count}} 项' },
  CustomText: { EN: 'Yours: {{count}}', CHT: null, CHS: null },
  Version: 4,
  At: null,
  By: null,
  Limit: 60,
};

describe('a text being edited', () => {
  it('sends only edited texts; the built-in text is sent as no custom text', () => {
    const texts = currentTextOf(view);
    expect(texts).toEqual({ EN: 'Yours: {{count}}', CHT: '{{count}} 項', CHS: '{{count}} 项' });
    expect(changedOf(view, texts)).toEqual({});
    expect(changedOf(view, { ...texts, EN: '{{count}} waiting', CHT: ' 尚有 {{count}} 項 ' })).toEqual({
      EN: null,
      CHT: '尚有 {{count}} 項',
    });
  });

  it('finds errors in edited texts only', () => {
    const texts = { ...currentTextOf(view), CHS: '项' };
    expect(faultsOf(view, texts)).toEqual({
      CHS: { Code: 'TRANSLATION_PLACEHOLDERS', Params: { names: '{{count}}' } },
    });
  });

  it('retains input when another user was faster, and adopts their text where there was no input', () => {
    const now = {
      ...view,
      Version: 5,
      CustomText: { EN: 'Up to you: {{count}}', CHT: '有 {{count}} 項', CHS: null },
    };
    const merged = mergeRemote(view, now, { ...currentTextOf(view), EN: 'My {{count}}' });
    expect(merged.theirs).toEqual({ EN: 'Up to you: {{count}}', CHT: '有 {{count}} 項' });
    expect(merged.words).toEqual({ EN: 'My {{count}}', CHT: '有 {{count}} 項', CHS: '{{count}} 项' });
  });
});

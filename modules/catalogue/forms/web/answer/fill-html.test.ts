import type { QuestionHtmlModel } from 'survey-core';
import { expect, test } from 'vitest';
import { formModel } from './form-model.ts';

const HOSTILE = '"><img src=x onerror=alert(1)> {other} & 海港';

/** The text that the page shows for an explanation, which the engine renders as HTML. */
function shown(html: string, answers: Record<string, unknown>): string[] {
  const elements = [
    { type: 'text', name: 'name' },
    { type: 'text', name: 'other' },
    { type: 'html', name: 'note', html },
  ];
  const form = { pages: [{ name: 'one', elements }] };
  const model = formModel({ form, answers, page: 0, language: 'EN', isReadOnly: true });
  const note = model.getQuestionByName('note') as QuestionHtmlModel;
  return [note.processedHtml, note.locHtml.renderedHtml];
}

test('an answer inserted into an explanation is plain text, whatever it contains', () => {
  const escaped = '&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &#123;other&#125; &amp; 海港';
  const all = shown('<p>Dear {name}</p><a href="https://a.example/?q={name}">x</a>', {
    name: HOSTILE,
    other: '<svg onload=alert(2)>',
  });
  for (const html of all)
    expect(html).toBe(`<p>Dear ${escaped}</p><a href="https://a.example/?q=${escaped}">x</a>`);
});

test('also in a repeated part', () => {
  const templateElements = [
    { type: 'text', name: 'a' },
    { type: 'html', name: 'note', html: '<p>{panel.a}</p>' },
  ];
  const form = { elements: [{ type: 'paneldynamic', name: 'parts', templateElements }] };
  const answers = { parts: [{ a: '<b>x</b>' }, { a: '<i>y</i>' }] };
  const model = formModel({ form, answers, page: 0, language: 'EN', isReadOnly: true });
  const notes = model.getAllQuestions(false, false, true).filter((one) => one.getType() === 'html');
  expect(notes.map((one) => (one as QuestionHtmlModel).locHtml.renderedHtml)).toEqual([
    '<p>&lt;b&gt;x&lt;/b&gt;</p>',
    '<p>&lt;i&gt;y&lt;/i&gt;</p>',
  ]);
});

test('braces without a known name are shown unchanged', () => {
  for (const html of shown('<p>{nobody} {x{name}} { }</p>', { name: 'A' }))
    expect(html).toBe('<p>&#123;nobody&#125; &#123;xA&#125; &#123; &#125;</p>');
});

test('markup of the author is retained', () => {
  for (const html of shown('<p>See <b>here</b>, {name}</p>', { name: 'Ada' }))
    expect(html).toBe('<p>See <b>here</b>, Ada</p>');
});

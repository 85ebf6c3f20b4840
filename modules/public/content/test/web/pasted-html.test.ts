import { expect, test } from 'vitest';
import { pastedHtml } from '../../web/edit/pasted-html.ts';

const entry = (mark: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}</p>\n`;

test('list paragraphs of Word become a list', () => {
  expect(pastedHtml(`<p>Before</p>${entry('·', 'First')}${entry('·', '<b>Second</b>')}<p>After</p>`)).toBe(
    '<p>Before</p><ul><li><p>First</p></li><li><p><b>Second</b></p></li></ul><p>After</p>',
  );
  expect(pastedHtml(entry('o', 'Round'))).toBe('<ul><li><p>Round</p></li></ul>');
});

test('numbered ones become a numbered list with its continued numbering', () => {
  expect(pastedHtml(entry('1.', 'One') + entry('2.', 'Two'))).toBe(
    '<ol><li><p>One</p></li><li><p>Two</p></li></ol>',
  );
  expect(pastedHtml(entry('7)', 'Seven'))).toBe('<ol start="7"><li><p>Seven</p></li></ol>');
  expect(pastedHtml(entry('(a)', 'Letters'))).toBe('<ol><li><p>Letters</p></li></ol>');
});

test('everything else is unchanged, headings one level lower', () => {
  expect(pastedHtml('<h1 style="x">Terms</h1><p>1. A paragraph</p><ul><li>A</li></ul>')).toBe(
    '<h2 style="x">Terms</h2><p>1. A paragraph</p><ul><li>A</li></ul>',
  );
});

import { describe, expect, test } from 'vitest';
import { contentFaults } from '../../rules/faults.ts';
import { htmlLines } from '../../rules/html-text.ts';
import { sanitiseContent } from '../../server/sanitise-content.ts';
import { sanitiseHtml } from '../../server/sanitise-html.ts';

const KEY = 'AbCdEfGhIjKlMnOpQrStUv';

describe('HTML of the content', () => {
  test.each([
    ['<h1>A</h1><p style="color:red" class="x" id="y">B</p>', '<h2>A</h2><p>B</p>'],
    ['<b>a</b><i>b</i><del>c</del>', '<strong>a</strong><em>b</em><s>c</s>'],
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<style>p{}</style><svg onload="alert(1)"><p>in</p></svg><p>x</p>', '<p>x</p>'],
    ['<math><mtext></mtext></math><iframe src="//x">y</iframe>z', 'z'],
    ['<img src="x" onerror="alert(1)">', ''],
    ['<img src="https://elsewhere.example/a.png" alt="a">', ''],
    ['<img src="data:image/png;base64,AAAA">', ''],
    [
      `<img src="/api/image/view/${KEY}" alt="Our &quot;house&quot;" width="640" height="480" onload="x()">`,
      `<img src="/api/image/view/${KEY}" alt="Our &quot;house&quot;" width="640" height="480" />`,
    ],
    [`<img src="/api/image/view/${KEY}/../../secret">`, ''],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="java\nscript:alert(1)">x</a>', 'x'],
    ['<a href="//elsewhere.example">x</a>', 'x'],
    ['<a href="data:text/html,x">x</a>', 'x'],
    ['<a href="/services" target="_blank" onclick="x()">x</a>', '<a href="/services">x</a>'],
    ['<a href="#cookies">x</a>', '<a href="#cookies">x</a>'],
    ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
    [
      '<a href="https://hk.example/a?b=1&amp;c=2">x</a>',
      '<a href="https://hk.example/a?b=1&amp;c=2" rel="noopener noreferrer nofollow">x</a>',
    ],
    ['1 < 2 & 3 &lt;b&gt;', '1 &lt; 2 &amp; 3 &lt;b&gt;'],
    [
      '<ul><li>一</li></ul><ol start="3"><li>二</li></ol>',
      '<ul><li>一</li></ul><ol start="3"><li>二</li></ol>',
    ],
    ['<ol start="javascript:x()"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<form action="/x"><input name="y"><button>z</button></form>', 'z'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
  ])('%j becomes %j', (input, sanitised) => {
    expect(sanitiseHtml(input)).toBe(sanitised);
    expect(sanitiseHtml(sanitised)).toBe(sanitised);
  });

  test('depth and size are limited without failure', () => {
    const clean = sanitiseHtml(`${'<blockquote>'.repeat(5_000)}deep${'</blockquote>'.repeat(5_000)}`);
    expect(clean.length).toBeLessThan(1_000);
  });

  test('text is extracted line by line', () => {
    expect(
      htmlLines('<h2>A &amp; B</h2><p>one<br />two</p><ul><li><strong>th</strong>ree</li></ul>'),
    ).toEqual(['A & B', 'one', 'two', 'three']);
  });

  test('titles are one line of plain text; an answer without text is empty', () => {
    const text = (EN: string) => ({ EN, CHT: '二', CHS: '二' });
    const content = {
      Groups: [
        {
          Key: 'group',
          Title: text('  Many\n lines  '),
          Questions: [{ Key: 'question', Title: text('<b>'), Answer: text('<p><br></p>') }],
        },
      ],
    };
    const clean = sanitiseContent('FAQ', content);
    expect(clean.Groups[0]?.Title.EN).toBe('Many lines');
    expect(clean.Groups[0]?.Questions[0]).toMatchObject({
      Title: { EN: '<b>' },
      Answer: { EN: '', CHT: '二' },
    });
    expect(contentFaults('FAQ', clean)).toEqual([
      { Path: 'Groups.0.Questions.0.Answer.EN', Code: 'FIELD_REQUIRED' },
    ]);
  });
});

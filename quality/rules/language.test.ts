import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '#tools/language/glossary.ts';
import {
  findInComments,
  findInIdentifiers,
  findInNames,
  findInProse,
  findInTestNames,
  findInText,
} from '#tools/language/lint.ts';
import { describesItsPurpose } from '#tools/language/purpose.ts';

const matchesOf = (found: readonly { word: string }[]) => found.map(({ word }) => word);

describe('a text', () => {
  test('with a disallowed word is found', () => {
    expect(matchesOf(findInText(['Nobody assigned yet', '尚未指派', '尚未指派']))).toEqual(['Nobody']);
    expect(matchesOf(findInText(['The report is drawn anew', '重新製作', '重新制作']))).toEqual(['anew']);
  });

  test('with a word that a term of the glossary replaces is found in each language', () => {
    expect(matchesOf(findInText(['Proof of payment', '付款證明', '付款凭证']))).toEqual(['Proof of payment']);
    expect(findInText(['Answers', '核對表', '检查表'])).toEqual([{ word: '核對表', instead: '檢查表' }]);
    expect(findInText(['Amount', '發票', '发票'])).toEqual([{ word: '发票', instead: '账单' }]);
  });

  test('that is a term of the glossary has its translation', () => {
    expect(findInText(['Checklist', '檢查表', '检查表'])).toEqual([]);
    expect(findInText(['Checklist', '清單', '检查表'])).toEqual([{ word: '清單', instead: '檢查表' }]);
  });

  test('in plain English is not found', () => {
    expect(findInText(['Certificate suspended.', '證書已暫停。', '证书已暂停。'])).toEqual([]);
  });
});

describe('a document', () => {
  test('with a disallowed word is found', () => {
    expect(matchesOf(findInProse('Upgrade without anything that somebody notices.'))).toEqual(['somebody']);
    expect(matchesOf(findInProse('The process looks at the queue.'))).toEqual(['looks at']);
  });

  test('may name code in backticks', () => {
    expect(findInProse('Run `npm run tell -- whoever` once.')).toEqual([]);
  });

  test('may use words that are disallowed only in other places', () => {
    expect(findInProse('It reads the body of the request. It stands for the number.')).toEqual([]);
  });
});

describe('a source file', () => {
  test('is checked in its comments, not in its code', () => {
    const source = "/** Nobody may do this. */\nconst text = 'nobody';\n// It stands here.\n";
    expect(matchesOf(findInComments(source))).toEqual(['Nobody', 'stands']);
  });

  test('is checked in the names of its tests', () => {
    expect(matchesOf(findInTestNames("it('is told to the client', () => {});"))).toEqual(['is told']);
    expect(findInTestNames("it('notifies the client', () => {});")).toEqual([]);
  });

  test('is checked in its declarations and its file name', () => {
    expect(matchesOf(findInNames('modules/x/tell-people.ts', 'export function keepFile() {}'))).toEqual([
      'tell-people',
      'keepFile',
    ]);
    expect(matchesOf(findInNames('modules/x/handler.ts', 'export type EntryDoor = string;'))).toEqual([
      'EntryDoor',
    ]);
    expect(findInNames('modules/x/notify-clients.ts', 'export const keeper = 1;')).toEqual([]);
  });
});

describe('all names in a source file', () => {
  test('are checked: local variables, parameters and members', () => {
    const source = 'const run = (wish: Request) => ({ saidTo: wish.id, isAllowed: true });';
    expect(matchesOf(findInIdentifiers(source))).toEqual(['wish', 'saidTo']);
  });

  test('are not checked in texts and comments', () => {
    expect(findInIdentifiers("// the door\nlog('said', `told`, \"it's a wish\", /told/);")).toEqual([]);
  });
});

describe('the first comment of a source file', () => {
  test.each([
    ['above the imports', "/** Sends reminders. */\nimport x from 'x';\nconst a = 1;\nexport const b = a;\n"],
    ['above an export', "import x from 'x';\n\n/** Sends reminders. */\nexport const b = x;\n"],
    [
      'a paragraph of its own',
      '/** Sends reminders. */\n\n/** Milliseconds. */\nconst a = 1;\nexport const b = a;\n',
    ],
    ['above the code of a program', '#!/usr/bin/env node\n/** Sends reminders. */\nconst a = 1;\n'],
  ])('describes its purpose %s', (_, source) => {
    expect(describesItsPurpose(source)).toBe(true);
  });

  test.each([
    [
      'of a private constant',
      '/** Milliseconds. */\nconst a = 1;\n\n/** Sends reminders. */\nexport const b = a;\n',
    ],
    ['within an export', 'export type Facts = {\n  /** Milliseconds. */\n  Age: number;\n};\n'],
    ['that does not exist', "import x from 'x';\nexport const b = x;\n"],
  ])('does not describe its purpose: a comment %s', (_, source) => {
    expect(describesItsPurpose(source)).toBe(false);
  });
});

describe('the glossary', () => {
  const terms = Object.values(GLOSSARY).flat();

  test('has each term once', () => {
    const names = terms.map(({ en }) => en);
    expect(names).toEqual([...new Set(names)]);
  });

  test('uses its own terms', () => {
    const found = terms.flatMap(({ en, cht, chs, definition }) => [
      ...findInText([en, cht, chs]),
      ...findInProse(definition),
    ]);
    expect(found).toEqual([]);
  });
});

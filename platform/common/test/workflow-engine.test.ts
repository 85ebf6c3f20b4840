import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Actor } from '../access/actor.ts';
import type { Role } from '../access/roles.ts';
import { actionsFor } from '../workflow/actions-for.ts';
import { decide } from '../workflow/decide.ts';
import { defineWorkflow } from '../workflow/define-workflow.ts';
import { describePermissions, describe as describeTable } from '../workflow/describe.ts';
import { hidesAction } from '../workflow/guard-modifiers.ts';
import type { Guard, Row, Workflow } from '../workflow/types.ts';

/** Example workflow: a library book, small enough to show every rule. */
type Status = 'SHELF' | 'LENT' | 'LOST';
type Book = { Status: Status; IsDamaged: boolean; Reader: string | null };
type Table = Omit<Workflow<string, Status, Book>, 'Actions'>;

const guard = (Code: string, holds: Guard<Book>['test'], more: Partial<Guard<Book>> = {}): Guard<Book> => ({
  Code,
  test: holds,
  ...more,
});
const whole = guard('DAMAGED', ({ facts }) => !facts.IsDamaged);
const named = guard('NO_NAME', ({ input }) => Boolean(input?.Name), { Field: 'Name' });
const notOwn = guard('OWN_BOOK', ({ facts, actor }) => facts.Reader !== actor.UserKey, {
  IsOverridable: true,
});

const row = (overrides: Partial<Row<Status, Book>>): Row<Status, Book> => ({
  Source: 'test',
  Path: '/book/lend',
  From: ['SHELF'],
  By: [{ Roles: ['BUSINESS'] }],
  When: [],
  Input: z.object({}),
  To: ['LENT'],
  Ui: { Label: 'Lend', Tone: 'primary', Place: 'main' },
  Success: 'MSG_SUCCESS',
  ...overrides,
});

const lend = row({ When: [whole, named], change: ({ input }) => ({ Reader: String(input?.Name) }) });
const returnBook = row({
  Path: '/book/back',
  From: ['LENT', 'LOST'],
  By: [
    { Roles: ['IT'], When: [whole] },
    { Roles: ['ADMIN'], MayOverride: true },
    { Roles: ['CEO'], From: ['LOST'] },
  ],
  When: [notOwn],
  To: ['SHELF'],
  Ui: { Label: (book) => (book.Status === 'LOST' ? 'Found' : 'Back'), Tone: 'default', Place: 'more' },
});
const lose = row({
  Path: '/book/lose',
  From: ['SHELF', 'LENT'],
  By: [
    {
      Roles: ['IT', 'FINANCE', 'BUSINESS'],
      activeRoles: (book) => (book.Status === 'LENT' ? ['BUSINESS'] : ['IT', 'FINANCE']),
    },
  ],
  To: ['LOST', 'SAME'],
  change: ({ facts, AsRole }) => ({ Status: facts.IsDamaged ? facts.Status : 'LOST', Reader: AsRole }),
  Refusal: 'LBL_NOT_AVAILABLE_FOR_EDIT',
});

const table: Table = {
  Name: 'Book',
  Initial: ['SHELF'],
  Statuses: ['SHELF', 'LENT', 'LOST'],
  statusOf: (book) => book.Status,
  setStatus: (Status) => ({ Status }),
  Rows: { LEND: lend, TAKE_BACK: returnBook, LOSE: lose },
};
const books = defineWorkflow(table);
const shelf: Book = { Status: 'SHELF', IsDamaged: false, Reader: null };
const at = new Date('2026-11-20T04:00:00Z');
const actor = (...Roles: Role[]): Actor => ({
  UserKey: 'me',
  Roles,
  OrganisationKey: null,
  IsGrantGeneration: false,
});

describe('defineWorkflow refuses an invalid table', () => {
  const broken = (rows: Record<string, Row<Status, Book>>) => () => defineWorkflow({ ...table, Rows: rows });
  const all = { LEND: lend, TAKE_BACK: returnBook, LOSE: lose };

  it('accepts a valid one and lists its actions in order', () => {
    expect(books.Actions).toEqual(['LEND', 'TAKE_BACK', 'LOSE']);
  });

  it.each<[string, Record<string, Row<Status, Book>>, string]>([
    [
      'an unknown From',
      { ...all, BURN: row({ Path: '/x', From: ['BURNT' as Status] }) },
      'BURN names the unknown status BURNT',
    ],
    [
      'an unknown To',
      { ...all, BURN: row({ Path: '/x', To: ['BURNT' as Status] }) },
      'BURN names the unknown status BURNT',
    ],
    [
      'an unknown status of a grant',
      { ...all, BURN: row({ Path: '/x', By: [{ Roles: ['IT'], From: ['BURNT' as Status] }] }) },
      'BURN names the unknown status BURNT',
    ],
    [
      'a grant outside the row',
      { ...all, BURN: row({ Path: '/x', By: [{ Roles: ['IT'], From: ['LOST'] }] }) },
      'BURN grants LOST, which is not in its From',
    ],
    ['no role', { ...all, BURN: row({ Path: '/x', By: [] }) }, 'BURN is not granted to any role'],
    [
      'several targets without a function',
      { ...all, BURN: row({ Path: '/x', To: ['LENT', 'LOST'] }) },
      'BURN has several targets and no function that chooses',
    ],
    [
      'no target',
      { ...all, BURN: row({ Path: '/x', To: [] }) },
      'BURN has several targets and no function that chooses',
    ],
    ['a duplicate path', { ...all, BURN: row({}) }, 'BURN and LEND share the path /book/lend'],
    ['an unreachable status', { LEND: lend, TAKE_BACK: returnBook }, 'status LOST cannot be reached'],
    [
      'an unreachable loop',
      { LEND: lend, FIND: row({ Path: '/x', From: ['LOST'], To: ['LOST'] }) },
      'status LOST cannot be reached',
    ],
  ])('%s', (_, rows, problem) => {
    expect(broken(rows)).toThrow(`workflow Book: ${problem}`);
  });

  it.each<[string, Row<Status, Book>['To']]>([
    ['a status without targets', { SHELF: ['LOST'] }],
    ['targets of a status that is not in From', { SHELF: ['LOST'], LENT: ['LOST'], LOST: ['SAME'] }],
  ])('%s', (_, To) => {
    const burn = row({ Path: '/x', From: ['SHELF', 'LENT'], To, change: () => ({}) });
    expect(broken({ ...all, BURN: burn })).toThrow('targets by status that do not match its From');
  });

  it('lets a selector distinguish rows with the same path', () => {
    expect(broken({ ...all, LEND_AGAIN: row({ Selector: 'again' }) })).not.toThrow();
  });

  it('reports all problems together', () => {
    expect(broken({ LEND: row({ By: [] }) })).toThrow(
      'LEND is not granted to any role; status LOST cannot be reached',
    );
  });
});

describe('decide', () => {
  const ask = (
    action: string,
    roles: Role[],
    facts: Partial<Book> = {},
    input: Record<string, unknown> = {},
  ) => decide(books, action, { facts: { ...shelf, ...facts }, actor: actor(...roles), at, input });

  it('sets the single target and the changes of the row', () => {
    expect(ask('LEND', ['BUSINESS'], {}, { Name: 'Ada' })).toEqual({
      Allowed: true,
      Change: { Status: 'LENT', Reader: 'Ada' },
      AsRole: 'BUSINESS',
      IsOverride: false,
      Overridden: [],
    });
  });

  it('lets the row choose among several targets', () => {
    expect(ask('LOSE', ['IT'])).toMatchObject({ Change: { Status: 'LOST' } });
    expect(ask('LOSE', ['IT'], { IsDamaged: true })).toMatchObject({ Change: { Status: 'SHELF' } });
  });

  it('uses the target of the current status, and never one that the row does not declare', () => {
    const To = { SHELF: ['SAME'], LENT: ['SHELF'] } as const;
    const tidy = row({ Path: '/book/tidy', From: ['SHELF', 'LENT'], To });
    const stray = row({
      Path: '/book/stray',
      From: ['SHELF', 'LENT'],
      To,
      change: () => ({ Status: 'LOST' }),
    });
    const rules = defineWorkflow({ ...table, Rows: { ...table.Rows, TIDY: tidy, STRAY: stray } });
    const from = (action: string, Status: Status) =>
      decide(rules, action, { facts: { ...shelf, Status }, actor: actor('BUSINESS'), at, input: {} });
    expect(from('TIDY', 'SHELF')).toMatchObject({ Allowed: true, Change: {} });
    expect(from('TIDY', 'LENT')).toMatchObject({ Allowed: true, Change: { Status: 'SHELF' } });
    expect(() => from('STRAY', 'LENT')).toThrow('workflow Book: STRAY may not lead from LENT to LOST');
  });

  it('refuses a role that the row does not name before any other check', () => {
    expect(ask('LEND', ['CEO'], { Status: 'LOST' })).toEqual({
      Allowed: false,
      Code: 'ERR_FORBIDDEN',
      Reasons: [{ Code: 'REASON_ROLE' }],
    });
  });

  it('reports only the status when the status is wrong', () => {
    expect(ask('LEND', ['BUSINESS'], { Status: 'LOST', IsDamaged: true })).toMatchObject({
      Code: 'ERR_TRANSITION',
      Reasons: [{ Code: 'REASON_STATUS' }],
    });
  });

  it('refuses with the code of the row if it has one', () => {
    expect(ask('LOSE', ['IT'], { Status: 'LOST' })).toMatchObject({ Code: 'LBL_NOT_AVAILABLE_FOR_EDIT' });
  });

  it('is a validation error if only inputs are wrong, a transition error if a fact is among them', () => {
    expect(ask('LEND', ['BUSINESS'])).toEqual({
      Allowed: false,
      Code: 'ERR_VALIDATION',
      Reasons: [{ Code: 'NO_NAME', Field: 'Name' }],
    });
    expect(ask('LEND', ['BUSINESS'], { IsDamaged: true })).toEqual({
      Allowed: false,
      Code: 'ERR_TRANSITION',
      Reasons: [{ Code: 'DAMAGED' }, { Code: 'NO_NAME', Field: 'Name' }],
    });
  });

  it('uses the grant that allows the action, or else the one with the fewest reasons', () => {
    const damaged = { Status: 'LENT', IsDamaged: true } as const;
    expect(ask('TAKE_BACK', ['IT'], damaged)).toMatchObject({ Reasons: [{ Code: 'DAMAGED' }] });
    expect(ask('TAKE_BACK', ['IT', 'ADMIN'], damaged)).toMatchObject({ Allowed: true, AsRole: 'ADMIN' });
    expect(ask('TAKE_BACK', ['IT', 'ADMIN'], { ...damaged, Reader: 'me' })).toMatchObject({
      Reasons: [{ Code: 'OWN_BOOK' }],
    });
  });

  it('restricts a grant to its own statuses', () => {
    expect(ask('TAKE_BACK', ['CEO'], { Status: 'LOST' })).toMatchObject({ Allowed: true });
    expect(ask('TAKE_BACK', ['CEO'], { Status: 'LENT' })).toMatchObject({
      Reasons: [{ Code: 'REASON_STATUS' }],
    });
  });

  it('passes the acting role to the history and to the change', () => {
    expect(ask('LOSE', ['BUSINESS', 'FINANCE'])).toMatchObject({
      AsRole: 'FINANCE',
      Change: { Reader: 'FINANCE' },
    });
    expect(ask('LOSE', ['BUSINESS', 'FINANCE'], { Status: 'LENT' })).toMatchObject({ AsRole: 'BUSINESS' });
  });

  it('overrides only with the flag and a remark, only what may be overridden, only for permitted roles', () => {
    const own = { Status: 'LENT', Reader: 'me' } as const;
    const override = { IsOverride: true, Remark: 'Nobody else here' };
    expect(ask('TAKE_BACK', ['ADMIN'], own, override)).toMatchObject({ Allowed: true, IsOverride: true });
    for (const input of [
      {},
      { IsOverride: true },
      { IsOverride: true, Remark: ' \n' },
      { IsOverride: 'true', Remark: 'x' },
      { Remark: 'x' },
    ])
      expect(ask('TAKE_BACK', ['ADMIN'], own, input)).toMatchObject({ Reasons: [{ Code: 'OWN_BOOK' }] });
    expect(ask('TAKE_BACK', ['IT'], own, override)).toMatchObject({ Reasons: [{ Code: 'OWN_BOOK' }] });
    expect(ask('LEND', ['BUSINESS'], { IsDamaged: true }, { ...override, Name: 'Ada' })).toMatchObject({
      Reasons: [{ Code: 'DAMAGED' }],
    });
  });

  it('is no override when a grant allows without it', () => {
    const override = { IsOverride: true, Remark: 'To be safe' };
    expect(ask('TAKE_BACK', ['ADMIN'], { Status: 'LENT' }, override)).toMatchObject({
      IsOverride: false,
      Overridden: [],
    });
  });
});

describe('actionsFor', () => {
  const actions = (roles: Role[], facts: Partial<Book> = {}) =>
    actionsFor(books, { ...shelf, ...facts }, actor(...roles), at);

  it('lists the possible actions of the roles, and nothing else', () => {
    expect(actions(['BUSINESS']).map((one) => one.Action)).toEqual(['LEND', 'LOSE']);
    expect(actions(['CEO']).map((one) => one.Action)).toEqual(['TAKE_BACK']);
    expect(actions(['CLIENT'])).toEqual([]);
  });

  it('does not require inputs that could not exist yet', () => {
    expect(actions(['BUSINESS'])[0]).toEqual({
      Action: 'LEND',
      Allowed: true,
      Label: 'Lend',
      IsOverrideNeeded: false,
      IsHidden: false,
      Reasons: [],
    });
  });

  it('gives the reasons of an unavailable action', () => {
    expect(actions(['BUSINESS'], { IsDamaged: true })[0]).toMatchObject({
      Allowed: false,
      Reasons: [{ Code: 'DAMAGED' }],
    });
  });

  it('marks actions available by override, and names the conflict', () => {
    const own = { Status: 'LENT', Reader: 'me' } as const;
    expect(actions(['ADMIN'], own)[0]).toMatchObject({
      Allowed: true,
      IsOverrideNeeded: true,
      Reasons: [{ Code: 'OWN_BOOK' }],
    });
    expect(actions(['IT'], own)[0]).toMatchObject({ Allowed: false, IsOverrideNeeded: false });
    expect(actions(['IT', 'ADMIN'], { Status: 'LENT' })[0]).toMatchObject({
      Allowed: true,
      IsOverrideNeeded: false,
    });
  });

  it('hides actions impossible for this record, and those that the row hides by status', () => {
    const final = hidesAction(guard('NEVER', ({ facts }) => !facts.IsDamaged));
    const also = guard('ALSO', ({ facts }) => !facts.IsDamaged);
    const hidden = defineWorkflow({
      ...table,
      Rows: {
        ...table.Rows,
        SELL: row({ Path: '/book/sell', To: ['LOST'], When: [also, final] }),
        SHOW: row({ Path: '/book/show', To: ['SAME'], IsHiddenByStatus: true }),
      },
    });
    const of = (facts: Partial<Book>) =>
      actionsFor(hidden, { ...shelf, ...facts }, actor('BUSINESS'), at).map(
        ({ Action, Allowed, IsHidden, Reasons }) =>
          `${Action} ${Allowed} ${IsHidden} ${Reasons.map((reason) => reason.Code).join(' ')}`.trim(),
      );
    expect(of({})).toEqual(expect.arrayContaining(['SELL true false', 'SHOW true false']));
    // A final cause is the only reason given, also in the wrong status.
    expect(of({ IsDamaged: true })).toContain('SELL false true NEVER');
    expect(of({ IsDamaged: true, Status: 'LENT' })).toContain('SELL false true REASON_STATUS');
    expect(of({ Status: 'LENT' })).toEqual(
      expect.arrayContaining(['SELL false false REASON_STATUS', 'SHOW false true REASON_STATUS']),
    );
  });

  it('names the statuses of the actor’s own grants', () => {
    const statuses = (roles: Role[]) =>
      actions(roles, { Status: 'SHELF' }).find(({ Action }) => Action === 'TAKE_BACK')?.Reasons[0]?.Statuses;
    expect(statuses(['CEO'])).toEqual(['LOST']);
    expect(statuses(['IT'])).toEqual(['LENT', 'LOST']);
    expect(statuses(['CEO', 'IT'])).toEqual(['LENT', 'LOST']);
  });

  it('labels the button according to the facts', () => {
    expect(actions(['ADMIN'], { Status: 'LENT' })[0]?.Label).toBe('Back');
    expect(actions(['ADMIN'], { Status: 'LOST' })[0]?.Label).toBe('Found');
  });
});

describe('the documentation of a table', () => {
  it('has a line per action, its conditions as sentences, and a diagram', () => {
    const text = describeTable(books, (code) => `say ${code}.`);
    expect(text).toContain(
      '| **LEND** | `/book/lend` | SHELF | BUSINESS | say DAMAGED.<br>say NO_NAME. `Name` | LENT |',
    );
    expect(text).toContain(
      '| IT<br>ADMIN<br>CEO (from LOST) | IT: say DAMAGED.<br>say OWN_BOOK. (ADMIN may override with a remark) | SHELF |',
    );
    expect(text).toContain('| LOST, status unchanged |');
    expect(text).toContain('stateDiagram-v2\n  SHELF --> LENT: LEND\n  LENT --> SHELF: TAKE_BACK\n');
  });

  it('marks roles with unconditional and with conditional permission', () => {
    const line = describePermissions(books)
      .split('\n')
      .find((one) => one.startsWith('| TAKE_BACK'));
    expect(line?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'TAKE_BACK',
      '',
      '',
      '●',
      '',
      '◐',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '◐',
      '',
    ]);
  });
});

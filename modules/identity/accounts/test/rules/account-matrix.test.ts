import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/common/access/actor.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import type { Workflow } from '#platform/common/workflow/types.ts';
import { ROLES } from '#quality/support/rules/roles.ts';
import type { AccountFacts } from '../../rules/facts.ts';
import { grantable } from '../../rules/grants.ts';
import type { AccountKind, AccountStatus } from '../../rules/statuses.ts';
import { type AccountAction, accountWorkflows } from '../../rules/workflow.ts';

/** Statuses are repeated here deliberately: nothing in this test is read from the workflows under test. */
const STATUSES: AccountStatus[] = ['NONE', 'PENDING', 'ACTIVE', 'SUSPENDED', 'REMOVED'];
const NOW = new Date('2026-11-20T04:00:00Z');

/**
 * Required behaviour: roles, starting statuses and resulting status of each action. Everything else is
 * refused.
 */
const TABLES: Record<AccountKind, [action: string, who: string, from: string, becomes: string][]> = {
  CLIENT: [
    ['CREATE', 'ADMIN SUB_ADMIN IT', 'NONE', 'PENDING'],
    ['UPDATE', 'ADMIN SUB_ADMIN IT BUSINESS SCHEDULING FINANCE', 'PENDING ACTIVE SUSPENDED', 'the same'],
    ['RESEND', 'ADMIN SUB_ADMIN IT BUSINESS SCHEDULING FINANCE', 'PENDING', 'the same'],
    ['SIGN_OUT', 'ADMIN SUB_ADMIN IT', 'ACTIVE', 'the same'],
    ['SUSPEND', 'ADMIN SUB_ADMIN IT', 'ACTIVE', 'SUSPENDED'],
    ['REACTIVATE', 'ADMIN SUB_ADMIN IT', 'SUSPENDED', 'ACTIVE'],
    ['RESET_TWO_FACTOR', 'ADMIN SUB_ADMIN IT', 'ACTIVE SUSPENDED', 'the same'],
    ['REMOVE', 'ADMIN SUB_ADMIN IT', 'PENDING ACTIVE SUSPENDED', 'REMOVED'],
  ],
  SUB: [
    ['INVITE', 'CLIENT ADMIN SUB_ADMIN BUSINESS', 'NONE', 'PENDING'],
    ['UPDATE', 'CLIENT ADMIN SUB_ADMIN BUSINESS', 'PENDING ACTIVE SUSPENDED', 'the same'],
    ['SHARE', 'CLIENT ADMIN SUB_ADMIN BUSINESS', 'PENDING ACTIVE SUSPENDED', 'the same'],
    ['RESEND', 'CLIENT ADMIN SUB_ADMIN BUSINESS', 'PENDING', 'the same'],
    ['SUSPEND', 'CLIENT ADMIN SUB_ADMIN BUSINESS', 'ACTIVE', 'SUSPENDED'],
    ['REACTIVATE', 'CLIENT ADMIN SUB_ADMIN BUSINESS', 'SUSPENDED', 'ACTIVE'],
    ['REMOVE', 'CLIENT ADMIN SUB_ADMIN BUSINESS', 'PENDING ACTIVE SUSPENDED', 'REMOVED'],
  ],
  STAFF: [
    ['CREATE', 'ADMIN SUB_ADMIN IT', 'NONE', 'PENDING'],
    ['UPDATE', 'ADMIN SUB_ADMIN IT', 'PENDING ACTIVE SUSPENDED', 'the same'],
    ['RESEND', 'ADMIN SUB_ADMIN IT', 'PENDING', 'the same'],
    ['SIGN_OUT', 'ADMIN SUB_ADMIN IT', 'ACTIVE', 'the same'],
    ['SUSPEND', 'ADMIN SUB_ADMIN IT', 'ACTIVE', 'SUSPENDED'],
    ['REACTIVATE', 'ADMIN SUB_ADMIN IT', 'SUSPENDED', 'ACTIVE'],
    ['RESET_TWO_FACTOR', 'ADMIN SUB_ADMIN IT', 'ACTIVE SUSPENDED', 'the same'],
    ['REMOVE', 'ADMIN SUB_ADMIN IT', 'PENDING ACTIVE SUSPENDED', 'REMOVED'],
  ],
};

/** Staff accounts that a role may change: those whose roles it may all grant. */
const TOUCHES: Record<string, string> = {
  ADMIN:
    'ADMIN SUB_ADMIN IT BUSINESS SCHEDULING FINANCE ASSESSOR ASSESSOR_ONSITE INDEPREVIEWER COO DEPUTYCEO CEO',
  SUB_ADMIN:
    'SUB_ADMIN IT BUSINESS SCHEDULING FINANCE ASSESSOR ASSESSOR_ONSITE INDEPREVIEWER COO DEPUTYCEO CEO',
  IT: 'BUSINESS SCHEDULING FINANCE ASSESSOR ASSESSOR_ONSITE INDEPREVIEWER',
};

const actor = (...Roles: Role[]): Actor => ({
  UserKey: 'actor',
  Roles,
  OrganisationKey: null,
  IsGrantGeneration: false,
});

/** Facts under which no condition blocks the action. */
const account = (
  Kind: AccountKind,
  Status: AccountStatus,
  more: Partial<AccountFacts> = {},
): AccountFacts => ({
  Kind,
  Status,
  UserKey: Status === 'NONE' ? null : 'somebody',
  Email: Status === 'NONE' ? null : 'somebody@example.com',
  Roles: Status === 'NONE' ? [] : [{ CLIENT: 'CLIENT', SUB: 'SUB_CLIENT', STAFF: 'FINANCE' }[Kind] as Role],
  IsGrantGeneration: false,
  IsLastAdmin: false,
  IsTwoFactorOn: true,
  OpenSessions: 1,
  ...more,
});

function ruleInput(kind: AccountKind, action: string, caller: Actor, facts: AccountFacts, input: object = {}): string {
  const workflow = accountWorkflows[kind] as unknown as Workflow<AccountAction, AccountStatus, AccountFacts>;
  const decision = decide(workflow, action as AccountAction, {
    facts,
    actor: caller,
    at: NOW,
    input: { ...input },
  });
  if (decision.Allowed) return decision.Change.Status ?? facts.Status;
  return [
    decision.Code,
    ...decision.Reasons.map(({ Code, Field }) => (Field ? `${Field} ${Code}` : Code)),
  ].join(' ');
}

describe.each(['CLIENT', 'SUB', 'STAFF'] as const)('accounts of kind %s', (kind) => {
  it('include every action of the table', () => {
    expect(TABLES[kind].map(([action]) => action).toSorted()).toEqual(
      [...accountWorkflows[kind].Actions].toSorted(),
    );
  });

  it.each(TABLES[kind])('%s', (action, allowedRoles, from, becomes) => {
    const wrong: string[] = [];
    for (const role of ROLES)
      for (const status of STATUSES) {
        // The input has only roles that the actor may grant; conditions on rank have their own test.
        const message = ruleInput(kind, action, actor(role), account(kind, status));
        const isGranted = allowedRoles.split(' ').includes(role);
        const isOpen = isGranted && from.split(' ').includes(status);
        const right = isOpen
          ? becomes === 'the same'
            ? status
            : becomes
          : isGranted
            ? 'ERR_TRANSITION REASON_STATUS'
            : 'ERR_FORBIDDEN REASON_ROLE';
        // Before an account exists or after it is removed, only the status is checked.
        if (message !== right) wrong.push(`${role} ${status}: ${message}, not ${right}`);
      }
    expect(wrong).toEqual([]);
  });
});

describe('hierarchy among staff', () => {
  const STAFF = TOUCHES.ADMIN?.split(' ') as Role[];

  it.each(['UPDATE', 'RESEND', 'SIGN_OUT', 'SUSPEND', 'REACTIVATE', 'RESET_TWO_FACTOR', 'REMOVE'])(
    '%s applies only to accounts whose roles the user may grant',
    (action) => {
      const from = TABLES.STAFF.find(([name]) => name === action)?.[2].split(' ')[0] as AccountStatus;
      const wrong: string[] = [];
      for (const keeper of ['ADMIN', 'SUB_ADMIN', 'IT'] as const)
        for (const targetRole of STAFF) {
          const message = ruleInput('STAFF', action, actor(keeper), account('STAFF', from, { Roles: [targetRole] }));
          const mayTouch = TOUCHES[keeper]?.split(' ').includes(targetRole);
          const right = mayTouch ? 'open' : 'ERR_TRANSITION REASON_OUTRANKED';
          if ((message.startsWith('ERR') ? message : 'open') !== right) wrong.push(`${keeper} on ${targetRole}: ${message}`);
        }
      expect(wrong).toEqual([]);
    },
  );

  it('considers every role of the account', () => {
    const target = account('STAFF', 'ACTIVE', { Roles: ['FINANCE', 'ADMIN'] });
    expect(ruleInput('STAFF', 'SUSPEND', actor('SUB_ADMIN'), target)).toBe('ERR_TRANSITION REASON_OUTRANKED');
    expect(ruleInput('STAFF', 'SUSPEND', actor('ADMIN'), target)).toBe('SUSPENDED');
  });

  it('lets each role grant exactly these', () => {
    const grantedRoles = (role: Role) => grantable([role]).join(' ');
    expect(grantedRoles('ADMIN')).toBe(ROLES.join(' '));
    expect(grantedRoles('SUB_ADMIN')).toBe(ROLES.filter((role) => role !== 'ADMIN').join(' '));
    expect(grantable(['IT'])).not.toEqual(expect.arrayContaining(['COO']));
    for (const decider of ['ADMIN', 'SUB_ADMIN', 'COO', 'DEPUTYCEO', 'CEO'] as const)
      expect(grantable(['IT'])).not.toContain(decider);
    for (const role of ['BUSINESS', 'SCHEDULING', 'FINANCE'] as const)
      expect(grantedRoles(role)).toBe('CLIENT SUB_CLIENT');
    expect(grantedRoles('CLIENT')).toBe('SUB_CLIENT');
    for (const role of [
      'SUB_CLIENT',
      'ASSESSOR',
      'ASSESSOR_ONSITE',
      'INDEPREVIEWER',
      'COO',
      'DEPUTYCEO',
      'CEO',
    ] as const)
      expect(grantedRoles(role)).toBe('');
  });
});

const staff = (Roles: Role[], more: Partial<AccountFacts> = {}) =>
  account('STAFF', 'ACTIVE', { Roles, ...more });
const own = (Roles: Role[], more: Partial<AccountFacts> = {}) => staff(Roles, { UserKey: 'actor', ...more });
const roles = (...UserRoleList: Role[]) => ({ UserRoleList });

const RULES: [rule: string, action: string, who: Role, facts: AccountFacts, input: object, answer: string][] = [
  ['no one grants themselves a role', 'UPDATE', 'ADMIN', own(['ADMIN']), roles('ADMIN', 'CEO'), 'ERR_VALIDATION UserRoleList REASON_OWN_ROLES'],
  ['no one removes a role from themselves', 'UPDATE', 'ADMIN', own(['ADMIN', 'FINANCE']), roles('ADMIN'), 'ERR_VALIDATION UserRoleList REASON_OWN_ROLES'],
  ['one’s own names may be changed', 'UPDATE', 'ADMIN', own(['ADMIN']), roles('ADMIN'), 'ACTIVE'],
  ['one’s own roles in another order are the same', 'UPDATE', 'ADMIN', own(['ADMIN', 'CEO']), roles('CEO', 'ADMIN'), 'ACTIVE'],
  ['ADMIN makes another ADMIN', 'UPDATE', 'ADMIN', staff(['FINANCE']), roles('FINANCE', 'ADMIN'), 'ACTIVE'],
  ['SUB_ADMIN makes no ADMIN', 'UPDATE', 'SUB_ADMIN', staff(['FINANCE']), roles('FINANCE', 'ADMIN'), 'ERR_VALIDATION UserRoleList REASON_ROLE_NOT_YOURS_TO_GIVE'],
  ['SUB_ADMIN creates no ADMIN', 'CREATE', 'SUB_ADMIN', account('STAFF', 'NONE'), roles('ADMIN'), 'ERR_VALIDATION UserRoleList REASON_ROLE_NOT_YOURS_TO_GIVE'],
  ['SUB_ADMIN creates a SUB_ADMIN', 'CREATE', 'SUB_ADMIN', account('STAFF', 'NONE'), roles('SUB_ADMIN'), 'PENDING'],
  ['IT creates an assessor', 'CREATE', 'IT', account('STAFF', 'NONE'), roles('ASSESSOR'), 'PENDING'],
  ['IT makes nobody its equal', 'CREATE', 'IT', account('STAFF', 'NONE'), roles('IT'), 'ERR_VALIDATION UserRoleList REASON_ROLE_NOT_YOURS_TO_GIVE'],
  ['IT creates no COO', 'CREATE', 'IT', account('STAFF', 'NONE'), roles('ASSESSOR', 'COO'), 'ERR_VALIDATION UserRoleList REASON_ROLE_NOT_YOURS_TO_GIVE'],
  ['IT creates no deputy', 'CREATE', 'IT', account('STAFF', 'NONE'), roles('DEPUTYCEO'), 'ERR_VALIDATION UserRoleList REASON_ROLE_NOT_YOURS_TO_GIVE'],
  ['IT creates no CEO', 'CREATE', 'IT', account('STAFF', 'NONE'), roles('CEO'), 'ERR_VALIDATION UserRoleList REASON_ROLE_NOT_YOURS_TO_GIVE'],
  ['IT gives no decision later on', 'UPDATE', 'IT', staff(['FINANCE']), roles('FINANCE', 'CEO'), 'ERR_VALIDATION UserRoleList REASON_ROLE_NOT_YOURS_TO_GIVE'],
  ['no one suspends themselves', 'SUSPEND', 'ADMIN', own(['ADMIN']), {}, 'ERR_TRANSITION REASON_OWN_ACCOUNT'],
  ['no one removes themselves', 'REMOVE', 'SUB_ADMIN', own(['SUB_ADMIN']), {}, 'ERR_TRANSITION REASON_OWN_ACCOUNT'],
  ['no one resets their own second factor', 'RESET_TWO_FACTOR', 'ADMIN', own(['ADMIN']), {}, 'ERR_TRANSITION REASON_OWN_ACCOUNT'],
  ['the last administrator is not suspended', 'SUSPEND', 'ADMIN', staff(['ADMIN'], { IsLastAdmin: true }), {}, 'ERR_TRANSITION REASON_LAST_ADMIN'],
  ['the last administrator is not removed', 'REMOVE', 'ADMIN', staff(['ADMIN'], { IsLastAdmin: true }), {}, 'ERR_TRANSITION REASON_LAST_ADMIN'],
  ['the last administrator retains the role', 'UPDATE', 'ADMIN', staff(['ADMIN', 'IT'], { IsLastAdmin: true }), roles('IT'), 'ERR_VALIDATION UserRoleList REASON_LAST_ADMIN'],
  ['the last administrator may get other roles', 'UPDATE', 'ADMIN', staff(['ADMIN'], { IsLastAdmin: true }), roles('ADMIN', 'IT'), 'ACTIVE'],
  ['administrators grant the permission to generate', 'UPDATE', 'SUB_ADMIN', staff(['FINANCE']), { IsGrantGeneration: true }, 'ACTIVE'],
  ['never to themselves', 'UPDATE', 'ADMIN', own(['ADMIN']), { IsGrantGeneration: true }, 'ERR_VALIDATION IsGrantGeneration REASON_GENERATION_NOT_YOURS'],
  ['IT does not grant generation', 'UPDATE', 'IT', staff(['FINANCE']), { IsGrantGeneration: true }, 'ERR_VALIDATION IsGrantGeneration REASON_GENERATION_NOT_YOURS'],
  ['IT does not create with generation', 'CREATE', 'IT', account('STAFF', 'NONE'), { ...roles('FINANCE'), IsGrantGeneration: true }, 'ERR_VALIDATION IsGrantGeneration REASON_GENERATION_NOT_YOURS'],
  ['IT leaves generation as it is', 'UPDATE', 'IT', staff(['FINANCE'], { IsGrantGeneration: true }), { IsGrantGeneration: true }, 'ACTIVE'],
  ['no one changes their own address here', 'UPDATE', 'ADMIN', own(['ADMIN']), { Email: 'other@example.com' }, 'ERR_VALIDATION Email REASON_EMAIL_NOT_YOURS'],
  ['IT changes an address', 'UPDATE', 'IT', staff(['FINANCE']), { Email: 'other@example.com' }, 'ACTIVE'],
  ['no session to end', 'SIGN_OUT', 'ADMIN', staff(['IT'], { OpenSessions: 0 }), {}, 'ERR_TRANSITION REASON_NO_SESSION'],
  ['no second factor to reset', 'RESET_TWO_FACTOR', 'ADMIN', staff(['IT'], { IsTwoFactorOn: false }), {}, 'ERR_TRANSITION REASON_NO_TWO_FACTOR'],
];

describe('grant rules', () => {
  it.each(RULES)('%s', (_, action, role, facts, input, answer) => {
    expect(ruleInput('STAFF', action, actor(role), facts, input)).toBe(answer);
  });

  it.each(['BUSINESS', 'SCHEDULING', 'FINANCE'] as const)('%s leaves a client’s address unchanged', (role) => {
    const change = (Email: string) =>
      ruleInput('CLIENT', 'UPDATE', actor(role), account('CLIENT', 'ACTIVE'), { Email });
    expect(change('other@example.com')).toBe('ERR_VALIDATION Email REASON_EMAIL_NOT_YOURS');
    expect(change('somebody@example.com')).toBe('ACTIVE');
  });
});

import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#modules/applications/applications/rules/statuses.ts';
import type { Actor } from '#platform/common/access/actor.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { ROLES } from '#quality/support/rules/roles.ts';
import type { CommentFacts } from '../../rules/facts.ts';
import { type CommentAction, commentWorkflow } from '../../rules/workflow.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const person = (UserKey: string, ...Roles: Role[]): Actor => ({
  UserKey,
  Roles,
  OrganisationKey: null,
  IsGrantGeneration: false,
});
const activeRoles: CommentFacts = {
  Status: 'WRITTEN',
  ApplicationStatusCode: 'UNDERREVIEW',
  AuthorKey: 'author',
  IsInternal: true,
};
const unwritten: CommentFacts = { ...activeRoles, Status: 'NONE', AuthorKey: null };

/** Returns `yes`, or the reasons of the refusal. */
function outcomeOf(
  action: CommentAction,
  facts: CommentFacts,
  actor: Actor,
  input: Record<string, unknown> = {},
): string {
  const decision = decide(commentWorkflow, action, { facts, actor, at: AT, input });
  return decision.Allowed ? 'yes' : decision.Reasons.map((reason) => reason.Code).join(' ');
}

describe('permissions for comments', () => {
  it.each(ROLES)('%s writes comments and edits and removes their own', (role) => {
    expect(outcomeOf('WRITE', unwritten, person('author', role))).toBe('yes');
    expect(outcomeOf('EDIT', activeRoles, person('author', role))).toBe('yes');
    expect(outcomeOf('REMOVE', activeRoles, person('author', role))).toBe('yes');
  });

  it.each(ROLES)('%s cannot edit comments of others; only ADMIN removes them', (role) => {
    expect(outcomeOf('EDIT', activeRoles, person('other', role))).toBe('REASON_COMMENT_NOT_YOURS');
    expect(outcomeOf('REMOVE', activeRoles, person('other', role))).toBe(
      role === 'ADMIN' ? 'yes' : 'REASON_COMMENT_NOT_YOURS',
    );
  });

  it('is read-only while the application is cancelled or archived', () => {
    for (const ApplicationStatusCode of APPLICATION_STATUSES) {
      const isOpen = ApplicationStatusCode !== 'CANCELLED' && ApplicationStatusCode !== 'ARCHIVED';
      const expected = isOpen ? 'yes' : 'REASON_COMMENT_CLOSED';
      for (const author of [person('author', 'CLIENT'), person('author', 'ADMIN')]) {
        expect(outcomeOf('WRITE', { ...unwritten, ApplicationStatusCode }, author)).toBe(expected);
        expect(outcomeOf('EDIT', { ...activeRoles, ApplicationStatusCode }, author)).toBe(expected);
        expect(outcomeOf('REMOVE', { ...activeRoles, ApplicationStatusCode }, author)).toBe(expected);
      }
    }
  });

  it('clients write no internal comments; staff write both kinds', () => {
    for (const role of ['CLIENT', 'SUB_CLIENT'] as const) {
      expect(outcomeOf('WRITE', unwritten, person('c', role), { IsInternal: true })).toBe(
        'REASON_COMMENT_ALWAYS_SHARED',
      );
      expect(outcomeOf('WRITE', unwritten, person('c', role), { IsInternal: false })).toBe('yes');
    }
    for (const IsInternal of [true, false])
      expect(outcomeOf('WRITE', unwritten, person('s', 'ASSESSOR'), { IsInternal })).toBe('yes');
  });

  it('cannot change its kind', () => {
    const author = person('author', 'ADMIN');
    for (const IsInternal of [true, false]) {
      const facts = { ...activeRoles, IsInternal };
      expect(outcomeOf('EDIT', facts, author, { IsInternal })).toBe('yes');
      expect(outcomeOf('EDIT', facts, author, { IsInternal: !IsInternal })).toBe('REASON_COMMENT_KIND_FIXED');
    }
  });

  it('cannot be changed once it is removed', () => {
    const removed = { ...activeRoles, Status: 'REMOVED' } as const;
    for (const action of ['EDIT', 'REMOVE'] as const)
      expect(outcomeOf(action, removed, person('author', 'ADMIN'))).toBe('REASON_STATUS');
  });
});

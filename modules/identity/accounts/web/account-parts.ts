import type { ComponentType, ReactNode } from 'react';
import type { Role } from '#platform/common/access/roles.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import type { AccountView } from '../rules/contract.ts';
import type { CompetenceChoice } from './staff/competence.ts';
import type { Edits } from './use-edits.ts';

/*
 * What modules above show on the screens of accounts. `apps/web/accounts` composes each page of its parts, so that they
 * load with it.
 */

/** The log of an account, for users who may call the route. */
type LogPart = { route: Route; show: (userKey: string) => ReactNode };

export type ClientParts = {
  log: LogPart;
  applications: (organisation: AccountView['Organisation']) => ReactNode;
};

export type CompetencePart = ComponentType<CompetenceChoice>;
export type StaffParts = { log: LogPart; Competences: CompetencePart };

/** Applications that a sub-account sees. */
export type SharedPart = ComponentType<{ view: AccountView; edits: Edits<{ Keys: string[] }> }>;

/** Applications that an invited user can see from the start. */
export type InvitePart = ComponentType<{
  /** Named for staff; null: the reader's own. */
  client: AccountView | null;
  value: readonly string[];
  onChange: (keys: string[]) => void;
  error: string | undefined;
}>;

export type ProfileCards = {
  notices: ReactNode;
  /** For people with one of these roles. */
  calendar: { roles: readonly Role[]; card: ReactNode };
};

/**
 * Types of the components that modules depending on accounts contribute to the account screens: log,
 * applications, competences, sharing, invitation and profile cards.
 */
import type { ComponentType, ReactNode } from 'react';
import type { Role } from '#platform/common/access/roles.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import type { AccountView } from '../rules/contract.ts';
import type { CompetenceChoice } from './staff/competence.ts';
import type { Edits } from './use-edits.ts';

/* Components of dependent modules for the account screens. `apps/web/accounts` passes them to each page, so that they load with it. */

/** The log of an account, for users who may call the route. */
type LogPart = { route: Route; show: (userKey: string) => ReactNode };

export type ClientParts = {
  log: LogPart;
  applications: (organisation: AccountView['Organisation']) => ReactNode;
};

export type CompetencePart = ComponentType<CompetenceChoice>;
export type StaffParts = { log: LogPart; Competences: CompetencePart };

/** Selects the applications that a sub-account may see. */
export type SharedPart = ComponentType<{ view: AccountView; edits: Edits<{ Keys: string[] }> }>;

/** Selects the applications that an invited user may see from the start. */
export type InvitePart = ComponentType<{
  /** The client, if staff act for one; null for the user's own account. */
  client: AccountView | null;
  value: readonly string[];
  onChange: (keys: string[]) => void;
  error: string | undefined;
}>;

export type ProfileCards = {
  notices: ReactNode;
  /** The calendar card, for users with one of these roles. */
  calendar: { roles: readonly Role[]; card: ReactNode };
};

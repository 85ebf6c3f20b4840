import type { Generated } from 'kysely';
import type { Id, Moment } from '#platform/server/database/columns.ts';

/** Database tables of teams: their members, services and industries. */
type TeamTables = {
  Team: {
    Id: Id;
    TeamKey: string;
    Name: string;
    Description: Generated<string>;
    IsActive: Generated<boolean>;
    Version: Generated<number>;
    CreatedAt: Moment;
    UpdatedAt: Moment;
  };
  TeamMember: { TeamId: number; AccountId: number; IsLead: Generated<boolean> };
  TeamService: { TeamId: number; ServiceId: number };
  TeamIndustry: { TeamId: number; IndustryCode: string };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends TeamTables {}
}

import type { Stage } from '#modules/applications/applications/rules/index.ts';

/** What the dashboards' figures are read from (decision 0040). */
type FigureTables = {
  /** The time that an application spent at a stage, written when somebody ended it. */
  ApplicationVisit: {
    ApplicationId: number;
    /** Of the application, that ended it. */
    Version: number;
    Stage: Stage;
    ServiceId: number;
    AccountId: number | null;
    BeganAt: Date;
    EndedAt: Date;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends FigureTables {}
}

/**
 * Defines which panels the staff dashboard shows to each role and in which rows, and merges them for users
 * with several roles.
 */
import { isStaffRole, type Role, type StaffRole } from '#platform/common/access/roles.ts';

export type Panel =
  | 'COUNTS'
  | 'TURN'
  | 'DEADLINES'
  | 'MONTHS'
  | 'STAGES'
  | 'PEOPLE'
  | 'LATE'
  | 'FINANCE'
  | 'AGES'
  | 'HEALTH'
  | 'STATUSES'
  | 'CHANGES';
/** One full-width panel, or a wide panel next to a narrow one. */
export type Row = readonly [Panel] | readonly [Panel, Panel];

const ALL: readonly Row[] = [
  ['COUNTS'],
  ['TURN', 'DEADLINES'],
  ['MONTHS'],
  ['STAGES', 'LATE'],
  ['PEOPLE', 'HEALTH'],
  ['FINANCE'],
  ['CHANGES', 'AGES'],
  ['STATUSES'],
];
/**
 * For roles working at a step: waiting and late applications, and their own pace compared with the overall
 * one.
 */
const WORKER: readonly Row[] = [['COUNTS'], ['TURN', 'DEADLINES'], ['MONTHS', 'STAGES'], ['CHANGES', 'LATE']];
const DECIDER: readonly Row[] = [
  ['COUNTS'],
  ['TURN', 'LATE'],
  ['MONTHS', 'STAGES'],
  ['PEOPLE', 'DEADLINES'],
  ['CHANGES'],
  ['STATUSES'],
];

/**
 * Panels of each role; the page renders this table, the first row on top. For roles with two bars per month,
 * the months have a row of their own: in half a row the bars are too narrow to be clicked.
 */
export const PANELS: Readonly<Record<StaffRole, readonly Row[]>> = {
  ADMIN: ALL,
  SUB_ADMIN: ALL,
  BUSINESS: [['COUNTS'], ['TURN', 'DEADLINES'], ['MONTHS'], ['STAGES', 'LATE'], ['CHANGES']],
  SCHEDULING: [
    ['COUNTS'],
    ['TURN', 'DEADLINES'],
    ['PEOPLE', 'LATE'],
    ['MONTHS'],
    ['CHANGES', 'STAGES'],
    ['STATUSES'],
  ],
  FINANCE: [['FINANCE'], ['MONTHS'], ['CHANGES', 'AGES'], ['STATUSES']],
  IT: [['COUNTS'], ['CHANGES', 'HEALTH'], ['MONTHS'], ['STAGES'], ['STATUSES']],
  COO: DECIDER,
  DEPUTYCEO: DECIDER,
  CEO: DECIDER,
  ASSESSOR: WORKER,
  ASSESSOR_ONSITE: WORKER,
  INDEPREVIEWER: WORKER,
};

/** Merges the rows of a user's roles: those of the first role, then the additional panels of the others. */
export function rowsOf(roles: readonly Role[]): Row[] {
  const seen = new Set<Panel>();
  return roles
    .flatMap((role) => (isStaffRole(role) ? PANELS[role] : []))
    .flatMap((row): Row[] => {
      const [first, second] = row.filter((panel) => !seen.has(panel));
      for (const panel of row) seen.add(panel);
      return first ? [second ? [first, second] : [first]] : [];
    });
}

/**
 * The columns of the page, from top to bottom: consecutive rows of two panels become two columns that stack on their own,
 * so that a short panel is not stretched to the height of its neighbour.
 */
export function sectionsOf(rows: readonly Row[]): Panel[][][] {
  const sections: Panel[][][] = [];
  for (const [first, second] of rows) {
    const last = sections.at(-1);
    if (second === undefined) sections.push([[first]]);
    else if (last?.length === 2) {
      last[0]?.push(first);
      last[1]?.push(second);
    } else sections.push([[first], [second]]);
  }
  return sections;
}

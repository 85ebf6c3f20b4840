import { makeDraft } from './make-draft.ts';
import type { TestPortal } from './portal.ts';

const rows = <Row>(count: number, row: (at: number) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => row(at));

/** A form as large as its tables may be, different for each number, so that no evaluation is known already. */
const large = (no: number) => ({
  Processes: rows(25, (at) => ({
    Process: `Process ${at} of ${no} ${'p'.repeat(70)}`,
    Owner: `Owner ${at} ${'o'.repeat(60)}`,
    Criticality: 'HIGH',
    IsOutsourced: true,
    Supplier: `Supplier ${at} ${'s'.repeat(80)}`,
    OnTimePercent: at,
  })),
  Sites: rows(30, (at) => ({
    SiteName: `Site ${at} of ${no}`,
    Address: `${at} Harbour Road ${'a'.repeat(160)}`,
    People: at,
    IsTemporary: false,
  })),
});

/** Drafts of two clients, and answers for them that take long to evaluate. */
export const floodBodies = async (portal: TestPortal) => ({
  own: await makeDraft(portal, 'client'),
  foreign: await makeDraft(portal, 'client2'),
  large,
});

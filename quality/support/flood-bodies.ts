/**
 * Input for the flood tests: draft applications of two clients, and answers with the largest tables allowed,
 * which are slow to evaluate.
 */
import { makeDraft } from './make-draft.ts';
import type { TestPortal } from './portal.ts';

const rows = <Row>(count: number, row: (at: number) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => row(at));

/** Answers with maximum table sizes, different for each number, so that no cached evaluation applies. */
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

/** Creates drafts of two clients, and answers to them that are slow to evaluate. */
export const floodBodies = async (portal: TestPortal) => ({
  own: await makeDraft(portal, 'client'),
  foreign: await makeDraft(portal, 'client2'),
  large,
});

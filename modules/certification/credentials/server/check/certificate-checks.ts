/**
 * Part of the check of certificate proofs: history, status, register entry and page in force of one
 * certificate must agree; reports each disagreement with expected and found value.
 */

import { isDeepStrictEqual } from 'node:util';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import {
  type CertificateFacts,
  certificateColumns,
  type DocumentRecord,
} from '#modules/certification/certificates/server/index.ts';
import type { Finding } from '#platform/server/comparison/types.ts';
import type { CheckedCertificate, CheckedEvent, CheckName } from './types.ts';

type Check = { Name: CheckName; find: (checked: CheckedCertificate) => Finding[] };

const toDifference = (About: string, Expected: unknown, Now: unknown): Finding => ({
  About,
  Expected: text(Expected),
  Found: text(Now),
});
const text = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

const inForce = ({ Certificate, Documents }: CheckedCertificate): DocumentRecord | undefined =>
  Documents.find(({ Revision, Status }) => Revision === Certificate.Revision && Status === 'READY');

type Moved = Partial<Pick<CertificateFacts, 'ExpiryDate' | 'Scope'>>;

/** Last valid day and scope set by changes after the page in force; they apply until the next page. */
function moved({ Certificate, Events }: CheckedCertificate): Moved {
  const from = Events.findLastIndex(
    ({ Event, Revision }) => Revision === Certificate.Revision && (Event === 'REVISED' || Event === 'ISSUED'),
  );
  const later = Events.slice(from + 1);
  const ExpiryDate = later.findLast(({ MovedTo }) => MovedTo !== null)?.MovedTo;
  const Scope = later.findLast(({ ScopeChange }) => ScopeChange !== null)?.ScopeChange?.After;
  return { ...(ExpiryDate && { ExpiryDate }), ...(Scope && { Scope }) };
}

/** Checks that need only the record: history, status, register entry and page. */
export const certificateChecks: readonly Check[] = [
  {
    Name: 'EVENTS_BROKEN',
    find: ({ Certificate, Events }) => {
      const broken = Events.find((event, at) => !follows(event, Events[at - 1]));
      if (Events.length === 0) return [toDifference(Certificate.CertificateNo, 'ISSUED', '')];
      if (!broken) return [];
      const before = Events[Events.indexOf(broken) - 1];
      const expected = `${(before?.Seq ?? 0) + 1} ${before?.ToStatus ?? ''}`;
      return [toDifference(Certificate.CertificateNo, expected, `${broken.Seq} ${broken.FromStatus ?? ''}`)];
    },
  },
  {
    Name: 'STATUS_NOT_EVENTS',
    find: ({ Certificate, Events }) => {
      const last = Events.at(-1);
      const expected = `${last?.ToStatus} R${last?.Revision}`;
      const now = `${Certificate.CertificateStatusCode} R${Certificate.Revision}`;
      return !last || expected === now ? [] : [toDifference(Certificate.CertificateNo, expected, now)];
    },
  },
  {
    Name: 'REGISTER_DIFFERS',
    find: (checked) => {
      const document = inForce(checked);
      if (!document) return [];
      const facts = document.Facts;
      const expected = registered({ ...facts, ...moved(checked) });
      const differing = Object.entries(expected).filter(
        ([name, value]) =>
          !isDeepStrictEqual(value, checked.Certificate[name as keyof typeof checked.Certificate]),
      );
      return differing.map(([name, value]) =>
        toDifference(
          `${checked.Certificate.CertificateNo} ${name}`,
          value,
          checked.Certificate[name as keyof typeof checked.Certificate],
        ),
      );
    },
  },
  {
    Name: 'SECOND_CERTIFICATE',
    find: ({ Certificate, ShouldHaveUpdated }) =>
      ShouldHaveUpdated === null
        ? []
        : [toDifference(Certificate.CertificateNo, ShouldHaveUpdated, Certificate.CertificateNo)],
  },
  {
    Name: 'PAGE_MISSING',
    find: (checked) => {
      const { CertificateNo, CertificateStatusCode, Revision } = checked.Certificate;
      const isIssued = certificateStatuses.issued.includes(CertificateStatusCode);
      return isIssued && !inForce(checked) ? [toDifference(`${CertificateNo} R${Revision}`, 'PDF', '')] : [];
    },
  },
  {
    Name: 'PAGE_BEHIND',
    find: (checked) => {
      const page = inForce(checked)?.Facts;
      const isComing = checked.Documents.some(({ Status }) => Status === 'INTENDED');
      if (isComing) return [];
      return (Object.entries(moved(checked)) as [keyof Moved, unknown][])
        .filter(([name, value]) => !isDeepStrictEqual(value, page?.[name]))
        .map(([name, value]) => toDifference(checked.Certificate.CertificateNo, value, page?.[name]));
    },
  },
];

const follows = (event: CheckedEvent, before: CheckedEvent | undefined): boolean =>
  event.Seq === (before?.Seq ?? 0) + 1 && event.FromStatus === (before?.ToStatus ?? null);

/** Register columns in the form in which they are read back: JSON is written as text. */
function registered(facts: CertificateFacts): Record<string, unknown> {
  const { Search: _, ...columns } = certificateColumns(facts);
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [name, isJson(name) ? JSON.parse(String(value)) : value]),
  );
}

const JSON_COLUMNS = ['OrgName', 'BranchName', 'ServiceName', 'Scope'];
const isJson = (name: string): boolean => JSON_COLUMNS.includes(name);

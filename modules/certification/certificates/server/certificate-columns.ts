import type { Localized } from '#platform/common/contract/shapes.ts';
import { json } from '#platform/server/database/json.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import type { LocalText } from '#platform/server/pdf/page-language.ts';
import type { CertificateFacts } from './document/facts.ts';

const EMPTY: Localized = { EN: '', CHT: '', CHS: '' };

/**
 * Builds the columns that the register stores for a certificate, including its search text, from the facts
 * of the revision that comes into force.
 */
export function certificateColumns(facts: CertificateFacts) {
  const ServiceName = fullName(facts.ServiceName, facts.NameExtra ?? EMPTY);
  const BranchName = facts.BranchName ?? EMPTY;
  return {
    Revision: facts.Revision,
    OrgName: json<Localized>(facts.OrgName),
    BranchName: json<Localized>(BranchName),
    ServiceName: json<Localized>(ServiceName),
    Scope: json<Localized>(facts.Scope),
    Sites: [...facts.Sites],
    FirstIssueDate: facts.FirstIssueDate,
    DecisionDate: facts.DecisionDate,
    EffectiveDate: facts.EffectiveDate,
    RevisionDate: facts.RevisionDate,
    ExpiryDate: facts.ExpiryDate,
    Search: searchText(
      facts.CertificateNo,
      ...texts(facts.OrgName),
      ...texts(BranchName),
      ...texts(ServiceName),
    ),
  };
}

/** Service name with its edition, since a standard without its year is ambiguous. */
const fullName = (name: LocalText, extra: LocalText): Localized => ({
  EN: extra.EN ? `${name.EN}, ${extra.EN}` : name.EN,
  CHT: extra.CHT ? `${name.CHT}（${extra.CHT}）` : name.CHT,
  CHS: extra.CHS ? `${name.CHS}（${extra.CHS}）` : name.CHS,
});

const texts = (text: LocalText): string[] => [...new Set([text.EN, text.CHT, text.CHS])];

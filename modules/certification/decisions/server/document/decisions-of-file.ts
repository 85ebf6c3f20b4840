/** The part of an accreditation file on decisions: those about the certificate and its applications, oldest first. */
import { type Block, suppliedParts } from '#modules/certification/accreditation-files/server/index.ts';
import type { DecisionView } from '../../rules/contract.ts';
import { decisionsOfCertificate } from '../list.ts';
import { viewDecision } from '../view.ts';
import {
  consideredNonconformityBlocks,
  decisionFactBlocks,
  dutyBlocks,
  scopeBlocks,
  stepBlocks,
  type Words,
  withDecisionTexts,
} from './record-blocks.ts';

export const decisionsOfFile = suppliedParts.provide({
  DECISIONS: async ({ db, actor }, CertificateKey) => {
    const { Rows } = await decisionsOfCertificate({ db, actor, query: { CertificateKey } });
    const decisions: DecisionView[] = [];
    for (const { DecisionKey } of Rows.toReversed())
      decisions.push(await viewDecision({ db, actor, query: { DecisionKey } }));
    return {
      Data: decisions,
      print: (texts) => {
        const w = withDecisionTexts(texts);
        return {
          Title: w.text('TITLE_DECISION_LIST'),
          Blocks:
            decisions.length === 0
              ? [{ Kind: 'TEXT', Text: w.text('DECISION_EMPTY') }]
              : decisions.flatMap((decision) => printed(decision, w)),
        };
      },
    };
  },
});

const printed = (decision: DecisionView, w: Words): Block[] => [
  {
    Kind: 'PART',
    Title: w.plain(
      [
        decision.DecisionNo,
        w.known(`DECISION_TYPE_${decision.Type}`).Text,
        decision.ApplicationNo ?? decision.CertificateNo,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
  },
  ...[
    ...decisionFactBlocks(decision, w),
    ...scopeBlocks(decision, w),
    ...stepBlocks(decision, w),
    ...consideredNonconformityBlocks(decision, w),
    ...dutyBlocks(decision, w),
  ].map((block): Block => (block.Kind === 'PART' ? { ...block, Kind: 'SMALL' } : block)),
];

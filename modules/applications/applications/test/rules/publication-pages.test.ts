/** Publication while pages of the certificate are being generated, by hand. */
import { expect, it } from 'vitest';
import { decide } from '#platform/common/workflow/decide.ts';
import { actor, NOW } from '#quality/support/rules/application-facts.ts';
import { inputFor, readyFor } from '#quality/support/rules/ready-for.ts';
import type { ApplicationFacts } from '../../rules/facts.ts';
import { applicationWorkflow } from '../../rules/workflow.ts';

it.each<[string, Partial<ApplicationFacts>, string[]]>([
  ['none is being generated', {}, []],
  ['another page of the certificate is being generated', { IsPageUnderWay: true }, []],
  [
    'its own is being generated',
    { IsPageUnderWay: true, DocumentStatus: 'INTENDED' },
    ['REASON_NOT_GENERATED'],
  ],
  ['its own has an earlier scope', { IsPageOlder: true }, ['REASON_CERT_PAGE_OLDER']],
])('%s', (_when, facts, codes) => {
  const decision = decide(applicationWorkflow, 'PUBLISH', {
    facts: { ...readyFor('PUBLISH', 'CERTIFIED', null), ...facts },
    actor: actor('IT'),
    at: NOW,
    input: inputFor('PUBLISH'),
  });
  expect(decision.Allowed ? [] : decision.Reasons.map(({ Code }) => Code)).toEqual(codes);
});

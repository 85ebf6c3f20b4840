/**
 * Demo data: proposed decisions on certificates of the service that requires them: confirmed, declined and
 * open, among them a reduction and an extension of a scope.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { DemoStage, ModuleDemo } from '#platform/server/demo/module-demo.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import type { ProposingAction } from '../../rules/proposals/proposing-workflow.ts';
import type { ProposalAction } from '../../rules/proposals/workflow.ts';
import { proposalHandler } from '../proposals/proposal-handler.ts';
import { proposingHandler } from '../proposals/proposing-handler.ts';

/** A certificate is named by the account of its holder; of several, the newest. */
type Story = {
  Holder: string;
  Proposes: {
    By: string;
    Action: ProposingAction;
    Ago: number;
    Ground: string;
    Remark: string;
    Scope?: Localized;
  };
  Closes?: { By: string; Action: ProposalAction; Ago: number; Remark?: string };
};

const STORIES: readonly Story[] = [
  {
    Holder: 'client2',
    Proposes: {
      ...{ By: 'admin', Action: 'PROPOSE_SUSPEND', Ago: 262, Ground: 'SURVEILLANCE' },
      Remark: 'The organisation declined the surveillance that was offered.',
    },
    Closes: { By: 'coo', Action: 'CONFIRM', Ago: 260 },
  },
  {
    Holder: 'client',
    Proposes: {
      ...{ By: 'scheduling', Action: 'PROPOSE_SUSPEND', Ago: 45, Ground: 'MISUSE' },
      Remark: 'The mark is shown on a brochure next to a product that is not certified.',
    },
    Closes: {
      ...{ By: 'ceo', Action: 'DECLINE', Ago: 43 },
      Remark: 'The brochure was withdrawn on the same day; a written warning is sufficient.',
    },
  },
  {
    Holder: 'client5',
    Proposes: {
      ...{ By: 'scheduling', Action: 'PROPOSE_SUSPEND', Ago: 2, Ground: 'SURVEILLANCE' },
      Remark: 'The second surveillance has not been carried out, although two dates were offered.',
    },
  },
  {
    Holder: 'client4',
    Proposes: {
      ...{ By: 'scheduling', Action: 'PROPOSE_REDUCE_SCOPE', Ago: 20, Ground: 'SCOPE' },
      Remark: 'Managed hosting was sold; only the data halls remain.',
      Scope: {
        EN: 'Operation of colocation data halls in Hong Kong',
        CHT: '香港主機託管機房的營運',
        CHS: '香港主机托管机房的运营',
      },
    },
    Closes: { By: 'ceo', Action: 'CONFIRM', Ago: 18, Remark: 'The contract of sale was seen.' },
  },
  {
    Holder: 'client',
    Proposes: {
      ...{ By: 'scheduling', Action: 'PROPOSE_EXTEND_SCOPE', Ago: 1, Ground: 'REQUEST' },
      Remark: 'The organisation applied for backup services, which were assessed at the surveillance.',
      Scope: {
        EN: 'Operation of colocation data halls, managed hosting and backup services in Hong Kong',
        CHT: '香港主機託管機房、代管服務及備份服務的營運',
        CHS: '香港主机托管机房、代管服务及备份服务的运营',
      },
    },
  },
];

const SCHEME = 'IS';

async function seedProposals(stage: DemoStage): Promise<void> {
  const { portal, now } = stage;
  const dayBefore = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const acting = (name: string, at: Date) => {
    // Everyone who acts in a scenario counts as having just confirmed their identity.
    const actor = { ...stage.person(name), ProvenAt: at };
    return { actor, language: actor.Language, at, idempotencyKey: null };
  };
  for (const { Holder, Proposes, Closes } of STORIES) {
    const CertificateKey = await certificateOf(stage, Holder);
    const { By, Action, Ago, ...input } = Proposes;
    await performAction(portal, proposingHandler(portal), {
      ...{ action: Action, key: CertificateKey, input },
      ...acting(By, dayBefore(Ago)),
    });
    if (!Closes) continue;
    const { ProposalKey } = await portal.db
      .selectFrom('DecisionProposal')
      .select('ProposalKey')
      .orderBy('Id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await performAction(portal, proposalHandler, {
      action: Closes.Action,
      key: ProposalKey,
      input: Closes.Remark === undefined ? {} : { Remark: Closes.Remark },
      ...acting(Closes.By, dayBefore(Closes.Ago)),
    });
  }
}

async function certificateOf({ portal }: DemoStage, holder: string): Promise<string> {
  const { CertificateKey } = await portal.db
    .selectFrom('Certificate')
    .innerJoin('Application', 'Application.Id', 'Certificate.ApplicationId')
    .innerJoin('Account', 'Account.Id', 'Application.CreatedById')
    .innerJoin('Service', 'Service.Id', 'Certificate.ServiceId')
    .select('Certificate.CertificateKey')
    .where('Service.SchemeCode', '=', SCHEME)
    .where('Account.Email', '=', `${holder}@demo.test`)
    .where('Certificate.CertificateStatusCode', 'in', ['PUBLISHED', 'ACTIVE', 'RENEWAL'])
    .orderBy('Certificate.Id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return CertificateKey;
}

export const demo: ModuleDemo = { acts: { proposals: { place: 12, run: seedProposals } } };

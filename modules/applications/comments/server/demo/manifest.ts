/** Demo data: comments on some of the demo applications. */
import type { ApplicationStatus } from '#modules/applications/applications/rules/index.ts';
import type { DemoStage, ModuleDemo } from '#platform/server/demo/module-demo.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { commentHandler } from '../comment-handler.ts';
import { writeComment } from '../write-comment.ts';

type CommentEntry = {
  By: string;
  HoursAgo: number;
  Comment: string;
  IsShared?: true;
  Mentions?: string[];
  IsRemoved?: true;
};
type Thread = {
  Service: string;
  Client: string;
  Status: ApplicationStatus;
  Comments: readonly CommentEntry[];
};

const THREADS: readonly Thread[] = [
  {
    Service: 'GF',
    Client: 'client',
    Status: 'REJECTED',
    Comments: [
      {
        By: 'assessor',
        HoursAgo: 120,
        Comment: '@Bonnie Ho, did they tell you of the depot in Tai Po when you checked the application?',
        Mentions: ['business'],
      },
      {
        By: 'business',
        HoursAgo: 117,
        Comment: 'Yes, by telephone in October. I will ask them to add it to the form.',
      },
      {
        By: 'business',
        HoursAgo: 116,
        Comment:
          'Please add the depot in Tai Po to the list of sites yourself: we cannot record information received by telephone on your behalf.',
        IsShared: true,
      },
      {
        By: 'client',
        HoursAgo: 71,
        Comment:
          'Thank you. The lease for Tai Po is signed on Friday; we add it then.\n@Ivy Chan, do you need the floor plan as well?',
        Mentions: ['assessor'],
      },
      {
        By: 'assessor',
        HoursAgo: 49,
        Comment: '@Hilary Ng, yes please: the plan with the charging stations, and nothing else.',
        IsShared: true,
        Mentions: ['client'],
      },
    ],
  },
  {
    Service: 'GF',
    Client: 'client3',
    Status: 'REJECTED_FLOW',
    Comments: [
      { By: 'coo', HoursAgo: 30, Comment: 'I have no further questions once the sampling is described.' },
      { By: 'finance', HoursAgo: 28, Comment: 'Posted on the wrong application.', IsRemoved: true },
      {
        By: 'indepreviewer',
        HoursAgo: 26,
        Comment: '@Ivy Chan, the sampling belongs to the part about the visit.',
        Mentions: ['assessor'],
      },
    ],
  },
];

/** Creates the demo comments, dated in the past. No notifications are sent. */
async function seedComments(stage: DemoStage): Promise<void> {
  for (const thread of THREADS) {
    const { ApplicationKey } = await stage.portal.db
      .selectFrom('Application')
      .innerJoin('Service', 'Service.Id', 'Application.ServiceId')
      .select('Application.ApplicationKey')
      .where('Service.SchemeCode', '=', thread.Service)
      .where('Application.CreatedById', '=', stage.person(thread.Client).Id)
      .where('Application.ApplicationStatusCode', '=', thread.Status)
      .orderBy('Application.Id')
      .executeTakeFirstOrThrow();
    for (const entry of thread.Comments) await seedComment(stage, ApplicationKey, entry);
  }
}

async function seedComment(
  { portal, person, now }: DemoStage,
  ApplicationKey: string,
  entry: CommentEntry,
): Promise<void> {
  const actor = person(entry.By);
  const at = new Date(now.getTime() - entry.HoursAgo * 3_600_000);
  const request = { actor, at, language: actor.Language, idempotencyKey: null };
  const { CommentKey } = await writeComment(portal, {
    ...request,
    action: 'WRITE',
    input: {
      ApplicationKey,
      Comment: entry.Comment,
      ...(entry.IsShared && { IsInternal: false }),
      Mentions: (entry.Mentions ?? []).map((name) => person(name).UserKey),
    },
  });
  if (entry.IsRemoved)
    await performAction(portal, commentHandler, { ...request, action: 'REMOVE', key: CommentKey, input: {} });
}

export const demo: ModuleDemo = { acts: { comments: { place: 20, run: seedComments } } };

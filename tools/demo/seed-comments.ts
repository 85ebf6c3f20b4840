import type { ApplicationStatus } from '#modules/applications/applications/rules/index.ts';
import { commentDoor, writeComment } from '#modules/applications/comments/server/index.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { act } from '#platform/server/workflow/act.ts';
import { lookUpPerson } from './look-up-person.ts';

type Told = {
  By: string;
  HoursAgo: number;
  Comment: string;
  IsShared?: true;
  Mentions?: string[];
  IsRemoved?: true;
};
type Thread = { Service: string; Client: string; Status: ApplicationStatus; Comments: readonly Told[] };

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
        Comment: 'Yes, by telephone in October. I ask them to put it into the form.',
      },
      {
        By: 'business',
        HoursAgo: 116,
        Comment:
          'Please add the depot in Tai Po to the list of sites yourself: what you told us by telephone cannot become part of the file.',
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
      { By: 'coo', HoursAgo: 30, Comment: 'Once the sampling is described I have no further question.' },
      { By: 'finance', HoursAgo: 28, Comment: 'Written to the wrong application.', IsRemoved: true },
      {
        By: 'indepreviewer',
        HoursAgo: 26,
        Comment: '@Ivy Chan, the sampling belongs to the part about the visit.',
        Mentions: ['assessor'],
      },
    ],
  },
];

type People = Map<string, SignedIn>;

/** What people of the demo said about some of its applications. Nobody is told of it today. */
export async function seedComments(portal: Portal, people: People, now: Date): Promise<void> {
  for (const thread of THREADS) {
    const { ApplicationKey } = await portal.db
      .selectFrom('Application')
      .innerJoin('Service', 'Service.Id', 'Application.ServiceId')
      .select('Application.ApplicationKey')
      .where('Service.SchemeCode', '=', thread.Service)
      .where('Application.CreatedById', '=', lookUpPerson(people, thread.Client).Id)
      .where('Application.ApplicationStatusCode', '=', thread.Status)
      .orderBy('Application.Id')
      .executeTakeFirstOrThrow();
    for (const told of thread.Comments) await say({ portal, people, now, ApplicationKey }, told);
  }
}

type Stage = { portal: Portal; people: People; now: Date; ApplicationKey: string };

async function say({ portal, people, now, ApplicationKey }: Stage, told: Told): Promise<void> {
  const actor = lookUpPerson(people, told.By);
  const at = new Date(now.getTime() - told.HoursAgo * 3_600_000);
  const wish = { actor, at, language: actor.Language, idempotencyKey: null };
  const { CommentKey } = await writeComment(portal, {
    ...wish,
    action: 'WRITE',
    input: {
      ApplicationKey,
      Comment: told.Comment,
      ...(told.IsShared && { IsInternal: false }),
      Mentions: (told.Mentions ?? []).map((name) => lookUpPerson(people, name).UserKey),
    },
  });
  if (told.IsRemoved)
    await act(portal, commentDoor, { ...wish, action: 'REMOVE', key: CommentKey, input: {} });
}

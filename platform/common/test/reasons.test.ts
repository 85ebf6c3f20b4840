import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Actor } from '../access/actor.ts';
import { decide } from '../workflow/decide.ts';
import { defineWorkflow } from '../workflow/define-workflow.ts';
import { hidesAction, impliedBy } from '../workflow/guard-modifiers.ts';
import type { Guard } from '../workflow/types.ts';

/** Example workflow: a parcel that can be sent again unless it is destroyed, which is final. */
type Status = 'HERE' | 'SENT' | 'BACK' | 'DESTROYED';
type Parcel = { Status: Status; HasAddress: boolean; HasStamp: boolean };

const guard = (Code: string, holds: Guard<Parcel>['test']): Guard<Parcel> => ({ Code, test: holds });

const parcels = defineWorkflow({
  Name: 'Parcel',
  Initial: ['HERE'],
  Statuses: ['HERE', 'SENT', 'BACK', 'DESTROYED'],
  statusOf: (parcel: Parcel) => parcel.Status,
  setStatus: (Status: Status) => ({ Status }),
  Rows: {
    SEND: {
      Source: 'test',
      Path: '/parcel/send',
      From: ['HERE', 'BACK', 'DESTROYED'],
      Named: ['HERE', 'BACK'],
      By: [{ Roles: ['BUSINESS'] }],
      When: [
        hidesAction(guard('GONE', ({ facts }) => facts.Status !== 'DESTROYED')),
        guard('NO_ADDRESS', ({ facts }) => facts.HasAddress),
        impliedBy(
          ['NO_ADDRESS'],
          guard('NO_STAMP', ({ facts }) => facts.HasStamp),
        ),
      ],
      Input: z.object({}),
      To: ['SENT'],
      Ui: { Label: 'Send', Tone: 'primary', Place: 'main' },
      Success: 'MSG_SUCCESS',
    },
    LOSE: {
      Source: 'test',
      Path: '/parcel/lose',
      From: ['SENT'],
      By: [{ Roles: ['BUSINESS'] }],
      When: [],
      Input: z.object({}),
      To: ['BACK', 'DESTROYED'],
      change: () => ({ Status: 'BACK' as const }),
      Ui: { Label: 'Lose', Tone: 'default', Place: 'more' },
      Success: 'MSG_SUCCESS',
    },
  },
});

const actor: Actor = { UserKey: 'me', Roles: ['BUSINESS'], OrganisationKey: null, IsGrantGeneration: false };
const reasons = (facts: Partial<Parcel>) => {
  const parcel: Parcel = { Status: 'HERE', HasAddress: true, HasStamp: true, ...facts };
  const verdict = decide(parcels, 'SEND', { facts: parcel, actor, at: new Date('2026-11-24T04:00:00Z') });
  return 'Reasons' in verdict ? verdict.Reasons : [];
};

test('a guard implied by another failed guard reports nothing, and is reported when it fails alone', () => {
  expect(reasons({ HasAddress: false, HasStamp: false })).toEqual([{ Code: 'NO_ADDRESS' }]);
  expect(reasons({ HasStamp: false })).toEqual([{ Code: 'NO_STAMP' }]);
});

test('a reason lists no status in which a guard always refuses', () => {
  expect(reasons({ Status: 'SENT' })).toEqual([{ Code: 'REASON_STATUS', Statuses: ['HERE', 'BACK'] }]);
});

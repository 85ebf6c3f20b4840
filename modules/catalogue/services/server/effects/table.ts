import type { ServiceAction } from '../../rules/workflow.ts';
import type { Effect } from '../job.ts';
import { discard, draft, publish, save } from './draft.ts';
import { place } from './place.ts';
import { remove } from './remove.ts';
import { withdraw } from './withdraw.ts';

/** What an action does beside the status. */
export const effects: Readonly<Partial<Record<ServiceAction, Effect>>> = {
  SAVE: save,
  PUBLISH: publish,
  DRAFT: draft,
  DISCARD: discard,
  WITHDRAW: withdraw,
  PLACE: place,
  REMOVE: remove,
};

import { randomUUID } from 'node:crypto';
import { ACTION_CALLS } from '../checks/action-calls.ts';
import type { Scene } from '../checks/check.ts';
import type { Entry } from '../history.ts';
import type { Control } from './control.ts';

/**
 * Controls of the chaos checks: each adds or removes recorded calls as if the portal had answered falsely,
 * and the check of the same name must detect that.
 */
export const falseAnswers: Readonly<Record<string, Control>> = {
  LOST: {
    spoils: 'an acknowledged submission was not written',
    spoil: (scene) =>
      also(scene, { Path: '/application/submit', Answer: { ...answerOf(scene), Version: 0 } }),
  },
  DOUBLED: {
    spoils: 'a history row exists once more than requested',
    spoil: (scene) => ({
      ...scene,
      history: {
        ...scene.history,
        entries: scene.history.entries.filter((entry) => entry !== twice(scene)),
      },
    }),
  },
  ANSWER_LOST: {
    spoils: 'the last save of a draft is missing',
    spoil: (scene) =>
      also(scene, {
        Path: '/application/save',
        Body: { ...answerOf(scene), Answers: { ContactPosition: 'Position never' } },
      }),
  },
  TWO_WINNERS: {
    spoils: 'two users were told that they succeeded',
    spoil: (scene) => also(also(scene, { Race: 'both' }), { Race: 'both' }),
  },
  IDLE: {
    spoils: 'no traffic ran',
    spoil: (scene) => ({ ...scene, history: { ...scene.history, entries: [] } }),
  },
  NEVER_ANSWERED: {
    spoils: 'a save was retried without a result',
    spoil: (scene) => also(scene, { Key: randomUUID(), Outcome: 'unknown' }),
  },
  REFUSED: {
    spoils: 'a client may not save their own draft',
    spoil: (scene) => also(scene, { Outcome: 'fail', Status: 403 }),
  },
  COMMENT_ODD: {
    spoils: 'an acknowledged comment was not stored',
    spoil: (scene) => also(scene, { Path: '/comment/save', Answer: { CommentKey: 'never' } }),
  },
  PERSON_LOST: {
    spoils: 'an invited user has no account',
    spoil: (scene) => also(scene, { Path: '/user/sub/invite', Body: { Email: 'never@people.test' } }),
  },
  UPLOAD_LOST: {
    spoils: 'an acknowledged upload has no row',
    spoil: (scene) => also(scene, { Path: '/media/upload', Answer: { FileKey: 'never' } }),
  },
};

/** Adds a call that never took place. */
function also(scene: Scene, more: Partial<Entry>): Scene {
  const entry: Entry = {
    ...{ No: scene.history.entries.length + 1, Who: 'nobody', Path: '', Key: '', Body: {}, Race: '' },
    ...{ AskedAt: Date.now(), Times: 1, Broken: 0, Outcome: 'ok', Status: 200, Code: '', Answer: {} },
    ...more,
  };
  return { ...scene, history: { ...scene.history, entries: [...scene.history.entries, entry] } };
}

const done = ({ history }: Scene): Entry[] =>
  history.entries.filter(({ Path, Outcome }) => Outcome === 'ok' && ACTION_CALLS[Path] !== undefined);

/** Returns the key of an application that exists. */
function answerOf(scene: Scene): { ApplicationKey: unknown } {
  return { ApplicationKey: done(scene)[0]?.Answer.ApplicationKey };
}

/** Returns the second of two actions on the same application. */
function twice(scene: Scene): Entry | undefined {
  const seen = new Set<unknown>();
  return done(scene).find(({ Answer: { ApplicationKey } }) => seen.size === seen.add(ApplicationKey).size);
}

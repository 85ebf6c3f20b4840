import type { Language } from '@assay/shared/translation/language.ts';
import type { Portal, SignedIn } from '../http/context.ts';
import { serviceVersion } from '../service/versions.ts';
import { answersGiven } from './answers-given.ts';
import { checkAnswers } from './check-answers.ts';
import { loadApplication } from './load.ts';

type Asked = Pick<Portal, 'db'> & { actor: SignedIn; language: Language };

/**
 * Has answers judged before the transaction that locks their row asks for the same judgement and finds it made: no
 * connection and no lock waits for the form thread. Whatever is wrong is said by that transaction, not here.
 */
export async function judgeAhead({ db, actor, language }: Asked, key: string, given: unknown): Promise<void> {
  const row = await loadApplication(db, actor, key);
  if (!row) return;
  const version = await serviceVersion(db, row.ServiceVersionId);
  const asked = { row, actor, language, given };
  await answersGiven(version, asked)
    .then((answers) => checkAnswers(version, answers, language))
    .catch(() => undefined);
}

import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { runInConvertThread } from './convert/run-in-convert-thread.ts';
import type { FormProvider, Frame, FrameRequest } from './form-provider.ts';
import { knownElements } from './known-elements.ts';
import { entryFacts, linkEntry } from './link-entry.ts';
import { embedAddress, machForm } from './machform.ts';
import { machFormFaults } from './machform-faults.ts';
import { questionsOf, tokenElement } from './questions-of.ts';
import { issueToken } from './token.ts';

/**
 * Form provider for MachForm: embeds the form with prefilled answers and a signed token; entries arrive by
 * callback and are converted to answers of the service's form.
 */
export const machFormProvider: FormProvider = {
  frame: machFormFrame,
  limits: () => null,
  entry: entryFacts,
  link: linkEntry,
  faults: machFormFaults,
};

async function machFormFrame({ db, settings }: Portal, request: FrameRequest): Promise<Frame> {
  const server = machForm(settings) ?? fail('ERR_TRANSITION', { Text: 'ERR_MACHFORM_OFF' });
  const { Application, Actor, Version, FormId, at } = request;
  const { Definition } = Version;
  const place = tokenElement(Definition) ?? fail('ERR_TRANSITION', { Text: 'ERR_MACHFORM_OFF' });
  const prefilled = await runInConvertThread(
    'prefillEntry',
    Definition.Form,
    questionsOf(Definition),
    Application.Answers,
    await knownElements(db, FormId),
  );
  const { Token, ExpiresAt } = await issueToken(
    { db, settings },
    {
      ApplicationKey: Application.ApplicationKey,
      FormId,
      UserKey: Actor.UserKey,
      Round: Application.Round,
      IssuedAt: at,
    },
  );
  return {
    Address: embedAddress(server.Base, FormId, { ...prefilled, [place]: Token }),
    Origin: server.Origin,
    FormId,
    ExpiresAt: ExpiresAt.toISOString(),
  };
}

import {
  type ApplicationActionContext,
  checkAnswers,
  industryOf,
  type Prepare,
  rebased,
} from '#modules/applications/applications/server/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { json } from '#platform/server/database/json.ts';
import { runInConvertThread } from './convert/run-in-convert-thread.ts';
import { knownElements } from './known-elements.ts';
import { mergeEntry } from './merge-entry.ts';
import { questionsOf } from './questions-of.ts';

/**
 * Effect of CHANGE_MACHFORM: an administrator assigns a stored entry to an application, and its answers are
 * copied. Only entries of the service's own forms that belong to no other application are accepted.
 */
export async function linkEntry(job: ApplicationActionContext): Promise<object> {
  const { tx, row, at, language } = job;
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const { Definition } = version;
  const entry = (await findEntry(job, Definition)).Entry;
  if (!entry) throw new Error('the table allows this effect only for a known entry');
  const converted = await runInConvertThread(
    'convertEntry',
    Definition.Form,
    questionsOf(Definition),
    entry.Elements,
    await knownElements(tx, entry.FormId),
  );
  const { cleanAnswers, isValid } = await checkAnswers(version, mergeEntry(row.Answers, converted), language);
  await tx
    .updateTable('ExternalEntry')
    .set({ ApplicationId: row.Id, Outcome: 'TAKEN', Reason: null, DecidedAt: at })
    .where('Id', '=', entry.Id)
    .execute();
  return {
    Answers: json(cleanAnswers),
    IndustryCode: industryOf(Definition, cleanAnswers),
    IsFormValid: isValid,
    SavedAt: at,
    MachformEntry: entry.EntryNo,
    ExternalEntryId: entry.Id,
    ...(await rebased(version, row, cleanAnswers)),
  };
}

/** Facts about the named entry; it stays locked until the transaction ends. */
export const entryFacts: Prepare = async (job) => {
  const { Definition } = await serviceVersion(job.tx, job.row.ServiceVersionId);
  const { Entry, IsTaken, Ambiguous } = await findEntry(job, Definition);
  return { Entry: { IsKnown: Entry !== null, IsTaken, Ambiguous } };
};

/** Finds an entry by `17`, or by `10432/17` if forms in several languages have an entry with that number. */
async function findEntry({ tx, row, input }: ApplicationActionContext, { MachForm }: ServiceDefinition) {
  const forms = Object.values(MachForm?.Forms ?? {}).filter(Boolean);
  const [, form, number = ''] = /^(?:(\d{1,10})\s*\/\s*)?(\d{1,12})$/.exec(String(input.Input).trim()) ?? [];
  const found = await tx
    .selectFrom('ExternalEntry')
    .leftJoin('Application', 'Application.Id', 'ExternalEntry.ApplicationId')
    .select(['ExternalEntry.Id', 'ExternalEntry.FormId', 'ExternalEntry.EntryNo', 'ExternalEntry.Elements'])
    .select(['ExternalEntry.ApplicationId', 'Application.OrganisationId', 'Application.ExternalEntryId'])
    .where('ExternalEntry.EntryNo', '=', number)
    .where('ExternalEntry.FormId', 'in', [...forms.filter((one) => !form || one === form), ''])
    .orderBy((eb) => eb.case().when('ExternalEntry.ApplicationId', '=', row.Id).then(0).else(1).end())
    .orderBy('ExternalEntry.Id', 'desc')
    .limit(20)
    .forUpdate('ExternalEntry')
    .execute();
  const [newest] = found;
  if (!newest) return { Entry: null, IsTaken: false, Ambiguous: null };
  const isMine = newest.ApplicationId === row.Id;
  const isAmbiguous = !isMine && found.some(({ FormId }) => FormId !== newest.FormId);
  return {
    Entry: { ...newest, FormId: newest.FormId ?? '', EntryNo: newest.EntryNo ?? '' },
    // Another application of the same client that now uses a different entry has released this one.
    IsTaken: found.some(
      (one) =>
        one.ApplicationId !== null &&
        one.ApplicationId !== row.Id &&
        (one.OrganisationId !== row.OrganisationId || one.ExternalEntryId === one.Id),
    ),
    Ambiguous: isAmbiguous ? `${newest.FormId}/${number}` : null,
  };
}

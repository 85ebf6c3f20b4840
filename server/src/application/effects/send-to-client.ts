import type { Language } from '@assay/shared/translation/language.ts';
import { json } from '../../db/json.ts';
import type { Point } from '../../db/schema.ts';
import { failField } from '../../http/fail.ts';
import { askFormThread } from '../../service/form/ask-form-thread.ts';
import { serviceVersion } from '../../service/versions.ts';
import type { ApplicationJob } from '../job.ts';

type Asked = { PointKey?: string; Field?: string; Remark: string };

/** The assessor's points become the client's to-do list, each in the words of the checklist or of the form's question. */
export async function sendToClient({ tx, row, input }: ApplicationJob): Promise<object> {
  const { Definition } = await serviceVersion(tx, row.ServiceVersionId);
  const titlesIn = (language: Language) => askFormThread('fieldTitles', Definition.Form, language);
  const titles = { EN: await titlesIn('EN'), CHT: await titlesIn('CHT'), CHS: await titlesIn('CHS') };
  const points = (input.Points as Asked[]).map((asked): Point => {
    const known = Definition.Checklist.find((point) => point.PointKey === asked.PointKey);
    if (asked.PointKey && !known) failField('Points', 'FIELD_INVALID');
    const Field = asked.Field ?? known?.Field ?? null;
    if (Field && titles.EN[Field] === undefined) failField('Points', 'FIELD_INVALID');
    const title = (language: keyof typeof titles) => (Field ? (titles[language][Field] ?? Field) : '');
    const Text = known?.Text ?? { EN: title('EN'), CHT: title('CHT'), CHS: title('CHS') };
    return { PointKey: known?.PointKey ?? null, Field, Text, Remark: asked.Remark };
  });
  return { Points: json(points) };
}

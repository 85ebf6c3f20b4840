/**
 * Collects all data and labels for the print template `form.typ`, which prints exported application forms
 * with their answers.
 */
import {
  type Block,
  type Cell,
  pageTextIn,
} from '#modules/certification/accreditation-files/server/index.ts';
import { certificationBody } from '#modules/certification/certificates/server/index.ts';
import { formatDateTime } from '#platform/common/format/date-time.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { PageLine } from '#platform/server/pdf/lines.ts';

/** One application form as its template prints it. */
export type PrintedForm = {
  ApplicationNo: string | null;
  /** Application number, or the application's display name while it has none. */
  Name: string;
  Facts: { Label: PageLine; Value: Cell }[];
  Blocks: Block[];
};

/** All data that `form.typ` prints, including labels; the template contains no texts. */
export function formData(forms: readonly PrintedForm[], Language: Language, at: Date) {
  const w = pageTextIn(Language);
  const Title = w.known('EXPORT_FORM_TITLE');
  const names = forms.map((form) => form.Name);
  const [first = ''] = names;
  const Body = w.name(certificationBody().Name);
  return {
    Language,
    DocumentTitle: [Title.Text, names.length > 1 ? `${first} (+${forms.length - 1})` : first]
      .filter(Boolean)
      .join(' · '),
    DocumentDate: hongKongDate(at).split('-').map(Number),
    Author: Body.Text,
    Body,
    Title,
    Made: w.known('EXPORT_PAPER_MADE', { at: formatDateTime(at.toISOString(), Language) }),
    PageOf: w.known('EXPORT_PAPER_PAGE', { page: '{{page}}', pages: '{{pages}}' }),
    Forms: forms.map(({ Facts, Blocks, Name }) => ({
      Facts,
      Blocks,
      Running: w.plain([Title.Text, Name].join(' · ')),
    })),
  };
}

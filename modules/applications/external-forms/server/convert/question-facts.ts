/** Lists the questions of a form with the facts needed to map external form elements to them. */
import { type Form, withModel } from '#modules/catalogue/forms/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { converterOf } from './question-kinds.ts';

export type QuestionFacts = {
  Name: string;
  Titles: Record<Language, string>;
  IsRequired: boolean;
  /** True if questions of this kind can be filled in by an external form. */
  IsFillable: boolean;
};

/** The questions of a form with titles in all languages. */
export const questionFacts = (form: Form): QuestionFacts[] => {
  const titles = (language: Language) =>
    withModel(form, language, (model) =>
      model.getAllQuestions().map((question) => ({
        Name: question.name,
        Title: question.title,
        IsRequired: question.isRequired,
        IsFillable: converterOf(question) !== null,
      })),
    );
  const [cht, chs] = [titles('CHT'), titles('CHS')];
  return titles('EN').map(({ Name, Title, IsRequired, IsFillable }, at) => ({
    Name,
    Titles: { EN: Title, CHT: cht[at]?.Title ?? Title, CHS: chs[at]?.Title ?? Title },
    IsRequired,
    IsFillable,
  }));
};

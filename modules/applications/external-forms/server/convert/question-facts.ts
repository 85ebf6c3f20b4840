import { type Form, withModel } from '#modules/catalogue/forms/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { converterOf } from './question-kinds.ts';

export type QuestionFacts = {
  Name: string;
  Titles: Record<Language, string>;
  IsRequired: boolean;
  /** Its kind can be filled in elsewhere. */
  IsFillable: boolean;
};

/** What a form asks, as far as mapping its questions has to know. */
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

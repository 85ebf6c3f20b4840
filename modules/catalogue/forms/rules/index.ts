/** Rules of the forms module that other modules may import; all other files are internal. */

export { currencyQuestion } from './blocks/currency-question.ts';
export { declarationPage } from './blocks/declaration-page.ts';
export { fileQuestion } from './blocks/file-question.ts';
export { organisationPage } from './blocks/organisation-page.ts';
export { scopeQuestions } from './blocks/scope-questions.ts';
export { sitesQuestion } from './blocks/sites-question.ts';
export { YES_NO } from './blocks/yes-no.ts';
export { formTextIn } from './form-text.ts';
export { isJson, type Json } from './json.ts';
export { answersFromFacts, type KnownFact } from './known-facts.ts';
export { prefilledAnswers } from './prefilled-answers.ts';
export { surveyText } from './survey-text.ts';
export { formNodes, isQuestion, nameOf, ownerOf } from './walk.ts';

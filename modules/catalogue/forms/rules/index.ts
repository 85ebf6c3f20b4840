/** What other modules may use of this one; everything else is its own. */
export { declarationPage } from './blocks/declaration-page.ts';
export { fileQuestion } from './blocks/file-question.ts';
export { moneyQuestion } from './blocks/money-question.ts';
export { organisationPage } from './blocks/organisation-page.ts';
export { scopeQuestions } from './blocks/scope-questions.ts';
export { sitesQuestion } from './blocks/sites-question.ts';
export { YES_NO } from './blocks/yes-no.ts';
export { isJson, type Json } from './json.ts';
export { prefilledAnswers } from './prefilled-answers.ts';
export { saidTo } from './said.ts';
export { say } from './say.ts';
export { formNodes, isQuestion, nameOf, ownerOf } from './walk.ts';

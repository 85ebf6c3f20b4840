/**
 * Properties that no form may have: they make the engine call other servers, leave the page, set cookies or
 * show the form author's HTML outside explanations. Publishing refuses them; running forms ignore them too.
 */
export const FORBIDDEN_PARTS: ReadonlySet<string> = new Set([
  'choicesByUrl',
  'triggers',
  'completedHtml',
  'completedHtmlOnCondition',
  'completedBeforeHtml',
  'loadingHtml',
  'navigateToUrl',
  'navigateToUrlOnCondition',
  'cookieName',
  'logo',
  'backgroundImage',
  'surveyId',
  'surveyPostId',
  'clientId',
  'sendResultOnPageNext',
  'imageLink',
  'customCode',
]);

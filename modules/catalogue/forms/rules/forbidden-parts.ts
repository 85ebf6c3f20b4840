/**
 * Properties that no form may have: they make the engine call other servers, leave the page, keep cookies, or put
 * HTML of the form's author where the portal speaks. Publishing refuses them; running forms ignore them as well.
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

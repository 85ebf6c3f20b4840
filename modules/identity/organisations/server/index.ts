/** What other modules may use of this one; everything else is its own. */
export { namesFixed } from './assert-names-editable.ts';

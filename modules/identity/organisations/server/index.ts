/**
 * Server functions of the organisations module that other modules may import; all other files are internal.
 */
export { namesFixed } from './assert-names-editable.ts';

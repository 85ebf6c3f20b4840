import { saveBlob } from './save-blob.ts';

/**
 * Makes the browser download a text created on this page, such as recovery codes or a form as JSON, as a
 * file with the given name.
 */
export function saveText(name: string, type: string, text: string): void {
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);
}

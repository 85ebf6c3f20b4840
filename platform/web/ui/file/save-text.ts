import { saveBlob } from './save-blob.ts';

/** Makes the browser save a text created on this page. */
export function saveText(name: string, type: string, text: string): void {
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);
}

import { saveBlob } from './save-blob.ts';

/** Lets the browser save a text that was made here. */
export function saveText(name: string, type: string, text: string): void {
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);
}

import { useState } from 'react';
import type { CheckView } from '#modules/public/register/rules/index.ts';
import type { IslandTextKey } from '../island-texts.ts';
import { useSite } from '../site-context.ts';
import { api } from './api.ts';

/** The file's SHA-256 in hexadecimal; only its 64 characters ever leave the browser. */
async function sha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** No certificate of ours comes near this size, in bytes. */
const MAX_BYTES = 50 * 1024 * 1024;

export type FileCheckState =
  | { Phase: 'IDLE' }
  | { Phase: 'BUSY' }
  | { Phase: 'PROBLEM'; Text: IslandTextKey }
  | { Phase: 'DONE'; FileName: string; View: CheckView };

const isPdf = (file: File): boolean => file.type === 'application/pdf' || /\.pdf$/i.test(file.name);

/** PDFs begin with their name, or nearly so (ISO 32000-1, 7.5.2, and what programs write before it). */
const HEAD_BYTES = 1024;
const isReallyPdf = async (file: File): Promise<boolean> =>
  new TextDecoder('latin1').decode(await file.slice(0, HEAD_BYTES).arrayBuffer()).includes('%PDF-');

/** Hashes a file here and asks whether a file with this hash is one of ours. */
export function useFileCheck() {
  const { Language } = useSite();
  const [state, setState] = useState<FileCheckState>({ Phase: 'IDLE' });
  const problem = (Text: IslandTextKey) => setState({ Phase: 'PROBLEM', Text });

  const check = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (!isPdf(file)) return problem('SITE_DROP_NOT_PDF');
    if (file.size > MAX_BYTES) return problem('SITE_DROP_TOO_BIG');
    if (file.size === 0) return problem('SITE_DROP_EMPTY');
    // Browsers offer hashing to secure pages only.
    if (!window.isSecureContext) return problem('SITE_DROP_INSECURE');
    setState({ Phase: 'BUSY' });
    if (!(await isReallyPdf(file).catch(() => true))) return problem('SITE_DROP_FAKE_PDF');
    const Sha256 = await sha256(file).catch(() => null);
    const view = Sha256 && (await api<CheckView>('POST', '/public/certificate/check', Language, { Sha256 }));
    if (!view) return problem('SITE_DROP_FAILED');
    setState({ Phase: 'DONE', FileName: file.name, View: view });
  };
  return { state, check };
}

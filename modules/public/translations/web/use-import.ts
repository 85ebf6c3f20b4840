/**
 * Hook of the import dialog for translations: sends the chosen file for a preview, then submits its changes
 * in parts.
 */
import { useRef, useState } from 'react';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { reloadTexts } from '#platform/web/i18n/text-store.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { type ImportChange, MAX_IMPORT_BYTES, MAX_TEXTS, translationRoutes } from '../rules/contract.ts';

/** Encodes a file in base64 for the JSON API; text files are compressed first, as a catalogue is large. */
async function packedFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const packed = isZip ? new Blob([bytes]) : await gzipped(bytes);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(packed);
  });
}

const gzipped = (bytes: Uint8Array<ArrayBuffer>): Promise<Blob> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))).blob();

type Preview = DataOf<typeof translationRoutes.preview>;
/** Maximum file size in bytes, before compression. */
const MAX_FILE_BYTES = 8_000_000;

/** State of one import: file selected, previewed, submitted. */
export function useImport(onDone: () => void) {
  const t = useText();
  const errorText = useErrorText();
  const [name, setName] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const newest = useRef(0);
  const file = useRef<File | null>(null);
  const log = (error: unknown) =>
    setFailure(error instanceof ApiError && error.Fields[0] ? error.Fields[0].Message : errorText(error));

  const choose = async (chosen: File): Promise<void> => {
    file.current = chosen;
    newest.current += 1;
    const turn = newest.current;
    setName(chosen.name);
    setPreview(null);
    setFailure(null);
    if (chosen.size > MAX_FILE_BYTES) return setFailure(t('TRANSLATION_IMPORT_LARGE'));
    setReading(true);
    try {
      const Content = await packedFile(chosen);
      if (Content.length > (MAX_IMPORT_BYTES / 3) * 4) throw new Error('large');
      const body = { FileName: chosen.name.slice(0, 200), Content };
      const found = await call(translationRoutes.preview, { body });
      if (turn === newest.current) setPreview(found);
    } catch (error) {
      if (turn !== newest.current) return;
      if (error instanceof ApiError) log(error);
      else setFailure(t('TRANSLATION_IMPORT_LARGE'));
    } finally {
      if (turn === newest.current) setReading(false);
    }
  };
  const take = async (): Promise<void> => {
    if (!preview || isBusy) return;
    setBusy(true);
    try {
      for (const part of partsOf(preview.Changes))
        await call(translationRoutes.submit, {
          body: { Texts: part.map(({ Key, Version, CustomText }) => ({ Key, Version, CustomText })) },
          idempotencyKey: newIdempotencyKey(),
        });
      const count = preview.Changes.length;
      toast(t('TRANSLATION_IMPORT_DONE', { count }));
      onDone();
    } catch (error) {
      // What was imported already counts as unchanged; concurrent changes of other users are compared again.
      if (file.current) await choose(file.current);
      log(error);
    } finally {
      setBusy(false);
      // The texts are saved; the live event or the next page shows them.
      void reloadTexts().catch(() => undefined);
    }
  };
  return { name, preview, failure, isReading, isBusy, choose, take };
}

const partsOf = (changes: readonly ImportChange[]): ImportChange[][] =>
  changes.length === 0 ? [] : [changes.slice(0, MAX_TEXTS), ...partsOf(changes.slice(MAX_TEXTS))];

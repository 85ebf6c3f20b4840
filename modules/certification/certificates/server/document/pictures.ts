/**
 * Describes the pictures of a certificate page (logo, signature, accreditation marks) for its template:
 * path, size and alternative text; also lists every picture that the page needs.
 */
import { lines } from '#platform/server/pdf/lines.ts';
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import type { CertificateFacts, PrintedMark } from './facts.ts';

/** A picture as the data of a certificate template describes it. */
export interface PagePicture {
  /** Path at which the compiler finds the bytes. */
  readonly Path: string;
  readonly Width: number;
  readonly Height: number;
  readonly Alt: string;
}

/** Path named by the hash, so that it always refers to the same bytes. */
export const picturePath = (mark: Pick<PrintedMark, 'Sha256'>): string => `/marks/${mark.Sha256}.png`;

/** Pictures of a page, with their alternative texts in the page's languages. */
export function pictures({ Marks }: CertificateFacts, setting: LanguageSetting) {
  const shown = (mark: PrintedMark): PagePicture => ({
    Path: picturePath(mark),
    Width: mark.Width,
    Height: mark.Height,
    Alt: lines(mark.Alt, setting)
      .map((line) => line.Text)
      .join(' '),
  });
  return {
    Logo: Marks?.Logo ? shown(Marks.Logo) : null,
    Signature: Marks?.Signature ? shown(Marks.Signature) : null,
    Marks: (Marks?.Accreditations ?? []).map(shown),
  };
}

/** Every picture that the facts reference, without duplicates. */
export const printedMarks = ({ Marks }: Pick<CertificateFacts, 'Marks'>): PrintedMark[] => {
  const all = [Marks?.Logo, Marks?.Signature, ...(Marks?.Accreditations ?? [])].filter(
    (mark): mark is PrintedMark => Boolean(mark),
  );
  return [...new Map(all.map((mark) => [mark.Sha256, mark])).values()];
};

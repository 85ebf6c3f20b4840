/**
 * API handlers that return a certificate revision's pages as SVG images (from the same facts as its PDF,
 * cached) and the QR code of its verification page. Clients get no page that awaits publication.
 */
import { LRUCache } from 'lru-cache';
import { isClient } from '#platform/common/access/roles.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import { qrCode } from '#platform/server/pdf/qr-code.ts';
import type { certificatePageRoutes } from '../rules/page-contract.ts';
import { certificateInScope } from './certificate-scope.ts';
import { compileForUser } from './document/compile-for-user.ts';
import { renderPages } from './document/render-pages.ts';
import type { DocumentRecord } from './document-request.ts';
import { pictureBytes } from './printed-marks.ts';
import { templateSource } from './template-source.ts';
import { verifyUrl } from './verify-url.ts';

/** Maximum number of cached documents; one page image is about a megabyte. */
const CACHE_SIZE = 16;

const cache = new LRUCache<number, Promise<string[]>>({ max: CACHE_SIZE });

/**
 * The page images of a document, which never change once it is finished; access has been checked before. Concurrent requests
 * share one rendering, and a failed one is retried.
 */
function cachedPages(documentId: number, draw: () => Promise<string[]>): Promise<string[]> {
  const known = cache.get(documentId);
  if (known) return known;
  const pages = draw();
  cache.set(documentId, pages);
  pages.then(
    (rendered) => rendered.length === 0 && cache.delete(documentId),
    () => cache.delete(documentId),
  );
  return pages;
}

/** Seconds after which a client should retry. */
const RETRY_AFTER_SECONDS = 10;

type PageRoute = (typeof certificatePageRoutes)['page'];
type QrRoute = (typeof certificatePageRoutes)['qr'];
type Portal = Pick<Context<PageRoute>, 'db'> & { actor: SignedIn };

/** Page images of a finished revision, from the same facts, template and pictures as the signed PDF. */
export async function certificatePages(context: Context<PageRoute>): Promise<DataOf<PageRoute>> {
  const { CertificateKey, Revision } = context.query;
  const certificate = await certificateOf(context, CertificateKey);
  const isAhead = Revision > certificate.Revision;
  const document = await context.db
    .selectFrom('CertificateDocument')
    .selectAll()
    .where('CertificateId', '=', certificate.Id)
    .where('Revision', '=', Revision)
    .where('Status', '=', 'READY')
    .executeTakeFirst();
  // A page awaiting publication is visible to the certification body only.
  if (!document || (isAhead && isClient(context.actor.Roles))) return fail('ERR_NOT_FOUND');
  if (document.IsManual) return { Pages: [], IsManual: true };
  const Pages = await cachedPages(document.Id, () =>
    compileForUser(context.actor.Id, () => renderedPage(context, document)),
  );
  return { Pages, IsManual: false };
}

/** QR code that is also printed on the page. */
export async function certificateQr(context: Context<QrRoute>): Promise<DataOf<QrRoute>> {
  const certificate = await certificateOf(context, context.query.CertificateKey);
  return { Svg: qrCode(verifyUrl(context.settings, certificate)) };
}

async function certificateOf({ db, actor }: Portal, key: string) {
  const found = await db
    .selectFrom('Certificate')
    .select(['Certificate.Id', 'CertificateNo', 'Code', 'Revision'])
    .where('CertificateKey', '=', key)
    .where(certificateInScope(actor))
    .executeTakeFirst();
  return found ?? fail('ERR_NOT_FOUND');
}

async function renderedPage(context: Context<PageRoute>, document: DocumentRecord): Promise<string[]> {
  const facts = document.Facts;
  const { Pages, Problems } = await renderPages({
    Source: await templateSource(context.db, document),
    // Uses the signing authority recorded at the time of signing.
    facts: { ...facts, IsDemo: document.IsDemo ?? false },
    setting: document.Language as LanguageSetting,
    Pictures: await pictureBytes(context, facts),
    language: context.language,
  });
  // The page was rendered when it was signed, so a failure now is temporary and not a fault of the page.
  if (Pages.length === 0) {
    console.error('certificates: a finished page could not be rendered:', document.Id, Problems);
    fail('ERR_UNAVAILABLE', { Text: 'ERR_PAGE_NOT_RENDERED', RetryAfter: RETRY_AFTER_SECONDS });
  }
  return Pages;
}

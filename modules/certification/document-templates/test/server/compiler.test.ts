import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultPageSource } from '#modules/certification/certificates/server/document/default-page.ts';
import { page } from '#modules/certification/certificates/server/document/page.ts';
import { openCompiler, type TemplateCompiler } from '#platform/server/pdf/open-compiler.ts';
import type { CompilerWork } from '#platform/server/pdf/protocol.ts';
import { certificateFacts } from '#quality/support/certificate-facts.ts';
import { compilers } from '#quality/support/compilers.ts';

const Data = JSON.stringify(page(certificateFacts, 'EN'));
/** Short limits, so that endless templates are stopped soon. */
const limits = { Ms: 2_500, Bytes: 400 * 1024 * 1024, Waiting: 3, IdleMs: 60_000 };

let compiler: TemplateCompiler;
beforeAll(() => {
  compiler = openCompiler(limits);
});
afterAll(() => compiler?.close());

const compile = (Source: string | null, Do: 'TRY' | 'DRAW' | 'PRINT' = 'DRAW') =>
  compiler.run({ Do, Source, Data, Pictures: [] } as CompilerWork);
const messages = async (source: string) =>
  (await compile(source)).Problems.filter((one) => one.IsError).map((one) => one.Message);

/** A plug-in with one exported function, which never returns. */
const ENDLESS_PLUGIN = [
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7f, 0x03, 0x02, 0x01,
  0x00, 0x05, 0x03, 0x01, 0x00, 0x01, 0x07, 0x0e, 0x02, 0x06, 0x6d, 0x65, 0x6d, 0x6f, 0x72, 0x79, 0x02, 0x00,
  0x01, 0x66, 0x00, 0x00, 0x0a, 0x0b, 0x01, 0x09, 0x00, 0x03, 0x40, 0x0c, 0x00, 0x0b, 0x41, 0x00, 0x0b,
];

describe('a template that does not terminate', () => {
  afterEach(async () => {
    // The next template compiles as if nothing had happened.
    expect((await compile(null)).Pages).toBe(1);
  });

  it.each([
    ['infinite loop', '#for i in range(60000) { for j in range(60000) { let x = calc.sin(i * j) } }'],
    [
      'endless recursion',
      '#let f(n, k) = if n == 0 { 0 } else { f(n - 1, 2 * k) + f(n - 1, 2 * k + 1) }\n#f(40, 1)',
    ],
    [
      'loop hidden in evaluated text',
      '#eval("for i in range(60000) { for j in range(60000) { let x = calc.sin(i * j) } }")',
    ],
    [
      'text doubled until memory is exhausted',
      '#let x = "abcdefgh"\n#for i in range(40) { x = x + x }\n#x.len()',
    ],
    [
      'list doubled until memory is exhausted',
      '#let x = range(1000)\n#for i in range(40) { x = x + x }\n#x.len()',
    ],
    ['endless output', '#for i in range(90000000) { [word \\ ] }'],
  ])('is stopped: %s', async (_, source) => {
    await expect(compile(source)).rejects.toMatchObject({ Reason: expect.stringMatching(/^(SLOW|HEAVY)$/) });
  });

  it('is stopped at the time limit if it needs no memory, and reported as slow', async () => {
    await expect(
      compile('#for i in range(60000) { for j in range(60000) { let x = calc.sin(i * j) } }'),
    ).rejects.toMatchObject({ Reason: 'SLOW' });
  });

  it('too many pages', async () => {
    const { Svg, Problems } = await compile('#for i in range(21) { pagebreak() }');
    expect(Problems.map((one) => one.Message)).toEqual(['more than 20 pages']);
    expect(Svg).toEqual([]);
  });

  it('infinite recursion', async () => {
    expect(await messages('#let f(n) = f(n + 1)\n#f(0)')).toEqual(['maximum function call depth exceeded']);
  });
});

describe('features not available to any template, however they are written', () => {
  const DAY = 'datetime(year: 2020, month: 1, day: 2)';
  it.each([
    '#datetime.today().display()',
    '#let d = datetime\n#d.today().display()',
    '#std.datetime.today().display()',
    '#let s = std\n#s.datetime.today().display()',
    '#import std: datetime as d\n#d.today().display()',
    '#dictionary(std).datetime.today().display()',
    `#type(${DAY}).today().display()`,
    `#((${DAY},).map(type).first()).today().display()`,
    '#type(toml(bytes("a = 1979-05-27")).a).today().display()',
    '#eval("datetime.today()").display()',
    '#eval("eval(\\"datetime.today()\\")").display()',
    '#eval("std.eval(\\"datetime.today()\\")").display()',
    `#eval("type(${DAY})").today().display()`,
    '#let e = std.eval\n#e("std.datetime.today()").display()',
    '#eval("$ std.datetime.today() $", mode: "markup")',
    '$ std.datetime.today() $',
    '#import "builtins.typ"\n#builtins.datetime.today().display()',
    `#let T = type(int)\n#T(${DAY}).today().display()`,
    `#type(type)(${DAY}).today().display()`,
    `#type(type(1))(${DAY}).today().display()`,
    `#type(type(type(none)))(${DAY}).today().display()`,
    `#std.type(std.str)(${DAY}).today().display()`,
    `#eval("type(int)")(${DAY}).today().display()`,
    `#let T = type(int)\n#((${DAY},).map(T).first()).today().display()`,
    `#type(type(${DAY}))(${DAY}).today().display()`,
    `#${DAY}.today().display()`,
    `#(${DAY}.today)().display()`,
    '#import "style.typ"\n#style.datetime.today().display()',
  ])('the current date: %s', async (source) => {
    const { Problems, Svg } = await compile(`#set page(width: 9cm, height: 9cm)\n${source}`);
    expect([Problems.filter((one) => one.IsError).length > 0, Svg]).toEqual([true, []]);
  });

  it('neither Typst’s own datetime nor its own type, on any path and after repeated attempts', async () => {
    const source = `
      #let begun = (1, 1.5, "a", [a], none, auto, true, 1pt, 1em, 50%, 1fr, 1deg, left, red, ${DAY}, ${DAY} - ${DAY},
        (1,), (a: 1), bytes("a"), regex("a"), <a>, version(1, 2), arguments(1), gradient.linear(red, blue), x => x,
        std, sym.alpha, $x$, selector(heading), counter("a"), state("a"), stroke(1pt), tiling[a], decimal("1"),
        toml(bytes("a = 1979-05-27")).a, eval("type"), eval("datetime"), eval("int"))
      #let count = state("count", 0)
      #let look(value, left) = {
        assert(repr(value) not in ("type", "datetime"), message: "reached")
        if left == 0 { return 1 }
        let inner = 1 + look(type(value), left - 1)
        for one in (value, type(value), type(type(value))) {
          if one == type or one == datetime { inner += 1 }
          if one == type { inner += look(one(${DAY}), left - 1) + look(one(int), left - 1) }
        }
        if type(value) == type(calc) { for inside in dictionary(value).values() { inner += look(inside, left - 1) } }
        inner
      }
      #let all = begun + dictionary(std).values()
      #assert(all.map(value => look(value, 4)).sum() > 1500, message: "looked at too little")`;
    expect(await messages(source)).toEqual([]);
  });

  it.each([
    '#plugin',
    '#let p = plugin\n#p',
    '#std.plugin',
    '#let p = std.plugin\n#p',
    '#import std: plugin as p\n#p',
  ])('a plug-in: %s', async (source) => {
    expect(await messages(`${source}(bytes((${ENDLESS_PLUGIN.join(', ')}))).f()`)).toEqual([
      expect.stringContaining('plug-ins are not available'),
    ]);
  });

  it('a plug-in in evaluated text', async () => {
    expect(await messages('#eval("plugin(bytes(()))")')).toEqual([
      expect.stringContaining('plug-ins are not available'),
    ]);
  });

  it('a package whose name is concatenated', async () => {
    expect(await messages('#let p = "@" + "preview/cetz:0.3.4"\n#import p: *')).toEqual([
      expect.stringContaining('packages are not available'),
    ]);
  });

  it('everything else works as before, and problems are reported at their positions', async () => {
    const usual = [
      '#set document(title: "x")',
      `#${DAY}.display("[year]")`,
      `#assert(type(${DAY}) == datetime and type(1) == int and type([]) == content)`,
      '#std.text(red)[a]',
      '#assert(eval("1 + x", scope: (x: 1)) == 2)',
      '#eval("*a*", mode: "markup")',
    ].join('\n');
    expect((await compile(usual)).Problems).toEqual([]);
    expect((await compile(`a\n #unknown`)).Problems).toMatchObject([{ File: null, Line: 2, Column: 3 }]);
    expect((await compile('#let p = plugin\n#p("x.wasm")')).Problems).toMatchObject([
      { File: 'builtins.typ', Line: 2 },
    ]);
  });
});

describe('a template that reads other data', () => {
  it.each([
    '/etc/passwd',
    '../../../../../../../../etc/passwd',
    '../compiler.ts',
    '/../facts.ts',
    '../../../../../package.json',
    'file:///etc/passwd',
  ])('cannot read a file outside the kit: %s', async (path) => {
    const problems = await messages(`#read("${path}")`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/not found|access denied/);
    // The message does not reveal the portal's location on the server either.
    expect(problems[0]).not.toContain(import.meta.dirname.split('/modules/')[0]);
  });

  it('sees no input except the page', async () => {
    expect(await messages('#assert(sys.inputs.keys() == ("page",), message: "more than the page")')).toEqual(
      [],
    );
  });

  it('sees no picture of the previous template', async () => {
    const picture = { Path: '/marks/seen.png', Bytes: Buffer.from('a secret') };
    await compiler.run({ Do: 'DRAW', Source: '#read("/marks/seen.png")', Data, Pictures: [picture] });
    expect(await messages('#read("/marks/seen.png")')).toEqual([expect.stringContaining('not found')]);
  });

  it('is reported with its position', async () => {
    const { Problems } = await compile('#let x = 1\n中文 #foo(2)\n');
    expect(Problems).toMatchObject([{ Line: 2, Column: 5, Message: 'unknown variable: foo' }]);
  });

  it('reports errors inside the kit at their own position', async () => {
    const { Problems } = await compile('#import "/style.typ": *\n\n #styled(4)');
    expect(Problems).toMatchObject([{ File: 'style.typ', Line: 3, Column: 3 }]);
  });

  it('reports a picture without alternative text, for each of the standards', async () => {
    const drawing =
      '#image(bytes("<svg xmlns=\\"http://www.w3.org/2000/svg\\" viewBox=\\"0 0 1 1\\"/>"), format: "svg")';
    const { Problems } = await compile(`#set document(title: "x")\n\n  ${drawing}`, 'TRY');
    expect(Problems).toMatchObject([
      { Line: 3, Column: 4, Message: 'PDF/A-2a error: missing alt text' },
      { Line: 3, Column: 4, Message: 'PDF/UA-1 error: missing alt text' },
    ]);
  });
});

describe('the compiler process', () => {
  let proxy: Server;
  const connections: string[] = [];
  beforeAll(async () => {
    proxy = createServer((request, response) => {
      connections.push(String(request.url));
      response.end();
    });
    proxy.on('connect', (request, socket) => {
      connections.push(String(request.url));
      socket.end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => proxy?.close());

  it('prints no executable address', async () => {
    const { Svg } = await compile(
      [
        'javascript:alert(1)',
        'data:text/html,<script>1</script>',
        'https://portal.test/verify',
        'mailto:a@b.test',
      ]
        .map((address) => `#link("${address}")[x]`)
        .join('\n'),
    );
    const addresses = [...(Svg[0] ?? '').matchAll(/href="([^"#][^"]*)"/g)].map(([, address]) => address);
    expect(new Set(addresses)).toEqual(new Set(['https://portal.test/verify', 'mailto:a@b.test']));
  });

  it('has no network: packages fail immediately, whatever proxy the portal uses and however they are named', async () => {
    process.env.HTTPS_PROXY = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const own = openCompiler(limits);
    try {
      for (const source of [
        '#import "@preview/cetz:0.3.4": *',
        '#eval("import \\"@preview/cetz:0.3.4\\": *")',
      ])
        expect((await own.run({ Do: 'DRAW', Source: source, Data, Pictures: [] })).Problems).toMatchObject([
          { Message: expect.stringContaining('packages are not available') },
        ]);
      expect(connections).toEqual([]);
    } finally {
      own.close();
      delete process.env.HTTPS_PROXY;
    }
  });

  it.runIf(process.platform === 'linux')('has no environment variables of the portal', async () => {
    process.env.SECRET_KEY = 'must-not-leak';
    const own = openCompiler(limits);
    try {
      await own.run({ Do: 'DRAW', Source: defaultPageSource(), Data, Pictures: [] });
      const found = compilers();
      expect(found.length).toBeGreaterThan(0);
      for (const { environment } of found) {
        expect(environment).not.toContain('must-not-leak');
        expect(environment).not.toContain('DATABASE_URL');
      }
    } finally {
      own.close();
      delete process.env.SECRET_KEY;
    }
  });

  it.runIf(process.platform === 'linux')('is restarted after a kill', async () => {
    const before = new Set(compilers().map(({ pid }) => pid));
    const own = openCompiler(limits);
    await own.run({ Do: 'DRAW', Source: defaultPageSource(), Data, Pictures: [] });
    for (const { pid } of compilers()) if (!before.has(pid)) process.kill(pid, 'SIGKILL');
    await expect
      .poll(
        async () =>
          (await own.run({ Do: 'DRAW', Source: defaultPageSource(), Data, Pictures: [] }).catch(() => null))
            ?.Pages,
        // Starting a process takes a while on a busy machine.
        { timeout: 15_000 },
      )
      .toBe(1);
    own.close();
  });

  it('compiles one template after the other, and refuses requests beyond the queue limit', async () => {
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => compile(null)));
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value.Pages : one.reason.Reason))).toEqual([
      1,
      1,
      1,
      'BUSY',
      'BUSY',
    ]);
  });
});

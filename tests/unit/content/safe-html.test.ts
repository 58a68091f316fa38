import { describe, expect, test } from 'vitest'
import { safeHtml } from '#worker/pages/content/safe-html.ts'

test('text markup is preserved', () => {
  const html =
    '<h2 id="masse">Maße</h2><p>Ein <strong>Wort</strong>, 20&nbsp;cm, <a href="/agb">AGB</a></p>' +
    '<ul><li>eins</li></ul><blockquote><p>Zitat</p></blockquote>'
  expect(safeHtml(html).replaceAll('\u00a0', '&nbsp;')).toBe(html)
})

test('an h1 in a text becomes an h2', () => {
  expect(safeHtml('<h1>Groß</h1><h6>Klein</h6>')).toBe('<h2>Groß</h2><h4>Klein</h4>')
})

test('a table is wrapped in a scrolling box', () => {
  expect(safeHtml('<table><tr><th scope="row">a</th></tr></table>')).toBe(
    '<div class="scroll" tabindex="0"><table class="data"><tr><th scope="row">a</th></tr></table></div>',
  )
})

describe('executable markup is removed', () => {
  const attacks: readonly string[] = [
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//x.test></SCRIPT>',
    '<scr<script>ipt>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVa&#10;Script:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="//x.test/a">x</a>',
    '<a href="vbscript:x">x</a>',
    '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
    '<iframe src="https://x.test"></iframe>',
    '<object data="x"></object><embed src="x">',
    '<form action="https://x.test"><input name=a autofocus onfocus=alert(1)></form>',
    '<base href="https://x.test"><meta http-equiv=refresh content="0;url=https://x.test">',
    '<link rel=stylesheet href="https://x.test/a.css"><style>*{display:none}</style>',
    '<template><img src=x onerror=alert(1)></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<details open ontoggle=alert(1)>x</details>',
    '<p><!--><img src=x onerror=alert(1)>--></p>',
    '</div></main><script>alert(1)</script>',
  ]
  test.each(attacks)('markup that can execute is removed: %s', (attack) => {
    const safe = safeHtml(attack)
    expect(safe).not.toMatch(/<[^>]*\s(on\w+|style|srcdoc|action|xlink:href)\s*=/i)
    expect(safe).not.toMatch(
      /<(script|style|svg|math|iframe|object|embed|form|input|base|meta|link|template|noscript)/i,
    )
    expect(safe).not.toMatch(/(href|src)="\s*(javascript|vbscript|data):/i)
    expect(safe).not.toMatch(/href="\/\//)
  })
})

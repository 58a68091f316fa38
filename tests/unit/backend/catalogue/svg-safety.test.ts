import { expect, test } from 'vitest'
import { findSvgError } from '#worker/backend/files/svg-safety.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"${attributes}>${inside}</svg>`

test.each([
  svg('<path d="M0 0h9"/>'),
  svg('<style>path{fill:currentColor}</style><defs><path id="a"/></defs><use href="#a"/>'),
  svg('<rect fill="url(#grid)"/>'),
  `<?xml version="1.0"?>${svg('')}`,
  `<?xml version="1.0" encoding="UTF-8"?>\n${svg('<title>Zelt</title><!-- drawn --><g/>')}`,
  svg('<style>@media (prefers-color-scheme:dark){path{fill:#eee}}</style>'),
])('a plain drawing is accepted: %s', (drawing) => {
  expect(findSvgError(drawing)).toBeNull()
})

test.each([
  ['script', svg('<script>1</script>')],
  ['script under a prefix', svg('<svg:script>1</svg:script>')],
  ['an event handler', svg('', ' onload="x()"')],
  ['foreign content', svg('<foreignObject/>')],
  ['an external picture', svg('<image href="https://elsewhere.example/x"/>')],
  ['a link', svg('<a href="https://elsewhere.example"/>')],
  ['a link with a namespace prefix', svg('<use xlink:href="data:image/svg+xml,x"/>')],
  ['an external style', svg('<style>@import "x"</style>')],
  ['an external fill', svg('<rect fill="url(https://elsewhere.example)"/>')],
  ['text', svg('<text>70000</text>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
  ['a page', '<html><svg></svg></html>'],
  ['an animation that sets a link', svg('<set attributeName="href" to="javascript:x()"/>')],
  ['a link to itself', svg('<a href="#here"><path d="M0 0h9"/></a>')],
  ['a filter that loads a picture', svg('<filter><feImage href="#a"/></filter>')],
  [
    'a script with a custom namespace prefix',
    `<svg xmlns:y="http://www.w3.org/2000/svg"><y:script/></svg>`,
  ],
  ['an element of another namespace', svg('<path xmlns="http://www.w3.org/1999/xhtml"/>')],
  ['an event handler after a line', svg('<path\nonclick\n=\n"x()"/>')],
  ['an event handler after a slash', svg('<path/onclick="x()"/>')],
  ['a link with character references', svg('<use href="&#106;avascript:x()"/>')],
  ['a fill with character references', svg('<rect fill="&#117;rl(//elsewhere.example)"/>')],
  ['a fill with CSS escapes', svg(String.raw`<rect fill="u\72l(//elsewhere.example)"/>`)],
  ['a style with CSS escapes', svg(String.raw`<style>@\69mport "x"</style>`)],
  ['a style split by a comment', svg('<style>a{b:ur<!-- -->l(//elsewhere.example)}</style>')],
  ['a style split by an element', svg('<style>a{b:ur<title/>l(//elsewhere.example)}</style>')],
  ['a style with character references', svg('<style>a{b:&#117;rl(//elsewhere.example)}</style>')],
  ['an image-set', svg('<rect style="fill: image-set(\'//elsewhere.example\' 1x)"/>')],
  ['a CDATA section', svg('<style><![CDATA[@import "x"]]></style>')],
  ['a style sheet', `<?xml-stylesheet href="x.css"?>${svg('')}`],
  ['a nested style sheet', svg('<?xml-stylesheet href="x.css"?>')],
  ['an encoding other than UTF-8', `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`],
])('a drawing with %s is refused', (_what, drawing) => {
  expect(findSvgError(drawing)).not.toBeNull()
})

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
  ['a picture from elsewhere', svg('<image href="https://elsewhere.example/x"/>')],
  ['a link', svg('<a href="https://elsewhere.example"/>')],
  ['a link under a prefix', svg('<use xlink:href="data:image/svg+xml,x"/>')],
  ['a style from elsewhere', svg('<style>@import "x"</style>')],
  ['a fill from elsewhere', svg('<rect fill="url(https://elsewhere.example)"/>')],
  ['text', svg('<text>70000</text>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
  ['a page', '<html><svg></svg></html>'],
  ['an animation that would set a link', svg('<set attributeName="href" to="javascript:x()"/>')],
  ['a link inside of the drawing', svg('<a href="#here"><path d="M0 0h9"/></a>')],
  ['a filter that fetches', svg('<filter><feImage href="#a"/></filter>')],
  [
    'script under a prefix of its own',
    `<svg xmlns:y="http://www.w3.org/2000/svg"><y:script/></svg>`,
  ],
  ['an element of another language', svg('<path xmlns="http://www.w3.org/1999/xhtml"/>')],
  ['an event handler after a line', svg('<path\nonclick\n=\n"x()"/>')],
  ['an event handler behind a slash', svg('<path/onclick="x()"/>')],
  ['a link in other letters', svg('<use href="&#106;avascript:x()"/>')],
  ['a fill in other letters', svg('<rect fill="&#117;rl(//elsewhere.example)"/>')],
  ['a fill that CSS spells out', svg(String.raw`<rect fill="u\72l(//elsewhere.example)"/>`)],
  ['a style that CSS spells out', svg(String.raw`<style>@\69mport "x"</style>`)],
  ['a style in several pieces', svg('<style>a{b:ur<!-- -->l(//elsewhere.example)}</style>')],
  ['a style around a title', svg('<style>a{b:ur<title/>l(//elsewhere.example)}</style>')],
  ['a style in other letters', svg('<style>a{b:&#117;rl(//elsewhere.example)}</style>')],
  ['a set of pictures', svg('<rect style="fill: image-set(\'//elsewhere.example\' 1x)"/>')],
  ['raw text', svg('<style><![CDATA[@import "x"]]></style>')],
  ['a style sheet', `<?xml-stylesheet href="x.css"?>${svg('')}`],
  ['a style sheet inside', svg('<?xml-stylesheet href="x.css"?>')],
  ['other letters than were judged', `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`],
])('a drawing with %s is refused', (_what, drawing) => {
  expect(findSvgError(drawing)).not.toBeNull()
})

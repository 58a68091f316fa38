import { expect, test } from 'vitest'
import { svgFault } from '#worker/backend/files/svg-safety.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"${attributes}>${inside}</svg>`

test.each([
  svg('<path d="M0 0h9"/>'),
  svg('<style>path{fill:currentColor}</style><defs><path id="a"/></defs><use href="#a"/>'),
  svg('<rect fill="url(#grid)"/>'),
  `<?xml version="1.0"?>${svg('')}`,
])('a plain drawing is kept: %s', (drawing) => {
  expect(svgFault(drawing)).toBeNull()
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
])('%s is refused', (_what, drawing) => {
  expect(svgFault(drawing)).not.toBeNull()
})

import { expect, test } from 'vitest'
import { htmlTree } from '#worker/pages/content/html-tree.ts'

const textOf = (html: string) => JSON.stringify(htmlTree(html))

test('paragraphs, headings and links of content come through', () => {
  expect(htmlTree('<p>See <a href="/shipping">shipping</a>.</p>')).toEqual([
    {
      tag: 'p',
      children: ['See ', { tag: 'a', href: '/shipping', children: ['shipping'] }, '.'],
    },
  ])
})

test('a main heading of the content becomes one of the second order', () => {
  expect(htmlTree('<h1>Terms</h1>')).toEqual([{ tag: 'h2', children: ['Terms'] }])
})

test.each([
  ['a script', 'a<script>alert(1)</script>b'],
  ['a script that never ends', 'ab<script>alert(1)'],
  ['a frame', 'a<iframe src="https://evil.example"></iframe>b'],
  ['a drawing with a script in it', 'a<svg><script>alert(1)</script></svg>b'],
])('%s leaves nothing behind', (_what, html) => {
  expect(htmlTree(html).join('')).toBe('ab')
})

test('attributes other than a safe link target are dropped', () => {
  expect(textOf('<p onclick="alert(1)" style="color:red" class="x">hello</p>')).toBe(
    '[{"tag":"p","children":["hello"]}]',
  )
})

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//evil.example'])(
  'a link to %s leads nowhere',
  (href) => {
    expect(htmlTree(`<a href="${href}">x</a>`)).toEqual([{ tag: 'a', children: ['x'] }])
  },
)

test('an entity cannot smuggle a link target past the check', () => {
  expect(htmlTree('<a href="&#106;avascript:alert(1)">x</a>')).toEqual([
    { tag: 'a', children: ['x'] },
  ])
})

test('unknown tags leave their words, stray closing tags nothing', () => {
  expect(htmlTree('<font>old</font></p> text')).toEqual(['old', ' text'])
})

test('entities are read, so that React can write them again', () => {
  expect(htmlTree('Stoffe &amp; Garne &lt; 5&nbsp;m &#8211; &unknown;')).toEqual([
    'Stoffe & Garne < 5\u00a0m – &unknown;',
  ])
})

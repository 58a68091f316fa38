import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
const pages = tracked.filter((file) => file.endsWith('.md') && existsSync(file))
const sources = tracked.filter(
  (file) =>
    /^(client|scripts|seed|shared|tests|worker)\/.*\.(css|json|mjs|tsx?)$/.test(file) &&
    !file.includes('/recordings/') &&
    existsSync(file),
)
const anchorsByPage = new Map(pages.map((page) => [page, anchorsOf(readFileSync(page, 'utf8'))]))

/** Anchors of headings as GitHub creates them. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutCode(markdown).matchAll(/^#{1,6} (.+)$/gm)) {
    const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = text.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-')
    let unique = anchor
    for (let count = 1; anchors.has(unique); count += 1) unique = `${anchor}-${count}`
    anchors.add(unique)
  }
  return anchors
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, '')
}

/** The error of a link from a file of this folder; null if its target and anchor exist. */
function fieldErrorOf(folder: string, link: string): string | null {
  const [path = '', anchor] = link.split('#')
  const target = normalize(join(folder, path))
  if (!existsSync(target)) return `${link}: no such file`
  if (anchor === undefined || !target.endsWith('.md')) return null
  return anchorsByPage.get(target)?.has(anchor) ? null : `${link}: no such heading`
}

describe('relative links in Markdown', () => {
  test.each(pages)('%s has only links to existing files and headings', (page) => {
    const text = withoutCode(readFileSync(page, 'utf8')).replace(/`[^`\n]*`/g, '')
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const relative = links
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => (link.startsWith('#') ? `${page.split('/').at(-1)}${link}` : link))
    expect(relative.flatMap((link) => fieldErrorOf(dirname(page), link) ?? [])).toEqual([])
  })
})

test('pages cited in source comments exist, with the cited heading', () => {
  const fieldErrors = sources.flatMap((file) => {
    const cited = readFileSync(file, 'utf8').matchAll(
      /(?<![\w/.-])((?:docs\/(?:[\w-]+\/)*[\w-]+|CONTRIBUTING|README)\.md(?:#[\p{L}\p{N}-]+)?)/gu,
    )
    return [...cited].flatMap(([, link = '']) => {
      const fieldError = fieldErrorOf('.', link)
      return fieldError ? [`${file}: ${fieldError}`] : []
    })
  })
  expect(fieldErrors).toEqual([])
})

import { beforeEach, expect, test } from 'vitest'
import { berlinTime } from '#shared/domain/calendar.ts'
import { aPost, aProject, aTerm } from '#tests/builders/entries.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aContentShop } from './content-shop.ts'

const ENGLISH = { 'sw-language-id': idOf('language', 'en-GB') }
const both = (text: string) => ({ de: text, en: text })
let shop: ReturnType<typeof aContentShop>
beforeEach(() => {
  shop = aContentShop()
})

test('a blog post has a page in each language, and the language switch links them', async () => {
  await shop.import({ posts: [aPost()] })
  const german = await shop.get('/blog/reissverschluss-waehlen')
  expect(german.status).toBe(200)
  expect(german.text).toContain('<p>Größe und Kette</p>')
  expect(german.text).toContain('name="to" value="/en/blog/choosing-a-zipper"')
  const english = await shop.get('/en/blog/choosing-a-zipper')
  expect(english.text).toContain('<p>Size and chain</p>')
})

test.each(['/blog/gibt-es-nicht', '/blog/choosing-a-zipper', '/blog/%3Cb%3E', '/blog/a%00b'])(
  '%s is not a post',
  async (path) => {
    await shop.import({ posts: [aPost()] })
    const { status, text } = await shop.get(path)
    expect(status).toBe(404)
    expect(text).not.toContain('<b>')
  },
)

test('the blog shows its newest post first, and none before its date', async () => {
  const older = aPost({ key: 'a', slug: both('a'), date: '2026-01-01', title: both('Alt') })
  const newer = aPost({ key: 'b', slug: both('b'), date: '2026-11-01', title: both('Neu') })
  const later = aPost({ key: 'c', slug: both('c'), date: '2027-11-01', title: both('Morgen') })
  await shop.import({ posts: [older, newer, later] })
  const { body } = await shop.storeApi('/blog')
  expect(body.elements.map((post: { title: string }) => post.title)).toEqual(['Neu', 'Alt'])
  expect((await shop.storeApi('/blog/c')).status).toBe(404)
})

test('each page of the blog is canonical', async () => {
  const posts = Array.from({ length: 30 }, (_, index) =>
    aPost({ key: `post-${index}`, slug: both(`post-${index}`), title: both(`Post ${index}`) }),
  )
  await shop.import({ posts })
  const canonical = async (path: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec((await shop.get(path)).text)?.[1]
  expect(await canonical('/blog')).toBe('https://shop.test/blog')
  expect(await canonical('/blog?p=1')).toBe('https://shop.test/blog')
  expect(await canonical('/blog?p=2')).toBe('https://shop.test/blog?p=2')
})

test('the blog search covers one language, all words, and ignores case and accents', async () => {
  await shop.import({ posts: [aPost()] })
  const found = async (search: string, headers = {}) =>
    (await shop.storeApi('/blog/search', { search }, headers)).body.total
  expect(await found('REISSVERSCHLUSS kette')).toBe(1)
  expect(await found('große')).toBe(1)
  expect(await found('Reißverschluss Knopf')).toBe(0)
  expect(await found('chain')).toBe(0)
  expect(await found('chain', ENGLISH)).toBe(1)
  expect(await found(`%' OR 1=1 --`)).toBe(0)
  expect((await shop.storeApi('/blog/search', {})).status).toBe(400)
})

test('the blog search escapes its input', async () => {
  await shop.import({ posts: [aPost()] })
  const { status, text } = await shop.get('/blogsearch?search=%3Cscript%3Ealert(1)%3C/script%3E')
  expect(status).toBe(200)
  expect(text).not.toContain('<script>alert')
  const list = (await shop.get('/blogsearch?search=Kette')).text.replaceAll('\u00AD', '')
  expect(list).toContain('Den Reißverschluss wählen')
})

test('lexicon terms are sorted and grouped by the letters of their language', async () => {
  const terms = [
    aTerm(),
    aTerm({ key: 'zip', slug: both('zip'), term: both('Zipper') }),
    aTerm({ key: 'oil', slug: both('oil'), term: both('Oil') }),
  ]
  await shop.import({ terms })
  const { body } = await shop.storeApi('/lexicon')
  const told = body.elements.map((one: { term: string; letter: string }) => [one.term, one.letter])
  expect(told).toEqual([
    ['Oil', 'O'],
    ['Öse', 'O'],
    ['Zipper', 'Z'],
  ])
  expect((await shop.get('/lexicon')).text.match(/<h2 id="letter-/g)).toHaveLength(2)
})

test('the lexicon has its own search, whose results are noindex', async () => {
  const terms = [
    aTerm(),
    aTerm({ key: 'oil', slug: both('oil'), term: both('Oil'), summary: both('Schmiert Ösen') }),
    aTerm({ key: 'zip', slug: both('zip'), term: both('Zipper'), summary: both('Zähne') }),
  ]
  await shop.import({ terms })
  const { text } = await shop.get('/lexicon?search=OESE%20%3Cb%3E')
  expect(text).not.toContain('<b>')
  expect(text).toContain('0 von 3 Begriffen')
  const found = (await shop.get('/lexicon?search=OESE')).text
  expect(found).toContain('2 von 3 Begriffen')
  expect(found).toMatch(/<div hidden=""><dt><a href="\/lexicon\/zip">/)
  expect(found).toMatch(/<div><dt><a href="\/lexicon\/oil">/)
  expect(found).toContain('name="robots" content="noindex, follow"')
  expect(found).toContain('name="to" value="/en/lexicon?search=OESE"')
  const whole = (await shop.get('/lexicon')).text
  expect(whole).toContain('3 von 3 Begriffen')
  expect(whole).not.toContain('noindex')
})

test('a term links to related terms', async () => {
  const other = aTerm({ key: 'rivet', slug: both('niete'), term: both('Niete') })
  await shop.import({ terms: [aTerm({ seeAlso: ['rivet'] }), other] })
  expect((await shop.get('/lexicon/oese')).text).toContain('href="/lexicon/niete">Niete</a>')
})

test('a gallery project shows difficulty, duration and weight', async () => {
  await shop.import({ projects: [aProject()] })
  const { text } = await shop.get('/naehprojekte/tarp-am-see')
  for (const fact of ['mit etwas Übung', 'etwa 1,5 Stunden', '535 g']) expect(text).toContain(fact)
  expect((await shop.get('/en/sewing-projects/lake-tarp')).text).toContain('about 1.5 hours')
})

test('dates of posts and projects are shifted to the day of the import', async () => {
  await shop.import({ posts: [aPost({ date: '2026-11-20' })] })
  const { body } = await shop.storeApi('/blog')
  expect(body.elements[0].date).toBe(berlinTime(new Date()).date)
})

test('two posts cannot have the same slug, and a project needs materials', async () => {
  const twice = aPost({ key: 'other' })
  const material = [{ article: '70000', quantity: 5 }]
  const response = await shop.import({
    posts: [aPost(), twice],
    projects: [aProject({ materials: material })],
  })
  expect(response).toEqual({
    refusals: [
      { file: 'posts', line: 2, reason: 'slug reissverschluss-waehlen occurs twice in de' },
      { file: 'posts', line: 2, reason: 'slug choosing-a-zipper occurs twice in en' },
      { file: 'projects', line: 1, reason: 'article 70000 does not exist' },
    ],
  })
})

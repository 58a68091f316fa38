import type { content as de } from '../de/content.ts'
import type { SameMessages } from '../translate.ts'

export const content: SameMessages<typeof de> = {
  blogTitle: 'Blog',
  blogLead: 'Notes from the workshop: fabrics, patterns and seams, tried and measured.',
  blogSearch: 'Search the blog',
  blogSearchSubmit: 'Search',
  blogSearchTitle: ({ term }) => `Blog: “${term}”`,
  blogFound: ({ count }) => (count === 1 ? 'One article' : `${count} articles`),
  blogNothing: 'We have not written about that yet. Try another word, or ask us.',
  blogAll: 'All articles',
  byline: ({ date, minutes, author }) =>
    `${date}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read, ${author}`,
  lexiconTitle: 'Lexicon',
  lexiconLead: 'Words from the workshop, briefly explained.',
  letters: 'Letters',
  seeAlso: 'See also',
  galleryTitle: 'Project gallery',
  galleryLead: 'Home-sewn gear, with everything that went into it.',
  difficulty: 'Difficulty',
  difficulty1: 'for a start',
  difficulty2: 'with some practice',
  difficulty3: 'for the experienced',
  workTime: 'Working time',
  workHours: ({ hours }) => `about ${hours} hours`,
  finishedWeight: 'Weight',
  grams: ({ grams }) => `${grams} g`,
  materials: 'Material',
  materialArticle: 'Article',
  materialQuantity: 'Quantity',
  materialPrice: 'Price',
}

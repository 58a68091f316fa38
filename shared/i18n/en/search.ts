import type { search as de } from '../de/search.ts'
import type { SameMessages } from '../translate.ts'

const LISTS = new Intl.ListFormat('en', { type: 'disjunction' })

/** The search page and the suggestions below the search field. */
export const search = {
  title: ({ term }) => `Search for “${term}”`,
  emptyTerm: 'What are you looking for?',
  results: 'Results',
  tabProducts: 'Products',
  tabPosts: 'Blog',
  inCategories: 'Matching categories',
  corrected: ({ typed: input, term }) =>
    `We found nothing for “${input}”. Here are the results for “${term}”.`,
  literally: ({ typed: input }) => `Search for exactly “${input}”`,
  lacksWord: ({ word }) => `No product also matches “${word}”.`,
  lacksWords: ({ words }) =>
    `No product matches all words. Some lack ${LISTS.format(words.map((word) => `“${word}”`))}.`,
  nearestFigures: ({ written, measure, nearest }) =>
    `Nothing at ${written}; the nearest ${nearest.length === 1 ? 'is' : 'are'} ` +
    `${nearest.join(' and ')} (${measure}).`,
  nothing: ({ term }) => `We found nothing for “${term}”.`,
  adviceSpelling: 'Check the spelling or try a more general word.',
  adviceNumber: 'Search by item number if you know it.',
  singleWords: 'Search for a single word:',
  browseCategories: 'Or browse our range:',
  inBlog: ({ count }) => (count === 1 ? 'One blog post on this' : `${count} blog posts on this`),
  askUs: 'Not found? Write to us:',
  number: ({ number }) => `Item no. ${number}`,
  suggestions: 'Suggestions',
  suggestWords: 'Search terms',
  suggestProducts: 'Products',
  suggestCategories: 'Categories',
  suggestGuides: 'Guides',
  suggestFor: ({ term }) => `Suggestions for “${term}”`,
  suggestNothing: 'There are no suggestions for this.',
  suggestCount: ({ count }) =>
    count === 1 ? 'One suggestion. Arrow keys select.' : `${count} suggestions. Arrow keys select.`,
  suggestAll: ({ count }) => (count === 1 ? 'Show 1 result' : `Show all ${count} results`),
  kindTerm: 'Lexicon',
  kindPost: 'Blog',
} satisfies SameMessages<typeof de>

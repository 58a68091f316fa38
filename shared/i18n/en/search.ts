import type { search as de } from '../de/search.ts'
import type { SameMessages } from '../translate.ts'

/** Words of the search: its page, and what stands below its field. */
export const search = {
  title: ({ term }) => `Search for “${term}”`,
  emptyTerm: 'What are you looking for?',
  sortScore: 'Best matches first',
  results: 'Results',
  tabArticles: 'Articles',
  tabPosts: 'Workshop notes',
  inCategories: 'Departments for it',
  corrected: ({ typed, term }) =>
    `We found nothing for “${typed}”. Here are the results for “${term}”.`,
  literally: ({ typed }) => `Search for exactly “${typed}”`,
  nothing: ({ term }) => `We found nothing for “${term}”.`,
  advice: 'This often helps:',
  adviceSpelling: 'Check the spelling, or try a more general word.',
  adviceNumber: 'Article numbers have five digits, 70001 for example.',
  singleWords: 'Search for a single word:',
  aisles: 'Or look around the range:',
  inBlog: ({ count }) =>
    count === 1 ? 'One workshop note on it' : `${count} workshop notes on it`,
  askUs: 'Not found? Write to us:',
  number: ({ number }) => `No. ${number}`,
  suggestions: 'Suggestions',
  suggestWords: 'Search words',
  suggestArticles: 'Articles',
  suggestPlaces: 'Groups and know-how',
  suggestFor: ({ term }) => `Suggestions for “${term}”`,
  suggestNothing: 'We have no suggestions for this.',
  suggestCount: ({ count }) =>
    count === 1 ? 'One suggestion. Arrow keys select.' : `${count} suggestions. Arrow keys select.`,
  suggestAll: ({ count }) => (count === 1 ? 'Show the one result' : `Show all ${count} results`),
  kindTerm: 'Lexicon',
  kindPost: 'Note',
} satisfies SameMessages<typeof de>

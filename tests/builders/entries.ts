import { aBlock, aSection, aText } from './content.ts'

const both = (text: string) => ({ de: text, en: text })

/** Sections with one text. */
const saying = (de: string, en = de) => [
  aSection({ blocks: [aBlock({ slots: [aText({ de, en })] })] }),
]

export const aPost = (change: object = {}) => ({
  key: 'zipper',
  slug: { de: 'reissverschluss-waehlen', en: 'choosing-a-zipper' },
  date: '2026-08-21',
  title: { de: 'Den Reißverschluss wählen', en: 'Choosing a zipper' },
  summary: both('Kurz'),
  author: 'Werkstatt',
  picture: null,
  sections: saying('<p>Größe und Kette</p>', '<p>Size and chain</p>'),
  ...change,
})

export const aTerm = (change: object = {}) => ({
  key: 'eyelet',
  slug: { de: 'oese', en: 'eyelet' },
  term: { de: 'Öse', en: 'Eyelet' },
  summary: both('Ring'),
  seeAlso: [],
  sections: saying('<p>Ring</p>'),
  ...change,
})

export const aProject = (change: object = {}) => ({
  key: 'tarp',
  slug: { de: 'tarp-am-see', en: 'lake-tarp' },
  date: '2026-05-01',
  title: { de: 'Tarp am See', en: 'Lake tarp' },
  summary: both('Dach'),
  picture: null,
  difficulty: '2',
  workMinutes: 90,
  finishedWeightG: 535,
  materials: [],
  sections: saying('<p>Dach</p>'),
  ...change,
})

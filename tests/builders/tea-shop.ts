import type { CategoryRecord } from '#shared/schemas/import/category.ts'
import type { ProductRecord } from '#shared/schemas/import/product.ts'
import { aBlock, aPage, aSection, aText } from './content.ts'
import {
  aCategory,
  aManufacturer,
  aParcel,
  aParentRecord,
  aProductRecord,
  type ImportRecords,
} from './import-records.ts'

const text = (de: string, en: string) => ({ de, en })

function category(
  key: string,
  parent: string | null,
  name: { readonly de: string; readonly en: string },
  changes: Partial<CategoryRecord> = {},
): CategoryRecord {
  const slug = text(segment(name.de), segment(name.en))
  const above = CATEGORIES.find((one) => one.key === parent)?.path ?? text('', '')
  return aCategory(key, {
    parent,
    slug,
    path: text(`${above.de}/${slug.de}`, `${above.en}/${slug.en}`),
    name,
    description: text(`${name.de} aus kleinen Gärten.`, `${name.en} from small gardens.`),
    ...changes,
  })
}

const segment = (name: string) => name.toLowerCase().replaceAll('ü', 'ue').replaceAll(' ', '-')

const CATEGORIES: CategoryRecord[] = []
CATEGORIES.push(category('tea', null, text('Tee', 'Tea')))
CATEGORIES.push(category('black', 'tea', text('Schwarztee', 'Black tea')))
CATEGORIES.push(category('darjeeling', 'black', text('Darjeeling', 'Darjeeling')))
CATEGORIES.push(category('green', 'tea', text('Grüntee', 'Green tea'), { position: 2 }))
CATEGORIES.push(category('pots', null, text('Kannen', 'Pots'), { position: 2 }))
CATEGORIES.push(
  category('new', null, text('Neu', 'New'), {
    position: 9,
    menu: 'service',
    rule: { kind: 'new', days: 60 },
    path: text('/new-products', '/new-products'),
  }),
)

const inBags = (number: string, grams: number, grossCents: number): Partial<ProductRecord> => ({
  content: { unit: 'kg', milli: grams, referenceMilli: 1000 },
  basePrices: [{ per: 1, unit: 'kg' }],
  taxClass: 'reduced',
  prices: [{ fromQuantity: 1, grossCents }],
  weightMg: (grams + 10) * 1000,
  mpn: number,
  newSince: '2026-11-01',
})

const LEGAL = [
  ['imprint', '/impressum', '/imprint', 'Impressum', 'Imprint'],
  ['privacy', '/datenschutz', '/data-privacy-policy', 'Datenschutz', 'Privacy'],
  ['terms', '/agb', '/terms-and-conditions', 'AGB', 'Terms'],
  ['withdrawal', '/widerruf', '/withdrawal', 'Widerruf', 'Withdrawal'],
  ['shipping', '/versandkosten', '/shipping', 'Versand', 'Shipping'],
] as const

/** The settings of the tea shop. */
export const TEA_SETTINGS = {
  name: 'Teestube',
  seller: {
    legalName: 'Teestube Wien GmbH',
    street: 'Gumpendorfer Straße 1',
    zip: '1060',
    city: 'Wien',
    vatId: 'ATU12345678',
    phone: '+43 1 555 01 02',
    email: 'post@teestube.example',
  },
  bank: { holder: 'Teestube Konto', iban: 'AT61 1904 3002 3457 3201', bic: 'BKAUATWW' },
  home: {
    title: text('Tee aus kleinen Gärten.', 'Tea from small gardens.'),
    lead: text('Von Hand gepflückt, in Wien gepackt.', 'Picked by hand, packed in Vienna.'),
    description: text('Tee und Kannen aus Wien.', 'Tea and pots from Vienna.'),
  },
  pickup: { address: null, days: text('Montag bis Samstag', 'Monday to Saturday') },
  packing: {
    cutOffHour: 10,
    holidays: {
      fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
      fromEaster: [1, 39, 50, 60],
      weekdays: [],
      dates: [],
    },
  },
  features: {
    planner: false,
    samples: false,
    gallery: false,
    lexicon: false,
    blog: false,
    wishlist: false,
    newsletter: false,
    stockAlerts: false,
    quickOrder: false,
    comparison: false,
  },
  homeCountry: 'AT',
  taxRates: {
    AT: { standard: 2000, reduced: 1000 },
    DE: { standard: 1900, reduced: 700 },
    IT: { standard: 2200, reduced: 400 },
  },
  deliveryCountries: ['AT', 'DE', 'IT'],
  hazardousCountries: ['AT'],
}

/** A shop for tea in Vienna: own numbers, categories three levels deep, nothing to sew. */
export function teaShop(): ImportRecords {
  return {
    shop: [TEA_SETTINGS],
    manufacturers: [
      aManufacturer({
        key: 'garden',
        contact: {
          name: 'Teegarten Handels GmbH',
          address: 'Gumpendorfer Straße 1, 1060 Wien',
          countryIso: 'AT',
          email: 'garten@tee.example',
        },
        description: text('Handelt mit Tee.', 'Trades in tea.'),
      }),
    ],
    categories: CATEGORIES,
    'shipping-methods': [
      {
        ...aParcel(),
        name: text('Paket', 'Parcel'),
        costs: [
          { countryIso: 'AT', grossCents: 450 },
          { countryIso: 'DE', grossCents: 790 },
          { countryIso: 'IT', grossCents: 890 },
        ],
        freeFrom: [{ countryIso: 'AT', grossCents: 7900 }],
      },
      {
        ...aParcel(),
        key: 'pickup',
        kind: 'pickup',
        name: text('Abholung', 'Pick-up'),
        note: text('Kostenlos im Laden.', 'Free of charge in the shop.'),
        position: 1,
        costs: [{ countryIso: 'AT', grossCents: 0 }],
      },
    ],
    families: [
      aParentRecord('margaret', {
        name: text('Darjeeling Margaret’s Hope', 'Darjeeling Margaret’s Hope'),
        slug: text('margarets-hope', 'margarets-hope'),
        description: text('Blumig, mit einer Spur Muskat.', 'Floral, with a trace of muscat.'),
        manufacturer: 'garden',
        categories: ['darjeeling'],
      }),
      aParentRecord('sencha', {
        name: text('Sencha', 'Sencha'),
        slug: text('sencha', 'sencha'),
        description: text('Frisch und grasig.', 'Fresh and grassy.'),
        manufacturer: 'garden',
        categories: ['green'],
        position: 2,
      }),
      aParentRecord('pot', {
        name: text('Kanne aus Glas', 'Glass pot'),
        slug: text('kanne', 'pot'),
        description: text('Fasst 0,8 Liter.', 'Holds 0.8 litres.'),
        manufacturer: 'garden',
        categories: ['pots'],
        position: 3,
      }),
    ],
    articles: [
      aProductRecord('TEA-DARJ.50', {
        ...inBags('DARJ', 50, 690),
        family: 'margaret',
        name: text('Darjeeling Margaret’s Hope 50 g', 'Darjeeling Margaret’s Hope 50 g'),
        slug: text('margarets-hope', 'margarets-hope'),
      }),
      aProductRecord('TEA-SENCHA.100', {
        ...inBags('SENCHA', 100, 890),
        family: 'sencha',
        name: text('Sencha 100 g', 'Sencha 100 g'),
        slug: text('sencha', 'sencha'),
      }),
      aProductRecord('POT_08', {
        family: 'pot',
        name: text('Kanne aus Glas 0,8 l', 'Glass pot 0.8 l'),
        slug: text('kanne', 'pot'),
        prices: [{ fromQuantity: 1, grossCents: 3490 }],
      }),
    ],
    pages: LEGAL.map(([key, de, en, nameDe, nameEn]) =>
      aPage({
        key,
        path: text(de, en),
        name: text(nameDe, nameEn),
        description: text(`${nameDe} der Teestube.`, `${nameEn} of the tea shop.`),
        sections: [
          aSection({
            blocks: [aBlock({ slots: [aText(text(`<p>${nameDe}.</p>`, `<p>${nameEn}.</p>`))] })],
          }),
        ],
      }),
    ),
  }
}

import { createHash } from 'node:crypto'
import type { ProductRecord } from '#shared/schemas/import/product.ts'
import type { CategoryRecord } from '#shared/schemas/import/category.ts'
import type { ParentRecord } from '#shared/schemas/import/parent-product.ts'
import type { ImportFile } from '#shared/schemas/import/files.ts'
import type { ManufacturerRecord } from '#shared/schemas/import/manufacturer.ts'
import type { MediaRecord } from '#shared/schemas/import/media.ts'
import type { ReviewRecord } from '#shared/schemas/import/review.ts'
import type { PropertyGroupRecord } from '#shared/schemas/import/property-group.ts'
import type { ShippingMethodRecord } from '#shared/schemas/import/shipping-method.ts'

/** Records of an import folder by file; missing files are empty. */
export type ImportRecords = Readonly<Partial<Record<ImportFile, readonly object[]>>>

const text = (de: string, en = de) => ({ de, en })

export function aManufacturer(changes: Partial<ManufacturerRecord> = {}): ManufacturerRecord {
  return {
    key: 'maker',
    contact: { name: 'Weberei', address: 'Weg 1', countryIso: 'DE', email: 'w@weberei.example' },
    description: text('Webt.', 'Weaves.'),
    insideEu: true,
    euResponsible: null,
    ...changes,
  }
}

/** The group `shade`, with black and olive by default. */
export function aGroup(changes: Partial<PropertyGroupRecord> = {}): PropertyGroupRecord {
  return {
    key: 'shade',
    name: text('Farbton', 'Shade'),
    kind: 'options',
    display: 'colour',
    unit: null,
    decimals: 0,
    multiple: false,
    filterable: true,
    showInCartLine: false,
    position: 5,
    note: null,
    options: [
      { key: 'black', name: text('Schwarz', 'Black'), hex: '#111111', value: null },
      { key: 'olive', name: text('Oliv', 'Olive'), hex: '#5b5a33', value: null },
    ],
    ...changes,
  }
}

/** A numeric property group with these values as its options. */
export function aMeasure(
  key: string,
  unit: string,
  values: readonly number[],
  changes: Partial<PropertyGroupRecord> = {},
): PropertyGroupRecord {
  return aGroup({
    key,
    name: text(key),
    kind: 'measure',
    display: 'text',
    unit: text(unit),
    position: 50,
    options: values.map((value) => ({
      key: String(value),
      name: text(`${value} ${unit}`),
      hex: null,
      value,
    })),
    ...changes,
  })
}

export function aCategory(key = 'fabrics', changes: Partial<CategoryRecord> = {}): CategoryRecord {
  return {
    key,
    parent: null,
    position: 1,
    menu: 'main',
    rule: null,
    slug: text(`${key}-de`, key),
    path: text(`/${key}-de`, `/${key}`),
    name: text(`${key} DE`, `${key} EN`),
    description: text('Alles davon.', 'All of it.'),
    filters: [],
    picture: null,
    ...changes,
  }
}

export function aParentRecord(key = 'ripstop', changes: Partial<ParentRecord> = {}): ParentRecord {
  return {
    key,
    position: 1,
    name: text(key),
    slug: text(key),
    description: text('Leicht.', 'Light.'),
    manufacturer: 'maker',
    categories: ['fabrics'],
    axes: [],
    properties: {},
    composition: [],
    animalNonTextileParts: false,
    care: [],
    warnings: [],
    hazard: null,
    deliveryDays: { min: 2, max: 4 },
    crossSelling: [],
    ...changes,
  }
}

/** A product like a buckle: pieces at 1.20 €, 20 in stock. */
export function aProductRecord(
  number = '70000',
  changes: Partial<ProductRecord> = {},
): ProductRecord {
  return {
    number,
    family: 'ripstop',
    position: 0,
    mpn: `M-${number}`,
    name: text(`Artikel ${number}`, `Article ${number}`),
    slug: text('artikel', 'article'),
    options: {},
    properties: {},
    unit: 'piece',
    content: null,
    basePrices: [],
    minPurchase: 1,
    purchaseSteps: 1,
    maxPurchase: null,
    taxClass: 'standard',
    prices: [{ fromQuantity: 1, grossCents: 120 }],
    reduction: null,
    weightMg: 10_000,
    stock: 20,
    availability: { state: 'inStock' },
    orderable: true,
    listed: true,
    newSince: null,
    flags: [],
    withdrawal: 'standard',
    download: null,
    rolls: [],
    legacyId: null,
    media: [],
    ...changes,
  }
}

/** An approved review of product 70000 in both languages: four points. */
export function aReview(key = 'r1', changes: Partial<ReviewRecord> = {}): ReviewRecord {
  return {
    key,
    article: '70000',
    points: 4,
    date: '2026-11-01',
    author: 'Marit K.',
    language: 'de',
    title: text('Leicht und zäh', 'Light and tough'),
    text: text('Rutscht beim Nähen etwas.', 'Creeps a little while sewing.'),
    approved: true,
    ...changes,
  }
}

/** A picture: its line of `media.ndjson` and its file. */
export function aPicture(key = 'plate', drawing = '<path d="M0 0h9v9z"/>') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${drawing}</svg>`
  const sha256 = createHash('sha256').update(svg).digest('hex')
  const record: MediaRecord = {
    key,
    file: `media/${sha256.slice(0, 20)}.svg`,
    sha256,
    bytes: svg.length,
    mimeType: 'image/svg+xml',
    width: 400,
    height: 400,
    alt: text('Muster', 'Sample'),
  }
  return { record, upload: { name: record.file, text: svg } }
}

/** A parcel for 4.90 € within Germany. */
export function aParcel(): ShippingMethodRecord {
  return {
    key: 'standard',
    kind: 'parcel',
    name: text('Paket', 'Parcel'),
    note: text('Mit der Post', 'By post'),
    position: 0,
    costs: [{ countryIso: 'DE', grossCents: 490 }],
    freeFrom: [],
    extraDays: [],
    maxWeightMg: null,
  }
}

/** A whole catalogue that contains these parents and products. */
export function aCatalogue(records: ImportRecords = {}): ImportRecords {
  return {
    manufacturers: [aManufacturer()],
    properties: [aGroup()],
    categories: [aCategory()],
    families: [aParentRecord()],
    articles: [aProductRecord()],
    ...records,
  }
}

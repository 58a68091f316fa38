import { PromotionRecord } from '#shared/schemas/import/promotion.ts'

export type PromotionChanges = Partial<Omit<PromotionRecord, 'conditions'>> &
  Readonly<{ conditions?: Partial<PromotionRecord['conditions']> }>

/** A promotion of ten percent on the goods with the code NAEHEN10. */
export function aPromotionRecord({
  conditions,
  ...changes
}: PromotionChanges = {}): PromotionRecord {
  return PromotionRecord.parse({
    key: 'ten',
    name: { de: '10 % für alle, die nähen', en: '10 % for everybody who sews' },
    code: { kind: 'fixed', code: 'NAEHEN10' },
    priority: 10,
    scope: 'cart',
    discount: { kind: 'percent', basisPoints: 1000, maxCents: null },
    conditions: {
      minGoodsCents: null,
      groups: [],
      articles: [],
      categories: [],
      countries: [],
      from: null,
      until: null,
      firstOrder: false,
      ...conditions,
    },
    maxUses: null,
    maxUsesPerCustomer: null,
    combinable: true,
    excludes: [],
    uses: 0,
    ended: false,
    ...changes,
  })
}

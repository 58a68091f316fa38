import { z } from '../zod.ts'

/**
 * An entity with its texts in the language of the request. Shopware returns them under
 * `translated`; its plain fields are null if a language has no text or a variant inherits it.
 * Entries of custom fields are inherited one by one.
 */
export const inLanguage = <T extends z.ZodType>(shape: T) => z.preprocess(withTexts, shape)

function withTexts(entity: unknown): unknown {
  if (!isFields(entity)) return entity
  const texts = entity['translated']
  if (!isFields(texts)) return entity
  let whole: Record<string, unknown> | null = null
  for (const key of Object.keys(texts)) {
    const text = texts[key]
    if (text === null || !isInherited(key, entity[key], text)) continue
    whole ??= { ...entity }
    whole[key] = text
  }
  return whole ?? entity
}

function isInherited(key: string, own: unknown, text: unknown): boolean {
  if (own === null || own === undefined) return true
  return key === 'customFields' && isFields(text) && sizeOf(text) > sizeOf(own)
}

const sizeOf = (map: unknown) => (isFields(map) ? Object.keys(map).length : 0)

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

import { z } from '../zod.ts'

/**
 * An entity with its texts in the language of the request. Shopware tells them under `translated`;
 * its plain fields are null where a language has no text of its own or a variant inherits it.
 */
export const inLanguage = <T extends z.ZodType>(shape: T) => z.preprocess(withTexts, shape)

function withTexts(entity: unknown): unknown {
  if (!isFields(entity) || !isFields(entity['translated'])) return entity
  const texts = Object.entries(entity['translated']).filter(
    ([key, text]) => text !== null && (entity[key] === null || entity[key] === undefined),
  )
  return texts.length === 0 ? entity : { ...entity, ...Object.fromEntries(texts) }
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

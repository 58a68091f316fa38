import { needed } from './precondition.ts'
import { aVisitor } from './visitor.ts'

/** The id of a language by its tag (`en-GB`). */
export async function languageId(tag: string): Promise<string> {
  const { data } = await aVisitor().invoke('readLanguages post /language')
  const language = data.elements.find(({ translationCode }) => translationCode?.code === tag)
  return needed(language, `the language ${tag}`).id
}

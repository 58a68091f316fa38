import { useContext } from 'react'
import { Language } from '#client/ui/messages/language-context.ts'
import { messages } from '#shared/i18n/messages.ts'

/** The page's language and its messages. */
export function useMessages() {
  const locale = useContext(Language)
  return { locale, t: messages(locale) }
}

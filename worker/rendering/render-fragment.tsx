import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Language } from '#client/ui/messages/language-context.ts'
import { Messages } from '#client/ui/messages/messages.ts'
import { Segment } from '#client/ui/price/segment-context.ts'
import { Searched } from '#client/ui/messages/searched-context.ts'
import { messages } from '#shared/i18n/messages.ts'
import { Settings } from '../pages/use-settings.ts'
import type { AppEnv } from '../runtime/context.ts'

/** HTML of a fragment without a document, in the language and with the prices of this request. */
export function renderFragment(c: Context<AppEnv>, piece: ReactNode, searched: string): string {
  return renderToStaticMarkup(
    <Language value={c.var.locale}>
      <Messages value={messages(c.var.locale)}>
        <Segment value={c.var.shopper.view.segment}>
          <Settings value={c.var.vars.settings}>
            <Searched value={searched}>{piece}</Searched>
          </Settings>
        </Segment>
      </Messages>
    </Language>,
  )
}

import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '../runtime/context.ts'
import type { Page, PageHead, Section } from './page.ts'
import { respondWithPage } from './respond-with-page.ts'

/** The options of a page whose data is completely loaded. */
export type PageOptions = PageHead &
  Omit<Page, 'head' | 'main' | 'structuredData'> &
  Pick<Section, 'firstPictures'> & { readonly structuredData?: string }

/** Responds with a page whose data is completely loaded; `respondWithPage` takes promises. */
export function renderPage(
  c: Context<AppEnv>,
  content: ReactNode,
  options: PageOptions,
): Promise<Response> {
  const { sheet, layout, hydratesOnLoad, status, personal, searched, ...rest } = options
  const { structuredData, firstPictures, ...head } = rest
  return respondWithPage(c, {
    sheet,
    layout,
    hydratesOnLoad,
    status,
    personal,
    searched,
    head,
    structuredData,
    main: [{ content, firstPictures }],
  })
}

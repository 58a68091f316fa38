import type { Context } from 'hono'
import type { Fields } from '#shared/schemas/forms/fields.ts'
import type { PageName } from '#shared/paths.ts'
import { pagePaths, urls } from '#shared/urls.ts'
import { ConfirmPage, NoticePage } from '#worker/pages/account/notice-page.tsx'
import { NewsletterPage } from '#worker/pages/newsletter/newsletter-page.tsx'
import type { Eventual, Section } from '#worker/rendering/page.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { formToken } from '../forms/form-token.ts'
import type { RejectedForm } from '../forms/refused-form.ts'
import { readFieldValues } from '../forms/field-values.ts'

/**
 * The subscription form, empty or with the entered values and their errors. It begins before they
 * are known.
 */
export async function showForm(
  c: Context<AppEnv>,
  what: 'subscribe' | 'end',
  fields: Eventual<Fields>,
  refused?: RejectedForm,
): Promise<Response> {
  const isEnd = what === 'end'
  const { t } = c.var
  const main = async (): Promise<Section> => {
    const token = await formToken(c, new Date())
    const form = {
      values: readFieldValues(await fields),
      fieldErrors: refused?.fieldErrors ?? {},
      notices: refused?.notices ?? [],
      isExpired: refused?.isExpired ?? false,
    }
    return { content: <NewsletterPage what={what} form={form} formToken={token} /> }
  }
  return respondWithPage(c, {
    personal: true,
    status: refused?.status ?? 200,
    head: {
      title: t(isEnd ? 'newsletter.endTitle' : 'newsletter.title'),
      description: t(isEnd ? 'newsletter.endLead' : 'newsletter.lead'),
      robots: isEnd ? 'noindex' : undefined,
      paths: pagePaths(isEnd ? 'newsletterEnd' : 'newsletter'),
    },
    main: [main()],
  })
}

/** The page that a mail links to. Only its button acts, because mail scanners open links. */
export function showConfirm(
  c: Context<AppEnv>,
  what: 'confirm' | 'end',
  action: string,
  hidden: Readonly<Record<string, string>>,
): Promise<Response> {
  const { t } = c.var
  const title = t(`newsletter.${what}Title`)
  const page = (
    <ConfirmPage
      title={title}
      text={t(`newsletter.${what}Text`)}
      action={action}
      hidden={hidden}
      submit={t(`newsletter.${what}`)}
    />
  )
  return renderPage(c, page, { title, robots: 'noindex', personal: true })
}

/** The page that follows each step. */
export const PAGE_AFTER = {
  sent: 'newsletterSent',
  confirmed: 'newsletterConfirmed',
  ended: 'newsletterEnded',
} as const satisfies Readonly<Record<string, PageName>>
export type Outcome = keyof typeof PAGE_AFTER

/** Confirms a step and links further pages. */
export function showOutcome(c: Context<AppEnv>, what: Outcome): Promise<Response> {
  const { locale, t } = c.var
  const title = t(`newsletter.${what}Title`)
  const page = (
    <NoticePage title={title} text={t(`newsletter.${what}Text`)}>
      <p className="row">
        <a className="btn ink" href={urls.page(locale, 'home')}>
          {t('newsletter.toHome')}
        </a>
        {what === 'ended' && (
          <a className="btn" href={urls.page(locale, 'newsletter')}>
            {t('newsletter.again')}
          </a>
        )}
      </p>
    </NoticePage>
  )
  const paths = pagePaths(PAGE_AFTER[what])
  return renderPage(c, page, { title, robots: 'noindex', personal: true, paths })
}

/** A link that is expired, used or incomplete, with a link to request a new one. */
export function showInvalid(c: Context<AppEnv>): Promise<Response> {
  const { locale, t } = c.var
  const title = t('newsletter.invalidTitle')
  const page = (
    <NoticePage title={title} text={t('newsletter.invalidText')}>
      <p className="row">
        <a className="btn ink" href={urls.page(locale, 'newsletter')}>
          {t('newsletter.subscribe')}
        </a>
        <a className="btn" href={urls.page(locale, 'newsletterEnd')}>
          {t('newsletter.leaveLink')}
        </a>
      </p>
    </NoticePage>
  )
  return renderPage(c, page, { title, robots: 'noindex', personal: true, status: 404 })
}

import type { Context } from 'hono'
import type { PageName } from '#shared/paths.ts'
import { pagePaths, pathsFor, urls } from '#shared/urls.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { readFieldValues } from '../forms/field-values.ts'
import type { Fields } from '#shared/schemas/forms/fields.ts'
import { ConfirmPage, NoticePage } from '#worker/pages/account/notice-page.tsx'
import { StockAlertPage } from '#worker/pages/stock-alert/stock-alert-page.tsx'
import type { Section } from '#worker/rendering/page.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { formToken } from '../forms/form-token.ts'
import type { RejectedForm } from '../forms/refused-form.ts'

type Shown = {
  readonly product: Product
  /** Known data of the customer. */
  readonly values?: Promise<Readonly<Record<string, string>>> | undefined
  readonly fields?: Fields
  readonly refused?: RejectedForm
  readonly quantityError?: string
}

/** The form for a product: empty, or with all entered values and their errors. */
export async function showForm(
  c: Context<AppEnv>,
  { product, values, fields, refused, quantityError }: Shown,
): Promise<Response> {
  const main = async (): Promise<Section> => {
    const form = {
      values: fields ? readFieldValues(fields) : ((await values) ?? {}),
      fieldErrors: refused?.fieldErrors ?? {},
      notices: refused?.notices ?? [],
      isExpired: refused?.isExpired ?? false,
    }
    const token = await formToken(c, new Date())
    return {
      content: <StockAlertPage {...{ product, form, quantityError }} formToken={token} />,
    }
  }
  return respondWithPage(c, {
    personal: true,
    status: refused?.status ?? 200,
    head: {
      title: c.var.t('stockAlert.title'),
      robots: 'noindex',
      paths: pathsFor((locale) => urls.stockAlert(locale, product.productNumber)),
    },
    main: [main()],
  })
}

/** The page that a mail links to. Only its button acts, because mail scanners open links. */
export function showButton(
  c: Context<AppEnv>,
  what: 'confirm' | 'end',
  hidden: Readonly<Record<string, string>>,
): Promise<Response> {
  const { locale, t } = c.var
  const title = t(`stockAlert.${what}Title`)
  const page = (
    <ConfirmPage
      title={title}
      text={t(`stockAlert.${what}Text`)}
      action={urls.page(locale, what === 'end' ? 'stockAlertEnd' : 'stockAlertConfirm')}
      hidden={hidden}
      submit={t(`stockAlert.${what}`)}
    />
  )
  return renderPage(c, page, { title, robots: 'noindex', personal: true })
}

/** The page that follows each step. */
export const PAGE_AFTER = {
  sent: 'stockAlertSent',
  confirmed: 'stockAlertConfirmed',
  ended: 'stockAlertEnded',
} as const satisfies Readonly<Record<string, PageName>>
export type Outcome = keyof typeof PAGE_AFTER

/** Confirms a step and links further pages. */
export function showOutcome(c: Context<AppEnv>, what: Outcome): Promise<Response> {
  const title = c.var.t(`stockAlert.${what}Title`)
  const page = notice(c, title, c.var.t(`stockAlert.${what}Text`))
  const paths = pagePaths(PAGE_AFTER[what])
  return renderPage(c, page, { title, robots: 'noindex', personal: true, paths })
}

/** A link that is expired, used or incomplete, with a link to request a new one. */
export function showInvalid(c: Context<AppEnv>): Promise<Response> {
  const title = c.var.t('stockAlert.invalidTitle')
  const page = notice(c, title, c.var.t('stockAlert.invalidText'))
  return renderPage(c, page, { title, robots: 'noindex', personal: true, status: 404 })
}

function notice({ var: { locale, t } }: Context<AppEnv>, title: string, text: string) {
  return (
    <NoticePage title={title} text={text}>
      <p>
        <a className="btn ink" href={urls.page(locale, 'home')}>
          {t('stockAlert.toHome')}
        </a>
      </p>
    </NoticePage>
  )
}

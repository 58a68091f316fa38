import type { Context } from 'hono'
import { articleHref } from '#client/ui/article-href.ts'
import type { Fields } from '#shared/schemas/forms/fields.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { pagePaths, pathsFor, urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { InquiryPage } from '#worker/pages/inquiry/inquiry-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd, siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import { formToken } from '../forms/form-token.ts'
import type { RefusedForm } from '../forms/refused-form.ts'
import { typedValues } from '../forms/typed-values.ts'

type Shown = {
  readonly article: Product | null
  /** What is known of who asks. */
  readonly values?: Readonly<Record<string, string>>
  /** What was typed, and why it was not taken. */
  readonly fields?: Fields
  readonly refused?: RefusedForm
}

/** The contact form, empty, known or with all that was typed and what is wrong with it. */
export async function showInquiry(
  c: Context<AppEnv>,
  { article, values = {}, fields, refused }: Shown,
): Promise<Response> {
  const { locale, t, vars } = c.var
  const asked = article && {
    name: article.name,
    number: article.productNumber,
    href: articleHref(locale, article),
  }
  return renderPage(
    c,
    <InquiryPage
      shop={vars}
      article={asked}
      formToken={await formToken(c, new Date())}
      form={{
        values: fields ? typedValues(fields) : values,
        faults: refused?.faults ?? {},
        remarks: refused?.remarks ?? [],
        isExpired: refused?.isExpired ?? false,
      }}
    />,
    {
      title: t(asked ? 'inquiry.articleTitle' : 'inquiry.title'),
      description: t('inquiry.lead'),
      personal: true,
      status: refused?.status ?? 200,
      robots: asked ? 'noindex' : undefined,
      structuredData: jsonLd([breadcrumbList(siteOf(c), [{ name: t('inquiry.title') }])]),
      paths: asked ? pathsFor((each) => urls.inquiry(each, asked.number)) : pagePaths('contact'),
    },
  )
}

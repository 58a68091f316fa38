import type { LandingPage } from '#shared/schemas/store-api/cms.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { Html } from './html.tsx'

/** A page of text: its sections, blocks and slots one below the other. */
export function ContentPage({ page }: { readonly page: LandingPage }) {
  const texts = (page.cmsPage?.sections ?? [])
    .flatMap((section) => section.blocks)
    .flatMap((block) => block.slots)
    .flatMap(({ id, data }) => (data?.content ? [{ id, html: data.content }] : []))
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: page.name }]} />
      <h1>{page.name}</h1>
      <div className="prose pad">
        {texts.map(({ id, html }) => (
          <Html key={id} html={html} />
        ))}
      </div>
    </div>
  )
}

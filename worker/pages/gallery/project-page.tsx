import { readableName } from '#shared/i18n/product-name.ts'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { productHref } from '#client/ui/product-href.ts'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { Price, TaxNote } from '#client/ui/price/price.tsx'
import { toDisplayPrice, soldBy } from '#client/ui/price/prices.ts'
import { formatQuantity } from '#client/ui/messages/format-quantity.ts'
import type { GalleryProjectDetail, ProjectMaterial } from '#shared/schemas/store-api/entries.ts'
import type { Media } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { CmsView } from '../content/cms-view.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { PictureGallery } from '../picture-gallery.tsx'
import { ToProject } from '../planner/to-project.tsx'
import { ColumnHeads } from '../column-heads.tsx'
import { useMessages } from '../use-messages.ts'
import { ProjectFacts } from './project-facts.tsx'

/** A project: its description, its instructions, and its parts list. */
export function ProjectPage({ project }: { readonly project: GalleryProjectDetail }) {
  const { locale, t } = useMessages()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { name: t('content.galleryTitle'), href: urls.page(locale, 'gallery') },
            { name: project.title },
          ]}
        />
        <div className="two">
          <div>
            <h1>{withSoftHyphens(project.title)}</h1>
            <div className="project-facts">
              <ProjectFacts project={project} />
            </div>
            <CmsView page={project.cmsPage} />
          </div>
          <aside>
            <PictureGallery media={picturesOf(project)} name={project.title} />
          </aside>
        </div>
      </div>
      {project.materials.length > 0 && (
        <section className="wrap see-also">
          <h2>{t('content.materials')}</h2>
          <Materials materials={project.materials} />
          <TaxNote />
          <p>
            <ToProject source={{ gallery: project.slug }} word="fromGallery" />
          </p>
        </section>
      )}
    </>
  )
}

/** The pictures of a project and of its materials, without duplicates. */
function picturesOf({ media, materials }: GalleryProjectDetail): readonly Media[] {
  const all = [media, ...materials.map(({ product }) => product.cover?.media)]
  return [
    ...new Map(
      all.flatMap((picture) => (picture ? [[picture.url, picture] as const] : [])),
    ).values(),
  ]
}

function Materials({ materials }: { readonly materials: readonly ProjectMaterial[] }) {
  const { locale, t } = useMessages()
  return (
    <div className="scroll">
      <table className="bom wide">
        <ColumnHeads
          columns={[
            { label: t('content.materialProduct'), span: 2 },
            { label: t('content.materialQuantity'), className: 'r' },
            { label: t('content.materialPrice') },
          ]}
        />
        <tbody>
          {materials.map(({ quantity, product }) => (
            <tr key={product.id}>
              <td>
                <ProductPicture media={product.cover?.media} alt="" size={48} />
              </td>
              <th scope="row" className="art">
                <a href={productHref(locale, product)}>
                  {withSoftHyphens(readableName(product.name))}
                </a>
              </th>
              <td className="r qty">{formatQuantity({ locale, t }, soldBy(product), quantity)}</td>
              <td>
                <Price price={toDisplayPrice(product, product.calculatedPrice)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

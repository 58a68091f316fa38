import { createContext, useContext } from 'react'
import { Field, TextField } from '#client/ui/field.tsx'
import { fieldLabel } from '#client/ui/form/form-messages.ts'
import type { CmsSlot } from '#shared/schemas/store-api/cms.ts'
import { MAX_COMMENT_LENGTH } from '#shared/schemas/forms/inquiry.ts'
import { urls } from '#shared/urls.ts'
import { PrivacyConsent } from '../form/privacy-tick.tsx'
import { useMessages } from '../use-messages.ts'
import { useSettings } from '../use-settings.ts'

/** Data of the forms in a layout. A cached page has the same for all its readers. */
export type CmsForms = Readonly<{
  /** The signed time at which the page was rendered. */
  formToken: string
  /** Fields that this shop requires and that are optional in the contact form. */
  required: readonly string[]
  /** The category or landing page with the layout: its entity in Shopware, and its id. */
  entity: string
  id: string
}>

export const CmsFormsData = createContext<CmsForms | null>(null)

/**
 * The contact or newsletter form of a layout. It posts to the page with the same form, which shows
 * errors and confirms. Its ids contain that of the slot, so that a page can have several forms.
 */
export function CmsForm({ slot }: { readonly slot: CmsSlot }) {
  const { locale, t } = useMessages()
  const { features } = useSettings()
  const data = useContext(CmsFormsData)
  const isNewsletter = slot.config?.type?.value === 'newsletter'
  if (isNewsletter && !features.newsletter) return null
  const page = isNewsletter ? 'newsletter' : 'contact'
  const name = slot.config?.title?.value || t(isNewsletter ? 'newsletter.title' : 'shell.contact')
  const href = urls.page(locale, page)
  if (!data)
    return (
      <p>
        <a className="btn" href={href}>
          {name}
        </a>
      </p>
    )
  return (
    <section aria-labelledby={`${slot.id}-title`}>
      <h2 id={`${slot.id}-title`}>{name}</h2>
      <form className="form" method="post" action={`${href}#notes`}>
        <input type="hidden" name="formToken" value={data.formToken} />
        {isNewsletter ? (
          <TextField
            id={`${slot.id}-email`}
            name="email"
            type="email"
            autoComplete="email"
            label={fieldLabel(t, 'email')}
            required
          />
        ) : (
          <ContactFields {...{ slot, data }} />
        )}
        <div hidden>
          <TextField
            id={`${slot.id}-website`}
            name="website"
            autoComplete="off"
            label={fieldLabel(t, 'website')}
          />
        </div>
        <label className="tick choice">
          <input type="checkbox" name="acceptedDataProtection" value="1" required />
          <span>
            <PrivacyConsent />
          </span>
        </label>
        <p>
          <button className="btn ink">
            {t(isNewsletter ? 'newsletter.subscribe' : 'inquiry.send')}
          </button>
        </p>
      </form>
    </section>
  )
}

/** Shopware sends the message to the receivers of this element. */
function ContactFields({ slot, data }: { readonly slot: CmsSlot; readonly data: CmsForms }) {
  const { t } = useMessages()
  const field = (name: string) => ({
    id: `${slot.id}-${name}`,
    name,
    autoComplete: name,
    label: fieldLabel(t, name),
  })
  const optional = (name: string) =>
    data.required.includes(name) ? { required: true } : { optional: t('forms.optional') }
  return (
    <>
      <input type="hidden" name="slot" value={slot.id} />
      <input type="hidden" name="entity" value={data.entity} />
      <input type="hidden" name="page" value={data.id} />
      <TextField {...field('name')} {...optional('name')} className="w6" />
      <TextField
        {...field('email')}
        className="w6"
        type="email"
        hint={t('inquiry.emailHint')}
        required
      />
      <TextField {...field('subject')} autoComplete="off" required />
      <Field id={`${slot.id}-comment`} label={fieldLabel(t, 'comment')}>
        {(ties) => (
          <textarea {...ties} name="comment" rows={7} maxLength={MAX_COMMENT_LENGTH} required />
        )}
      </Field>
      <TextField
        {...field('phoneNumber')}
        {...optional('phoneNumber')}
        autoComplete="tel"
        className="w6"
        type="tel"
      />
    </>
  )
}

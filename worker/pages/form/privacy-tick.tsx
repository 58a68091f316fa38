import { CheckboxInput } from '#client/ui/form/checkbox-input.tsx'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

/** The checkbox that confirms the privacy notice. */
export function PrivacyTick() {
  return (
    <CheckboxInput name="acceptedDataProtection">
      <PrivacyConsent />
    </CheckboxInput>
  )
}

/** The sentence that links the privacy notice. */
export function PrivacyConsent() {
  const { locale, t } = useMessages()
  return (
    <>
      {t('accountForms.privacyBefore')}
      <a href={urls.page(locale, 'privacy')}>{withSoftHyphens(t('accountForms.privacyLink'))}</a>
      {t('accountForms.privacyAfter')}
    </>
  )
}

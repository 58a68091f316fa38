import { CheckboxInput } from '#client/ui/form/checkbox-input.tsx'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

/** The checkbox that confirms the privacy notice. */
export function PrivacyTick() {
  const { locale, t } = useMessages()
  return (
    <CheckboxInput name="acceptedDataProtection">
      {t('accountForms.privacyBefore')}
      <a href={urls.page(locale, 'privacy')}>{withSoftHyphens(t('accountForms.privacyLink'))}</a>
      {t('accountForms.privacyAfter')}
    </CheckboxInput>
  )
}

import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { TextArea, TextInput } from '#client/ui/form/inputs.tsx'
import { TickInput } from '#client/ui/form/tick-input.tsx'
import { TrapInput } from '#client/ui/form/trap-input.tsx'
import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/** Name, address and question; a question about an article has its name as subject. */
export function InquiryFields({ isAboutArticle }: { readonly isAboutArticle: boolean }) {
  const { locale, t } = useWords()
  return (
    <>
      <TextInput className="w6" name="name" autoComplete="name" isOptional />
      <TextInput
        className="w6"
        name="email"
        type="email"
        autoComplete="email"
        hint={t('inquiry.emailHint')}
      />
      {!isAboutArticle && <TextInput name="subject" />}
      <TextArea name="comment" maxLength={5000} />
      <TextInput className="w6" name="phoneNumber" type="tel" autoComplete="tel" isOptional />
      <TrapInput />
      <TickInput name="acceptedDataProtection">
        {t('accountForms.privacyBefore')}
        <a href={urls.page(locale, 'privacy')}>{withSoftHyphens(t('accountForms.privacyLink'))}</a>
        {t('accountForms.privacyAfter')}
      </TickInput>
    </>
  )
}

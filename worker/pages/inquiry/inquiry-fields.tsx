import { TextArea, TextInput } from '#client/ui/form/inputs.tsx'
import { TrapInput } from '#client/ui/form/trap-input.tsx'
import { PrivacyTick } from '../form/privacy-tick.tsx'
import { useWords } from '../words.ts'

/** Name, address and question; a question about an article has its name as subject. */
export function InquiryFields({ isAboutArticle }: { readonly isAboutArticle: boolean }) {
  const { t } = useWords()
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
      <PrivacyTick />
    </>
  )
}

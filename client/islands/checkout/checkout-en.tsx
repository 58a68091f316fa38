import { FormWords, type FormDictionary } from '#client/ui/form/form-words.ts'
import { checkout } from '#shared/i18n/en/checkout.ts'
import { fields } from '#shared/i18n/en/fields.ts'
import { forms } from '#shared/i18n/en/forms.ts'
import { translator } from '#shared/i18n/translate.ts'
import { Checkout, type CheckoutProps } from './checkout.tsx'
import { CheckoutWords, type CheckoutDictionary } from './words.ts'

const formWords = translator<FormDictionary>('en', { fields, forms })
const words = translator<CheckoutDictionary>('en', { checkout })

export function CheckoutEn(props: CheckoutProps) {
  return (
    <FormWords value={formWords}>
      <CheckoutWords value={words}>
        <Checkout {...props} />
      </CheckoutWords>
    </FormWords>
  )
}

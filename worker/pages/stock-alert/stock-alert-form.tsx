import { TextField } from '#client/ui/field.tsx'
import { TextInput } from '#client/ui/form/inputs.tsx'
import { TickInput } from '#client/ui/form/tick-input.tsx'
import { TrapInput } from '#client/ui/form/trap-input.tsx'
import { urls } from '#shared/urls.ts'
import { PlainForm, type PlainFormView } from '../form/plain-form.tsx'
import { useWords } from '../words.ts'

type StockAlertFormProps = {
  readonly number: string
  readonly isMetre: boolean
  readonly form: PlainFormView
  /** What is wrong with the quantity, which depends on the article. */
  readonly quantityFault?: string | undefined
  /** When the form was shown, signed. */
  readonly formToken: string
}

/** Asks for the address that is told when an article is here again, and how much of it is wanted. */
export function StockAlertForm(props: StockAlertFormProps) {
  const { number, isMetre, form, quantityFault, formToken } = props
  const { locale, t } = useWords()
  return (
    <PlainForm
      {...form}
      action={urls.page(locale, 'stockAlert')}
      submit={t('stockAlert.ask')}
      hidden={{ article: number, formToken }}
    >
      <TextInput name="email" type="email" autoComplete="email" />
      <TextField
        id="least"
        name="quantity"
        label={t(isMetre ? 'stockAlert.leastMetres' : 'stockAlert.leastPieces')}
        optional={t('forms.optional')}
        inputMode={isMetre ? 'decimal' : 'numeric'}
        autoComplete="off"
        defaultValue={form.values['quantity']}
        hint={t(isMetre ? 'stockAlert.leastHint' : 'stockAlert.leastHintPieces')}
        error={quantityFault}
      />
      <TrapInput />
      <TickInput name="acceptedDataProtection">
        {t('accountForms.privacyBefore')}
        <a href={urls.page(locale, 'privacy')}>{t('accountForms.privacyLink')}</a>
        {t('accountForms.privacyAfter')}
      </TickInput>
    </PlainForm>
  )
}

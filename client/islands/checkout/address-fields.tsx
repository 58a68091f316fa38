import {
  CompanyInput,
  NameFields,
  PlaceFields,
  VatIdInput,
} from '#client/ui/form/address-fields.tsx'
import { Fold } from '#client/ui/form/fold.tsx'
import type { FormWords } from '#client/ui/form/form-words.ts'
import { TextInput } from '#client/ui/form/inputs.tsx'

import { ServerPart } from '../server-part.tsx'
import { useWordsOf } from '#client/ui/words/words.ts'

type AddressFieldsProps = {
  readonly group: 'billingAddress' | 'shippingAddress'
  /** Of the billing address only: who is told of the order. */
  readonly withContact?: boolean
}

/** The fields of one address of the order. */
export function AddressFields({ group, withContact }: AddressFieldsProps) {
  const { t } = useWordsOf<FormWords>()
  const company = `${group}.company`
  return (
    <div className="form">
      {withContact && <TextInput name="email" type="email" autoComplete="email" />}
      <NameFields group={group} />
      <PlaceFields group={group} />
      <Fold
        title={t('forms.business')}
        names={withContact ? [company, 'vatId', 'orderReference'] : [company]}
      >
        <CompanyInput group={group} />
        {withContact && (
          <>
            <VatIdInput />
            <ServerPart name="reference" />
          </>
        )}
      </Fold>
    </div>
  )
}

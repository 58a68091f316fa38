import { useContext, type MouseEvent } from 'react'
import { CheckoutLinksContext } from './links.ts'
import { useCheckoutWords } from './words.ts'

type CodeFieldProps = { readonly onRedeem: (event: MouseEvent) => void }

/** A promotion code, typed into the form of the order: without script all else that was typed stays. */
export function CodeField({ onRedeem }: CodeFieldProps) {
  const { t } = useCheckoutWords()
  const { save } = useContext(CheckoutLinksContext)
  return (
    <div className="field">
      <label htmlFor="promotionCode">{t('checkout.code')}</label>
      <div className="row nowrap">
        <input
          className="in"
          id="promotionCode"
          name="promotionCode"
          maxLength={100}
          autoComplete="off"
        />
        <button className="btn" formAction={`${save}#notes`} onClick={onRedeem}>
          {t('checkout.codeApply')}
        </button>
      </div>
    </div>
  )
}

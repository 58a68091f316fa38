import { useWords } from '../words.ts'

/** A promotion code, typed into the form of the order: without script all else that was typed stays. */
export function CodeField({ save }: { readonly save: string }) {
  const { t } = useWords()
  return (
    <div className="field">
      <label htmlFor="promotionCode">{t('checkoutPage.code')}</label>
      <div className="row nowrap">
        <input
          className="in"
          id="promotionCode"
          name="promotionCode"
          maxLength={100}
          autoComplete="off"
        />
        <button className="btn" formAction={`${save}#notes`}>
          {t('checkoutPage.codeApply')}
        </button>
      </div>
    </div>
  )
}

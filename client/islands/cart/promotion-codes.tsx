import { useContext, type FormEvent } from 'react'
import { postCart } from '#client/stores/cart.ts'
import { CartLinksContext } from './links.ts'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { CartMessages } from '../messages/de/cart.ts'

/** The promotion codes of a cart with buttons to remove them, and a field for another code. */
export function PromotionCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = usePartMessages<CartMessages>()
  const action = useContext(CartLinksContext).code
  function submitInPlace(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const [input] = new FormData(form)
    if (!input) return
    void postCart('code', action, { [input[0]]: String(input[1]) }).then((cart) => {
      if (cart) form.reset()
    })
  }
  return (
    <>
      {codes.map((code) => (
        <form className="row" key={code} method="post" action={action} onSubmit={submitInPlace}>
          <input type="hidden" name="remove" value={code} />
          <b>{code}</b>
          <button className="btn plain" aria-label={t('cart.removeName', { name: code })}>
            {t('cart.remove')}
          </button>
        </form>
      ))}
      <details className="collapsible">
        <summary>{t('cart.codeTitle')}</summary>
        <form className="row nowrap" method="post" action={action} onSubmit={submitInPlace}>
          <label className="vh" htmlFor="promotion-code">
            {t('cart.code')}
          </label>
          <input
            className="in"
            id="promotion-code"
            name="code"
            required
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <button className="btn">{t('cart.codeApply')}</button>
        </form>
      </details>
    </>
  )
}

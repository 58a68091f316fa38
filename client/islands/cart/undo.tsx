import { useContext, type RefObject } from 'react'
import { postCart } from '#client/stores/cart.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { CartLineView } from '#shared/schemas/forms/cart-view.ts'
import { CartLinksContext } from './links.ts'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { CartMessages } from '../messages/de/cart.ts'

type UndoProps = {
  readonly line: CartLineView
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onDone: () => void
}

/** Reports a removed line, with a button to restore it. */
export function Undo({ line, button, onDone }: UndoProps) {
  const { t } = usePartMessages<CartMessages>()
  const links = useContext(CartLinksContext)
  function putBack() {
    const form = {
      productId: line.id,
      [line.soldBy === 'm' ? 'metres' : 'quantity']: line.figure,
      min: String(line.min),
      step: String(line.step),
    }
    void postCart(line.id, links.add, form).then((cart) => {
      if (cart) onDone()
    })
  }
  return (
    <Notice>
      {t('cart.removed', { name: line.name })}{' '}
      <button className="btn" type="button" ref={button} onClick={putBack}>
        {t('cart.undo')}
      </button>
    </Notice>
  )
}

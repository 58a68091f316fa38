import { markOnWishlist } from './stored-wishlist.ts'

/**
 * Adds a product to the wishlist or removes it, without leaving the page; on failure the plain form
 * is submitted.
 */
export async function toggleWishlist(button: HTMLButtonElement): Promise<void> {
  const { form, name, value } = button
  if (!form || button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ [name]: value }),
      // The press counts even if a link is followed at once.
      keepalive: true,
    })
    if (response.ok) markOnWishlist(value, name === 'keep')
    else send(form, name, value)
  } catch {
    send(form, name, value)
  } finally {
    button.ariaBusy = null
  }
}

function send(form: HTMLFormElement, name: string, value: string): void {
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = name
  field.value = value
  form.appendChild(field)
  form.submit()
}

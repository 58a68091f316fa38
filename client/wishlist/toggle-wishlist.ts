import { showKept } from './stored-wishlist.ts'

/** Keeps an article or takes it out, without leaving the page; what fails goes as the form it is. */
export async function pressHeart(heart: HTMLButtonElement): Promise<void> {
  const { form, name, value } = heart
  if (!form || heart.ariaBusy === 'true') return
  heart.ariaBusy = 'true'
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ [name]: value }),
      // The press counts even if a link is followed at once.
      keepalive: true,
    })
    if (answer.ok) showKept(value, name === 'keep')
    else send(form, name, value)
  } catch {
    send(form, name, value)
  } finally {
    heart.ariaBusy = null
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

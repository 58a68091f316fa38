import { html } from 'hono/html'
import { formatMoney } from '#shared/i18n/format.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { Markup } from '#worker/backend/http/plain-page.ts'
import { TEST_CARDS } from './cards.ts'
import type { GatewayPayment } from './gateway-payments.ts'

const OUTCOMES = ['paid', 'failed', 'cancelled', 'expired', 'pending'] as const

/** The hosted payment page: one form, five test cards. */
export function payPage(payment: GatewayPayment, typed: string | null): Markup {
  const { locale, status } = payment
  const t = messages(locale)
  const isUndecided = status === 'open' || status === 'pending'
  return html`<h1>${t('gateway.title')}</h1>
    <p class="notice">${t('gateway.notice')}</p>
    <table>
      <tr>
        <th scope="row">${t('gateway.purpose')}</th>
        <td>${payment.description}</td>
      </tr>
      <tr>
        <th scope="row">${t('gateway.amount')}</th>
        <td>${formatMoney(locale, payment.amount_cents)}</td>
      </tr>
    </table>
    ${status === 'pending' ? html`<p role="status">${t('gateway.isPending')}</p>` : ''}
    ${isUndecided ? cardForm(payment, typed) : decided(payment)}`
}

function cardForm({ locale }: GatewayPayment, typed: string | null): Markup {
  const t = messages(locale)
  const invalid = typed === null ? '' : 'true'
  return html`<form method="post">
      <p>
        <label for="card">${t('gateway.cardNumber')}</label>
        <input
          id="card"
          name="card"
          inputmode="numeric"
          autocomplete="off"
          value="${typed ?? ''}"
          aria-invalid="${invalid || 'false'}"
          aria-describedby="card-hint card-error"
        />
      </p>
      <p id="card-hint">${t('gateway.cardHint')}</p>
      <p id="card-error" role="alert">${invalid ? t('gateway.unknownCard') : ''}</p>
      <button name="action" value="pay">${t('gateway.pay')}</button>
      <button class="quiet" name="action" value="cancel">${t('gateway.cancel')}</button>
    </form>
    <h2>${t('gateway.cards')}</h2>
    <table>
      ${OUTCOMES.map(
        (outcome) =>
          html`<tr>
            <td><code>${TEST_CARDS[outcome]}</code></td>
            <td>${t(`gateway.${outcome}`)}</td>
          </tr>`,
      )}
    </table>`
}

function decided({ locale, return_url: returnUrl }: GatewayPayment): Markup {
  const t = messages(locale)
  return html`<p role="status">${t('gateway.isDecided')}</p>
    <p><a href="${returnUrl}">${t('gateway.back')}</a></p>`
}

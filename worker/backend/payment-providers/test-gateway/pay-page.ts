import { html } from 'hono/html'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { Markup } from '#worker/backend/http/plain-page.ts'
import { TEST_CARDS } from './cards.ts'
import type { GatewayPayment } from './gateway-payments.ts'

const OUTCOMES = ['paid', 'failed', 'challenged', 'cancelled', 'expired', 'pending'] as const

/** The hosted payment page: the card form with the test cards, or the bank's question. */
export function payPage(payment: GatewayPayment, input: string | null): Markup {
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
        <td>${formatMoney(locale, payment.amountCents)}</td>
      </tr>
    </table>
    ${status === 'pending' ? html`<p role="status">${t('gateway.isPending')}</p>` : ''}
    ${isUndecided ? form(payment, input) : decided(payment)}`
}

function form(payment: GatewayPayment, input: string | null): Markup {
  return payment.challenged ? challengeForm(payment) : cardForm(payment, input)
}

/** The second step that banks require (3-D Secure). */
function challengeForm({ locale }: GatewayPayment): Markup {
  const t = messages(locale)
  return html`<form method="post">
    <h2>${t('gateway.challengeTitle')}</h2>
    <p>${t('gateway.challengeText')}</p>
    <button name="action" value="confirm">${t('gateway.confirm')}</button>
    <button class="quiet" name="action" value="refuse">${t('gateway.refuse')}</button>
    <button class="quiet" name="action" value="cancel">${t('gateway.cancel')}</button>
  </form>`
}

function cardForm({ locale }: GatewayPayment, input: string | null): Markup {
  const t = messages(locale)
  const invalid = input === null ? '' : 'true'
  return html`<form method="post">
      <p>
        <label for="card">${t('gateway.cardNumber')}</label>
        <input
          id="card"
          name="card"
          inputmode="numeric"
          autocomplete="off"
          value="${input ?? ''}"
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
    ${cardTable(locale)}`
}

/** The test cards with their outcomes. */
export function cardTable(locale: Locale): Markup {
  const t = messages(locale)
  return html`<table>
    ${OUTCOMES.map(
      (scenario) =>
        html`<tr>
          <td><code>${TEST_CARDS[scenario]}</code></td>
          <td>${t(`gateway.${scenario}`)}</td>
        </tr>`,
    )}
  </table>`
}

function decided({ locale, returnUrl }: GatewayPayment): Markup {
  const t = messages(locale)
  return html`<p role="status">${t('gateway.isDecided')}</p>
    <p><a href="${returnUrl}">${t('gateway.back')}</a></p>`
}

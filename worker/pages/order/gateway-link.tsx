import { useWords } from '../words.ts'

/** Seconds until the script opens the gateway (docs/rules.md#payment-page). */
const REDIRECT_AFTER_SECONDS = 5

/**
 * The way to the payment. The link works at once; `client/gateway-redirect.ts` follows it after
 * some seconds, unless the shopper stops it. Without script the link is all there is.
 */
export function GatewayLink({ href }: { readonly href: string }) {
  const { t } = useWords()
  return (
    <section
      className="sheet stack"
      aria-labelledby="payment"
      data-redirect-seconds={REDIRECT_AFTER_SECONDS}
    >
      <h2 id="payment">{t('order.payTitle')}</h2>
      <output hidden data-redirect-note data-stopped={t('order.payStopped')}>
        {t('order.payRedirect')}
      </output>
      <p className="row">
        <a className="btn go" href={href} rel="nofollow">
          {t('order.payNow')}
        </a>
        <button className="btn" type="button" hidden>
          {t('order.payStop')}
        </button>
      </p>
    </section>
  )
}

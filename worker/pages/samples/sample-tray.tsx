import { sampleCents, type SampleRules } from '#shared/domain/samples.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { urls } from '#shared/urls.ts'
import { Tray, type TrayItem } from '../tray.tsx'
import { useMessages } from '../use-messages.ts'

type SampleTrayProps = {
  readonly samples: readonly TrayItem[]
  readonly rules: SampleRules
  /** The result of the last change, in the tray of a page with script. */
  readonly message?: string | undefined
}

/** The collected samples in as many slots as are free, and the price of further ones. */
export function SampleTray({ samples, rules, message }: SampleTrayProps) {
  const { locale, t } = useMessages()
  const count = samples.length
  const total = sampleCents(count, rules).reduce((sum, cents) => sum + cents, 0)
  const text = t('samples.trayPrice', {
    count,
    free: rules.free,
    each: formatMoney(locale, rules.furtherCents),
    sum: total === 0 ? null : formatMoney(locale, total),
  })
  const href = `${urls.page(locale, 'orderSample')}#address`
  return (
    <Tray
      title={t('samples.tray')}
      items={samples}
      slots={Math.min(rules.most, Math.max(rules.free, count + 1))}
      form="sampled"
      removes="remove"
      {...{ text }}
      {...(message !== undefined && { edge: { message, href, link: t('samples.order') } })}
    />
  )
}

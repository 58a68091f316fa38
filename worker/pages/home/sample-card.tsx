import { urls } from '#shared/urls.ts'
import { SampleDrawing } from '../samples/sample-drawing.tsx'
import { useMessages } from '../use-messages.ts'
import { useSettings } from '../use-settings.ts'

/** A sample of cloth in its real size, and a link to order samples. */
export function SampleCard() {
  const { locale, t } = useMessages()
  const { samples } = useSettings()
  return (
    <aside className="stack">
      <h2>{t('samples.realSize')}</h2>
      <div className="row">
        <div className="real">
          <SampleDrawing />
          <i className="rx" />
          <i className="ry" />
          <span className="x">{t('home.sampleWidth')}</span>
          <span className="y">{t('home.sampleHeight')}</span>
        </div>
        <div className="stack">
          <p>{t('home.samplesNote', { free: samples.free })}</p>
          <p>
            <a className="btn" href={urls.page(locale, 'orderSample')}>
              {t('home.chooseSamples')}
            </a>
          </p>
        </div>
      </div>
    </aside>
  )
}

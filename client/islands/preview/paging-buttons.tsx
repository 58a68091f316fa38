import { Icon } from '#client/ui/icon.tsx'
import type { Step } from './paging.ts'
import { usePreviewWords } from './words.ts'

const BUTTONS = [
  { step: -1, name: 'previous', icon: 'back' },
  { step: 1, name: 'next', icon: 'forward' },
] as const

/** The way to the picture before and to the one after. */
export function Paging({ onPage }: { readonly onPage: (step: Step) => void }) {
  const t = usePreviewWords()
  return BUTTONS.map(({ step, name, icon }) => (
    <button
      key={name}
      type="button"
      className={`btn square ${name}`}
      aria-label={t(`preview.${name}`)}
      title={t(`preview.${name}`)}
      onClick={() => onPage(step)}
    >
      <Icon name={icon} />
    </button>
  ))
}

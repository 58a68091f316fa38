import { ICON_PATHS } from './icon-paths.ts'

export type IconName = keyof typeof ICON_PATHS

/** A drawing of one stroke beside words that say the same; screen readers skip it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="ico" aria-hidden="true" viewBox="0 0 20 20">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}

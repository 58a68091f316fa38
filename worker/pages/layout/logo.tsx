import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/** The shop's mark and name, leading home. */
export function Logo({ name }: { readonly name: string }) {
  const { locale } = useWords()
  return (
    <a className="brand" href={urls.page(locale, 'home')}>
      <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" stroke="currentColor">
        <path
          opacity=".55"
          d="M5 1v30M13 1v30M16 1v30M19 1v12M27 1v30M1 5h30M1 13h30M1 16h30M1 19h12M1 27h30"
        />
        <path strokeWidth="3" d="M9 1v30M23 1v30M1 9h30M1 23h30" />
      </svg>
      {name}
    </a>
  )
}

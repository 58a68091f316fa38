import { createContext, useContext, useState, type ReactNode } from 'react'

/** By name, what the server alone renders inside of an island. */
export const ServerParts = createContext<Readonly<Record<string, ReactNode>> | null>(null)

type ServerPartProps = {
  readonly name: string
  readonly as?: 'div' | 'span'
  readonly className?: string
}

/**
 * Markup of the page within an island that never changes: the browser needs neither the code nor
 * the words for it, and keeps what it finds, also where it has to render the island anew.
 */
export function ServerPart({ name, as: Tag = 'div', className }: ServerPartProps) {
  const id = `part-${name}`
  const parts = useContext(ServerParts)
  const [found] = useState(() => (parts ? '' : (document.getElementById(id)?.innerHTML ?? '')))
  return parts ? (
    <Tag id={id} className={className}>
      {parts[name]}
    </Tag>
  ) : (
    <Tag
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: found }}
    />
  )
}

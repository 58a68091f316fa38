import { createContext, useContext, useState, type ReactNode } from 'react'

/** Content of an island that only the server renders, by name. */
export const ServerParts = createContext<Readonly<Record<string, ReactNode>> | null>(null)

type ServerPartProps = {
  readonly name: string
  readonly as?: 'div' | 'span'
  readonly className?: string
}

/**
 * Static markup within an island: the browser needs neither its code nor its messages. The existing
 * markup stays even if React renders the island again on the client.
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

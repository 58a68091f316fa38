import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type NoticeProps = {
  readonly tone?: 'info' | 'ok' | 'warn' | 'bad'
  readonly icon?: IconName
  readonly slim?: boolean
  readonly id?: string
  readonly children: ReactNode
}

/**
 * A notice with a tone. Screen readers announce a bad one at once, the others after the current
 * speech.
 */
export function Notice({ tone = 'info', icon, slim, id, children }: NoticeProps) {
  const classes = ['notice', tone === 'info' ? '' : tone, slim ? 'slim' : '']
  return (
    <div
      id={id}
      className={classes.filter(Boolean).join(' ')}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon name={icon ?? (tone === 'ok' ? 'check' : 'info')} />
      <div>{children}</div>
    </div>
  )
}

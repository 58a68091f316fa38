import { existsSync, renameSync } from 'node:fs'

/** Renames a storage to a free name, and returns that name. */
export function moveAside(storage: string): string {
  let number = 1
  while (existsSync(`${storage}-older-${number}`)) number += 1
  const moved = `${storage}-older-${number}`
  renameSync(storage, moved)
  return moved
}

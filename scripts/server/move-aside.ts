import { existsSync, renameSync } from 'node:fs'

/** Renames a storage, and returns the free name that it has now. */
export function moveAside(storage: string): string {
  let number = 1
  while (existsSync(`${storage}-older-${number}`)) number += 1
  const moved = `${storage}-older-${number}`
  renameSync(storage, moved)
  return moved
}

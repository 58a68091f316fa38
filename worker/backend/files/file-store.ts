type StoredFile = Readonly<{ body: ReadableStream; contentType: string; bytes: number }>

/** Where files are kept, by name (`media/0a1b….svg`). */
export type FileStore = {
  read(name: string): Promise<StoredFile | null>
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Names of everything kept below a prefix. */
  names(prefix: string): Promise<ReadonlySet<string>>
}

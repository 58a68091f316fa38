/** Ids that name the folders of local storage. Environments of `wrangler.toml` have none. */
export const LOCAL_IDS = {
  DB: '00000000-0000-0000-0000-000000000000',
  KV: '00000000000000000000000000000000',
} as const

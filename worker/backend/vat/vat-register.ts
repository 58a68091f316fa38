/** What a register of VAT ids says of one; `unreachable`: nobody answered in time. */
export type VatAnswer =
  | Readonly<{ kind: 'valid' | 'invalid'; consultation: string | null }>
  | Readonly<{ kind: 'unreachable' }>

/** Knows which VAT ids exist. Never throws: an order must not wait for a register that is down. */
export type VatRegister = {
  ask(vatId: string): Promise<VatAnswer>
}

/** No register is asked: the form of an id is all that counts. */
export const NO_REGISTER: VatRegister = {
  ask: async () => ({ kind: 'unreachable' }),
}

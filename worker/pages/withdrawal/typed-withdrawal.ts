import type { Faults } from '#shared/schemas/forms/fault.ts'

/** What the fields hold, as it was typed. */
export type TypedWithdrawal = {
  readonly name: string
  readonly orderNumber: string
  readonly email: string
  readonly lines: string
  /** The trap; a value in it is shown, so that a person can clear it. */
  readonly website: string
}

export type WithdrawalPageProps = {
  readonly typed: TypedWithdrawal
  readonly faults: Faults
}

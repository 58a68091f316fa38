import { text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

/** A trigger that is missing during a restore. */
export const SuspendedTriggerTable = table('suspended_trigger', { name: text, sql: text })

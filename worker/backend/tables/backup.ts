import { text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

/** A trigger that is missing while a backup is restored. */
export const SuspendedTriggerTable = table('suspended_trigger', { name: text, sql: text })
